import { kinds } from './criterion-kinds.ts';
import type { Order, Topic } from './query.ts';
import { quantityAt } from '../quantities/quantity.ts';
import type { CriterionMention } from './criteria-scan.ts';
import { isOperator, type Tagged, type TaggedOf, tagsOf } from './tags.ts';

/** A ranking, and the phrases that it was read from. */
type Ordered = {
  order: Order;
  used: readonly Tagged[];
  /** Position of the number of products to show. */
  countAt?: number;
};

type Found = { by: string; used: readonly Tagged[]; isVolume?: boolean; isOfTheLimit?: boolean };

const RANKS = ['most', 'least', 'more', 'less', 'high', 'low', 'rank'] as const;
const isLow = (tag: Tagged | undefined): boolean =>
  tag !== undefined && isOperator(tag, 'least', 'less', 'low');

/** Words between "highest" and what is ranked. */
const LINKS =
  /^(?:in|of|for|by|the|a|an|\d{1,2}|amounts?|content|levels?|doses?|load|hit|proportion|total|overall|added|lot|dense|per|value|first|last|its|their|any|quantity|figure|single)$/u;
/** Words between a nutrient and its comparative. */
const IS = /^(?:is|are|content|that|levels?|to|from|,)$/u;
const SIZES =
  /^(?:compact|(?:small|low|lower|smaller) volume|tiniest|smallest|largest|biggest|heaviest|small|large|bigger|smaller|larger)$/u;
const STRENGTHS =
  /^(?:strongest|weakest|densest|(?:most|least|more|less) (?:concentrated|dense)|denser|stronger|weaker|more dilute)$/u;
const AGES = /^(?:youngest|oldest)$/u;
/** "Can be started earliest", "goes off soonest"; "earliest" for anything else is not understood. */
const EARLIEST = /^(?:earliest|soonest)$/u;
const OF_AN_AGE = /\b(?:start\w*|beg[iu]n\w*|ages?|used?|given?|introduc\w*|licen[cs]ed)\b/u;
const OF_A_DATE = /\b(?:expir\w*|goe?s? off|out of date|best before|use by|shelf)\b/u;
const LASTS = /^(?:longest|shortest)$/u;
const ANY_PACK =
  /^(?:packs?|bags?|packaging|sizes?|servings?|portions?|volumes?|mls?|bottles?|tins?|tubs?|cartons?|sachets?|pouch(?:es)?|pots?|bars?)$/u;

/** Facts with a number other than nutrients, by topic. */
const FACTS: Readonly<Partial<Record<Topic, string>>> = {
  packs: 'packSize',
  shelfLife: 'shelfLife',
  ages: 'ageFrom',
  flavours: 'flavours',
  allergens: 'allergens',
};

const EITHER_WAY =
  /^(?:potassium|sodium|phosphorus|chloride|salt|sugars|saturates|fat|carbohydrate|lactose|water|osmol\w+|\w*[pP]henylalanine)$/u;
/** The worst for protein has the least of it; the worst for sugar has the most. */
const isTheWorst = (tag: Tagged | undefined, by: string): boolean =>
  tag?.phrase.startsWith('worst') === true && !EITHER_WAY.test(by);
export const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** What a superlative or comparative ranks by. In "high protein" beside "the most fibre", the stronger word ranks. */
export function rankingIn(
  tags: readonly Tagged[],
  texts: readonly string[],
  limited: readonly CriterionMention[],
  isBrand: (at: number) => boolean = () => false,
): Ordered | undefined {
  const degrees = RANKS.flatMap((name) => tags.filter((tag) => isOperator(tag, name)));
  for (const degree of degrees) {
    const found = measureOf(degree, tags, texts) ?? ofTheLimit(degree, degrees, texts, limited);
    if (found === undefined) continue;
    const { by, used, isVolume } = found;
    // The best for potassium may have the least.
    if (degree.phrase.startsWith('best') && EITHER_WAY.test(by)) continue;
    // "No more than 2 g fat" is a limit, not a ranking.
    const isLimited = limited.some(
      ({ criterion }) => criterion.kind === 'nutrient' && criterion.value === by,
    );
    if (isLimited && found.isOfTheLimit !== true && !isOperator(degree, 'most', 'least', 'rank')) continue;
    // "From lowest to highest", "sorted by fat, lowest first": the first word gives the direction.
    const isRank = isOperator(degree, 'rank');
    const others = degrees.filter((each) => !isOperator(each, 'rank'));
    const isFromTo = goesFromTo(degrees, texts);
    const begins = isRank || isFromTo ? others.toSorted((one, other) => one.from - other.from)[0] : degree;
    const place = ORDINALS.indexOf(texts[degree.from - 1] ?? '') + 1;
    const countAt = countOf(degree, tags, texts, isBrand);
    return {
      order: {
        by,
        isLowFirst: (isLow(begins) || isTheWorst(begins, by)) && isVolume !== true,
        place: Math.max(place, 1),
        ...(countAt !== undefined && { count: Number(texts[countAt]) }),
      },
      ...(countAt !== undefined && { countAt }),
      used: [
        degree,
        ...used,
        ...degrees.filter(
          (each) => isRank || isFromTo || texts[each.to] === 'first' || SIZES.test(each.phrase),
        ),
      ],
    };
  }
  return byWhat(tags, texts);
}

const goesFromTo = (degrees: readonly Tagged[], texts: readonly string[]): boolean => {
  const ends = degrees.filter((each) => !isOperator(each, 'rank'));
  return ends.some((each) => texts[each.to] === 'to' && ends.some(({ from }) => from === each.to + 1));
};

/** "Under 60 mg sodium, lowest first", "with over 10 g protein, ascending": ranked by the nutrient of the limit. */
function ofTheLimit(
  degree: Tagged,
  degrees: readonly Tagged[],
  texts: readonly string[],
  limited: readonly CriterionMention[],
): Found | undefined {
  const puts =
    isOperator(degree, 'rank') ||
    (isOperator(degree, 'most', 'least') && (texts[degree.to] === 'first' || IN_TURN.test(degree.phrase))) ||
    goesFromTo(degrees, texts);
  const [by, other] = new Set(
    limited.flatMap(({ criterion }) => (criterion.kind === 'nutrient' ? [criterion.value] : [])),
  );
  return puts && by !== undefined && other === undefined ? { by, used: [], isOfTheLimit: true } : undefined;
}
const IN_TURN = /^(?:ascending|descending)/u;

const GOES_ON = /^(?:,|as|when|once|if|made|reconstituted|per|please|for|in|with|that)$/u;

/** "Tube feeds by protein": most first. */
function byWhat(tags: readonly Tagged[], texts: readonly string[]): Ordered | undefined {
  const isAKind = (at: number) =>
    tags.some((tag) => tag.to === at && (isOperator(tag, 'noun') || tag.item.kind === 'criterion'));
  const by = tagsOf(tags, 'nutrient').find(
    ({ from, to }) =>
      texts[from - 1] === 'by' && isAKind(from - 1) && (to === texts.length || GOES_ON.test(texts[to] ?? '')),
  );
  return by && { order: { by: by.item.id, isLowFirst: false, place: 1 }, used: [by] };
}

const BEFORE_FIRST = kinds('form', 'diet', 'type');

/** "The three lowest", "highest 3", "which 3 sips have the most": how many to show. */
function countOf(
  degree: Tagged,
  tags: readonly Tagged[],
  texts: readonly string[],
  isBrand: (at: number) => boolean,
): number | undefined {
  const isCount = (at: number) => /^(?:[2-9]|1\d|20)$/u.test(texts[at] ?? '');
  if (isCount(degree.from - 1)) return degree.from - 1;
  if (isCount(degree.to) && quantityAt(texts, degree.to)?.of === 'none') return degree.to;
  const at = texts.findIndex(
    (_, place) =>
      isCount(place) &&
      place < degree.from &&
      (place === 0 || BEFORE_A_COUNT.test(texts[place - 1] ?? '')) &&
      (isBrand(place + 1) ||
        tags.some(
          (tag) =>
            tag.from === place + 1 &&
            (isOperator(tag, 'noun') ||
              (tag.item.kind === 'criterion' && BEFORE_FIRST.has(tag.item.criterion.kind))),
        )),
  );
  return at === -1 ? undefined : at;
}
const BEFORE_A_COUNT =
  /^(?:the|which|what|me|list|name|show|find|any|us|need|want|top|best|first|bottom|your)$/u;

const isOf = (tag: TaggedOf<'nutrient'> | undefined) => tag && { by: tag.item.id, used: [tag] };

/** What to rank by: the superlative itself, what follows it, what comes before it, or anything else in the question. */
function measureOf(degree: Tagged, tags: readonly Tagged[], texts: readonly string[]): Found | undefined {
  const nutrients = tagsOf(tags, 'nutrient');
  const facts = tagsOf(tags, 'topic').flatMap((tag) => {
    const by = FACTS[tag.item.topic];
    return by === undefined ? [] : [{ tag, by }];
  });
  const ofFact = (by: string) => ({ by, used: facts.flatMap((fact) => (fact.by === by ? [fact.tag] : [])) });
  const energy = nutrients.filter(({ item }) => item.id === 'energyKcal');
  // "The strongest by osmolality".
  const named = nutrients.find(({ from }) => texts[from - 1] === 'by');
  if (named !== undefined) return isOf(named);
  if (STRENGTHS.test(degree.phrase)) return { by: 'energyKcal', used: energy };
  if (EARLIEST.test(degree.phrase)) {
    const text = texts.join(' ');
    return OF_A_DATE.test(text) ? ofFact('shelfLife') : OF_AN_AGE.test(text) ? ofFact('ageFrom') : undefined;
  }
  if (AGES.test(degree.phrase)) return ofFact('ageFrom');
  if (LASTS.test(degree.phrase) && nutrients.length === 0) return ofFact('shelfLife');
  let at = degree.to;
  while (LINKS.test(texts[at] ?? '')) at += 1;
  const word = texts[at] ?? '';
  const next = isOf(nutrients.find(({ from }) => from === at));
  if (next !== undefined) return next;
  // "The most energy dense feed": a claim with a superlative is a ranking.
  const claim = tags.find(({ from }) => from === degree.to || from === at);
  if (
    claim?.item.kind === 'criterion' &&
    claim.item.criterion.kind === 'claim' &&
    // "Compact high protein sips": the smallest of those.
    !SIZES.test(degree.phrase) &&
    isOperator(degree, 'most', 'least')
  )
    return { by: claim.item.criterion.value === 'high protein' ? 'protein' : 'energyKcal', used: [claim] };
  // "The least volume for the most calories".
  const isVolume = /^(?:volume|mls?)$/u.test(word);
  const holds = energy[0] ?? nutrients[0];
  if (isVolume && holds !== undefined) return { by: holds.item.id, used: [holds], isVolume };
  const isSize = SIZES.test(degree.phrase);
  // "Does it have more per serving" is about what was asked before.
  const isPer = texts[at - 1] === 'per';
  if (ANY_PACK.test(word) && !isPer && (isSize || isVolume || nutrients.length === 0))
    return ofFact('packSize');
  const fact = facts.find(({ tag }) => tag.from === at);
  if (fact !== undefined && !ANY_PACK.test(word)) return { by: fact.by, used: [fact.tag] };
  // "The smallest sip feed": by pack size.
  if (isSize) return ofFact('packSize');
  const before = nutrients.findLast(({ to }) => to <= degree.from);
  const isSaidOfIt =
    before !== undefined && texts.slice(before.to, degree.from).every((text) => IS.test(text));
  if (isSaidOfIt || !isOperator(degree, 'high', 'low')) {
    const said = isOf(before);
    if (said !== undefined) return said;
  }
  if (!isOperator(degree, 'most', 'least', 'rank')) return undefined;
  return (
    isOf(nutrients.find(({ from }) => from >= at)) ?? (facts[0] && { by: facts[0].by, used: [facts[0].tag] })
  );
}
