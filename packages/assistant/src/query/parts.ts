import { type Word, UNREAD_PART } from '../language/words.ts';
import { isOrdinaryWordToo, isSymbol } from '../vocabulary/nutrient-words.ts';
import { isOperator, type Tagged, type TaggedOf } from './criteria-in.ts';
import type { Item, Lexicon } from './lexicon.ts';
import type { Criterion, Order, Query, Topic } from './query.ts';

/** The nutrient that a claim is about. */
export const CLAIMED = { 'high protein': 'protein', 'high energy': 'energyKcal' } as const;

/** The phrases of a message, each with what it stands for beside the others. */
export function tagsIn(
  texts: readonly string[],
  isOpen: (at: number) => boolean,
  lexicon: Lexicon,
  isOfProducts: boolean,
): Tagged[] {
  const hits = lexicon.find(texts, isOpen, isOfProducts);
  const hasNutrient = hits.some(({ value }) => value.some(({ kind }) => kind === 'nutrient'));
  return hits.flatMap(({ from, to, phrase, value }) =>
    value
      .filter((item) => isMeant(item, value, isOfProducts, hasNutrient))
      .map((item) => ({ from, to, phrase, item })),
  );
}

/** Of several things that one phrase may stand for. */
function isMeant(item: Item, all: readonly Item[], isOfProducts: boolean, hasNutrient: boolean): boolean {
  const isAlso = (...kinds: Item['kind'][]) => all.some(({ kind }) => kinds.includes(kind));
  switch (item.kind) {
    case 'criterion':
      // "The starch in it" is a value; "starch products" is a kind of product.
      if (isOfProducts && item.criterion.kind === 'text' && isAlso('nutrient')) return false;
      // "Banana" is a taste, "milk" an allergen before it is one.
      return !(
        item.criterion.kind === 'flavour' &&
        all.some((other) => other.kind === 'criterion' && other.criterion.kind === 'allergen')
      );
    case 'noRow':
      return isOfProducts || !isAlso('criterion', 'general');
    case 'general':
      return !(isOfProducts && isAlso('topic', 'noRow'));
    case 'topic':
      // "Volume of the bottle", and "a volume of 500 ml".
      return !(item.isWeak && hasNutrient && item.topic === 'packs');
    default:
      return true;
  }
}

const tagsOf = <K extends Item['kind']>(tags: readonly Tagged[], kind: K): TaggedOf<K>[] =>
  tags.filter((tag): tag is TaggedOf<K> => tag.item.kind === kind);

const isOfIt = (text: string | undefined): boolean => /^(?:in|of|per|content|levels?)$/u.test(text ?? '');

/** Chemists' signs and amino acids are ordinary words too: alone in a long sentence they are none. */
export function nutrientsOf(
  tags: readonly Tagged[],
  texts: readonly string[],
  isOfProducts: boolean,
): Pick<Query, 'nutrients' | 'withoutRow'> {
  const isAminoTalk = texts.some((text) => /^(?:amino|leucine|phe|phenylalanine|mg|g)$/u.test(text));
  const named = tagsOf(tags, 'nutrient');
  const kept = named.filter(
    ({ phrase, to }) =>
      !isOrdinaryWordToo(phrase) ||
      isAminoTalk ||
      named.length > 1 ||
      texts.length <= 6 ||
      /^(?:content|levels?)$/u.test(texts[to] ?? '') ||
      (isSymbol(phrase) && (isOfProducts || isOfIt(texts[to]))),
  );
  // "Mg" is a unit, unless it stands beside another sign or begins the question.
  const isMagnesium = texts.some(
    (text, at) =>
      text === 'mg' &&
      (kept.some(({ phrase, from, to }) => (to === at || from === at + 1) && isSymbol(phrase)) ||
        (at === 0 && kept.length === 0 && (isOfProducts || isOfIt(texts[1])))),
  );
  const all = [...kept.map(({ item }) => item.id), ...(isMagnesium ? ['magnesium'] : [])];
  const withoutRow = [...new Set(tagsOf(tags, 'noRow').map(({ item }) => item.name))];
  const groups = tagsOf(tags, 'group').flatMap(({ item }) => item.ids);
  return { nutrients: [...new Set(all.length + withoutRow.length > 0 ? all : groups)], withoutRow };
}

const JOINS = /^(?:and|,|plus|also|or|then)$/u;
/** Said beside a nutrient these ask for something else; the others ask how the nutrient is meant. */
const ABOVE_NUTRIENTS = /^(?:vein|sample|stock|price|codes|reimbursement|contraindications|hangTime)$/u;

/** The strongest topic, and each that is set apart from it by "and": a question of its own. */
export function topicsOf(tags: readonly Tagged[], texts: readonly string[], hasNutrients: boolean): Topic[] {
  const isApart = (one: Tagged, other: Tagged) =>
    texts.slice(Math.min(one.to, other.to), Math.max(one.from, other.from)).some((text) => JOINS.test(text));
  const all = tagsOf(tags, 'topic');
  const strong = all.filter(({ item }) => !item.isWeak);
  const chosen = strong.length > 0 ? strong : hasNutrients ? [] : all;
  const [best] = chosen.toSorted((one, other) => one.item.rank - other.item.rank);
  if (best === undefined) return [];
  const meant = chosen
    .filter(
      (tag) => tag === best || (tag.item.topic !== best.item.topic && !tag.item.isWeak && isApart(tag, best)),
    )
    .filter(
      (tag) =>
        !hasNutrients ||
        ABOVE_NUTRIENTS.test(tag.item.topic) ||
        tagsOf(tags, 'nutrient').some((other) => isApart(tag, other)),
    );
  return [...new Set(meant.map(({ item }) => item.topic))];
}

/** "Most protein", "low sodium", "rank by energy". */
export function orderOf(
  tags: readonly Tagged[],
  nutrients: readonly string[],
  criteria: readonly Criterion[],
  texts: readonly string[],
): Order | null {
  const isDense = tags.some(({ phrase }) =>
    /^(?:strongest|weakest|densest|(?:most|least) concentrated)$/u.test(phrase),
  );
  // "The highest protein substitute".
  const isOfASubstitute = /\b(?:highest|lowest|most|least|high|low) protein substitutes?\b/u.test(
    texts.join(' '),
  );
  const has = (...names: string[]) => tags.some((tag) => isOperator(tag, ...names));
  const claim = criteria.find((each) => each.kind === 'claim');
  const claimed = has('most', 'least') && claim?.kind === 'claim' ? CLAIMED[claim.value] : undefined;
  const nutrient =
    nutrients[0] ?? claimed ?? (isDense ? 'energyKcal' : isOfASubstitute ? 'protein' : undefined);
  const fact = has('most', 'least') ? factIn(tags, PACK_SIZE.test(texts.join(' '))) : undefined;
  const by = nutrient ?? fact;
  // "The lowest volume for 300 kcal" is that of the strongest.
  const isOfVolume = nutrient !== undefined && LEAST_VOLUME.test(texts.join(' '));
  // "The most calories in the smallest bottle": the bottle puts nothing in order beside a nutrient.
  const isOfABottle =
    nutrient !== undefined && has('most', 'more', 'high') && PACK_SIZE.test(texts.join(' '));
  const isLowFirst = has('least', 'less', 'low') && !isOfVolume && !isOfABottle;
  if (by === undefined || !(isLowFirst || isOfVolume || has('most', 'more', 'high', 'rank'))) return null;
  return { by, isLowFirst, place: placeIn(tags, texts) };
}

/** "The smallest bottle". */
const PACK_SIZE =
  /\b(?:smallest|largest|biggest) (?:\w+ ){0,3}(?<noun>pack|bag|bottle|tin|tub|carton|sachet|pouch|pot|feed|drink|sip|supplement|ons|powder|product|shake|formula|food)(?:e?s)?\b/u;

/** "The largest tin": of tins alone. */
export function packIn(texts: readonly string[]): Criterion[] {
  const noun = PACK_SIZE.exec(texts.join(' '))?.groups?.['noun'];
  return noun === undefined || !/^(?:bottle|tin|tub|carton|sachet|pouch|pot)$/u.test(noun)
    ? []
    : [{ kind: 'container', is: true, value: noun }];
}

const LEAST_VOLUME = /\b(?:lowest|smallest|least|minimum|less) (?:volume|mls?)\b/u;

/** What products are put in order by that is no nutrient, by the topic that speaks of it. */
const FACTS: Readonly<Partial<Record<Topic, string>>> = {
  packs: 'packSize',
  shelfLife: 'shelfLife',
  ages: 'ageFrom',
};

function factIn(tags: readonly Tagged[], hasPack: boolean): string | undefined {
  const facts = tagsOf(tags, 'topic').flatMap(({ item }) => FACTS[item.topic] ?? []);
  const isOfAge = tags.some(({ phrase }) => /^(?:youngest|oldest)$/u.test(phrase));
  return facts[0] ?? (isOfAge ? 'ageFrom' : hasPack ? 'packSize' : undefined);
}

/** "Second highest", "3rd lowest": the word stands before what puts in order. */
const PLACES = [
  /^(?:1 ?st|first)$/u,
  /^(?:2nd|second)$/u,
  /^(?:3rd|third)$/u,
  /^(?:4th|fourth)$/u,
  /^(?:5th|fifth)$/u,
];
function placeIn(tags: readonly Tagged[], texts: readonly string[]): number {
  const place = tags
    .filter((tag) => isOperator(tag, 'most', 'least', 'more', 'less'))
    .map(({ from }) => PLACES.findIndex((pattern) => pattern.test(texts[from - 1] ?? '')) + 1)
    .find((each) => each > 0);
  return place ?? 1;
}

const PARTS_AND_CROWDS = new RegExp(
  `^(?:${UNREAD_PART}s?|fifth|eighth|few|several|some|double|triple|litres?|ltrs?)$`,
  'u',
);

/** A number, a part or a vague count that may say how much; the 100 of "/100" and "these two" do not. */
export function isAmountLike(words: readonly Word[], at: number, tags: readonly Tagged[]): boolean {
  const word = words[at];
  const isTagged = tags.some(({ from, to, item }) => at >= from && at < to && item.kind !== 'operator');
  if (word === undefined || isTagged) return false;
  // "Most of a bottle" is an amount, "the most protein" is none.
  if (word.text === 'most') return words[at + 1]?.text === 'of' && words[at + 2]?.text !== 'the';
  if (!word.isNumber) return PARTS_AND_CROWDS.test(word.text);
  const before = words[at - 1]?.text ?? '';
  return word.text !== '100' && !/^(?:the|these|those|both|level|room|bed|bay|ward|top)$/u.test(before);
}
