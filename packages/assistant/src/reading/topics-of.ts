import { ONE_PERSON } from '../vocabulary/person-words.ts';
import { isFiller } from './scan.ts';
import type { Topic } from './query.ts';
import { isInAList, isOperator, JOINS, type Tagged, tagsOf } from './tags.ts';

/** Said beside a nutrient these ask for something else; the others ask how the nutrient is meant. */
const ABOVE_NUTRIENTS = /^(?:vein|sample|stock|price|codes|reimbursement|contraindications|hangTime)$/u;

const isAThing = ({ item }: Tagged): boolean =>
  item.kind === 'nutrient' ||
  item.kind === 'topic' ||
  (item.kind === 'criterion' && item.criterion.kind === 'diet');

/** "Age and kcal", "sizes, flavours": two things asked for, with nothing but "and" or a comma between them. */
function isJoined(one: Tagged, other: Tagged, texts: readonly string[]): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  const between = texts.slice(first.to, second.from);
  return isAThing(other) && between.length === 1 && JOINS.test(between[0] ?? '');
}

/** "Its protein, age and packs", "age and kcal of": an item of a list asks for itself. */
export const isListed = (tag: Tagged, tags: readonly Tagged[], texts: readonly string[]): boolean =>
  tag.item.kind === 'topic' &&
  isListable(tag.item.topic) &&
  (isInAList(tag, texts) || tags.some((other) => isJoined(tag, other, texts)));

/** Of these a word alone asks, in a list or between two joints. */
export const isListable = (topic: Topic): boolean => LISTED.test(topic);
const LISTED = /^(?:ages|packs|storage|iddsi|reimbursement|availability)$/u;

/** The strongest topic, and each that is set apart from it by "and": a question of its own. */
export function topicsOf(tags: readonly Tagged[], texts: readonly string[], hasNutrients: boolean): Topic[] {
  const isApart = (one: Tagged, other: Tagged) =>
    texts.slice(Math.min(one.to, other.to), Math.max(one.from, other.from)).some((text) => JOINS.test(text));
  // "At about 1.5" asks nothing about anything.
  const all = tagsOf(tags, 'topic').filter(
    ({ phrase, to }) => !(phrase === 'about' && /^\d/u.test(texts[to] ?? '')),
  );
  const strong = all.filter((tag) => !tag.item.isWeak || isListed(tag, tags, texts));
  const chosen = strong.length > 0 ? strong : hasNutrients ? [] : all;
  const [best] = chosen.toSorted((one, other) => one.item.rank - other.item.rank);
  if (best === undefined) return [];
  const meant = chosen
    .filter(
      (tag) =>
        tag === best || (strong.includes(tag) && tag.item.topic !== best.item.topic && isApart(tag, best)),
    )
    .filter(
      (tag) =>
        !hasNutrients ||
        ABOVE_NUTRIENTS.test(tag.item.topic) ||
        tagsOf(tags, 'nutrient').some((other) => isApart(tag, other)),
    );
  return [...new Set(meant.map(({ item }) => item.topic))];
}

/** Directly after "without", "not" or "with": what products must be. */
export function isOfATrait(place: number, tags: readonly Tagged[], texts: readonly string[]): boolean {
  let at = place - 1;
  const isSaid = (names: readonly string[]) =>
    tags.some((tag) => tag.from <= at && at < tag.to && isOperator(tag, ...names));
  while (at >= 0 && !isSaid(['not', 'freeFrom', 'with']) && isFiller(texts[at] ?? '')) at -= 1;
  // "A lady with dementia" is no trait of a product.
  return at >= 0 && isSaid(['not', 'freeFrom', 'with']) && !isAPerson(texts[at - 1] ?? '');
}

const isAPerson = (word: string): boolean =>
  ONE_PERSON.has(word) ||
  /^(?:child|children|baby|someone|somebody|people|adult|adults|infant|toddler)$/u.test(word);

/** "Shun milk": what is done to it is not known. */
export function isOfAnAllergen(place: number, tags: readonly Tagged[], texts: readonly string[]): boolean {
  let at = place;
  while (/^(?:the|all|any|of|from|out)$/u.test(texts[at] ?? '')) at += 1;
  return tagsOf(tags, 'criterion').some(
    ({ from, item }) => from === at && item.criterion.kind === 'allergen',
  );
}
