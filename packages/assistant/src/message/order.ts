// Longer than other files: the words for a ranking stand next to the rules that read them.
import { kinds } from './criterion-kinds.ts';
import type { Order, Topic } from './query.ts';
import { quantityAt } from '../quantities/quantity.ts';
import type { CriterionMention } from './criteria-scan.ts';
import { isOperator, type Tag, type TagOf, tagsOf } from './tags.ts';

/** A ranking, and the phrases that it was read from. */
type ParsedOrder = {
  order: Order;
  usedTags: readonly Tag[];
  /** Position of the number of products to show. */
  countPosition?: number;
};

type OrderMeasure = {
  by: string;
  usedTags: readonly Tag[];
  asksForLeastVolume?: boolean;
  isFromLimit?: boolean;
};

const RANKS = ['most', 'least', 'more', 'less', 'high', 'low', 'rank'] as const;
const isLow = (tag: Tag | undefined): boolean => tag !== undefined && isOperator(tag, 'least', 'less', 'low');

/** Words between "highest" and what is ranked. */
const LINK_WORD =
  /^(?:in|of|for|by|the|a|an|\d{1,2}|amounts?|content|levels?|doses?|load|hit|proportion|total|overall|added|lot|dense|per|value|first|last|its|their|any|quantity|figure|single)$/u;
/** Words between a nutrient and its comparative. */
const NUTRIENT_LINK = /^(?:is|are|content|that|levels?|to|from|,)$/u;
const SIZES =
  /^(?:compact|(?:small|low|lower|smaller) volume|tiniest|smallest|largest|biggest|heaviest|small|large|bigger|smaller|larger)$/u;
const STRENGTHS =
  /^(?:strongest|weakest|densest|(?:most|least|more|less) (?:concentrated|dense)|denser|stronger|weaker|more dilute)$/u;
const AGES = /^(?:youngest|oldest)$/u;
/** "Can be started earliest", "goes off soonest"; "earliest" for anything else is not understood. */
const EARLIEST = /^(?:earliest|soonest)$/u;
const ABOUT_AGE = /\b(?:start\w*|beg[iu]n\w*|ages?|used?|given?|introduc\w*|licen[cs]ed)\b/u;
const ABOUT_EXPIRY = /\b(?:expir\w*|goe?s? off|out of date|best before|use by|shelf)\b/u;
const LENGTH_OF_TIME = /^(?:longest|shortest)$/u;
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

const NOT_ALWAYS_BETTER =
  /^(?:potassium|sodium|phosphorus|chloride|salt|sugars|saturates|fat|carbohydrate|lactose|water|osmol\w+|\w*[pP]henylalanine)$/u;
/** The worst for protein has the least of it; the worst for sugar has the most. */
const isTheWorst = (tag: Tag | undefined, by: string): boolean =>
  tag?.phrase.startsWith('worst') === true && !NOT_ALWAYS_BETTER.test(by);
export const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** What a superlative or comparative ranks by. In "high protein" beside "the most fibre", the stronger word ranks. */
export function rankingIn(
  tags: readonly Tag[],
  texts: readonly string[],
  limited: readonly CriterionMention[],
  isBrand: (at: number) => boolean = () => false,
): ParsedOrder | undefined {
  const degrees = RANKS.flatMap((name) => tags.filter((tag) => isOperator(tag, name)));
  for (const degree of degrees) {
    const found = rankedMeasure(degree, tags, texts) ?? orderByLimit(degree, degrees, texts, limited);
    if (found === undefined) continue;
    const { by, usedTags, asksForLeastVolume } = found;
    // The best for potassium may have the least.
    if (degree.phrase.startsWith('best') && NOT_ALWAYS_BETTER.test(by)) continue;
    // "No more than 2 g fat" is a limit, not a ranking.
    const isLimited = limited.some(
      ({ criterion }) => criterion.kind === 'nutrient' && criterion.value === by,
    );
    if (isLimited && found.isFromLimit !== true && !isOperator(degree, 'most', 'least', 'rank')) continue;
    // "From lowest to highest", "sorted by fat, lowest first": the first word gives the direction.
    const isRank = isOperator(degree, 'rank');
    const others = degrees.filter((each) => !isOperator(each, 'rank'));
    const isFromTo = ranksFromTo(degrees, texts);
    const direction = isRank || isFromTo ? others.toSorted((one, other) => one.from - other.from)[0] : degree;
    const place = ORDINALS.indexOf(texts[degree.from - 1] ?? '') + 1;
    const countPosition = countOf(degree, tags, texts, isBrand);
    const also = alsoRanked(found, degree, degrees, tags, texts);
    return {
      order: {
        by,
        isLowFirst: (isLow(direction) || isTheWorst(direction, by)) && asksForLeastVolume !== true,
        place: Math.max(place, 1),
        ...(also !== undefined && { also }),
        ...(countPosition !== undefined && { count: Number(texts[countPosition]) }),
      },
      ...(countPosition !== undefined && { countPosition }),
      usedTags: [
        degree,
        ...usedTags,
        ...degrees.filter(
          (each) => isRank || isFromTo || texts[each.to] === 'first' || SIZES.test(each.phrase),
        ),
      ],
    };
  }
  return orderByNutrientNamed(tags, texts);
}

/** A second superlative, for something else: "the lowest volume with the most protein", "highest in protein but lowest in sugar". */
function alsoRanked(
  { by, usedTags }: OrderMeasure,
  degree: Tag,
  degrees: readonly Tag[],
  tags: readonly Tag[],
  texts: readonly string[],
): string | undefined {
  if (tagsOf(usedTags, 'nutrient').length > 0 && LEAST_VOLUME.test(texts.join(' '))) return 'volume';
  const others = tags.filter((tag) => !usedTags.includes(tag));
  return degrees
    .filter((each) => each !== degree && isOperator(each, 'most', 'least') && texts[each.to] !== 'first')
    .map((each) => rankedMeasure(each, others, texts)?.by)
    .find((other) => other !== undefined && other !== by);
}
const LEAST_VOLUME = /\b(?:least|smallest|lowest|fewest|small|low|min|minimum) (?:volumes?|mls?)\b/u;

const ranksFromTo = (degrees: readonly Tag[], texts: readonly string[]): boolean => {
  const ends = degrees.filter((each) => !isOperator(each, 'rank'));
  return ends.some((each) => texts[each.to] === 'to' && ends.some(({ from }) => from === each.to + 1));
};

/** "Under 60 mg sodium, lowest first", "with over 10 g protein, ascending": ranked by the nutrient of the limit. */
function orderByLimit(
  degree: Tag,
  degrees: readonly Tag[],
  texts: readonly string[],
  limited: readonly CriterionMention[],
): OrderMeasure | undefined {
  const isSortOrder =
    isOperator(degree, 'rank') ||
    (isOperator(degree, 'most', 'least') &&
      (texts[degree.to] === 'first' || SORT_DIRECTION.test(degree.phrase))) ||
    ranksFromTo(degrees, texts);
  const [by, other] = new Set(
    limited.flatMap(({ criterion }) => (criterion.kind === 'nutrient' ? [criterion.value] : [])),
  );
  return isSortOrder && by !== undefined && other === undefined
    ? { by, usedTags: [], isFromLimit: true }
    : undefined;
}
const SORT_DIRECTION = /^(?:ascending|descending)/u;

const AFTER_NUTRIENT = /^(?:,|as|when|once|if|made|reconstituted|per|please|for|in|with|that)$/u;

/** "Tube feeds by protein": most first. */
function orderByNutrientNamed(tags: readonly Tag[], texts: readonly string[]): ParsedOrder | undefined {
  const followsKind = (at: number) =>
    tags.some((tag) => tag.to === at && (isOperator(tag, 'noun') || tag.item.kind === 'criterion'));
  const by = tagsOf(tags, 'nutrient').find(
    ({ from, to }) =>
      texts[from - 1] === 'by' &&
      followsKind(from - 1) &&
      (to === texts.length || AFTER_NUTRIENT.test(texts[to] ?? '')),
  );
  return by && { order: { by: by.item.id, isLowFirst: false, place: 1 }, usedTags: [by] };
}

const BEFORE_FIRST = kinds('form', 'diet', 'type');

/** "The three lowest", "highest 3", "which 3 sips have the most": how many to show. */
function countOf(
  degree: Tag,
  tags: readonly Tag[],
  texts: readonly string[],
  isBrand: (at: number) => boolean,
): number | undefined {
  const isCount = (at: number) => /^(?:[2-9]|1\d|20)$/u.test(texts[at] ?? '');
  if (isCount(degree.from - 1)) return degree.from - 1;
  if (isCount(degree.to) && quantityAt(texts, degree.to)?.unit === 'none') return degree.to;
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

const byNutrient = (tag: TagOf<'nutrient'> | undefined) => tag && { by: tag.item.id, usedTags: [tag] };

/** What to rank by: the superlative itself, what follows it, what comes before it, or anything else in the question. */
function rankedMeasure(
  degree: Tag,
  tags: readonly Tag[],
  texts: readonly string[],
): OrderMeasure | undefined {
  const nutrients = tagsOf(tags, 'nutrient');
  const facts = tagsOf(tags, 'topic').flatMap((tag) => {
    const by = FACTS[tag.item.topic];
    return by === undefined ? [] : [{ tag, by }];
  });
  const ofFact = (by: string) => ({
    by,
    usedTags: facts.flatMap((fact) => (fact.by === by ? [fact.tag] : [])),
  });
  const energy = nutrients.filter(({ item }) => item.id === 'energyKcal');
  // "The strongest by osmolality".
  const afterBy = nutrients.find(({ from }) => texts[from - 1] === 'by');
  if (afterBy !== undefined) return byNutrient(afterBy);
  if (STRENGTHS.test(degree.phrase)) return { by: 'energyKcal', usedTags: energy };
  if (EARLIEST.test(degree.phrase)) {
    const text = texts.join(' ');
    return ABOUT_EXPIRY.test(text)
      ? ofFact('shelfLife')
      : ABOUT_AGE.test(text)
        ? ofFact('ageFrom')
        : undefined;
  }
  if (AGES.test(degree.phrase)) return ofFact('ageFrom');
  if (LENGTH_OF_TIME.test(degree.phrase) && nutrients.length === 0) return ofFact('shelfLife');
  let at = degree.to;
  while (LINK_WORD.test(texts[at] ?? '')) at += 1;
  const word = texts[at] ?? '';
  const next = byNutrient(nutrients.find(({ from }) => from === at));
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
    return {
      by: claim.item.criterion.value === 'high protein' ? 'protein' : 'energyKcal',
      usedTags: [claim],
    };
  // "The least volume for the most calories".
  const asksForLeastVolume = /^(?:volume|mls?)$/u.test(word);
  const contained = energy[0] ?? nutrients[0];
  if (asksForLeastVolume && contained !== undefined)
    return { by: contained.item.id, usedTags: [contained], asksForLeastVolume };
  const isSize = SIZES.test(degree.phrase);
  // "Does it have more per serving" is about what was asked before.
  const isPer = texts[at - 1] === 'per';
  if (ANY_PACK.test(word) && !isPer && (isSize || asksForLeastVolume || nutrients.length === 0))
    return ofFact('packSize');
  const fact = facts.find(({ tag }) => tag.from === at);
  if (fact !== undefined && !ANY_PACK.test(word)) return { by: fact.by, usedTags: [fact.tag] };
  // "The smallest sip feed": by pack size.
  if (isSize) return ofFact('packSize');
  const precedingNutrient = nutrients.findLast(({ to }) => to <= degree.from);
  const followsNutrient =
    precedingNutrient !== undefined &&
    texts.slice(precedingNutrient.to, degree.from).every((text) => NUTRIENT_LINK.test(text));
  if (followsNutrient || !isOperator(degree, 'high', 'low')) {
    const preceding = byNutrient(precedingNutrient);
    if (preceding !== undefined) return preceding;
  }
  if (!isOperator(degree, 'most', 'least', 'rank')) return undefined;
  return (
    byNutrient(nutrients.find(({ from }) => from >= at)) ??
    (facts[0] && { by: facts[0].by, usedTags: [facts[0].tag] })
  );
}
