import type { Item, Lexicon } from './lexicon.ts';
import { TYPE_KINDS } from './criterion-kinds.ts';
import { isAlsoOrdinaryWord, isSymbol } from '../vocabulary/nutrient-words.ts';
import { ONE_PERSON } from '../vocabulary/person-words.ts';
import type { Topic } from './query.ts';

/** A phrase of a message, with what it stands for. */
export type Tag = { from: number; to: number; phrase: string; item: Item };
export type TagOf<K extends Item['kind']> = Tag & { item: Extract<Item, { kind: K }> };

export const isOperator = ({ item }: Tag, ...names: string[]): boolean =>
  item.kind === 'operator' && names.includes(item.name);

export const tagsOf = <K extends Item['kind']>(tags: readonly Tag[], kind: K): TagOf<K>[] =>
  tags.filter((tag): tag is TagOf<K> => tag.item.kind === kind);

export const JOINING_WORD = /^(?:and|,|;|plus|also|or|then)$/u;
/** "Protein, age and packs": between joining words, or after one at the end. */
const isInAList = ({ from, to }: { from: number; to: number }, texts: readonly string[]): boolean =>
  JOINING_WORD.test(texts[from - 1] ?? '') && (to === texts.length || JOINING_WORD.test(texts[to] ?? ''));

/** The phrases of a message, each with what it stands for in this context. */
export function tagsIn(
  texts: readonly string[],
  isOpen: (at: number) => boolean,
  lexicon: Lexicon,
  hasProducts: boolean,
  /** "Dalesip bottles", "cartons of 200 ml": searches by pack. */
  hasPacks = false,
): Tag[] {
  const hits = lexicon.find(texts, isOpen).flatMap((hit) => {
    // "Which fibre feeds": feeds with fibre, not the fibre in them.
    const isKindQuestion = /^(?:which|what) \w+$/u.test(hit.phrase) && GENERIC_NOUN.test(texts[hit.to] ?? '');
    // "A drink thickened with Flowenna" asks for no ingredients.
    if (/^thickened (?:with|by)$/u.test(hit.phrase) && hit.to < texts.length && !isOpen(hit.to)) return [];
    return isKindQuestion ? lexicon.find(texts, (at) => at === hit.to - 1 && isOpen(at)) : [hit];
  });
  const has = (matches: (item: Item) => boolean) => hits.some(({ value }) => value.some(matches));
  const hasNutrient = has(({ kind }) => kind === 'nutrient');
  const isInList =
    !hasProducts &&
    !EXPLAINS.test(texts.join(' ')) &&
    (hasPacks ||
      has((item) => item.kind === 'operator' && item.name === 'not') ||
      /^(?:(?:and|ok|only|just|now) )*(?:which|any|list|only|just)\b/u.test(texts.join(' ')) ||
      has(
        (item) =>
          (item.kind === 'operator' && /^(?:noun|among|most|least|rank)$/u.test(item.name)) ||
          (item.kind === 'criterion' && !item.isOnlyForLists && TYPE_KINDS.has(item.criterion.kind)),
      ));
  return hits.flatMap(({ from, to, phrase, value }) =>
    value
      .filter((item) =>
        applies(item, value, {
          hasProducts,
          hasNutrient: hasNutrient && !(hasProducts && isInAList({ from, to }, texts)),
          isInList,
        }),
      )
      .map((item) => ({ from, to, phrase, item })),
  );
}

const GENERIC_NOUN = /^(?:feeds|sips|drinks|powders|products|supplements|ones|ons)$/u;
const EXPLAINS =
  /\b(?:means?|meaning|called|stands? for|explain|difference|limits?|scheme|(?:needs?|requires?) (?:\w+ )?approv\w+)\b/u;

type TagContext = { hasProducts: boolean; hasNutrient: boolean; isInList: boolean };

/** Which of the meanings of a phrase applies. */
function applies(
  item: Item,
  all: readonly Item[],
  { hasProducts, hasNutrient, isInList }: TagContext,
): boolean {
  const hasItemOf = (...kinds: Item['kind'][]) => all.some(({ kind }) => kinds.includes(kind));
  switch (item.kind) {
    case 'criterion':
      // A question about a named product is a criterion when products are searched for.
      if (item.isOnlyForLists) return isInList;
      // "The starch in it" is a value; "starch products" are a type.
      if (hasProducts && item.criterion.kind === 'type' && hasItemOf('nutrient')) return false;
      // "Banana" is a flavour; "milk" is an allergen first.
      return !(
        item.criterion.kind === 'flavour' &&
        all.some((other) => other.kind === 'criterion' && other.criterion.kind === 'allergen')
      );
    case 'noRow':
      return hasProducts || !hasItemOf('criterion', 'general');
    case 'general':
      return !(hasProducts && hasItemOf('topic', 'noRow'));
    case 'topic':
      if (
        isInList &&
        all.some(
          (other) =>
            other.kind === 'criterion' && other.isOnlyForLists && other.criterion.kind !== 'allergen',
        )
      )
        return false;
      // "Volume of the bottle", and "a volume of 500 ml".
      return !(item.isWeak && hasNutrient && item.topic === 'packs');
    default:
      return true;
  }
}

/** "Lys, his and met": in a list of nutrients. */
const isBesideAnother = (from: number, to: number, all: readonly Tag[]): boolean =>
  all.some((tag) => tag.from !== from && (Math.abs(tag.to - from) <= 1 || Math.abs(tag.from - to) <= 1));

const followsNutrient = (text: string | undefined): boolean =>
  /^(?:in|of|per|content|levels?)$/u.test(text ?? '');

/** Chemical symbols and short names of amino acids are ordinary words too: a single one in a long sentence does not count. */
export function nutrientTags(tags: readonly Tag[], texts: readonly string[], hasProducts: boolean): Tag[] {
  const isAminoTalk = texts.some((text) => /^(?:amino|leucine|phe|phenylalanine|histidine)$/u.test(text));
  const named = tagsOf(tags, 'nutrient');
  const kept: Tag[] = named.filter(
    ({ phrase, from, to }) =>
      !isAlsoOrdinaryWord(phrase) ||
      (phrase === 'his'
        ? isBesideAnother(from, to, named)
        : isAminoTalk || named.length > 1 || texts.length <= 6) ||
      /^(?:content|levels?)$/u.test(texts[to] ?? '') ||
      (isSymbol(phrase) && (hasProducts || followsNutrient(texts[to]))),
  );
  // "Mg" is a unit, unless it is beside another symbol or starts the question.
  const at = texts.findIndex(
    (text, place) =>
      text === 'mg' &&
      (kept.some(({ phrase, from, to }) => (to === place || from === place + 1) && isSymbol(phrase)) ||
        (place === 0 && kept.length === 0 && (hasProducts || followsNutrient(texts[1])))),
  );
  if (at !== -1)
    kept.push({ from: at, to: at + 1, phrase: 'mg', item: { kind: 'nutrient', id: 'magnesium' } });
  return kept;
}

/** Beside a nutrient these are questions of their own; the other topics only qualify the nutrient. */
const TOPICS_BESIDE_NUTRIENT =
  /^(?:vein|sample|stock|price|codes|reimbursement|contraindications|hangTime)$/u;

const isAskable = ({ item }: Tag): boolean =>
  item.kind === 'nutrient' ||
  item.kind === 'topic' ||
  (item.kind === 'criterion' && item.criterion.kind === 'diet');

/** "Age and kcal", "sizes, flavours": two questions with only "and" or a comma between. */
function isJoined(one: Tag, other: Tag, texts: readonly string[]): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  const between = texts.slice(first.to, second.from);
  return isAskable(other) && between.length === 1 && JOINING_WORD.test(between[0] ?? '');
}

/** "Its protein, age and packs", "age and kcal of": each item of a list is a question. */
export const isListed = (tag: Tag, tags: readonly Tag[], texts: readonly string[]): boolean =>
  tag.item.kind === 'topic' &&
  isListable(tag.item.topic) &&
  (isInAList(tag, texts) || tags.some((other) => isJoined(tag, other, texts)));

/** Topics that a single word can ask for, in a list or between joining words. */
export const isListable = (topic: Topic): boolean => LISTABLE_TOPIC.test(topic);
const LISTABLE_TOPIC = /^(?:ages|packs|storage|iddsi|reimbursement|availability)$/u;

/** The strongest topic, and each other one separated from it by "and". */
export function topicsOf(tags: readonly Tag[], texts: readonly string[], hasNutrients: boolean): Topic[] {
  const areSeparated = (one: Tag, other: Tag) =>
    texts
      .slice(Math.min(one.to, other.to), Math.max(one.from, other.from))
      .some((text) => JOINING_WORD.test(text));
  // "At about 1.5": "about" is no topic.
  const all = tagsOf(tags, 'topic').filter(
    ({ phrase, to }) => !(phrase === 'about' && /^\d/u.test(texts[to] ?? '')),
  );
  const strong = all.filter((tag) => !tag.item.isWeak || isListed(tag, tags, texts));
  const chosen = strong.length > 0 ? strong : hasNutrients ? [] : all;
  const [best] = chosen.toSorted((one, other) => one.item.rank - other.item.rank);
  if (best === undefined) return [];
  const chosenTopics = chosen
    .filter(
      (tag) =>
        tag === best ||
        (strong.includes(tag) && tag.item.topic !== best.item.topic && areSeparated(tag, best)),
    )
    .filter(
      (tag) =>
        !hasNutrients ||
        TOPICS_BESIDE_NUTRIENT.test(tag.item.topic) ||
        tagsOf(tags, 'nutrient').some((other) => areSeparated(tag, other)),
    );
  return [...new Set(chosenTopics.map(({ item }) => item.topic))];
}

/** Directly after "without", "not" or "with": a trait of products. */
export function isTraitWord(place: number, tags: readonly Tag[], texts: readonly string[]): boolean {
  let at = place - 1;
  const hasOperator = (names: readonly string[]) =>
    tags.some((tag) => tag.from <= at && at < tag.to && isOperator(tag, ...names));
  while (at >= 0 && !hasOperator(['not', 'freeFrom', 'with']) && isFiller(texts[at] ?? '')) at -= 1;
  // "A lady with dementia" is no trait of a product.
  return at >= 0 && hasOperator(['not', 'freeFrom', 'with']) && !isAPerson(texts[at - 1] ?? '');
}

const isAPerson = (word: string): boolean =>
  ONE_PERSON.has(word) ||
  /^(?:child|children|baby|someone|somebody|people|adult|adults|infant|toddler)$/u.test(word);

/** "Shun milk": an unknown verb before an allergen. */
export function isBeforeAllergen(place: number, tags: readonly Tag[], texts: readonly string[]): boolean {
  let at = place;
  while (/^(?:the|all|any|of|from|out)$/u.test(texts[at] ?? '')) at += 1;
  return tagsOf(tags, 'criterion').some(
    ({ from, item }) => from === at && item.criterion.kind === 'allergen',
  );
}

/** Words that may come between "no" and what it negates. */
const FILLER =
  /^(?:any|a|an|the|added|contains?|containing|contained|have|has|having|had|marked|suitable|meant|intended|indicated|licensed|for|as|in|with|from|of|on|are|is|be|being|that|which|who|declared|products?|feeds|ones|one|those|sold|available|labelled|listed|stated|shown|comes?|coming|do|does|did|can|made|make|based|needing|needs?|requiring|using|uses?|mixed|mixing|making|prepared|up|to|you|we|i|get|given|all|flavours?|flavoured|type|style|use|people|patients|someone|them|it|also|just|only|taste|tasting|form|currently|both|your|our|aged?|either|allowed|permitted|give)$/u;
export const isFiller = (text: string): boolean => FILLER.test(text);
