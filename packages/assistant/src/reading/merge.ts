// Longer than other files: each slot that a follow-up may leave out is filled in here.
import { nutrientById } from '../catalogue.ts';
import type { NameIndex } from './names.ts';
import { pickedByName, pointedAt } from './pointed.ts';
import type { Criterion, Query } from './query.ts';

/** What the next question may refer to, kept by the caller for the visit only. */
export type Spoken = {
  /** The last question as it was understood. */
  query: Query | null;
  /** The products of its answer, in the order they were shown. */
  shown: readonly string[];
  /** The last list that was shown: one of it may have been asked about since. */
  listed: readonly string[];
};

export const NOTHING_SPOKEN: Spoken = { query: null, shown: [], listed: [] };

/** A question that leaves something out, filled in from the one before; one that is whole stays as it is. */
export function merge(asked: Query, { query: last, shown, listed }: Spoken, names: NameIndex): Query {
  if (last === null) return asked;
  const method = last.general.find((name) => name.startsWith('method'));
  if (method !== undefined) return ofTheMethod(asked, method);
  // "Until when is it kept", after what the app stores.
  if (last.general.includes('app:privacy') && asked.products.length === 0 && OF_WHAT_IS_KEPT.test(asked.text))
    return { ...asked, subject: 'general', topics: [], general: ['app:privacy'], reference: null };
  const hung = hungOtherwise(asked, last);
  if (hung !== undefined) return hung;
  const part = partOfTheList(asked, last, shown.length > 1 ? shown : listed, names);
  if (part !== undefined) return part;
  const query = onCondition(asMadeUp(withOrder(withAmount(asked, last), last), last), last);
  if (query.products.length > 0) return withNames(query, last);
  const picked = pickedByName(query, shown.length > 1 ? shown : listed, names);
  if (picked !== undefined && picked.ids.length > 1)
    return { ...query, subject: 'products', unclear: { kind: 'several', ...picked } };
  const pointed = picked?.ids ?? pointedAt(query, last, shown, listed, names);
  if (pointed.length > 0) return filledIn(query, last, pointed);
  if (query.unclear !== null || query.general.length > 0) return query;
  return last.subject === 'list'
    ? ofTheList(query, last, shown)
    : ofProducts(query, last, shown, listed, names);
}

/** "Constant for women", "teenagers?", "where is that from": of the method that was spoken of. */
function ofTheMethod(query: Query, method: string): Query {
  const { products, general, unclear, criteria, order, namesProducts, asksForSome, text } = query;
  const isFree = products.length + general.length === 0 && unclear === null;
  const isOfAnAge =
    criteria.length > 0 &&
    criteria.every(({ kind }) => kind === 'age') &&
    order === null &&
    !namesProducts &&
    !asksForSome &&
    text.split(' ').length <= 4;
  return isFree && (isOfAnAge || OF_A_METHOD.test(text) || ASKS_ITS_SOURCE.test(text))
    ? { ...query, subject: 'general', general: [method] }
    : query;
}
const OF_WHAT_IS_KEPT =
  /^(?:and )?(?:for |until )?(?:how long|when|who sees|who can see|where)(?: is| are)?(?: it| that| they)?(?: kept| stored| saved| deleted)?$/u;
const OF_A_METHOD =
  /^(?:(?:and|what about|how about|ok|for|the|in) )*(?:(?:constants?|coefficients?|factors?|figures?|sources?|status|women|men|females?|males?|children|kids|infants|adults|over|under|age|aged|\d+) ?)/u;
const ASKS_ITS_SOURCE =
  /^(?:and )?(?:where (?:is|does|did) (?:that|this|it|they) (?:come )?from|who (?:wrote|made|published) (?:that|this|it)|which (?:paper|year))\b/u;

/** "As made up?", of a figure: the same of 100 ml of the feed. */
function asMadeUp(query: Query, last: Query): Query {
  const isOne = last.subject === 'products' && last.nutrients.length > 0 && MADE_UP.test(query.text);
  return isOne && query.products.length + query.nutrients.length + query.criteria.length === 0
    ? { ...query, topics: [], amounts: [{ kind: 'measure', amount: 100, unit: 'ml' }] }
    : query;
}
const MADE_UP =
  /^(?:(?:and|what about|how about|ok|so|the feed|once|when|if|it|is) )*(?:as )?(?:made up|prepared|reconstituted|mixed)(?: (?:feed|up))?$/u;

/** "And a decanted one", after how long a feed may hang: the same of another container. */
function hungOtherwise(query: Query, last: Query): Query | undefined {
  const thing = query.text.replace(/^(?:(?:and|what about|how about|for|if|it is|once|a|an|is) )+/u, '');
  const isOfAnother =
    last.topics.includes('hangTime') &&
    last.products.length + query.products.length + query.nutrients.length === 0 &&
    query.unclear === null &&
    CONTAINER.test(thing) &&
    thing.split(' ').length <= MOST_WORDS_OF_A_THING;
  return isOfAnother
    ? {
        ...query,
        subject: 'products',
        topics: ['hangTime'],
        criteria: [],
        isWeak: false,
        text: `how long can ${thing} hang`,
      }
    : undefined;
}
const CONTAINER =
  /\b(?:powder\w*|decanted|made up|reconstituted|mixed|ready to hang|rth|closed|sealed|opened|bottle|expressed|breast|milk)\b/u;
const MOST_WORDS_OF_A_THING = 6;

/** "First five", "not the plant one": a list that was shown, in its order, or without some of it. */
function partOfTheList(
  query: Query,
  last: Query,
  shown: readonly string[],
  names: NameIndex,
): Query | undefined {
  if (last.subject !== 'list' || shown.length < 2 || query.topics.length > 0) return undefined;
  const isFirst = query.order !== null || query.nutrients.length > 0;
  const count = (isFirst ? OF_THE_FIRST : COUNT_IN_ORDER).exec(query.text)?.[1];
  if (isFirst && count === undefined) return undefined;
  const less = LEAVES_OUT.exec(query.text)?.[1];
  const left = less === undefined ? undefined : pickedByName({ ...query, text: less }, shown, names);
  const ids = count === undefined ? left?.ids : shown.slice(0, Number(count));
  if (ids === undefined || query.criteria.length > 0) return undefined;
  if (query.products.some((id) => !ids.includes(id))) return undefined;
  // "The first 3 of 14", of an order: the least of 3 alone would be another claim.
  const all = last.order === null || isFirst ? '' : ` of ${shown.length}`;
  const words = count === undefined ? (left?.heard ?? '') : `the first ${count}${all}`;
  const part: Criterion = { kind: 'among', is: count !== undefined, ids, words };
  return {
    ...last,
    criteria: [...last.criteria, part],
    isCount: false,
    text: query.text,
    order: query.order ?? last.order,
    nutrients: query.nutrients.length > 0 ? query.nutrients : last.nutrients,
  };
}
const OF_THE_FIRST = /\b(?:of|among|in|from) (?:the |those |these )?(?:first|top) (\d+)\b/u;
const COUNT_IN_ORDER =
  /^(?:(?:and|just|only|show|give|me|list|ok) )*(?:the )?(?:first|top) (\d+)(?: (?:of (?:them|those|these)|only|ones|please))?$/u;
const LEAVES_OUT = /^(?:(?:and|but|ok) )*(?:not|without|drop|skip|minus|leave out) (the .+)$/u;

const MOST_PACKS = 12;

/** "And if it is decanted", "what about once opened": the same is asked, in other circumstances. */
function onCondition(query: Query, last: Query): Query {
  const isOne = CONDITION.test(query.text) && last.subject === 'products' && last.topics.length > 0;
  // Of the product ("decanted"), and not of somebody ("vomits").
  const isOfTheProduct =
    query.topics.length > 0 && query.topics.every((topic) => topic === 'directions' || topic === 'dilution');
  const asksOtherwise = query.nutrients.length > 0 || !isOfTheProduct;
  return isOne && !asksOtherwise && query.products.length === 0
    ? {
        ...query,
        subject: 'products',
        topics: last.topics,
        isWeak: false,
        general: [],
        criteria: [],
        goesOn: true,
      }
    : query;
}
const CONDITION =
  /^(?:(?:and|but|ok|so|then) )*(?:(?:what|how) (?:about )?)?(?:if|when|once|after|in case)\b/u;

/** "And 3 of them": as many packs. "In a 500 ml pack", of a figure: an amount, and no kind of product. */
function withAmount(query: Query, last: Query): Query {
  const [only, other] = query.unread;
  const count = Number(only);
  if (
    other === undefined &&
    query.reference !== null &&
    count > 0 &&
    count <= MOST_PACKS &&
    asksNothing(query)
  )
    return {
      ...query,
      unread: [],
      amounts: [{ kind: 'packs', count, noun: 'pack' }],
      reference: { kind: 'same' },
    };
  // "And for 1,500", after an amount: as much of the same.
  const [before, another] = last.amounts;
  const isNumberAlone = other === undefined && count > 0 && query.products.length === 0;
  if (isNumberAlone && before !== undefined && another === undefined && asksNothing(query))
    return {
      ...query,
      unread: [],
      amounts: [before.kind === 'measure' ? { ...before, amount: count } : { ...before, count }],
      reference: { kind: 'same' },
    };
  // "Just 125 ml", of a list: the size of a pack.
  const [measure, otherMeasure] = query.amounts;
  if (
    last.subject === 'list' &&
    query.products.length === 0 &&
    measure?.kind === 'measure' &&
    otherMeasure === undefined &&
    asksNothing(query)
  )
    return {
      ...query,
      amounts: [],
      criteria: [
        {
          kind: 'pack',
          is: true,
          limits: { low: measure.amount, high: measure.amount, isLowOpen: false, isHighOpen: false },
          unit: measure.unit,
        },
      ],
    };
  const pack = query.criteria.find((each) => each.kind === 'pack');
  if (pack === undefined || last.subject !== 'products' || last.nutrients.length === 0) return query;
  const { limits, unit } = pack;
  const amount = limits.low ?? limits.high ?? 0;
  const criteria = query.criteria.filter((each) => each !== pack);
  return { ...query, subject: 'products', criteria, amounts: [{ kind: 'measure', amount, unit }] };
}

/** "Which has least", of what was asked before. */
function withOrder(query: Query, last: Query): Query {
  const by = last.nutrients[0] ?? last.order?.by;
  const isBare = query.order === null && query.nutrients.length + query.products.length === 0;
  if (!isBare || by === undefined) return query;
  const goesOn = last.order !== null && NEXT.test(query.text) && asksNothing({ ...query, criteria: [] });
  if (goesOn && last.order !== null)
    return { ...query, reference: null, goesOn: true, order: { ...last.order, place: last.order.place + 1 } };
  if (query.orderWord === null) return query;
  const order = { by, isLowFirst: query.orderWord === 'least', place: 1 };
  return { ...query, nutrients: nutrientById(by) === undefined ? [] : [by], order };
}

/** "Next lowest", "and the next one": further on in the order that was asked for. */
const NEXT = /\b(?:next|after (?:that|it|this))\b/u;

const asksNothing = ({ topics, nutrients, withoutRow, criteria, order, isComparison }: Query): boolean =>
  topics.length + nutrients.length + withoutRow.length + criteria.length === 0 &&
  order === null &&
  !isComparison;

/** Of these products what is asked now, or else what was asked before. */
function filledIn(query: Query, last: Query, products: readonly string[]): Query {
  const base: Query = {
    ...query,
    subject: 'products',
    products,
    unclear: null,
    reference: null,
    unknown: [],
    unread: [],
    leftOver: [],
    free: [],
  };
  // "The juice one", "and mini protein": words of a name, and nothing that is asked.
  const criteria = query.criteria.filter(
    (each) =>
      each.kind !== 'type' &&
      each.kind !== 'flavour' &&
      !(each.kind === 'nutrient' && each.value === 'ketogenicRatio'),
  );
  const isOfSeveral = products.length > 1 && query.nutrients.length > 0;
  const isBare =
    !isOfSeveral && asksNothing({ ...query, criteria, nutrients: [] }) && !query.text.includes(' in ');
  return isBare && last.subject === 'products' ? asBefore(base, last) : base;
}

const asBefore = (query: Query, { topics, nutrients, withoutRow, criteria, ...last }: Query): Query => ({
  ...query,
  topics,
  nutrients,
  withoutRow,
  criteria,
  amounts: query.amounts.length > 0 || query.basis !== null ? query.amounts : last.amounts,
  basis: query.basis ?? (query.amounts.length > 0 ? null : last.basis),
  isInMmol: query.isInMmol || last.isInMmol,
});

/** "And Dalesip Milk?" asks what was asked before; "compare it with Dalesip Two" names the other. */
function withNames(query: Query, last: Query): Query {
  const pointsBack = query.reference?.kind === 'same';
  const isOneMore = query.products.length === 1 && last.products.length === 1;
  if (query.isComparison && (pointsBack || isOneMore)) {
    const both = { ...query, products: [...new Set([...last.products, ...query.products])] };
    const isBare =
      query.topics.length + query.nutrients.length + query.criteria.length === 0 && query.order === null;
    return isBare ? { ...both, nutrients: last.nutrients, amounts: last.amounts, basis: last.basis } : both;
  }
  // "And Dalesip Mini", "add Dalesip Mini", after a comparison of two.
  const isWidened = query.goesOn || WIDENS.test(query.text);
  if (last.isComparison && isWidened && asksNothing(query) && last.products.length > 1)
    return {
      ...asBefore(query, last),
      isComparison: true,
      products: [...new Set([...last.products, ...query.products])],
    };
  // "Dalesip Mini Fibre", and no word more.
  const isNameAlone = query.free.length === 0 && query.amounts.length === 0;
  const goesOn = query.goesOn || pointsBack || last.unclear !== null || isNameAlone;
  return asksNothing(query) && last.subject === 'products' && goesOn
    ? filledIn(query, last, query.products)
    : query;
}

const WIDENS = /\b(?:add|include|as well|too|also)\b/u;

/** Kinds that begin a search of their own where something is looked for. */
const BEGINS: ReadonlySet<Criterion['kind']> = new Set(['form', 'disorder', 'brand', 'among']);
const begins = ({ criteria }: Query): boolean => criteria.some(({ kind, is }) => BEGINS.has(kind) && is);

/** "Any without?" */
const WITHOUT_IT = /\b(?:without|not|dont|arent)(?: (?:it|that|them|any))?$/u;

/** A list that was shown: some of it, in another order, with another nutrient, or what its labels say. */
function ofTheList(query: Query, last: Query, shown: readonly string[]): Query {
  const points = query.reference !== null || query.goesOn;
  const { order, nutrients, topics, basis, isCount, text, unknown, unread } = query;
  const turned = last.criteria.at(-1);
  const isTurned = query.criteria.length === 0 && turned !== undefined && WITHOUT_IT.test(text);
  const isDropped = /^(?:(?:and|ok|now) )*(?:drop|remove|forget|lose|ditch)\b/u.test(text);
  // "Drop kosher" takes back what was asked for; "drop the low protein foods" leaves them out.
  const said = query.criteria.filter(
    (each) => !isDropped || !last.criteria.some((other) => other.is !== each.is && sameAs(other, each)),
  );
  const criteria = isTurned ? [{ ...turned, is: !turned.is }] : said;
  // "What about tube feeds": instead of those.
  const isOtherForm =
    /^(?:and )?(?:what|how) about\b/u.test(text) && criteria.some(({ kind, is }) => kind === 'form' && is);
  if (begins(query) && !points && (query.asksForSome || query.namesProducts)) return query;
  const isShort = points || text.split(' ').length <= 3;
  // "How much protein is in it": of each of a few.
  const isOfEach =
    query.reference?.kind === 'same' &&
    nutrients.length > 0 &&
    criteria.length === 0 &&
    order === null &&
    shown.length <= MOST_OF_EACH;
  if (isOfEach) return { ...query, subject: 'products', products: shown, reference: null };
  const asksOtherwise = (nutrients.length > 0 || basis !== null) && isShort;
  if (query.criteria.length > 0 || criteria.length > 0 || order !== null || isCount || asksOtherwise)
    return {
      ...last,
      criteria: [
        ...last.criteria.flatMap((each) =>
          isOtherForm && each.kind === 'form' ? [] : whatIsLeftOf(each, query.criteria),
        ),
        ...criteria,
      ],
      order: order ?? last.order,
      nutrients: nutrients.length > 0 ? nutrients : last.nutrients,
      basis: basis ?? last.basis,
      isCount,
      text,
      unknown,
      unread,
    };
  return topics.length > 0 && points
    ? { ...query, subject: 'products', products: shown.slice(0, MOST_OF_EACH), reference: null }
    : query;
}
const MOST_OF_EACH = 4;

/** Kinds of which a product has one: another one takes the place of the first. */
const ONE_OF_A_KIND: ReadonlySet<Criterion['kind']> = new Set([
  'country',
  'age',
  'disorder',
  'brand',
  'flavour',
]);
const sameAs = (one: Criterion, other: Criterion): boolean =>
  JSON.stringify({ ...one, is: true, or: [] }) === JSON.stringify({ ...other, is: true, or: [] });

/** What was asked for, less what is left out now, or asked for in its place. */
function whatIsLeftOf(criterion: Criterion, added: readonly Criterion[]): Criterion[] {
  const isReplaced = added.some(
    (each) => each.is && criterion.is && each.kind === criterion.kind && ONE_OF_A_KIND.has(each.kind),
  );
  if (isReplaced) return [];
  const { or = [], ...first } = criterion;
  const [left, ...others] = [first as Criterion, ...or].filter(
    (each) => !added.some((other) => other.is !== each.is && sameAs(each, other)),
  );
  if (left === undefined) return [];
  return [others.length === 0 ? left : { ...left, or: others }];
}

/** "The code for the mocha": of the one on the list that comes in it, where the last one does not. */
function tastingOf(
  { criteria, topics, nutrients }: Query,
  last: readonly string[],
  listed: readonly string[],
  { all }: NameIndex,
): readonly string[] | undefined {
  const taste = criteria.find(({ kind }) => kind === 'flavour');
  // "Is there a strawberry" is asked of the last one, and answered with no.
  if (topics.every((topic) => topic === 'flavours') && nutrients.length === 0) return undefined;
  if (taste?.kind !== 'flavour') return undefined;
  const having = all.flatMap(({ product: { id, flavours } }) =>
    flavours.some((flavour) => flavour.toLowerCase().includes(taste.value)) ? [id] : [],
  );
  const [only, other] = listed.filter((id) => having.includes(id));
  return last.some((id) => having.includes(id)) || only === undefined || other !== undefined
    ? undefined
    : [only];
}

const WHICH_OF_THEM =
  /^(?:(?:and|so|ok) )*which (?:(?:one|of (?:them|these|those|the 2|both)) )?(?:has|have|is|are|contains?|does|comes?)\b/u;
const SEARCHES = /\b(?:anything|something|which|others?|ones|else|everything|list|show)\b/u;

/** "And its fibre", "per bottle", "which has more": of the products that were named. */
function ofProducts(
  query: Query,
  last: Query,
  shown: readonly string[],
  listed: readonly string[],
  names: NameIndex,
): Query {
  // "Which has milk", "which one has soya", of two or more that were named.
  const isOfThem = WHICH_OF_THEM.test(query.text) && !query.namesProducts;
  const isOfBoth =
    (query.order !== null || query.isComparison || isOfThem) &&
    listed.length > 1 &&
    listed.includes(last.products[0] ?? '');
  const tasting = tastingOf(query, last.products, listed, names);
  const products = tasting ?? (shown.length > 1 ? shown : isOfBoth ? listed : last.products);
  const points = query.reference !== null || query.goesOn;
  const isTaste =
    (last.topics.includes('flavours') ||
      (last.products.length === 1 && !query.namesProducts && !SEARCHES.test(query.text))) &&
    query.criteria.length > 0 &&
    query.criteria.every(({ kind }) => kind === 'flavour') &&
    query.order === null;
  const isSearch =
    !isTaste &&
    !(isOfThem && products.length > 1) &&
    query.subject === 'list' &&
    (query.asksForSome ||
      (query.namesProducts && /\b(?:products|feeds|drinks|supplements)\b/u.test(query.text))) &&
    query.reference === null &&
    query.order === null &&
    !/^(?:and|does|is|has|what about)\b/u.test(query.text);
  const asksIt = !asksNothing(query);
  const asksHow = query.amounts.length > 0 || query.basis !== null || query.isInMmol;
  // Long questions of handling, without "it", are for the FAQs: "how long can a decanted feed hang".
  const isLong = query.text.split(' ').length > 7 && !points && query.nutrients.length === 0;
  // A word that means nothing may be the name of another product: nothing is assumed.
  const isOfItsOwn =
    isSearch || (begins(query) && query.reference === null) || query.isCount || query.unknown.length > 0;
  if (products.length === 0 || isOfItsOwn || isLong || !(asksIt || asksHow)) return query;
  const isComparison =
    query.isComparison || (products.length > 1 && (last.isComparison || query.order !== null));
  const whole: Query = { ...query, subject: 'products', products, isComparison };
  // "And fat", of an amount: of as much of it.
  const isOfFiguresAlone =
    query.nutrients.length > 0 &&
    query.topics.length + query.criteria.length + query.amounts.length === 0 &&
    query.basis === null;
  if (asksIt && isOfFiguresAlone && last.nutrients.length > 0 && last.target === null)
    return { ...whole, amounts: last.amounts, basis: last.basis, isInMmol: whole.isInMmol || last.isInMmol };
  // "Put them side by side": what was asked of each.
  const isBareComparison = query.isComparison && asksNothing({ ...query, isComparison: false });
  if (isBareComparison && last.nutrients.length > 0)
    return { ...whole, nutrients: last.nutrients, amounts: last.amounts, basis: last.basis };
  return asksIt ? whole : asBefore(whole, last);
}
