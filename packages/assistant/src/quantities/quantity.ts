// Longer than other files: all ways of writing a quantity are in one place.
import { phraseBook, phrasesAt, phraseTable, singular, wordSet, wordsIn } from '../language/phrases.ts';
import { NUTRIENT_WORDS } from '../vocabulary/nutrient-words.ts';
import type { Span } from '../names/mention.ts';

export type Comparator = 'from' | 'above' | 'to' | 'below';

/** Comparatives that may stand alone, about a number of the last message. */
export const COMPARATORS: Readonly<Record<string, Comparator>> = {
  over: 'above',
  above: 'above',
  'more than': 'above',
  'at least': 'from',
  under: 'below',
  below: 'below',
  'less than': 'below',
  'at most': 'to',
};

/** A number with its unit: "200 ml", "2 x 200 ml", "a 200 ml bottle", "3 bottles", "1.5". */
export type Measure = Span & {
  /** In `unit`: 1.5 litres are 1500 ml, two years are 24 months. */
  value: number;
  unit: Unit | 'pack' | 'none';
  packNoun: string | null;
  /** "A bottle", "per litre": without a number. */
  hasNoNumber: boolean;
};

/** A measure, or the two ends of a range, with its comparative: "at least 6 g". */
export type Quantity = Measure & {
  /** Where the number starts, after "at least". */
  numberStart: number;
  comparator: Comparator | undefined;
  high: { value: number; comparator: Comparator | undefined } | null;
};

/** Above this, a number without a unit is no count of packs and may be an amount. */
export const MAX_COUNT = 12;

type Unit = 'ml' | 'g' | 'kg' | 'mg' | 'kcal' | 'mmol' | 'mosm' | 'month' | 'day' | '%' | 'other';
const UNITS = new Map(
  phraseTable(`
ml 1: ml|millilitre|cc
ml 1000: l|litre|liter|ltr
g 1: g|gm|gram
kg 1000: kg
mg 1: mg
mg 0.001: mcg|ug|microgram|µg|μg
kcal 1: kcal|cal|calorie
mmol 1: mmol|millimole
mosm 1: mosm
month 12: year|yr|yo|y
month 1: month|mo|mth|mnth|m
day ${1 / 4.345}: week|wk
day ${1 / 30.44}: day
% 1: %|percent
other 1: hour
`).flatMap(([name, words]) => {
    const [of, one] = name.split(' ');
    return words.map((word) => [word, { of: of as Unit, value: Number(one) }] as const);
  }),
);
const PACKS = new Map(
  phraseTable(`
pack: pack|packet|bag
tin: tin|can
serving: portion|serving|unit
pouch: pouch|pouche
case: case|box
tablet: tablet|tab
${wordsIn('bottle sachet pot tub carton bar slice cookie roll cup scoop dose loaf')
  .map((noun) => `${noun}: ${noun}`)
  .join('\n')}
`).flatMap(([noun, words]) => words.map((word) => [word, noun] as const)),
);

const comparatorBook = (table: string) =>
  phraseBook(
    phraseTable(table).flatMap(([side, phrases]) =>
      phrases.map((phrase) => [phrase, side as Comparator] as const),
    ),
  );
const SIDES = comparatorBook(`
from: at least|more than or equal to|greater than or equal to|minimum of|minimum|min of|min|upwards of|from
above: more than|longer than|greater than|higher than|larger than|bigger than|older than|over|above|exceeding|exceeds|exceed|north of|>
to: at most|less than or equal to|lower than or equal to|up to|maximum of|maximum|max of|max|within
below: less than|shorter than|lower than|fewer than|smaller than|younger than|younger|under|below|short of|<
`);
const SIDES_AFTER = comparatorBook(`
from: or more|or above|and more|or over|or higher|or greater|or larger|or bigger|or denser|or dense|or older|and above|and over|and up|and upwards|plus|minimum|min|at least
to: or less|or under|or below|or fewer|or lower|or smaller|or younger|and below|and under|maximum|max|at most
`);
const NEGATED_SIDES = { above: 'to', below: 'from', from: undefined, to: undefined } as const;

/** Times a day, in the short forms of charts; 30 ml three times is 90 ml. */
const TIMES_A_DAY = new Map(
  Object.entries({ twice: 2, bd: 2, bid: 2, tds: 3, tid: 3, qds: 4, qid: 4, od: 1 }),
);
const MEANS_ONE = wordSet('per each a one every an whole entire single full');
const BEFORE_BASIS = wordSet('per in a an , each every');
const isMultiplySign = (text: string | undefined): boolean => text === 'x' || text === 'times';
const HOURS = /^(?:h|hours?)$/u;
const isHours = (texts: Texts, at: number): boolean => isNumber(texts[at]) && HOURS.test(texts[at + 1] ?? '');
const isNumber = (text = ''): boolean => /^\d+(?:\.\d+)?$/u.test(text);
const isFraction = (text = ''): boolean => /^0\.(?:25|5|75|\d{4,})$/u.test(text);

type Texts = readonly string[];
export const packOf = (text = ''): string | null => PACKS.get(singular(text)) ?? null;
/** An amount of a product may be in ml or g, but not in mg or kcal. */
export const isProductUnit = (of: Measure['unit'] | undefined): boolean => /^(?:ml|k?g)$/u.test(of ?? '');

/** "At least", "no more than": a comparative before a number. */
function comparatorAt(texts: Texts, at: number): { comparator: Comparator; to: number } | undefined {
  const isNegated = /^(?:no|not)$/u.test(texts[at] ?? '');
  const [hit] = phrasesAt(SIDES, texts, isNegated ? at + 1 : at, () => true);
  const comparator = hit && (isNegated ? NEGATED_SIDES[hit.value] : hit.value);
  return comparator && { comparator, to: hit.to };
}

/** "Or more", without a number or "than" of its own; "plus fibre" is something else. */
export function comparatorAfter(
  texts: Texts,
  at: number,
): { comparator: Comparator; to: number } | undefined {
  const [hit] = phrasesAt(SIDES_AFTER, texts, at, () => true);
  const next = texts[hit?.to ?? -1];
  const isPlus = hit?.phrase === 'plus' && NUTRIENT_WORDS.has(next ?? '');
  const isAnother = isNumber(next) || next === 'than' || isPlus;
  return hit === undefined || isAnother ? undefined : { comparator: hit.value, to: hit.to };
}

/** "75 ml an hour" */
export const isRate = (texts: Texts, to: number): boolean =>
  BEFORE_BASIS.has(texts[to] ?? '') && HOURS.test(texts[to + 1] ?? '');

/** "16 hours at 75 ml an hour": the hours before the rate. */
export function hoursBefore(
  texts: Texts,
  { from, to }: Span,
): { times: number; from: number; to: number } | undefined {
  const followsLink = /^(?:at|of|@)$/u.test(texts[from - 1] ?? '') && isHours(texts, from - 3);
  return isRate(texts, to) && followsLink
    ? { times: Number(texts[from - 3]), from: from - 3, to: to + 2 }
    : undefined;
}

/** "In 24 hours", "per 20 h", "a day": the running time, apart from the rate. */
export function runningTimeAt(texts: Texts, from: number): { hours: number; to: number } | undefined {
  const [text = '', next = ''] = texts.slice(from, from + 2);
  if (text === 'daily') return { hours: HOURS_OF_A_DAY, to: from + 1 };
  if (/^(?:a|per|each|every)$/u.test(text) && next === 'day') return { hours: HOURS_OF_A_DAY, to: from + 2 };
  const at = /^(?:in|per|over|for|every|each)$/u.test(text) ? from + 1 : from;
  return isHours(texts, at) ? { hours: Number(texts[at]), to: at + 2 } : undefined;
}
const HOURS_OF_A_DAY = 24;

/** "X 3", "3 times", "tds", "an hour for 20 hours": multiplies the amount before it; "over 24 hours" does not. */
export function multiplierAt(texts: Texts, at: number): { times: number; to: number } | undefined {
  const [text = '', next] = texts.slice(at, at + 2);
  if (text === 'over' && isHours(texts, at + 1)) return { times: 1, to: at + 3 };
  if (isRate(texts, at)) {
    // "60 ml an hour of X for 18 hours": after the name.
    const name = /^(?:of|§)$/u.test(texts[at + 2] ?? '')
      ? texts.findIndex((each, place) => place > at + 1 && each !== '§' && each !== 'of')
      : at + 2;
    const hours = /^(?:for|over|x|times|,)$/u.test(texts[name] ?? '') ? name + 1 : name;
    if (isHours(texts, hours)) return { times: Number(texts[hours]), to: hours + 2 };
  }
  const daily = TIMES_A_DAY.get(text);
  if (daily !== undefined) return { times: daily, to: at + 1 };
  // "Dalesip Two, 1 bd"
  const timesDaily = TIMES_A_DAY.get(next ?? '');
  if (isNumber(text) && timesDaily !== undefined) return { times: Number(text) * timesDaily, to: at + 2 };
  // "Dalesip Two, 3 a day"
  const [, third] = texts.slice(at + 1, at + 3);
  const aDay = next === 'daily' ? 2 : /^(?:a|per|each)$/u.test(next ?? '') && third === 'day' ? 3 : 0;
  if (isNumber(text) && aDay > 0) return { times: Number(text), to: at + aDay };
  const number = isMultiplySign(text) ? next : next === 'times' ? text : undefined;
  return isNumber(number) ? { times: Number(number), to: at + 2 } : undefined;
}

/** "2", "2 1/2", "one and a half" */
export function numberAt(texts: Texts, at: number): { value: number; to: number } | undefined {
  const text = texts[at] ?? '';
  const part = texts[at + 1] === 'and' ? at + 2 : at + 1;
  const goesOn = isFraction(texts[part]) && (text === 'one' ? part > at + 1 : /^[1-9]\d*$/u.test(text));
  const value = text === 'one' ? 1 : Number(text);
  if (goesOn) return { value: value + Number(texts[part]), to: part + 1 };
  return isNumber(text) ? { value, to: at + 1 } : undefined;
}

/** "3 Dalesip Mini", "3 x Dalesip Mini", "3 of the Dalesip Minis": where the name starts after a count. */
export function nameStartAfter(texts: Texts, to: number): number {
  if (isMultiplySign(texts[to])) return to + 1;
  // "3 a day of the Dalesip Minis"
  if (/^(?:a|per|each)$/u.test(texts[to] ?? '') && texts[to + 1] === 'day')
    return nameStartAfter(texts, to + 2);
  if (texts[to] !== 'of') return to;
  return /^(?:the|these|those|your|our)$/u.test(texts[to + 1] ?? '') ? to + 2 : to + 1;
}
/** Before "one" as a number: "in one Dalesip Juice". */
const BEFORE_COUNTED_ONE = wordSet('in from and plus , for with');
/** Before "one" as a pronoun: "which one", "the one", "no one". */
const BEFORE_PRONOUN_ONE = wordSet('which what that this the no any other only another every each');

const PACK_ADJECTIVES = wordSet('level full whole entire small large big standard single');

/** A unit or a pack without a number; "level scoop" is one. */
function unitAt(texts: Texts, at: number): Measure | undefined {
  const from = PACK_ADJECTIVES.has(texts[at] ?? '') && packOf(texts[at + 1]) !== null ? at + 1 : at;
  // A reimbursement scheme, not grams.
  const unit = texts[from] === 'gms' ? undefined : UNITS.get(singular(texts[from] ?? ''));
  // "Per unit of energy": not a pack.
  const isPack = unit === undefined && !(texts[from] === 'unit' && texts[from + 1] === 'of');
  const packNoun = isPack ? packOf(texts[from]) : null;
  const { of, value } = unit ?? { of: 'pack', value: 1 };
  return unit === undefined && packNoun === null
    ? undefined
    : { from: at, to: from + 1, value, unit: of, packNoun, hasNoNumber: true };
}

function measureAt(texts: Texts, from: number): Measure | undefined {
  const number = numberAt(texts, from);
  const to = number?.to ?? from + 1;
  // "In the litre" is one litre.
  const isOneLitre = texts[from] === 'the' && /^(?:litre|liter|l)$/u.test(texts[to] ?? '');
  if (number === undefined && !MEANS_ONE.has(texts[from] ?? '') && !isOneLitre) return undefined;
  const count = number?.value ?? 1;
  // "2 x 200 ml", "2 125 ml bottles", "2 of the 200 ml"; "2 400 ml" may be 2,400
  const next =
    number === undefined
      ? to
      : isMultiplySign(texts[to])
        ? to + 1
        : texts[to] === 'of' && texts[to + 1] === 'the'
          ? to + 2
          : to;
  const each = number && numberAt(texts, next) && measureAt(texts, next);
  if (isProductUnit(each?.unit) && each && (each.packNoun !== null || next > to || isFraction(texts[from])))
    return { ...each, from, value: count * each.value };
  const one = unitAt(texts, to) ?? (packOf(texts[next]) === null ? undefined : unitAt(texts, next));
  // "Half a bottle of this and one of that", "in one Dalesip Juice"; "which one" is no count.
  const isCount =
    (texts[from] === 'one'
      ? !BEFORE_PRONOUN_ONE.has(texts[from - 1] ?? '') &&
        (texts[to] === '§' || BEFORE_COUNTED_ONE.has(texts[from - 1] ?? ''))
      : /^an?$/u.test(texts[from] ?? '') &&
        /^(?:and|or|plus|than|versus|vs|v|,)$/u.test(texts[from - 1] ?? '')) &&
    texts[nameStartAfter(texts, to)] === '§';
  if (one === undefined)
    return number || isCount
      ? { from, to, value: count, unit: 'none', packNoun: null, hasNoNumber: false }
      : undefined;
  // "A litre and a half", but not "a litre and half a bottle"
  const addsFraction =
    texts[one.to] === 'and' && isFraction(texts[one.to + 1]) && packOf(texts[one.to + 2]) === null;
  const isHalfMore = addsFraction && (isProductUnit(one.unit) || number === undefined);
  const value = one.value * (count + (isHalfMore ? Number(texts[one.to + 1]) : 0));
  const end = isHalfMore ? one.to + 2 : one.to;
  const pack = number !== undefined && isProductUnit(one.unit) ? packOf(texts[end]) : null;
  const hasNoNumber = number === undefined && !isHalfMore;
  return {
    ...one,
    from,
    to: pack === null ? end : end + 1,
    value,
    packNoun: one.packNoun ?? pack,
    hasNoNumber,
  };
}

/** "At least 6 g", "between 1 and 1.2 kcal", "more than 4 g but less than 6 g" */
export function quantityAt(texts: Texts, from: number): Quantity | undefined {
  const before = comparatorAt(texts, from);
  const numberStart = before?.to ?? from;
  const first = measureAt(texts, numberStart);
  if (first === undefined) return undefined;
  // "20 or more grams"
  const middle = first.unit === 'none' && before === undefined ? comparatorAfter(texts, first.to) : undefined;
  const counted = middle && unitAt(texts, middle.to);
  if (counted !== undefined && counted.unit !== 'pack')
    return {
      ...counted,
      from,
      numberStart,
      value: first.value * counted.value,
      hasNoNumber: false,
      comparator: middle?.comparator,
      high: null,
    };
  const comparator = before?.comparator;
  const beyond = comparatorAt(texts, first.to + 1);
  const second = measureAt(texts, beyond?.to ?? first.to + 1);
  const isBare = first.unit === 'none';
  const joins = texts[first.to] ?? '';
  // "4 g and 6 g" are two amounts.
  const isJoined = isBare || comparator !== undefined || texts[from - 1] === 'between' ? 'and to but' : 'to';
  const isRange =
    isJoined.split(' ').includes(joins) &&
    second !== undefined &&
    !(first.hasNoNumber || second.hasNoNumber || first.packNoun !== null) &&
    // "Addimere Shot 120 and 1 Dalesip Two"
    !(joins === 'and' && texts[second.to] === '§') &&
    (isBare
      ? !/^(?:pack|month|day)$/u.test(second.unit)
      : first.unit === second.unit || (second.unit === 'none' && isOtherEnd(comparator, beyond?.comparator)));
  if (!isRange) return { ...first, from, numberStart, comparator, high: null };
  const { value } = second;
  // "Over 100 ml but below 200": in the same unit.
  if (!isBare) second.unit = first.unit;
  const scale = isBare ? value / (numberAt(texts, second.from)?.value ?? 1) : 1;
  return {
    ...second,
    from,
    numberStart,
    comparator,
    value: first.value * scale,
    high: { value, comparator: beyond?.comparator },
  };
}

const isLow = (side: Comparator): boolean => side === 'from' || side === 'above';
const isOtherEnd = (one: Comparator | undefined, other: Comparator | undefined): boolean =>
  one !== undefined && other !== undefined && isLow(one) !== isLow(other);

/** "At least 2 kcal/ml but below 3": the second end of a range. */
export function otherEndAt(
  texts: Texts,
  at: number,
  { unit, value, comparator }: Pick<Quantity, 'unit' | 'value' | 'comparator'>,
): { high: NonNullable<Quantity['high']>; to: number } | undefined {
  const joined = texts.findIndex((text, place) => place >= at && !/^(?:,|and|but|yet)$/u.test(text));
  const beyond = joined > at ? comparatorAt(texts, joined) : undefined;
  const end = beyond && measureAt(texts, beyond.to);
  if (end === undefined || !isOtherEnd(comparator, beyond?.comparator)) return undefined;
  const hasSameUnit = end.unit === unit || end.unit === 'none';
  // "Under 5s": an age.
  if (!hasSameUnit || end.hasNoNumber || texts[end.to] === 's') return undefined;
  const isFurther = comparator !== undefined && isLow(comparator) ? end.value > value : end.value < value;
  return isFurther ? { high: { value: end.value, comparator: beyond?.comparator }, to: end.to } : undefined;
}

/**
 * "A bottle with 300 kcal", "which pack of Tarnvane gives 2000 kcal": the pack that contains a figure, if packs are not counted.
 */
export function packContaining(texts: Texts, at: number): string | null {
  const of = texts.findLastIndex((text, place) => place < at && !CONTAINS_WORDS.has(text));
  return COUNTS_PACKS.test(texts.join(' ')) || isNumber(texts[of - 1]) ? null : packOf(texts[of]);
}
const CONTAINS_WORDS = wordSet(
  'with for of that which gives give giving has have having contains contain containing holds hold holding provides provide providing _ about around sip sips tube feed feeds supplement supplements drink drinks',
);
const COUNTS_PACKS = /\b(?:how (?:many|much)|number of)\b/u;

/** After "per", "in" and the like: "100 ml", "200 ml bottle", "bottle". */
export const measureOrUnitAt = (texts: Texts, at: number): Measure | undefined =>
  (numberAt(texts, at) && measureAt(texts, at)) ?? unitAt(texts, at);

/** The basis after a figure: "per 100 ml", "in each 200 ml bottle", "a litre". */
export function basisAt(texts: Texts, at: number): Measure | undefined {
  const [link = '', next = ''] = texts.slice(at, at + 2);
  if (!BEFORE_BASIS.has(link)) return undefined;
  // "10 g protein each"
  if (link === 'each' && /^(?:,|and|or|but|)$/u.test(next))
    return { from: at, to: at + 1, value: 1, unit: 'pack', packNoun: 'pack', hasNoNumber: true };
  // "In the bottle" means each bottle; "in the 200 ml" is no basis.
  const hasPossessive = /^(?:the|its|their|your)$/u.test(next) && packOf(texts[at + 2]) !== null;
  const hasEach =
    /^(?:each|every|an?)$/u.test(next) || (/^(?:one|1)$/u.test(next) && packOf(texts[at + 2]) !== null);
  const found = measureOrUnitAt(texts, hasPossessive || hasEach ? at + 2 : at + 1);
  if (found === undefined) return undefined;
  // "In 1500": can only be ml.
  const isVolume =
    found.unit === 'none' && /^(?:in|per)$/u.test(link) && found.value >= 250 && found.value <= 3000;
  const basis: Measure = isVolume ? { ...found, unit: 'ml' } : found;
  const { unit, packNoun, value, hasNoNumber } = basis;
  const isBasis =
    unit === 'none'
      ? value === 100
      : isProductUnit(unit)
        ? hasNoNumber || packNoun !== null || link !== ','
        : hasNoNumber === (unit === 'pack') && /^(?:pack|kcal)$/u.test(unit);
  return isBasis ? basis : undefined;
}

/** Whether "and a pud" adds to a sum: something is counted before it, or a total is asked for. */
export const isInSum = (texts: Texts, at: number): boolean =>
  texts.slice(0, at).some((text) => isNumber(text) || packOf(text) !== null) || TOTAL.test(texts.join(' '));
const TOTAL =
  /\b(?:totals?|altogether|all (?:together|told)|in all|together|sum|adds? up|tot up|combined|plus)\b/u;
