import { totalNutrient } from '@dietetic/catalogue';
import type { Product, ProductAmount } from '@dietetic/catalogue';
import { withoutResidue } from '@dietetic/clinical';
import { demonstrationProducts } from '@dietetic/demonstration-data';
import type { InputError } from '@dietetic/regimen';

/** What products give a day. A figure is null when no product states it: unknown is never zero. */
export type ProvidedFigures = {
  energyKcal: number | null;
  proteinG: number | null;
  /** Of the products measured in ml. */
  volumeMl: number | null;
  /** The figures that some, but not all, products state; present only when there are any. */
  atLeast?: ('energyKcal' | 'proteinG')[];
};

export type ProvidedAnswer = { provided: ProvidedFigures | null; errors: InputError[] };

let productsById: Map<string, Product> | undefined;

/** The embedded range, read when the first case asks for it. */
function embedded(id: string): Product | undefined {
  productsById ??= new Map(demonstrationProducts().map((product) => [product.id, product]));
  return productsById.get(id);
}

export function providedBy(given: unknown): ProvidedAnswer {
  if (given === undefined || given === null) return { provided: null, errors: [] };
  if (!Array.isArray(given))
    return { provided: null, errors: [wrong('wrong-type', 'products must be a list.')] };
  const read = given.map(readPortion);
  const errors = read.filter((one) => 'code' in one);
  const portions = read.filter((one) => 'product' in one);
  return errors.length > 0 ? { provided: null, errors } : { provided: totals(portions), errors: [] };
}

function readPortion(given: unknown): ProductAmount | InputError {
  if (typeof given !== 'object' || given === null) {
    return wrong('wrong-type', 'A product must be an object with id, volume and volumeUnit.');
  }
  const { id, volume, volumeUnit } = given as { id?: unknown; volume?: unknown; volumeUnit?: unknown };
  if (typeof id !== 'string') return wrong('wrong-type', 'The id of a product must be text.');
  const product = embedded(id);
  if (!product) return wrong('not-allowed', `There is no product ${id}.`);
  if (typeof volume !== 'number' || !Number.isFinite(volume)) {
    return wrong('wrong-type', `The volume of ${id} must be a number.`);
  }
  if (volume < 0) return { ...wrong('below-limit', `The volume of ${id} is below 0.`), limit: 0 };
  if (volumeUnit !== product.basis) {
    return wrong('not-allowed', `${id} is measured in ${product.basis}.`);
  }
  return { product, amount: volume };
}

const wrong = (code: InputError['code'], message: string): InputError => ({
  field: 'products',
  code,
  message,
});

function totals(portions: ProductAmount[]): ProvidedFigures {
  const energy = total('energyKcal', portions);
  const protein = total('protein', portions);
  const measured = portions.filter(({ product }) => product.basis === 'ml');
  const volumeMl =
    measured.length === 0 && portions.length > 0
      ? null
      : measured.reduce((sum, { amount }) => sum + amount, 0);
  const atLeast: NonNullable<ProvidedFigures['atLeast']> = [];
  if (energy.isPartial) atLeast.push('energyKcal');
  if (protein.isPartial) atLeast.push('proteinG');
  return {
    energyKcal: energy.value,
    proteinG: protein.value,
    volumeMl: volumeMl === null ? null : withoutResidue(volumeMl),
    ...(atLeast.length > 0 ? { atLeast } : {}),
  };
}

/** A sum over the products that state the nutrient. */
function total(nutrientId: string, portions: ProductAmount[]): { value: number | null; isPartial: boolean } {
  const sum = totalNutrient(nutrientId, portions);
  if (sum === null) throw new Error(`${nutrientId} is missing from the catalogue's nutrient list`);
  if (sum.statedBy.length === 0 && portions.length > 0) return { value: null, isPartial: false };
  return { value: withoutResidue(sum.value), isPartial: !sum.complete };
}
