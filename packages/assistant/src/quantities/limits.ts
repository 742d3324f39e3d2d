// Longer than other files: all ways of stating a limit are in one place.
import { nutrientById } from '../catalogue.ts';
import { findPhrases, wordSet } from '../language/phrases.ts';
import type { Span } from '../names/mention.ts';
import {
  basisAt,
  isProductUnit,
  measureOrUnitAt,
  type Measure,
  otherEndAt,
  packContaining,
  packOf,
  type Quantity,
  type Comparator,
  comparatorAfter,
} from './quantity.ts';
import type { CriterionMention } from '../message/criteria-scan.ts';
import { MG_PER_MMOL_OF, NUTRIENT_WORDS } from '../vocabulary/nutrient-words.ts';
import { exactly, type LimitBasis, type Limits, packNounOfBasis, type Target } from '../message/query.ts';

/** What a quantity limits; its words need not be next to each other. */
export type LimitReading = Span & {
  otherSpans?: readonly Span[];
  limit?: CriterionMention;
  size?: CriterionMention;
  comparator?: Comparator | undefined;
};
export type LimitContext = {
  texts: readonly string[];
  /** The words before any were marked as read. */
  originalTexts: readonly string[];
  hasProducts: boolean;
  /** The previous limit. */
  previousLimit: LimitReading | undefined;
  /** "Per bottle", directly before. */
  leadingBasis: LimitBasis;
};

/** "1.5 kcal" also means 1.49 and 1.51. */
const TOLERANCE = 0.07;
const MAX_DISTANCE = 5;
/** No feed has more per ml. */
const MAX_KCAL_PER_ML = 10;
const BETWEEN_NUTRIENT_AND_FIGURE = wordSet(
  'is are of content level levels value density between , with a an',
);

export type NutrientSpan = Span & { id: string | null };
type FigureReading = {
  to: number;
  comparator?: Comparator | undefined;
  basis?: Measure;
  nutrient?: NutrientSpan | undefined;
  high: Quantity['high'];
};

/** Reads what follows a figure, in any order: "10 g or more protein per bottle", "10 g per bottle of protein, or more". */
function readAfterFigure(
  reading: FigureReading,
  quantity: Quantity,
  hits: readonly NutrientSpan[],
  texts: readonly string[],
): FigureReading {
  const { to, comparator, basis, nutrient } = reading;
  const nutrientAt = (start: number) =>
    hits.find(({ from, id }) => from === start && (nutrient === undefined || nutrient.id === id));
  const after = comparator === undefined ? comparatorAfter(texts, to) : undefined;
  if (after !== undefined) return readAfterFigure({ ...reading, ...after }, quantity, hits, texts);
  const basisMeasure = basis === undefined ? basisAt(texts, to) : undefined;
  if (basisMeasure !== undefined)
    return readAfterFigure({ ...reading, basis: basisMeasure, to: basisMeasure.to }, quantity, hits, texts);
  const end = reading.high === null ? otherEndAt(texts, to, { ...quantity, comparator }) : undefined;
  const isOtherNutrient = (at: number) =>
    hits.some(({ from }) => from === at) && nutrientAt(at) === undefined;
  if (end !== undefined && !isOtherNutrient(texts[end.to] === 'of' ? end.to + 1 : end.to))
    return readAfterFigure({ ...reading, ...end }, quantity, hits, texts);
  const start = texts[to] === 'of' ? to + 1 : to;
  const nutrientHit = nutrientAt(start);
  return nutrientHit === undefined
    ? reading
    : readAfterFigure({ ...reading, nutrient: nutrientHit, to: nutrientHit.to }, quantity, hits, texts);
}

/**
 * "More than 6 g protein per 100 ml", "potassium under 100 mg", "between 1 and 1.2 kcal/ml"; without a unit, in that of the label
 * if the nutrient is next to it: "osmolality less than 300".
 */
export function limitOf(
  quantity: Quantity,
  { texts, originalTexts, hasProducts, previousLimit, leadingBasis }: LimitContext,
): LimitReading | undefined {
  const { from, numberStart, value, unit } = quantity;
  // "Over a gram of salt", but not "minimum per g"
  const lacksNumber =
    quantity.hasNoNumber &&
    !(quantity.comparator !== undefined && /^(?:an?|one)$/u.test(texts[numberStart] ?? ''));
  if (lacksNumber || !/^(?:none|m?g|kcal|mmol|mosm)$/u.test(unit)) return undefined;
  const hits = nutrientsIn(texts);
  const isKcal = unit === 'kcal';
  const fixed = isKcal
    ? { id: 'energyKcal', from: quantity.to, to: quantity.to }
    : osmoticOf(quantity, hits, texts);
  const { comparator: ahead, high: far } = quantity;
  let reading = readAfterFigure(
    { to: fixed?.to ?? quantity.to, comparator: ahead, nutrient: fixed, high: far },
    quantity,
    hits,
    texts,
  );
  const { to } = reading;
  const isNextToNutrient = reading.nutrient !== undefined;
  const nutrient = reading.nutrient ?? nearestNutrient(quantity, to, hits, texts);
  const id = nutrient?.id ?? null;
  if (nutrient === undefined || id === null) return undefined;
  const isNutrientAfter = nutrient.from > to;
  if (isNutrientAfter)
    reading = readAfterFigure({ ...reading, nutrient, to: nutrient.to }, quantity, hits, texts);
  const { basis, high } = reading;
  // A daily or per-kg requirement of a person is no criterion for products.
  const isRequirement = /^(?:(?:a|per|each|every|,) day|daily)\b/u.test(texts.slice(reading.to).join(' '));
  if (isRequirement || basis?.unit === 'kg') return undefined;
  // "At least 300 kcal and 12 g protein a bottle": the comparative of the first also applies to the second.
  const continuesLimit = unit !== 'none' && /^(?:and|,|plus)$/u.test(texts[from - 1] ?? '');
  const before = quantity.comparator ?? (continuesLimit ? previousLimit?.comparator : undefined);
  const side = reading.comparator ?? before;
  const hasComparative = high !== null || side !== undefined;
  if (hasProducts && (!hasComparative || (texts[from] === 'from' && high === null))) return undefined;
  // "At least 300 kcal" is no density but the content of a pack.
  const hasNoBasis = basis === undefined && leadingBasis === null;
  const isAboveKcalPerMl = (high?.value ?? value) > MAX_KCAL_PER_ML;
  const isLarge = isKcal && hasNoBasis && isAboveKcalPerMl;
  // "2 scoops in 100 ml" is no limit: without a comparative, only an energy density or the content of a pack is.
  const next = measureOrUnitAt(texts, reading.to);
  const hasNextMeasure = next?.hasNoNumber === true || isProductUnit(next?.unit);
  const isPerPack = hasNoBasis && (isKcal ? isAboveKcalPerMl : isNextToNutrient);
  const packNoun =
    unit === 'none'
      ? null
      : (basis?.packNoun ??
        (basis === undefined && (!isKcal || isLarge) && hasNextMeasure ? next?.packNoun : null) ??
        (isPerPack
          ? (packContaining(originalTexts, from) ??
            packOfKind(originalTexts[reading.to]) ??
            (continuesLimit ? packOfLimit(previousLimit) : null))
          : null));
  if (!hasComparative && packNoun === null && (!isKcal || isLarge)) return undefined;
  const isDensity = id === 'energyKcal' && hasNoBasis && !isLarge && (isKcal || !isAboveKcalPerMl);
  // "In a 200 ml bottle" of one product: that amount of it, whatever its packs.
  const isSized =
    isProductUnit(basis?.unit) && (hasProducts || basis?.packNoun === null) && !id.startsWith('osmol');
  const size = isSized ? basis : undefined;
  const amount = isDensity ? 1 : (size?.value ?? 100);
  const per100 = (number: number) => (toLabelUnit(id, unit, number) * 100) / amount;
  // mmol of a substance without an atomic mass: not read, so there is no list.
  if (Number.isNaN(per100(value))) return undefined;
  const limits = {
    ...limitsOf(per100(value), side, high && { ...high, value: per100(high.value) }),
    ...(size !== undefined && !size.hasNoNumber && amount !== 100 && { perAmount: amount }),
    ...(unit === 'mmol' && { mgPerMmol: MG_PER_MMOL_OF[id] ?? Number.NaN }),
  };
  const pack = isLarge ? (packNoun ?? 'pack') : (basis?.packNoun ?? (hasComparative ? null : packNoun));
  const limitBasis: LimitBasis =
    basis?.unit === 'kcal'
      ? perKcal(basis.value)
      : isDensity || size !== undefined
        ? size === undefined || size.unit === 'ml'
          ? 'ml'
          : 'g'
        : pack != null
          ? { perPack: pack }
          : leadingBasis;
  const criterion = { kind: 'nutrient', value: id, limits, basis: limitBasis } as const;
  const place = { from: Math.min(from, nutrient.from), to: Math.max(reading.to, nutrient.to) };
  // "In a 125 ml bottle": also limits the size of the pack.
  const packed =
    !hasProducts && basis?.packNoun != null && isProductUnit(basis.unit)
      ? {
          kind: 'pack' as const,
          limits: exactly(basis.value),
          unit: basis.unit === 'ml' ? ('ml' as const) : ('g' as const),
        }
      : undefined;
  return {
    limit: { criterion, ...place },
    ...(packed !== undefined && { size: { criterion: packed, ...place } }),
    comparator: before,
    from,
    to,
    otherSpans: isNutrientAfter ? [{ from: nutrient.from, to: reading.to }] : [nutrient],
  };
}

/** "All the 20 g PE options": each pack has it. */
const packOfKind = (noun = ''): string | null =>
  /^(?:options?|ones|choices|versions|substitutes|products|supplements|drinks|powders|liquids)$/u.test(noun)
    ? 'pack'
    : packOf(noun);

const packOfLimit = (last: LimitReading | undefined): string | null =>
  last?.limit?.criterion.kind === 'nutrient' ? (packNounOfBasis(last.limit.criterion.basis) ?? null) : null;

/** "300 mosm/kg" is osmolality and "300 mosm/l" osmolarity, if neither is named. */
function osmoticOf(
  { unit, numberStart, to }: Quantity,
  hits: readonly NutrientSpan[],
  texts: readonly string[],
): NutrientSpan | undefined {
  if (unit !== 'mosm') return undefined;
  const word = hits.find((hit) => hit.id?.startsWith('osmol') === true && hit.to <= numberStart);
  const per = /^(?:(?:per|,) )?(kg|l|litre)\b(?: (?:h2o|water))?/u.exec(texts.slice(to, to + 3).join(' '));
  const id = word?.id ?? (per?.[1]?.startsWith('l') === true ? 'osmolarity' : 'osmolality');
  return { id, from: word?.from ?? to, to: per === null ? to : to + per[0].split(' ').length };
}

/** The nearest nutrient before, or else after; without a unit, only one right beside the number. */
function nearestNutrient(
  { from, unit }: Quantity,
  to: number,
  hits: readonly NutrientSpan[],
  texts: readonly string[],
): NutrientSpan | undefined {
  const before = hits.findLast((hit) => hit.to <= from);
  const between = texts.slice(before?.to ?? 0, from);
  if (unit === 'none')
    return between.every((text) => BETWEEN_NUTRIENT_AND_FIGURE.has(text)) ? before : undefined;
  return before && between.length <= MAX_DISTANCE
    ? before
    : hits.find((hit) => hit.from > to && hit.from - to <= MAX_DISTANCE);
}

/**
 * "Over 10 g protein and under 5 g sugar per bottle": the last basis applies to all. "At least 400 kcal in a bottle and 18 g
 * protein": the pack of the first limit applies to the next.
 */
export function withSharedBasis(
  next: CriterionMention | undefined,
  limit: CriterionMention,
  before: CriterionMention | undefined,
  texts: readonly string[],
): CriterionMention {
  const { criterion: one } = limit;
  if (one.kind !== 'nutrient' || one.basis !== null) return limit;
  const isJoined = (from: number, to: number) =>
    texts.slice(from, to).every((text) => /^(?:and|but|,|_|with|also|at|least|most)$/u.test(text));
  const other = next?.criterion;
  if (other?.kind === 'nutrient' && typeof other.basis === 'object' && isJoined(limit.to, next?.from ?? 0))
    return { ...limit, criterion: { ...one, basis: other.basis } };
  const last = before?.criterion;
  return last?.kind === 'nutrient' &&
    packNounOfBasis(last.basis) !== undefined &&
    isJoined(before?.to ?? 0, limit.from) &&
    !/\b100\b/u.test(texts.slice(limit.from).join(' '))
    ? { ...limit, criterion: { ...one, basis: last.basis } }
    : limit;
}

/** "Under 200 ml", "200 ml or less": the size of a pack. */
export function packSizeLimit(
  { from, to, value, unit, hasNoNumber, packNoun, comparator, high }: Quantity,
  texts: readonly string[],
): LimitReading | undefined {
  if (!isProductUnit(unit) || (hasNoNumber && comparator === undefined)) return undefined;
  const after = comparator === undefined ? comparatorAfter(texts, to) : undefined;
  const past = after?.to ?? to;
  // "100 ml or less per pack"
  const perPack = texts[past] === 'per' && packOf(texts[past + 1]) !== null ? past + 1 : past;
  const end = packNoun === null && packOf(texts[perPack]) !== null ? perPack + 1 : past;
  const isGiven = /^(?:of|per|daily|(?:a|each) day)\b/u.test(texts.slice(end, end + 2).join(' '));
  const hasComparative = comparator !== undefined || after !== undefined || high !== null;
  if (!hasComparative || isGiven || NUTRIENT_WORDS.has(texts[end] ?? '')) return undefined;
  const limits = limitsOf(value, comparator ?? after?.comparator, high);
  const criterion = { kind: 'pack', limits, unit: unit === 'ml' ? 'ml' : 'g' } as const;
  return { limit: { criterion, from, to: end }, from, to: end };
}

/** "A shelf life under 12 months", "dated longer than a year": not an age. */
export function shelfLifeLimit(
  { from, to, value, unit, comparator, high }: Quantity,
  words: readonly string[],
): LimitReading | undefined {
  const text = words.join(' ');
  const after = comparator === undefined ? comparatorAfter(words, to) : undefined;
  const hasComparative =
    comparator !== undefined || after !== undefined || high !== null || /^of$/u.test(words[from - 1] ?? '');
  if (
    unit !== 'month' ||
    !hasComparative ||
    !ABOUT_SHELF_LIFE.test(text) ||
    /\bopen(?:ed|ing)?\b/u.test(text)
  )
    return undefined;
  const end = after?.to ?? to;
  const limits =
    comparator === undefined && after === undefined && high === null
      ? exactly(value)
      : limitsOf(value, comparator ?? after?.comparator, high);
  return { limit: { criterion: { kind: 'shelfLife', limits }, from, to: end }, from, to: end };
}
const ABOUT_SHELF_LIFE = /\b(?:shelf ?li(?:fe|ves)|expir\w*|best before|use by|dated?|keeps?|lasts?)\b/u;

/** "More than 1.2 and less than 1.6" in either order; a number alone allows a little more and less. */
export function limitsOf(value: number, comparator: Comparator | undefined, high: Quantity['high']): Limits {
  if (comparator === undefined && high === null)
    return {
      low: value * (1 - TOLERANCE),
      high: value * (1 + TOLERANCE),
      isLowOpen: false,
      isHighOpen: false,
      approximate: value,
    };
  const isLow = comparator === 'above' || comparator === 'from';
  const one = { value, comparator };
  const [low, top] =
    high === null
      ? isLow
        ? [one, undefined]
        : [undefined, one]
      : [one, high].toSorted((first, second) => first.value - second.value);
  return {
    low: low?.value ?? null,
    high: top?.value ?? null,
    isLowOpen: low?.comparator === 'above',
    isHighOpen: top?.comparator === 'below',
  };
}

/** Converts to the unit of the label. */
export function toLabelUnit(id: string, of: Measure['unit'], value: number): number {
  if (!/^(?:m?g|mmol)$/u.test(of)) return value;
  const mg = value * (of === 'g' ? 1000 : of === 'mg' ? 1 : (MG_PER_MMOL_OF[id] ?? Number.NaN));
  const unit = nutrientById(id)?.unit.split(' ')[0] ?? '';
  return mg * ({ g: 0.001, mg: 1, µg: 1000 }[unit] ?? Number.NaN);
}

export const nutrientsIn = (texts: readonly string[]): NutrientSpan[] =>
  findPhrases(NUTRIENT_WORDS, texts).map(({ value, from, to }) => ({
    id: value.kind === 'known' ? value.id : null,
    from,
    to,
  }));

/** "30 g protein", "10 mg of iron" */
export function nutrientAmountIn(
  { unit, value, to }: Measure,
  texts: readonly string[],
): { nutrientAmount: Target; otherSpans: Span[] } | undefined {
  const start = texts[to] === 'of' ? to + 1 : to;
  const hit = /^m?g$/u.test(unit) ? nutrientsIn(texts).find(({ from }) => from === start) : undefined;
  if (hit === undefined || hit.id === null) return undefined;
  return {
    nutrientAmount: { nutrient: hit.id, amount: toLabelUnit(hit.id, unit, value) },
    otherSpans: [{ from: to, to: hit.to }],
  };
}

export const perKcal = (amount: number) => ({ perNutrient: { nutrient: 'energyKcal', amount } });
