import {
  displayUnit,
  nutrientById,
  nutrientByName,
  type Nutrient,
  type NutrientAmount,
  type NutrientRow,
  type Product,
  per100,
  REFERENCE_GROUP,
} from '@dietetic/catalogue';
import type { AnswerValue, Derivation } from './answer.ts';
import type { Knowledge } from './knowledge.ts';

type Shown = Pick<AnswerValue, 'shown' | 'isNumber'>;

/** The label's own row of a nutrient, or the normalised one where the label has none. */
export function rowOf(product: Product, nutrient: Nutrient): NutrientRow | undefined {
  const own = product[nutrient.group].find(
    (row) => nutrientByName(nutrient.group, row.name)?.id === nutrient.id,
  );
  if (own !== undefined) return own;
  const reference = REFERENCE_GROUP[nutrient.group];
  return reference === null
    ? undefined
    : product[reference].find((row) => nutrientByName(nutrient.group, row.name)?.id === nutrient.id);
}

/** "Energy (kcal)" and "of which sugars" as they stand alone in a sentence. */
export function nutrientLabel(row: Pick<NutrientRow, 'name'>): string {
  const name = row.name.replace(/^of which /u, '').replace(/^Energy \((kcal|kJ)\)$/u, 'Energy');
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** As the label states it: no place is added or taken away, only the thousands comma. */
export function asStated(knowledge: Knowledge, amount: NutrientAmount): Shown {
  switch (amount.kind) {
    case 'stated':
      return { shown: knowledge.formatNumber(amount.value, placesOf(amount.text)), isNumber: true };
    case 'below':
      return {
        shown: `below ${knowledge.formatNumber(amount.limit, placesOf(amount.text))}`,
        isNumber: true,
      };
    case 'none-added':
      return { shown: 'none added', isNumber: false };
    case 'trace':
      return { shown: 'trace', isNumber: false };
    case 'not-stated':
      return { shown: 'not stated', isNumber: false };
  }
}

export const placesOf = (text: string): number => /\.(\d+)/u.exec(text)?.[1]?.length ?? 0;

/** Rounded once, by the rule for the kind of nutrient; words stay words. */
function asScaled(knowledge: Knowledge, nutrient: Nutrient, amount: NutrientAmount, factor: number): Shown {
  if (amount.kind !== 'stated' && amount.kind !== 'below') return asStated(knowledge, amount);
  const value = (amount.kind === 'stated' ? amount.value : amount.limit) * factor;
  return { shown: roundedShown(knowledge, nutrient, value, amount.kind === 'below'), isNumber: true };
}

/** A little is never shown as none: what would round to zero is "below" the smallest step. */
function roundedShown(knowledge: Knowledge, nutrient: Nutrient, value: number, isLimit: boolean): string {
  const places = scaledPlaces(nutrient, value);
  const step = 10 ** -places;
  if (value > 0 && value < step / 2) return `below ${knowledge.formatNumber(step, places)}`;
  const shown = knowledge.formatNumber(value, places);
  return isLimit ? `below ${shown}` : shown;
}

const WHOLE_FROM = 100;

/** Energy whole; grams to one place, salt and amino acids to two; minerals and vitamins whole from 100. */
function scaledPlaces(nutrient: Nutrient, value: number): number {
  if (nutrient.id === 'energyKcal' || nutrient.id === 'energyKj') return 0;
  if (nutrient.id === 'salt' || nutrient.group === 'aminoAcids') return 2;
  if (nutrient.group === 'macroNutrients' && nutrient.unit === 'g') return 1;
  return Math.abs(value) < WHOLE_FROM - 0.05 ? 1 : 0;
}

type Cell = { amount: NutrientAmount; basis: string; derivation: Derivation };

/** Both columns of the label, the one that was asked for first. A column that says nothing is left out if the other speaks. */
export function labelValues(
  knowledge: Knowledge,
  product: Product,
  nutrient: Nutrient,
  first: 'per-100' | 'per-serving',
): AnswerValue[] {
  const row = rowOf(product, nutrient);
  const cells: Cell[] = [
    {
      amount: row?.per100 ?? { kind: 'not-stated' },
      basis: columnWords(product, 0),
      derivation: { kind: 'label', column: 'per-100' },
    },
  ];
  const serving = columnWords(product, 1);
  if (row !== undefined && serving !== '' && row.perServing.kind !== 'not-stated') {
    cells.push({
      amount: row.perServing,
      basis: serving,
      derivation: { kind: 'label', column: 'per-serving' },
    });
  }
  if (first === 'per-serving') cells.reverse();
  return cells.map(({ amount, basis, derivation }) => ({
    ...valueHead(product, nutrient, row),
    // Osmolality or a ratio is a property of the feed, not an amount in 100 ml of it.
    basis: nutrient.additive ? basis : '',
    ...asStated(knowledge, amount),
    derivation: amount.kind === 'not-stated' ? null : derivation,
  }));
}

/** "per 100 ml", "per 125 ml bottle" from the headings of the label. */
export function columnWords(product: Product, column: 0 | 1): string {
  const heading = product.headings[column] ?? '';
  if (heading === '') return column === 0 ? `per 100\u00a0${product.basis}` : '';
  return heading.replace(/^Per /u, 'per ').replace(/(\d)\s*(ml|g|kg|l)\b/gu, '$1\u00a0$2');
}

/** The number that a label states, or its limit; null where words stand for one. */
const numberOf = (amount: NutrientAmount): number | null =>
  amount.kind === 'stated' ? amount.value : amount.kind === 'below' ? amount.limit : null;

/** The amount in so much of the product, from its value per 100. */
export function scaledValue(
  knowledge: Knowledge,
  product: Product,
  nutrient: Nutrient,
  amount: number,
  basis: string,
): AnswerValue {
  return scaledFrom(knowledge, product, nutrient, 'per100', amount, basis, (per100) => ({
    kind: 'scaled',
    per100,
    amount,
    unit: product.basis,
  }));
}

/** The amount in so many ml of a powder as made up, from the second column when that is per 100 ml. */
export function scaledMadeUpValue(
  knowledge: Knowledge,
  product: Product,
  nutrient: Nutrient,
  amount: number,
  basis: string,
): AnswerValue {
  return scaledFrom(knowledge, product, nutrient, 'perServing', amount, basis, (perServing) => ({
    kind: 'scaled-serving',
    perServing,
    servingMl: 100,
    amount,
  }));
}

function scaledFrom(
  knowledge: Knowledge,
  product: Product,
  nutrient: Nutrient,
  column: 'per100' | 'perServing',
  amount: number,
  basis: string,
  derivedFrom: (value: number) => Derivation,
): AnswerValue {
  const row = rowOf(product, nutrient);
  const stated = row?.[column] ?? { kind: 'not-stated' };
  const number = numberOf(stated);
  return {
    ...valueHead(product, nutrient, row),
    basis,
    ...asScaled(knowledge, nutrient, stated, amount / 100),
    derivation: number === null ? null : derivedFrom(number),
  };
}

/** The amount that comes with so many kcal of the product. */
export function perKcalValue(
  knowledge: Knowledge,
  product: Product,
  nutrient: Nutrient,
  kcal: number,
): AnswerValue {
  const row = rowOf(product, nutrient);
  const stated = row?.per100 ?? { kind: 'not-stated' };
  const number = numberOf(stated);
  const energy = per100(product, 'energyKcal');
  const perKcal = energy.kind === 'stated' && energy.value > 0 ? kcal / energy.value : null;
  const shown =
    number === null
      ? asStated(knowledge, stated)
      : perKcal === null
        ? { shown: 'not stated', isNumber: false }
        : {
            shown: roundedShown(knowledge, nutrient, number * perKcal, stated.kind === 'below'),
            isNumber: true,
          };
  return {
    ...valueHead(product, nutrient, row),
    basis: perKcalWords(knowledge, kcal),
    ...shown,
    derivation:
      number !== null && energy.kind === 'stated' && perKcal !== null
        ? { kind: 'per-kcal', kcal, per100: number, kcalPer100: energy.value }
        : null,
  };
}

export const perKcalWords = (knowledge: Knowledge, kcal: number): string =>
  `per ${knowledge.formatNumber(kcal, placesOf(String(kcal)))}\u00a0kcal`;

function valueHead(product: Product, nutrient: Nutrient, row: NutrientRow | undefined) {
  return {
    productId: product.id,
    product: product.name,
    nutrient: nutrientLabel(row ?? nutrient),
    unit: displayUnit(row?.unit ?? nutrient.unit),
  };
}

export function nutrients(ids: readonly string[]): Nutrient[] {
  return ids.flatMap((id) => nutrientById(id) ?? []);
}
