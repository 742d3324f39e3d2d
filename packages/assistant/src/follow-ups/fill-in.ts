import { nutrientById } from '../catalogue.ts';
import { singular } from '../language/phrases.ts';
import { asksNothing } from './repeated-question.ts';
import { MARKS } from '../message/criterion-kinds.ts';
import type { ProductRange } from '../names/description.ts';
import { perKcal } from '../quantities/limits.ts';
import { multiplied } from '../quantities/measures.ts';
import { packOf } from '../quantities/quantity.ts';
import { type AskedAmount, exactly, type Query } from '../message/query.ts';
import { countADay, countedBy, HOURS, inUnitOf, MAX_PACKS } from './other-amounts.ts';
import type { Conversation } from './conversation.ts';

// Amounts and rankings that a follow-up leaves out or leaves incomplete.

/** A question about a list of one product counts as a question about that product. */
const askedOfTheOne = ({ query: last, shown }: Conversation): Query | null =>
  last?.subject === 'list' && shown.length === 1 && last.order === null
    ? { ...last, subject: 'products', products: shown, criteria: [] }
    : last;

/** After several questions about one product, "2 a day" and "and in 500 ml" are about its figures, whichever came last. */
export const lastFiguresQuery = (conversation: Conversation): Query | null =>
  conversation.askedOfOne.findLast(({ nutrients }) => nutrients.length > 0) ?? askedOfTheOne(conversation);

/** "And methionine", "how much in 3 scoops" after a list of one: about that product. */
export function aboutTheOnlyListed(query: Query, conversation: Conversation): Query | null {
  const { query: last } = conversation;
  const figures = lastFiguresQuery(conversation);
  const isAnAmount = query.amounts.length + query.unread.length > 0 && asksNothing(query);
  if (
    figures !== null &&
    (countADay(query, figures) !== undefined || (isAnAmount && conversation.askedOfOne.length > 0))
  )
    return figures;
  const only = askedOfTheOne(conversation);
  const { criteria, nutrients, topics, amounts, basis, order, products, unclear, general } = query;
  // "Is it suitable for someone with milk allergy" after a list of one.
  const isMarked =
    criteria.length > 0 &&
    query.reference?.kind === 'same' &&
    /^(?:is|does|can|may|has) it\b/u.test(query.text) &&
    criteria.every(({ kind }) => MARKS.has(kind) || kind === 'type');
  const asks = isMarked || nutrients.length + topics.length + amounts.length > 0 || basis !== null;
  // "Who is allowed to order samples" is about no product.
  const isOfIt =
    query.reference !== null ||
    query.goesOn ||
    amounts.length > 0 ||
    basis !== null ||
    query.leftOver.length === 0;
  const isOfElse =
    !isOfIt ||
    (criteria.length > 0 && !isMarked) ||
    products.length + general.length + query.unknown.length > 0 ||
    order !== null ||
    unclear !== null ||
    query.isCount ||
    query.asksForSome ||
    query.namesProducts;
  return !asks || isOfElse ? last : only;
}

/** "The last 2 only" is not about shelf life; "same volume but the plain one" keeps the amount and is read without those words. */
export const withoutAmountWords = (query: Query, last: Query): Query =>
  FEW_ALONE.test(query.text)
    ? { ...query, topics: [] }
    : last.amounts.length > 0 && query.products.length === 0 && AS_MUCH_OF.test(query.text)
      ? { ...query, topics: [], text: query.text.replace(AS_MUCH_OF, '') }
      : query;
const FEW_ALONE = /^(?:(?:and|just|only|ok|now) )*(?:the )?last \d{1,2}(?: (?:only|please|then|ones))*$/u;

/** "And 3 of them", "and for 1,500": another amount. "Just 125 ml" after a list is a pack size, after a figure an amount. */
export function withAmount(given: Query, last: Query, { names }: ProductRange): Query {
  const query = withPackNoun(given, last);
  const said = TIMES_OVER.exec(query.text)?.[1];
  const times = FACTORS[said ?? ''] ?? Number(said);
  if (times > 0 && last.amounts.length > 0 && query.products.length === 0)
    return {
      ...query,
      unread: [],
      leftOver: query.leftOver.filter((word) => word !== said),
      reference: { kind: 'same' },
      nutrients: [...new Set([...last.nutrients, ...query.nutrients])],
      amounts: last.amounts.map((each) => multiplied(each, times)),
    };
  const count = query.unread.length === 1 ? Number(query.unread[0]) : 0;
  // "Times four", "and 3 of them": counts the packs asked about, or else any packs.
  const isCounted =
    query.reference !== null || TIMES.test(query.text) || (last.amounts.length > 0 && MAKES.test(query.text));
  const ofPacks: AskedAmount = { kind: 'packs', count: 1, noun: countedBy(last, names) };
  const [before = !isCounted || count > MAX_PACKS ? undefined : ofPacks, another] = last.amounts;
  if (
    count > 0 &&
    // Hours are not ml.
    !HOURS.test(query.text) &&
    asksNothing(query) &&
    // "The same from four minis": what is counted was not understood.
    query.products.length === 0 &&
    !query.leftOver.some((word) => query.text.includes(`${count} ${word}`)) &&
    before !== undefined &&
    another === undefined
  )
    return {
      ...query,
      unread: [],
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
    AS_MUCH.test(query.text)
  )
    return { ...query, topics: [], amounts: last.amounts, reference: { kind: 'same' } };
  const [measure, otherMeasure] = query.amounts;
  const isASize = last.subject === 'list' && query.products.length === 0 && otherMeasure === undefined;
  if (isASize && measure?.kind === 'measure' && asksNothing(query)) {
    // "Nothing in 200 ml", "not in 200 ml"
    const is = !LEFT_OUT.test(query.text);
    const size = { kind: 'pack', is, limits: exactly(measure.amount), unit: measure.unit } as const;
    return { ...query, amounts: [], criteria: [size] };
  }
  const pack = query.criteria.find((each) => each.kind === 'pack');
  // "Yours in a 200 ml bottle at 1.5" differ in more than size.
  const isOfIt = last.subject === 'products' && last.nutrients.length > 0 && query.criteria.length === 1;
  if (pack === undefined || !isOfIt) return query;
  const amount = pack.limits.low ?? pack.limits.high ?? 0;
  const criteria = query.criteria.filter((each) => each !== pack);
  return { ...query, subject: 'products', criteria, amounts: [{ kind: 'measure', amount, unit: pack.unit }] };
}
/** "And boost powder sachet" after 5 g of another: one sachet. */
function withPackNoun(query: Query, last: Query): Query {
  const [noun, another] = query.leftOver.filter((word) => packOf(word) !== null && singular(word) === word);
  const isOfOne = query.products.length === 1 && query.amounts.length === 0 && query.basis === null;
  return noun === undefined || another !== undefined || !isOfOne || last.amounts.length !== 1
    ? query
    : {
        ...query,
        leftOver: query.leftOver.filter((word) => word !== noun),
        amounts: [{ kind: 'packs', count: 1, noun: packOf(noun) ?? noun }],
      };
}

const LEFT_OUT =
  /\b(?:not|nothing|none|no|never|except|excluding|without|isnt|arent|dont|doesnt|other than|anything but)\b/u;

/** "Double it", "half that": "half" is the number 0.5 by now. */
const TIMES_OVER =
  /^(?:(?:and|ok|so|now|no|if i|if you) )*(double|twice|treble|triple|halve|0\.5|0\.25|0\.75) (?:of )?(?:it|that|this|them)\b/u;
const FACTORS: Readonly<Record<string, number>> = { double: 2, twice: 2, treble: 3, triple: 3, halve: 0.5 };
const AS_MUCH =
  /\b(?:(?:same|equal|equivalent|identical) (?:volume|amount|quantity|weight|number|size|portion|dose|again)|as (?:much|many)|(?:that|this) (?:much|volume|amount))\b/u;
const AS_MUCH_OF =
  /\b(?:(?:and|at|in|for|the) )*(?:same|equal) (?:volume|amount|quantity|weight|number) (?:(?:but|of|for|with|in|as|,) )+(?=the )/u;
/** "Times four", "and how much in two": multiplies what was asked about. */
const TIMES =
  /^(?:(?:and|ok|so|now) )*(?:how much |what )?(?:is )?(?:(?:it|there) )?(?:in|for) \d+$|^(?:(?:and|ok|so|now) )*(?:times|x) \d+$|^(?:(?:and|ok|so|now) )*\d+ times$/u;
const MAKES =
  /^(?:(?:and|ok|no|actually|sorry|now|say) )*(?:make|call) (?:it|that) \d+(?: (?:then|instead|please))*$/u;
const OF_THEM = /\b\d+(?:\.\d+)? of (?:them|those|these)\b/u;

/** "Which has least" and "the next one" rank what was asked about before. */
export function withOrder(query: Query, last: Query): Query {
  // "Which has less for the calories it gives": what was asked before, per 100 kcal.
  const [asked] = last.nutrients;
  const isForEnergy =
    asked !== undefined &&
    asked !== 'energyKcal' &&
    query.orderWord !== null &&
    FOR_ITS_ENERGY.test(query.text);
  if (isForEnergy)
    return {
      ...query,
      nutrients: [asked],
      basis: perKcal(100),
      order: { by: asked, isLowFirst: query.orderWord === 'least', place: 1 },
    };
  const limits = last.criteria.flatMap((each) => (each.kind === 'nutrient' ? [each.value] : []));
  const by = last.order?.by ?? last.nutrients[0] ?? (limits.length === 1 ? limits[0] : undefined);
  const isBare = query.order === null && query.nutrients.length + query.products.length === 0;
  if (!isBare || by === undefined) return query;
  if (last.order !== null && NEXT.test(query.text))
    return { ...query, reference: null, goesOn: true, order: { ...last.order, place: last.order.place + 1 } };
  if (query.orderWord === null) return query;
  const order = { by, isLowFirst: query.orderWord === 'least', place: 1 };
  return { ...query, nutrients: nutrientById(by) === undefined ? [] : [by], order };
}
const FOR_ITS_ENERGY =
  /\b(?:for|per|by|given|against) (?:(?:the|its|their|each) )?(?:energy|calories|k?cals?)\b/u;
const NEXT = /\b(?:next|after (?:that|it|this))\b/u;
