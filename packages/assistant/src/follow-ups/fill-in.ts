import { nutrientById } from '../catalogue.ts';
import { singular } from '../language/phrases.ts';
import { asksNothing } from './repeated-question.ts';
import { MARKS } from '../message/criterion-kinds.ts';
import type { ProductRange } from '../names/description.ts';
import { perKcal } from '../quantities/limits.ts';
import { multiplied } from '../quantities/measures.ts';
import { packOf } from '../quantities/quantity.ts';
import { type AskedAmount, exactly, type Query } from '../message/query.ts';
import { packsPerDay, countedUnit, HOURS, inUnitOf, MAX_PACKS } from './other-amounts.ts';
import type { Conversation } from './conversation.ts';

// Amounts and rankings that a follow-up leaves out or leaves incomplete.

/** A question about a list of one product counts as a question about that product. */
const asProductQuery = ({ query: last, shownProducts }: Conversation): Query | null =>
  last?.subject === 'list' && shownProducts.length === 1 && last.order === null
    ? { ...last, subject: 'products', products: shownProducts, criteria: [] }
    : last;

/** After several questions about one product, "2 a day" and "and in 500 ml" are about its figures, whichever came last. */
export const lastFiguresQuery = (conversation: Conversation): Query | null =>
  conversation.sameProductQueries.findLast(({ nutrients }) => nutrients.length > 0) ??
  asProductQuery(conversation);

/** "And methionine", "how much in 3 scoops" after a list of one: about that product. */
export function queryOnlyListed(query: Query, conversation: Conversation): Query | null {
  const { query: last } = conversation;
  const figures = lastFiguresQuery(conversation);
  const isOnlyAmount = query.amounts.length + query.unreadAmounts.length > 0 && asksNothing(query);
  if (
    figures !== null &&
    (packsPerDay(query, figures) !== undefined ||
      (isOnlyAmount && conversation.sameProductQueries.length > 0))
  )
    return figures;
  const only = asProductQuery(conversation);
  const { criteria, nutrients, topics, amounts, basis, order, products, unresolvedName, otherIntents } =
    query;
  // "Is it suitable for someone with milk allergy" after a list of one.
  const asksForMark =
    criteria.length > 0 &&
    query.reference?.kind === 'same' &&
    /^(?:is|does|can|may|has) it\b/u.test(query.text) &&
    criteria.every(({ kind }) => MARKS.has(kind) || kind === 'type');
  const asks = asksForMark || nutrients.length + topics.length + amounts.length > 0 || basis !== null;
  // "Who is allowed to order samples" is about no product.
  const refersToProduct =
    query.reference !== null ||
    query.startsAsFollowUp ||
    amounts.length > 0 ||
    basis !== null ||
    query.unusedWords.length === 0;
  const asksForSomethingElse =
    !refersToProduct ||
    (criteria.length > 0 && !asksForMark) ||
    products.length + otherIntents.length + query.unknownWords.length > 0 ||
    order !== null ||
    unresolvedName !== null ||
    query.asksForCount ||
    query.asksForSomeOfKind ||
    query.namesProductsInGeneral;
  return !asks || asksForSomethingElse ? last : only;
}

/** "The last 2 only" is not about shelf life; "same volume but the plain one" keeps the amount and is read without those words. */
export const withoutAmountWords = (query: Query, last: Query): Query =>
  LAST_FEW_ONLY.test(query.text)
    ? { ...query, topics: [] }
    : last.amounts.length > 0 && query.products.length === 0 && SAME_AMOUNT_OF.test(query.text)
      ? { ...query, topics: [], text: query.text.replace(SAME_AMOUNT_OF, '') }
      : query;
const LAST_FEW_ONLY = /^(?:(?:and|just|only|ok|now) )*(?:the )?last \d{1,2}(?: (?:only|please|then|ones))*$/u;

/** "And 3 of them", "and for 1,500": another amount. "Just 125 ml" after a list is a pack size, after a figure an amount. */
export function fillAmount(originalQuery: Query, last: Query, { names }: ProductRange): Query {
  const query = fillPackNoun(originalQuery, last);
  const timesText = TIMES_OVER.exec(query.text)?.[1];
  const times = FACTOR_WORDS[timesText ?? ''] ?? Number(timesText);
  if (times > 0 && last.amounts.length > 0 && query.products.length === 0)
    return {
      ...query,
      unreadAmounts: [],
      unusedWords: query.unusedWords.filter((word) => word !== timesText),
      reference: { kind: 'same' },
      nutrients: [...new Set([...last.nutrients, ...query.nutrients])],
      amounts: last.amounts.map((each) => multiplied(each, times)),
    };
  const count = query.unreadAmounts.length === 1 ? Number(query.unreadAmounts[0]) : 0;
  // "Times four", "and 3 of them": counts the packs asked about, or else any packs.
  const countsSamePacks =
    query.reference !== null ||
    TIMES.test(query.text) ||
    (last.amounts.length > 0 && MAKE_IT.test(query.text));
  const onePack: AskedAmount = { kind: 'packs', count: 1, noun: countedUnit(last, names) };
  const [before = !countsSamePacks || count > MAX_PACKS ? undefined : onePack, another] = last.amounts;
  if (
    count > 0 &&
    // Hours are not ml.
    !HOURS.test(query.text) &&
    asksNothing(query) &&
    // "The same from four minis": what is counted was not understood.
    query.products.length === 0 &&
    !query.unusedWords.some((word) => query.text.includes(`${count} ${word}`)) &&
    before !== undefined &&
    another === undefined
  )
    return {
      ...query,
      unreadAmounts: [],
      // "3 of them" after 200 ml: three times that, not 3 ml.
      amounts: [
        OF_THEM.test(query.text) && before.kind === 'measure'
          ? multiplied(before, count)
          : inUnitOf(count, before),
      ],
      reference: { kind: 'same' },
    };
  // "The same volume of Tarnvane Standard".
  if (
    query.products.length > 0 &&
    last.amounts.length > 0 &&
    query.amounts.length === 0 &&
    SAME_AMOUNT.test(query.text)
  )
    return { ...query, topics: [], amounts: last.amounts, reference: { kind: 'same' } };
  const [measure, otherMeasure] = query.amounts;
  const isPackSize = last.subject === 'list' && query.products.length === 0 && otherMeasure === undefined;
  if (isPackSize && measure?.kind === 'measure' && asksNothing(query)) {
    // "Nothing in 200 ml", "not in 200 ml"
    const isRequired = !EXCLUDES.test(query.text);
    const size = { kind: 'pack', isRequired, limits: exactly(measure.amount), unit: measure.unit } as const;
    return { ...query, amounts: [], criteria: [size] };
  }
  const pack = query.criteria.find((each) => each.kind === 'pack');
  // "Yours in a 200 ml bottle at 1.5" differ in more than size.
  const isNewAmount = last.subject === 'products' && last.nutrients.length > 0 && query.criteria.length === 1;
  if (pack === undefined || !isNewAmount) return query;
  const amount = pack.limits.low ?? pack.limits.high ?? 0;
  const criteria = query.criteria.filter((each) => each !== pack);
  return { ...query, subject: 'products', criteria, amounts: [{ kind: 'measure', amount, unit: pack.unit }] };
}
/** "And boost powder sachet" after 5 g of another: one sachet. */
function fillPackNoun(query: Query, last: Query): Query {
  const [noun, another] = query.unusedWords.filter(
    (word) => packOf(word) !== null && singular(word) === word,
  );
  const isOneProduct = query.products.length === 1 && query.amounts.length === 0 && query.basis === null;
  return noun === undefined || another !== undefined || !isOneProduct || last.amounts.length !== 1
    ? query
    : {
        ...query,
        unusedWords: query.unusedWords.filter((word) => word !== noun),
        amounts: [{ kind: 'packs', count: 1, noun: packOf(noun) ?? noun }],
      };
}

const EXCLUDES =
  /\b(?:not|nothing|none|no|never|except|excluding|without|isnt|arent|dont|doesnt|other than|anything but)\b/u;

/** "Double it", "half that": "half" is the number 0.5 by now. */
const TIMES_OVER =
  /^(?:(?:and|ok|so|now|no|if i|if you) )*(double|twice|treble|triple|halve|0\.5|0\.25|0\.75) (?:of )?(?:it|that|this|them)\b/u;
const FACTOR_WORDS: Readonly<Record<string, number>> = {
  double: 2,
  twice: 2,
  treble: 3,
  triple: 3,
  halve: 0.5,
};
const SAME_AMOUNT =
  /\b(?:(?:same|equal|equivalent|identical) (?:volume|amount|quantity|weight|number|size|portion|dose|again)|as (?:much|many)|(?:that|this) (?:much|volume|amount))\b/u;
const SAME_AMOUNT_OF =
  /\b(?:(?:and|at|in|for|the) )*(?:same|equal) (?:volume|amount|quantity|weight|number) (?:(?:but|of|for|with|in|as|,) )+(?=the )/u;
/** "Times four", "and how much in two": multiplies what was asked about. */
const TIMES =
  /^(?:(?:and|ok|so|now) )*(?:how much |what )?(?:is )?(?:(?:it|there) )?(?:in|for) \d+$|^(?:(?:and|ok|so|now) )*(?:times|x) \d+$|^(?:(?:and|ok|so|now) )*\d+ times$/u;
const MAKE_IT =
  /^(?:(?:and|ok|no|actually|sorry|now|say) )*(?:make|call) (?:it|that) \d+(?: (?:then|instead|please))*$/u;
const OF_THEM = /\b\d+(?:\.\d+)? of (?:them|those|these)\b/u;

/** "Which has least" and "the next one" rank what was asked about before. */
export function fillOrder(query: Query, last: Query): Query {
  // "Which has less for the calories it gives": what was asked before, per 100 kcal.
  const [asked] = last.nutrients;
  const isPerEnergy =
    asked !== undefined &&
    asked !== 'energyKcal' &&
    query.bareSuperlative !== null &&
    FOR_ITS_ENERGY.test(query.text);
  if (isPerEnergy)
    return {
      ...query,
      nutrients: [asked],
      basis: perKcal(100),
      order: { by: asked, isLowFirst: query.bareSuperlative === 'least', place: 1 },
    };
  const limits = last.criteria.flatMap((each) => (each.kind === 'nutrient' ? [each.value] : []));
  const by = last.order?.by ?? last.nutrients[0] ?? (limits.length === 1 ? limits[0] : undefined);
  const isBare = query.order === null && query.nutrients.length + query.products.length === 0;
  if (!isBare || by === undefined) return query;
  if (last.order !== null && NEXT_IN_ORDER.test(query.text))
    return {
      ...query,
      reference: null,
      startsAsFollowUp: true,
      order: { ...last.order, place: last.order.place + 1 },
    };
  if (query.bareSuperlative === null) return query;
  const order = { by, isLowFirst: query.bareSuperlative === 'least', place: 1 };
  return { ...query, nutrients: nutrientById(by) === undefined ? [] : [by], order };
}
const FOR_ITS_ENERGY =
  /\b(?:for|per|by|given|against) (?:(?:the|its|their|each) )?(?:energy|calories|k?cals?)\b/u;
const NEXT_IN_ORDER = /\b(?:next|after (?:that|it|this))\b/u;
