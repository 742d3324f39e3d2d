// Longer than other files: every conversion from a label to a shown figure is here, so that each figure is rounded once.
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
} from '../../catalogue.ts';
import type { AnswerValue, Derivation } from '../answer.ts';
import type { Target } from '../../message/query.ts';
import { capitalise, type Knowledge } from '../draft.ts';
import { MG_PER_MMOL_OF } from '../../vocabulary/nutrient-words.ts';

type Column = 'per100' | 'perServing';
const NOT_STATED: NutrientAmount = { kind: 'not-stated' };

export const nutrientsById = (ids: readonly string[]): Nutrient[] =>
  ids.flatMap((id) => nutrientById(id) ?? []);

/** The rows of each product by nutrient, cached because lists use the same rows of every product. */
const ROWS = new WeakMap<Product, Map<string, NutrientRow | undefined>>();

/** The label's own row of a nutrient, or the normalised one if the label has none. */
function rowOf(product: Product, { id, group }: Nutrient): NutrientRow | undefined {
  const rows = ROWS.get(product) ?? new Map<string, NutrientRow | undefined>();
  ROWS.set(product, rows);
  if (rows.has(id)) return rows.get(id);
  const isRowOfNutrient = (row: NutrientRow) => nutrientByName(group, row.name)?.id === id;
  const reference = REFERENCE_GROUP[group];
  const ownRow =
    product[group].find(isRowOfNutrient) ??
    (reference === null ? undefined : product[reference].find(isRowOfNutrient));
  // On some labels this nutrient has another name.
  const otherName = id === 'phenylalanine' ? nutrientById('residualPhenylalanine') : undefined;
  const row = ownRow ?? (otherName && rowOf(product, otherName));
  rows.set(id, row);
  return row;
}

/** The amount per 100, or in the label's second column, converted to the unit of the nutrient; labels use different units. */
export function amountIn(product: Product, nutrient: Nutrient, column: Column = 'per100'): NutrientAmount {
  const row = rowOf(product, nutrient);
  return row === undefined ? NOT_STATED : inUnit(row[column], row.unit, nutrient.unit);
}

/** The same as a number for comparisons; null if the label does not state it. */
export const numberIn = (product: Product, nutrient: Nutrient, column?: Column): number | null =>
  contribution(amountIn(product, nutrient, column));

/** The name of a row when it stands alone: "Energy" for "Energy (kcal)", "Sugars" for "of which sugars". */
export const nutrientLabel = ({ name }: Pick<NutrientRow, 'name'>): string =>
  capitalise(name.replace(/^of which /u, '').replace(/^Energy \((kcal|kJ)\)$/u, 'Energy'));

/** Lower-cases the first letter for use inside a sentence; "DHA" and "L-Leucine" keep their capitals. */
export const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]/u.test(text) && !/^Vitamin [A-Z]/u.test(text)
    ? `${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : text.replace(/^Vitamin/u, 'vitamin');

/** The name of a nutrient inside a sentence. */
export const nutrientInSentence = (row: Pick<NutrientRow, 'name'>): string =>
  lowerFirst(nutrientLabel(row)).replace(/^L-/u, '');

const placesOf = (text: string): number => /\.(\d+)/u.exec(text)?.[1]?.length ?? 0;

/** A typed or calculated number, with as many decimal places as it has. */
export function formatExact({ formatNumber }: Knowledge, value: number): string {
  const exact = Number(value.toPrecision(12));
  return formatNumber(exact, placesOf(String(exact)));
}

/** A column heading of the label in words: "per 100 ml", "per 125 ml bottle". */
export function columnWords(product: Product, column: 0 | 1): string {
  const heading = product.headings[column] ?? '';
  if (heading === '') return column === 0 ? `per 100\u00a0${product.basis}` : '';
  return heading.replace(/^Per /u, 'per ').replace(/(\d)\s*(ml|g|kg|l)\b/gu, '$1\u00a0$2');
}

/** A ratio basis in words: "per 100 kcal", "per 10 g of protein". */
export function ratioWords(knowledge: Knowledge, { nutrient: id, amount }: Target, label?: string): string {
  const nutrient = nutrientById(id);
  const name =
    nutrient === undefined || id === 'energyKcal' || id === 'energyKj'
      ? ''
      : ` of ${(label ?? nutrientLabel(nutrient)).toLowerCase()}`;
  return `per ${formatExact(knowledge, amount)}\u00a0${nutrient === undefined ? '' : displayUnit(nutrient.unit)}${name}`;
}

type Unit = Product['units'][number];
/** Whether the label's second column is for this pack: "per 200 ml bottle". */
export const isServingColumn = (product: Product, { amount }: Unit): boolean =>
  columnWords(product, 1).includes(`${amount}\u00a0${product.basis} `);

/**
 * What a figure refers to: the label (its second column first or not); an amount of the product (for a powder as made
 * up, from the column per 100 ml); or an amount of another nutrient, such as 100 kcal.
 */
export type Basis =
  | { kind: 'label'; isServingFirst: boolean }
  | { kind: 'amount'; amount: number; words: string; isMadeUp: boolean }
  | { kind: 'ratio'; target: Target };

export const PER_100: Basis = { kind: 'label', isServingFirst: false };

const WORDS = { 'none-added': 'none added', trace: 'trace', 'not-stated': 'not stated' } as const;

/** The stated number or its limit; null if words stand in its place. */
const numberOf = (amount: NutrientAmount): number | null =>
  amount.kind === 'stated' ? amount.value : amount.kind === 'below' ? amount.limit : null;

/**
 * A label amount as shown: as stated, with the same decimal places, or multiplied and rounded once by the rule for that
 * nutrient. A small amount that would round to zero is shown as "below".
 */
function shownAs({ formatNumber }: Knowledge, nutrient: Nutrient, amount: NutrientAmount, factor?: number) {
  if (amount.kind !== 'stated' && amount.kind !== 'below')
    return { shown: WORDS[amount.kind], isNumber: false };
  const value = (numberOf(amount) ?? 0) * (factor ?? 1);
  // Values per ml or g are so small that they get two more places.
  const places =
    factor === undefined ? placesOf(amount.text) : scaledPlaces(nutrient, value) + (factor <= 0.01 ? 2 : 0);
  const step = 10 ** -places;
  const isTiny = factor !== undefined && value > 0 && value < step / 2;
  const shown = formatNumber(isTiny ? step : value, places);
  return { shown: isTiny || amount.kind === 'below' ? `below ${shown}` : shown, isNumber: true };
}

const WHOLE_NUMBERS_FROM = 100;

/** Places of a calculated value: energy 0; grams 1; salt, amino acids and below 1: 2; minerals and vitamins 0 from 100. */
function scaledPlaces({ id, group, unit }: Nutrient, value: number): number {
  if (id === 'energyKcal' || id === 'energyKj') return 0;
  if (id === 'salt' || group === 'aminoAcids') return 2;
  // A portion of a low-protein food has 0.23 g of protein, and its label states it so.
  if (Math.abs(value) < 1 - 0.005) return 2;
  if (group === 'macroNutrients' && unit === 'g') return 1;
  return Math.abs(value) < WHOLE_NUMBERS_FROM - 0.05 ? 1 : 0;
}

const valueOf = (
  product: Product,
  nutrient: Pick<Nutrient, 'name' | 'unit'>,
  value: Pick<AnswerValue, 'basis' | 'shown' | 'isNumber' | 'derivation'> & { unit?: string },
): AnswerValue => ({
  productId: product.id,
  product: product.name,
  nutrient: nutrientLabel(nutrient),
  unit: displayUnit(nutrient.unit),
  ...value,
});

/** Both columns of the label, the requested one first. A second column without a value is left out. */
export function labelValues(
  knowledge: Knowledge,
  product: Product,
  nutrient: Nutrient,
  isServingFirst = false,
): [AnswerValue, ...AnswerValue[]] {
  const row = rowOf(product, nutrient);
  const inColumn = (amount: NutrientAmount, column: 0 | 1) =>
    valueOf(product, row ?? nutrient, {
      // Osmolality and ratios are properties of the feed, not amounts in 100 ml.
      basis: nutrient.additive ? columnWords(product, column) : '',
      ...shownAs(knowledge, nutrient, amount),
      derivation:
        amount.kind === 'not-stated'
          ? null
          : { kind: 'label', column: column === 0 ? 'per-100' : 'per-serving' },
    });
  const per100 = inColumn(row?.per100 ?? NOT_STATED, 0);
  if (row === undefined || columnWords(product, 1) === '' || row.perServing.kind === 'not-stated')
    return [per100];
  const perServing = inColumn(row.perServing, 1);
  return isServingFirst ? [perServing, per100] : [per100, perServing];
}

/** The value of a nutrient on a basis: the only way from a label to a figure. */
export function valueOn(
  knowledge: Knowledge,
  product: Product,
  nutrient: Nutrient,
  basis: Basis,
): AnswerValue {
  if (basis.kind === 'label' || !nutrient.additive)
    return labelValues(knowledge, product, nutrient, basis.kind === 'label' && basis.isServingFirst)[0];
  const row = rowOf(product, nutrient);
  const column = basis.kind === 'amount' && basis.isMadeUp ? 'perServing' : 'per100';
  const stated = row?.[column] ?? NOT_STATED;
  const number = numberOf(stated);
  const valueFrom = (words: string, factor: number, derivation: Derivation | null, amount = stated) =>
    valueOf(product, row ?? nutrient, {
      basis: words,
      ...shownAs(knowledge, nutrient, amount, factor),
      derivation,
    });
  if (basis.kind === 'amount') {
    const { amount, words, isMadeUp } = basis;
    const derivation: Derivation | null =
      number === null
        ? null
        : isMadeUp
          ? { kind: 'scaled-serving', perServing: number, servingMl: 100, amount }
          : { kind: 'scaled', per100: number, amount, unit: product.basis };
    return valueFrom(words, amount / 100, derivation);
  }
  const { amount, nutrient: id } = basis.target;
  const other = nutrientById(id);
  // The label's own name for it: "protein equivalent".
  const label = other && nutrientLabel(rowOf(product, other) ?? other);
  const words = ratioWords(knowledge, basis.target, label);
  const otherPer100 = other === undefined ? null : numberIn(product, other);
  if (
    number === null ||
    label === undefined ||
    !otherPer100 ||
    ratioOf(product, nutrient, basis.target) === null
  )
    return valueFrom(words, 1, null, number === null ? stated : NOT_STATED);
  return valueFrom(words, amount / otherPer100, {
    kind: 'ratio',
    other: label,
    amount,
    per100: number,
    otherPer100,
  });
}

/** How much of a nutrient comes with the target amount of another; null if the label does not say, or has none of the other. */
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

export const hasMmol = ({ id }: Nutrient): boolean => MG_PER_MMOL_OF[id] !== undefined;

/** The value in mmol, calculated from the label's mg; empty if the label gives no mg. */
export function inMmol(
  knowledge: Knowledge,
  product: Product,
  nutrient: Nutrient,
  basis: Basis,
): AnswerValue[] {
  const mgPerMmol = MG_PER_MMOL_OF[nutrient.id];
  const row = rowOf(product, nutrient);
  const asFed = columnAsFed(product, basis);
  const amountBasis = asFed ?? amountOn(knowledge, product, basis);
  const stated = asFed === undefined ? row?.per100 : row?.perServing;
  if (mgPerMmol === undefined || stated?.kind !== 'stated' || row?.unit !== 'mg' || amountBasis === undefined)
    return [];
  const mg = stated.value;
  const mmol = (mg * amountBasis.amount) / 100 / mgPerMmol;
  // A small amount must not round to zero.
  const shown = knowledge.formatNumber(mmol, mmol > 0 && mmol < 0.1 ? 3 : 1);
  const derivation: Derivation = { kind: 'mmol', mg, mgPerMmol, amount: amountBasis.amount };
  return [
    valueOf(product, row, { basis: amountBasis.words, shown, unit: 'mmol', isNumber: true, derivation }),
  ];
}

/** For a powder as made up, if the label's second column is for that: the amount in ml. */
function columnAsFed(product: Product, basis: Basis): { amount: number; words: string } | undefined {
  const words = columnWords(product, 1);
  if (product.basis !== 'g' || !words.includes('ml')) return undefined;
  if (basis.kind === 'amount') return basis.isMadeUp ? basis : undefined;
  return basis.kind === 'label' && basis.isServingFirst ? { amount: 100, words } : undefined;
}

/** How many ml or g of the product a basis stands for. */
export function amountOn(knowledge: Knowledge, product: Product, basis: Basis) {
  if (basis.kind === 'amount') return basis.isMadeUp ? undefined : basis;
  if (basis.kind === 'label') {
    const unit = basis.isServingFirst
      ? product.units.find((each) => isServingColumn(product, each))
      : undefined;
    return { amount: unit?.amount ?? 100, words: columnWords(product, unit === undefined ? 0 : 1) };
  }
  const other = nutrientById(basis.target.nutrient);
  const per100 = other && amountIn(product, other);
  return per100?.kind !== 'stated' || per100.value === 0
    ? undefined
    : { amount: (100 * basis.target.amount) / per100.value, words: ratioWords(knowledge, basis.target) };
}
