// Longer than other files: all follow-ups that change only an amount are in one place.
import { asksNothing } from './repeated-question.ts';
import { packOf } from '../quantities/quantity.ts';
import { matchingDescription, type ProductRange } from '../names/description.ts';
import { type AskedAmount, packNounOfBasis, type Query } from '../message/query.ts';
import { namedProduct } from '../names/name-match.ts';
import { MIN_PACK_SIZE } from '../quantities/bare-sizes.ts';
import type { Conversation } from './conversation.ts';

// A size or amount without anything else: for the last product, or for one of several.

/** A number in the unit of the last amount: "and for 1,500", "make it 2" after 1.5 litres. */
export const inUnitOf = (count: number, before: AskedAmount): AskedAmount =>
  before.kind === 'packs'
    ? { ...before, count }
    : {
        kind: 'measure',
        unit: before.unit,
        amount: before.amount >= LITRE && count < MAX_LITRES ? count * LITRE : count,
      };
const LITRE = 1000;
const MAX_LITRES = 10;

const SIZE_ALONE =
  /^(?:(?:and|also|ok|so|then|or|no|sorry|actually|i|mean|meant|,|what about|how about|same for|for|in|of|the|a|that|is) )*(\d[\d.]*)(?: (?:size|ones?|packs?|bags?|bottles?|tins?|version|too|please))*$/u;

/** "And the 500": one of its pack sizes. */
export function withNamedPackSize(query: Query, last: Query, { names }: ProductRange): Query {
  const [, count = '', how = '', noun = ''] = COUNTED_BY_SIZE.exec(query.text) ?? [];
  const number = Number(SIZE_ALONE.exec(query.text)?.[1]);
  const [id, other] = last.products;
  const product = namedProduct(names, id)?.product;
  const isAboutLastProduct =
    last.subject === 'products' && other === undefined && query.products.length === 0;
  if (!isAboutLastProduct || product === undefined) return query;
  if (how !== '') {
    const kind = packOf(noun);
    const sizes = product.units.flatMap((unit) =>
      unit.amount > MIN_PACK_SIZE && (kind === null || unit.kind === kind) ? [unit.amount] : [],
    );
    const amount = Number(count) * (SMALL_VERSION.test(how) ? Math.min(...sizes) : Math.max(...sizes));
    if (sizes.length > 0 && amount > 0)
      return {
        ...query,
        topics: query.topics.filter((topic) => topic !== 'packs'),
        criteria: [],
        basis: null,
        unreadAmounts: [],
        unusedWords: [],
        reference: { kind: 'same' },
        nutrients: [query.nutrients, last.nutrients].find(({ length }) => length > 0) ?? ENERGY_AND_PROTEIN,
        amounts: [{ kind: 'measure', amount, unit: product.basis }],
      };
  }
  if (!asksNothing(query)) return query;
  // "1 litre?" after a PIP code: the code for that size.
  if (query.amounts.length > 0)
    return last.topics[0] === 'codes' ? { ...query, text: `${query.text} , ${last.text}` } : query;
  const size = product.units.find(({ amount }) => amount === number && amount > MIN_PACK_SIZE);
  if (size === undefined) return query;
  const amounts = [{ kind: 'measure', amount: size.amount, unit: product.basis } as const];
  // "PIP code": the kind of code is only in the words of the question before.
  const text = `${query.text} , ${last.text}`;
  return { ...query, text, amounts, unreadAmounts: [], startsAsFollowUp: true, reference: { kind: 'same' } };
}
/** "4 of the wee bottles comes to", "energy in 2 of the big ones". */
const COUNTED_BY_SIZE =
  /\b(\d{1,2}) (?:x |of )?(?:the |those |its )?(wee|little|small|smaller|smallest|mini|big|bigger|large|larger|biggest|largest) (ones?|bottles?|packs?|bags?|tins?|cartons?|pouch(?:es)?|pots?|sachets?|tubs?)\b/u;
const ENERGY_AND_PROTEIN = ['energyKcal', 'protein'];
const SMALL_VERSION = /^(?:wee|little|small|mini)/u;

/** "At 80 ml/h", "and at 70", "for 20 hours" after a running feed: changes the rate or the time. */
export function changedRun(query: Query, last: Query): AskedAmount | undefined {
  const { text, products, amounts } = query;
  const [run, other] = last.amounts;
  const [amount, another] = amounts;
  if (run?.kind !== 'measure' || run.hours === undefined || (other ?? another) !== undefined)
    return undefined;
  const hoursOfDay = run.hours === 1 && A_DAY_LONG.test(text) ? '24' : undefined;
  const requestedHours = Number(HOURS.exec(text)?.[1] ?? FOR_HOURS.exec(text)?.[1] ?? hoursOfDay);
  const isRate = amount?.kind === 'measure' && amount.hours === 1 && !(requestedHours > 0);
  // "4 flushes of 60": water, at no rate of the feed.
  if (IS_WATER.test(text)) return undefined;
  const isAboutRun = asksNothing(query) || (requestedHours > 0 && query.nutrients.length > 0);
  if (amount === undefined ? products.length > 0 || !isAboutRun : !isRate) return undefined;
  const bareNumber = Number(RATE_ALONE.exec(text)?.[1]);
  const rate = isRate ? amount.amount : bareNumber <= MAX_ML_PER_HOUR ? bareNumber : run.amount / run.hours;
  const hours = requestedHours > 0 ? requestedHours : run.hours;
  const isOther = rate !== run.amount / run.hours || requestedHours > 0;
  return isOther ? { ...run, amount: Number((rate * hours).toPrecision(12)), hours } : undefined;
}

/** "2 a day", "two bottles a day for a week" after the figures of one product: a number of its packs. */
export function packsPerDay(
  { text, products }: Query,
  last: Query,
): { count: number; noun?: string } | undefined {
  const { each, noun, days, unit = 'day' } = A_DAY.exec(text)?.groups ?? {};
  const isAboutFigures =
    last.subject === 'products' && last.products.length === 1 && last.nutrients.length > 0;
  if (!isAboutFigures || products.length > 0 || last.amounts.some(({ kind }) => kind === 'measure'))
    return undefined;
  const pack = noun === undefined ? undefined : packOf(noun);
  if (each === undefined || pack === null) return undefined;
  const count = (Number(each) || 1) * (Number(days) || 1) * (DAYS_OF[unit] ?? 1);
  return pack === undefined ? { count } : { count, noun: pack };
}
const A_DAY =
  /^(?:(?:and|so|ok|but|say|if|for|at|what about|how about|what is|how much is|that is|thats|having|taking) )*(?<each>\d{1,2}|one)(?: (?<noun>[a-z]{3,}))? (?:(?:a|per|each|every) day|daily)(?: for (?:a|one|(?<days>\d{1,2})) (?<unit>day|week|fortnight)s?)?(?: (?:(?:is|gives|makes|equals|comes to|would be|would give)(?: (?:what|how much|that|it))?|then|please|total|in total))*$/u;
const DAYS_OF: Readonly<Record<string, number>> = { day: 1, week: 7, fortnight: 14 };

/** "How many in 400 ml", "and 150 ml" after the scoops for a level: for the same level. */
export function scoopsForOtherVolume(query: Query, last: Query): Query | undefined {
  // "What about 150 ml" may be read as a pack.
  const [amount, other] = [
    ...query.amounts,
    ...query.criteria.flatMap((each): AskedAmount[] =>
      each.kind === 'pack' && each.limits.low !== null
        ? [{ kind: 'measure', amount: each.limits.low, unit: each.unit }]
        : [],
    ),
  ];
  const isAboutLevel =
    last.topics.includes('iddsi') && last.products.length === 1 && /\blevel \d\b/u.test(last.text);
  const isAboutLastProduct =
    query.products.length + query.nutrients.length === 0 && VOLUME_WORDS_ONLY.test(query.text);
  if (
    !isAboutLevel ||
    !isAboutLastProduct ||
    amount?.kind !== 'measure' ||
    amount.unit !== 'ml' ||
    other !== undefined
  )
    return undefined;
  return { ...last, amounts: [amount], text: `${last.text} , ${query.text}` };
}
const VOLUME_WORDS_ONLY =
  /^(?:(?:and|so|ok|then|what about|how about|how many|scoops?|is that|would that be|in|for|to|per|of|an?|the|drink|water|juice|tea|glass|cup|\d[\d.]*|mls?|l|litres?|please|,) ?)+$/u;

/** "One of each", "both together" after figures of several: their sum. */
export function totalQuery(
  { text, products }: Query,
  { query: last, discussedProducts }: Conversation,
): Query | undefined {
  if (last?.subject !== 'products' || last.nutrients.length === 0 || products.length > 0) return undefined;
  const productIds =
    last.products.length > 1 ? last.products : last.amounts.length > 0 ? [] : discussedProducts.slice(-2);
  if (productIds.length < 2 || !IN_TOTAL.test(text)) return undefined;
  const cleared = {
    order: null,
    bareSuperlative: null,
    isComparison: false,
    topics: [],
    criteria: [],
  } as const;
  return { ...last, ...cleared, products: productIds, text: `${last.text} , in total` };
}
const IN_TOTAL =
  /^(?:(?:and|so|ok|what is|how much is|the|in|for|of|if|having|add|that|it|is|a|them|both|all|2|3|,) )*(?:(?:one|1) of each|totals?|sum|altogether|together|add(?:ed)?(?: (?:up|together|both|them|it))+|combined)(?: (?:then|please|is|comes to|for|of|both|them|all|the|it|2|3|up|that|what|how much))*$/u;

/** A different rate or time, a number a day, or a count such as "kcal in 2", "protein in 3 of them". */
export function withRunHours(query: Query, last: Query, { names }: ProductRange): Query {
  const { text, amounts, unreadAmounts, products } = query;
  const run = changedRun(query, last);
  if (run !== undefined)
    return { ...query, unreadAmounts: [], unusedWords: [], reference: { kind: 'same' }, amounts: [run] };
  const aDay = packsPerDay(query, last);
  if (aDay !== undefined) {
    const amount = { kind: 'packs', noun: countedUnit(last, names), ...aDay } as const;
    return { ...query, unreadAmounts: [], unusedWords: [], reference: { kind: 'same' }, amounts: [amount] };
  }
  const [, count, ofThem] = COUNT_AT_END.exec(text) ?? [];
  const isCount = ofThem !== undefined || Number(count) <= MAX_PACKS;
  const isAboutOneProduct =
    last.subject === 'products' && last.products.length === 1 && products.length === 0;
  const isOpen =
    query.nutrients.length > 0 && amounts.length === 0 && last.amounts.every(({ kind }) => kind === 'packs');
  if (!isAboutOneProduct || !isOpen || count === undefined || !isCount || unreadAmounts.join() !== count)
    return query;
  return {
    ...query,
    unreadAmounts: [],
    amounts: [{ kind: 'packs', count: Number(count), noun: countedUnit(last, names) }],
  };
}

/** What "3 of them" counts: the unit counted before, scoops after a scoop, tablets if the product has some, or else packs. */
export function countedUnit({ amounts, basis, products, text }: Query, names: ProductRange['names']): string {
  const [noun] = amounts.flatMap((each) => (each.kind === 'packs' ? each.noun : []));
  const units = namedProduct(names, products[0])?.product.units ?? [];
  const scoop = /\bscoops?\b/u.test(text) ? 'scoop' : undefined;
  return (
    noun ??
    packNounOfBasis(basis) ??
    scoop ??
    (units.some(({ kind }) => kind === 'tablet') ? 'tablet' : 'pack')
  );
}
export const HOURS = /\b(\d[\d.]*) (?:h|hours?)\b/u;
const IS_WATER = /\bflush\w*|\d (?:mls? )?(?:of )?water\b/u;
const A_DAY_LONG = /\b(?:a|per|each|every) day\b|\bdaily\b/u;
const FOR_HOURS = /\b(?:for|over) (\d|1\d|2[0-4])$/u;
/** "Make it 1,500" is a volume: no pump runs that fast. */
const MAX_ML_PER_HOUR = 300;
const RATE_ALONE = /(?:^|\b(?:at|to|it|and|or|about|of|@) )(\d[\d.]*)(?: (?:instead|then|please))*$/u;
const COUNT_AT_END = /^.+ in (\d{1,2})( of (?:them|those|these))?$/u;
/** A larger number is an amount in ml or g without its unit. */
export const MAX_PACKS = 12;

/** "Powder for 600 ml?", "scoops in 150 ml" after a product: about mixing, not a pack size. */
export function mixingQuery(query: Query, last: Query): Query | undefined {
  const amount = Number(POWDER_FOR.exec(query.text)?.[1]);
  const isAboutLastProduct =
    last.subject === 'products' && last.products.length > 0 && query.products.length === 0;
  if (!isAboutLastProduct || !(amount > 0)) return undefined;
  return {
    ...query,
    subject: 'products',
    products: last.products,
    criteria: [],
    topics: ['dilution'],
    basis: null,
    amounts: [{ kind: 'measure', amount, unit: 'ml' }],
  };
}
const STRENGTH_WORDS =
  '(?: (?:made up|of feed|feed|then|please|be|need|take|at|the|its|normal|standard|usual|label|labels|strength|mix|going|by|of|on|tin|,))*';
const POWDER_FOR = new RegExp(
  '^(?:(?:and|so|ok|,|what about|how|much|many|level|g|grams|of|number|no|the) )*(?:powder|scoops)' +
    '(?: (?:is|are|do|does|i|you|it|needed|need|take|goes|would|will|be))*(?: (?:for|in|into|to make|makes?|per)(?: up)?)?' +
    ` (\\d[\\d.]*) mls?${STRENGTH_WORDS}$`,
  'u',
);

/** "Make it 750 ml of the feed" after a feed and a drink with amounts: changes one of them. */
export function withOneAmountChanged(query: Query, last: Query, range: ProductRange): Query | undefined {
  const { text, products } = query;
  const [, count, counted] = COUNTED.exec(text) ?? [];
  // "40 ml of the oil" may have been read as a pack size.
  const size = query.criteria.flatMap((each): AskedAmount[] =>
    each.kind === 'pack' && each.limits.low !== null && each.limits.low === each.limits.high
      ? [{ kind: 'measure', amount: each.limits.low, unit: each.unit }]
      : [],
  );
  const packs: AskedAmount[] =
    count === undefined ? [] : [{ kind: 'packs', count: Number(count), noun: 'pack' }];
  const amounts = [query.amounts, size, packs].find(({ length }) => length > 0) ?? [];
  const [amount, another] = amounts;
  const hasAmountEach =
    last.subject === 'products' && last.products.length > 1 && last.amounts.length === last.products.length;
  if (!hasAmountEach || amount === undefined || another !== undefined) return undefined;
  if (products.some((id) => !last.products.includes(id))) return undefined;
  const productWords = (amounts === packs ? counted : OF_PRODUCT.exec(text)?.[1]) ?? '';
  const feeds = last.products.filter((id) =>
    range.meets({ kind: 'form', isRequired: true, value: 'tube-feed' }, id),
  );
  const changedProducts =
    products.length > 0
      ? products
      : FEED_WORD.test(productWords)
        ? feeds
        : matchingDescription(
            productWords,
            { ...query, amounts: [], criteria: query.criteria.filter(({ kind }) => kind !== 'pack') },
            last.products,
            range,
          );
  // "Make it 750 ml" is clear if only one product has an amount in ml or g.
  const alike = last.products.filter((_, at) => last.amounts[at]?.kind === amount.kind);
  const isChanged = CHANGE_WORDS.test(text);
  const isBare = productWords === '' && products.length === 0;
  // "Sorry, 300 ml" after an amount in ml of each: which of them is asked back.
  if (isBare && isChanged && alike.length > 1 && CORRECTS.test(text))
    return { ...last, amounts: [...last.amounts, amount] };
  const [id, other] = isBare ? (isChanged ? alike : []) : changedProducts;
  if (id === undefined || other !== undefined) return undefined;
  const at = last.products.indexOf(id);
  return { ...last, amounts: last.amounts.map((each, place) => (place === at ? amount : each)) };
}
const COUNTED =
  /\b(\d{1,2}) (?:x |of )?(?:the |those )?(?!ml|mls|g|l|kcal)(.+?)(?: (?:instead|then|please|now))*$/u;
const CHANGE_WORDS = /\b(?:make|change|instead|if|only|just|try|say|not|sorry|oops|meant|mean)\b/u;
const CORRECTS = /\b(?:sorry|oops|meant|mean)\b/u;
const OF_PRODUCT = /\bof (?:the )?(.+?)(?: (?:instead|then|please|now))*$/u;
const FEED_WORD = /^(?:tube )?feed$/u;
