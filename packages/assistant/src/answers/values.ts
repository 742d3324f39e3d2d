// Longer than other files: every way from a label to a figure that is shown stands beside the others, so that each is rounded once.
import {
  contribution,
  displayUnit,
  inUnit,
  nutrientById,
  nutrientByName,
  type Nutrient,
  type NutrientAmount,
  type NutrientRow,
  type Product,
  REFERENCE_GROUP,
} from '../catalogue.ts';
import type { AnswerValue, Derivation } from './answer.ts';
import type { Target } from '../reading/query.ts';
import type { Knowledge } from './draft.ts';
import { MG_PER_MMOL_OF } from '../vocabulary/nutrient-words.ts';

const NOT_STATED: NutrientAmount = { kind: 'not-stated' };

export const nutrients = (ids: readonly string[]): Nutrient[] => ids.flatMap((id) => nutrientById(id) ?? []);

/** The rows of a product by nutrient, found once: a list looks at the same rows of every product. */
const ROWS = new WeakMap<Product, Map<string, NutrientRow | undefined>>();

/** The label's own row of a nutrient, or the normalised one where the label has none. */
function rowOf(product: Product, { id, group }: Nutrient): NutrientRow | undefined {
  const rows = ROWS.get(product) ?? new Map<string, NutrientRow | undefined>();
  ROWS.set(product, rows);
  if (rows.has(id)) return rows.get(id);
  const isIts = (row: NutrientRow) => nutrientByName(group, row.name)?.id === id;
  const reference = REFERENCE_GROUP[group];
  const own = product[group].find(isIts) ?? (reference === null ? undefined : product[reference].find(isIts));
  // One nutrient stands under another name on some labels.
  const twin = id === 'phenylalanine' ? nutrientById('residualPhenylalanine') : undefined;
  const row = own ?? (twin && rowOf(product, twin));
  rows.set(id, row);
  return row;
}

/** What the label says per 100, or in its second column, in the nutrient's own unit: labels differ in theirs. */
export function amountIn(
  product: Product,
  nutrient: Nutrient,
  column: 'per100' | 'perServing' = 'per100',
): NutrientAmount {
  const row = rowOf(product, nutrient);
  return row === undefined ? NOT_STATED : inUnit(row[column], row.unit, nutrient.unit);
}

/** The same as a number that can be held against others; null where the label does not state it. */
export const numberIn = (
  product: Product,
  nutrient: Nutrient,
  column?: 'per100' | 'perServing',
): number | null => contribution(amountIn(product, nutrient, column));

/** "Energy (kcal)" and "of which sugars" as they stand alone in a sentence. */
export function nutrientLabel(row: Pick<NutrientRow, 'name'>): string {
  const name = row.name.replace(/^of which /u, '').replace(/^Energy \((kcal|kJ)\)$/u, 'Energy');
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** "DHA" and "L-Leucine" keep their capitals inside a sentence. */
export const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]/u.test(text) && !/^Vitamin [A-Z]/u.test(text)
    ? `${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : text.replace(/^Vitamin/u, 'vitamin');

/** The name of a nutrient inside a sentence. */
export const nutrientInASentence = (row: Pick<NutrientRow, 'name'>): string =>
  lowerFirst(nutrientLabel(row)).replace(/^L-/u, '');

const placesOf = (text: string): number => /\.(\d+)/u.exec(text)?.[1]?.length ?? 0;

/** A number that was typed or worked out, in as many places as it has. */
export function show({ formatNumber }: Knowledge, value: number): string {
  const exact = Number(value.toPrecision(12));
  return formatNumber(exact, placesOf(String(exact)));
}

/** "per 100 ml", "per 125 ml bottle" from the headings of the label. */
export function columnWords(product: Product, column: 0 | 1): string {
  const heading = product.headings[column] ?? '';
  if (heading === '') return column === 0 ? `per 100\u00a0${product.basis}` : '';
  return heading.replace(/^Per /u, 'per ').replace(/(\d)\s*(ml|g|kg|l)\b/gu, '$1\u00a0$2');
}

/** "per 100 kcal", "per 10 g of protein" */
export function ratioWords(knowledge: Knowledge, { nutrient: id, amount }: Target, label?: string): string {
  const nutrient = nutrientById(id);
  const name =
    nutrient === undefined || id === 'energyKcal'
      ? ''
      : ` of ${(label ?? nutrientLabel(nutrient)).toLowerCase()}`;
  return `per ${show(knowledge, amount)}\u00a0${nutrient === undefined ? '' : displayUnit(nutrient.unit)}${name}`;
}

const WORDS = { 'none-added': 'none added', trace: 'trace', 'not-stated': 'not stated' } as const;

/** The number that a label states, or its limit; null where words stand for one. */
const numberOf = (amount: NutrientAmount): number | null =>
  amount.kind === 'stated' ? amount.value : amount.kind === 'below' ? amount.limit : null;

type Told = Pick<AnswerValue, 'basis' | 'shown' | 'isNumber' | 'derivation'> & { unit?: string };

/**
 * An amount of the label in words: as it is stated, no place added or taken away, or multiplied and rounded once by the
 * rule for the kind of nutrient. A little is never shown as none: what would round to zero is "below".
 */
function told(
  knowledge: Knowledge,
  nutrient: Nutrient,
  amount: NutrientAmount,
  basis: string,
  derivation: Derivation | null,
  factor?: number,
): Told {
  if (amount.kind !== 'stated' && amount.kind !== 'below')
    return {
      basis,
      shown: WORDS[amount.kind],
      isNumber: false,
      derivation: derivation?.kind === 'label' && amount.kind !== 'not-stated' ? derivation : null,
    };
  const number = numberOf(amount) ?? 0;
  const value = number * (factor ?? 1);
  // In one ml or g there is so little that two more places are told.
  const places =
    factor === undefined ? placesOf(amount.text) : scaledPlaces(nutrient, value) + (factor <= 0.01 ? 2 : 0);
  const step = 10 ** -places;
  const isTiny = factor !== undefined && value > 0 && value < step / 2;
  const shown = knowledge.formatNumber(isTiny ? step : value, places);
  return {
    basis,
    shown: isTiny || amount.kind === 'below' ? `below ${shown}` : shown,
    isNumber: true,
    derivation,
  };
}

const WHOLE_FROM = 100;

/** Energy whole; grams to one place, salt and amino acids to two; minerals and vitamins whole from 100. */
function scaledPlaces({ id, group, unit }: Nutrient, value: number): number {
  if (id === 'energyKcal' || id === 'energyKj') return 0;
  if (id === 'salt' || group === 'aminoAcids') return 2;
  if (group === 'macroNutrients' && unit === 'g') return 1;
  return Math.abs(value) < WHOLE_FROM - 0.05 ? 1 : 0;
}

function valueOf(
  product: Product,
  nutrient: Nutrient,
  row: NutrientRow | undefined,
  said: Told,
): AnswerValue {
  return {
    productId: product.id,
    product: product.name,
    nutrient: nutrientLabel(row ?? nutrient),
    unit: displayUnit(row?.unit ?? nutrient.unit),
    ...said,
  };
}

/** Both columns of the label, the one that was asked for first. A column that says nothing is left out if the other speaks. */
export function labelValues(
  knowledge: Knowledge,
  product: Product,
  nutrient: Nutrient,
  first: 'per-100' | 'per-serving' = 'per-100',
): AnswerValue[] {
  const row = rowOf(product, nutrient);
  const value = (amount: NutrientAmount, column: 0 | 1) =>
    valueOf(
      product,
      nutrient,
      row,
      // Osmolality or a ratio is a property of the feed, not an amount in 100 ml of it.
      told(knowledge, nutrient, amount, nutrient.additive ? columnWords(product, column) : '', {
        kind: 'label',
        column: column === 0 ? 'per-100' : 'per-serving',
      }),
    );
  const values = [value(row?.per100 ?? NOT_STATED, 0)];
  if (row !== undefined && columnWords(product, 1) !== '' && row.perServing.kind !== 'not-stated')
    values.push(value(row.perServing, 1));
  return first === 'per-serving' ? values.toReversed() : values;
}

/** The amount in so much of the product: from its value per 100, or of a powder as made up from the column that is per 100 ml. */
export function scaledValue(
  knowledge: Knowledge,
  product: Product,
  nutrient: Nutrient,
  { amount, words: basis, isMadeUp }: { amount: number; words: string; isMadeUp: boolean },
): AnswerValue {
  const row = rowOf(product, nutrient);
  const stated = row?.[isMadeUp ? 'perServing' : 'per100'] ?? NOT_STATED;
  const number = numberOf(stated);
  const derivation: Derivation | null =
    number === null
      ? null
      : isMadeUp
        ? { kind: 'scaled-serving', perServing: number, servingMl: 100, amount }
        : { kind: 'scaled', per100: number, amount, unit: product.basis };
  return valueOf(product, nutrient, row, told(knowledge, nutrient, stated, basis, derivation, amount / 100));
}

/** How much of a nutrient comes with a unit of another; null where a label does not say, or there is none of the other. */
export function ratioOf(
  product: Product,
  nutrient: Nutrient,
  { nutrient: id, amount }: Target,
): number | null {
  const other = nutrientById(id);
  const [number, total] = [nutrient, other].map((each) => each && numberIn(product, each));
  const isKnown = other !== undefined && amountIn(product, other).kind === 'stated';
  return typeof number === 'number' && isKnown && total ? (number / total) * amount : null;
}

/** The amount that comes with so many kcal of the product, or with so much of another nutrient. */
export function ratioValue(
  knowledge: Knowledge,
  product: Product,
  nutrient: Nutrient,
  ratio: Target,
): AnswerValue {
  const row = rowOf(product, nutrient);
  const stated = row?.per100 ?? NOT_STATED;
  const number = numberOf(stated);
  const other = nutrientById(ratio.nutrient);
  const otherPer100 = other === undefined ? null : numberIn(product, other);
  // As the label calls it: "protein equivalent".
  const label = other && nutrientLabel(rowOf(product, other) ?? other);
  const isKnown = number !== null && otherPer100 !== null && ratioOf(product, nutrient, ratio) !== null;
  return valueOf(
    product,
    nutrient,
    row,
    told(
      knowledge,
      nutrient,
      number === null || isKnown ? stated : NOT_STATED,
      ratioWords(knowledge, ratio, label),
      isKnown && label !== undefined
        ? { kind: 'ratio', other: label, amount: ratio.amount, per100: number, otherPer100 }
        : null,
      ratio.amount / (otherPer100 || 1),
    ),
  );
}

export const hasMmol = ({ id }: Nutrient): boolean => MG_PER_MMOL_OF[id] !== undefined;

/** What there is in so many ml or g; `basis` says so where it is not the label's 100. */
export function inMmol(
  knowledge: Knowledge,
  product: Product,
  nutrient: Nutrient,
  amount = 100,
  basis = columnWords(product, 0),
): AnswerValue[] {
  const mgPerMmol = MG_PER_MMOL_OF[nutrient.id];
  const row = rowOf(product, nutrient);
  if (mgPerMmol === undefined || row?.per100.kind !== 'stated' || row.unit !== 'mg') return [];
  const mg = row.per100.value;
  const shown = knowledge.formatNumber((mg * amount) / 100 / mgPerMmol, 1);
  const derivation: Derivation = { kind: 'mmol', mg, mgPerMmol, amount };
  return [valueOf(product, nutrient, row, { basis, shown, unit: 'mmol', isNumber: true, derivation })];
}

/** The same that comes with so many kcal, or with so much of another nutrient. */
export function mmolOfRatio(
  knowledge: Knowledge,
  product: Product,
  nutrient: Nutrient,
  ratio: Target,
): AnswerValue[] {
  const other = nutrientById(ratio.nutrient);
  const per100 = other === undefined ? null : numberIn(product, other);
  if (!per100 || ratioOf(product, nutrient, ratio) === null) return [];
  return inMmol(knowledge, product, nutrient, (100 * ratio.amount) / per100, ratioWords(knowledge, ratio));
}
