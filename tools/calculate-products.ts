import { GIVEN_UNITS, productFacts, unitSizes, totalNutrient } from '@dietetic/catalogue';
import type { GivenAmount, Product, ProductAmount } from '@dietetic/catalogue';
import { withoutResidue } from '@dietetic/clinical';
import { demonstrationProducts } from '@dietetic/demonstration-data';
import { amountInBasis, givenAmountText } from '@dietetic/regimen';
import type { InputError, SelectedProduct } from '@dietetic/regimen';

/** Non-breaking spaces are for screens: an answer is compared and searched. */
export const plainText = (text: string): string => text.replaceAll('\u00a0', ' ');

/** What products provide per day. A figure is null if no product states it: unknown is never zero. */
export type ProvidedFigures = {
  energyKcal: number | null;
  proteinG: number | null;
  /** For the products measured in ml. */
  volumeMl: number | null;
  /** The figures that some, but not all, products state; present only if there are any. */
  atLeast?: ('energyKcal' | 'proteinG')[];
  /** Each amount in words; present only if one was given by amount and unit. */
  products?: { id: string; asGiven: string }[];
};

export type ProvidedAnswer = {
  provided: ProvidedFigures | null;
  /** As stored in a regimen; empty if there is an error. */
  selected: SelectedProduct[];
  errors: InputError[];
};

let productsById: Map<string, Product> | undefined;

/** The embedded range, read when the first case needs it. */
function embedded(): Map<string, Product> {
  productsById ??= new Map(demonstrationProducts().map((product) => [product.id, product]));
  return productsById;
}

export const embeddedProducts = (): Product[] => [...embedded().values()];

/** Slugs of the disorders that the embedded products are for. */
export const embeddedDisorders = (): Set<string> =>
  new Set(embeddedProducts().flatMap((product) => productFacts(product).metabolic));

export function providedBy(given: unknown): ProvidedAnswer {
  if (given === undefined || given === null) return { provided: null, selected: [], errors: [] };
  if (!Array.isArray(given)) return refused([wrong('wrong-type', 'products must be a list.')]);
  const read = given.map(readPortion);
  const errors = read.filter((one) => 'code' in one);
  if (errors.length > 0) return refused(errors);
  const portions = read.filter((one) => 'product' in one);
  return {
    provided: { ...totals(portions), ...inWords(portions) },
    selected: onePerProduct(portions.map(selectedProduct)),
    errors: [],
  };
}

const refused = (errors: InputError[]): ProvidedAnswer => ({ provided: null, selected: [], errors });

type Portion = ProductAmount & { given: GivenAmount; isByUnit: boolean };

function readPortion(item: unknown): Portion | InputError {
  if (typeof item !== 'object' || item === null) {
    return wrong(
      'wrong-type',
      'A product must be an object with id, and volume and volumeUnit or amount and unit.',
    );
  }
  const { id, volume, volumeUnit, amount, unit, packSize } = item as Record<string, unknown>;
  if (typeof id !== 'string') return wrong('wrong-type', 'The id of a product must be text.');
  const product = embedded().get(id);
  if (!product) return wrong('not-allowed', `There is no product ${id}.`);
  const isByUnit = isGiven(amount) || isGiven(unit);
  if (!isByUnit) return readVolume(product, volume, volumeUnit);
  if (isGiven(volume) || isGiven(volumeUnit)) {
    return wrong('not-allowed', `Give ${id} by volume and volumeUnit or by amount and unit, not by both.`);
  }
  return readAmount(product, amount, unit, packSize);
}

export const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

function readVolume(product: Product, volume: unknown, volumeUnit: unknown): Portion | InputError {
  const { id, basis } = product;
  const error = refusedNumber(`volume of ${id}`, volume);
  if (error !== null) return error;
  if (volumeUnit !== basis) return wrong('not-allowed', `${id} is measured in ${basis}.`);
  const amount = volume as number;
  return { product, amount, given: { amount, unit: basis }, isByUnit: false };
}

function readAmount(
  product: Product,
  amount: unknown,
  unit: unknown,
  packSize: unknown,
): Portion | InputError {
  const { id } = product;
  const error = refusedNumber(`amount of ${id}`, amount);
  if (error !== null) return error;
  if (typeof unit !== 'string') return wrong('wrong-type', `The unit of ${id} must be text.`);
  const known = GIVEN_UNITS.find((one) => one === unit);
  if (known === undefined)
    return wrong('not-allowed', `The unit of ${id} must be one of: ${GIVEN_UNITS.join(', ')}.`);
  const sized = isGiven(packSize);
  if (sized && typeof packSize !== 'number')
    return wrong('wrong-type', `The packSize of ${id} must be a number.`);
  const given: GivenAmount = {
    amount: amount as number,
    unit: known,
    ...(sized ? { packSize: packSize as number } : {}),
  };
  const inBasis = amountInBasis(product, given);
  if (inBasis === null) return wrong('not-allowed', noSuchUnit(product, given));
  return { product, amount: inBasis, given, isByUnit: true };
}

function noSuchUnit(product: Product, { unit, packSize }: GivenAmount): string {
  const sizes = unitSizes(product, unit);
  if (sizes.length === 0) return `${product.id} is not given by ${unit}.`;
  const listed = sizes.map((size) => `${size} ${product.basis}`).join(', ');
  return packSize === undefined
    ? `${product.id} has a ${unit} of ${listed}: say which in packSize.`
    : `${product.id} has a ${unit} of ${listed}.`;
}

function refusedNumber(what: string, value: unknown): InputError | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    return wrong('wrong-type', `The ${what} must be a number.`);
  }
  return value < 0 ? { ...wrong('below-limit', `The ${what} is below 0.`), limit: 0 } : null;
}

const selectedProduct = ({ product, amount, given }: Portion): SelectedProduct => ({
  id: product.id,
  name: product.name,
  packSize: product.packSize,
  images: [],
  volume: amount,
  volumeUnit: product.basis,
  given,
});

/** A product listed twice is one product for the patient. */
function onePerProduct(selected: readonly SelectedProduct[]): SelectedProduct[] {
  const byId = new Map<string, SelectedProduct>();
  for (const one of selected) {
    const held = byId.get(one.id);
    const { given: _inParts, ...sum } = { ...one, volume: withoutResidue((held?.volume ?? 0) + one.volume) };
    byId.set(one.id, held === undefined ? one : sum);
  }
  return [...byId.values()];
}

const inWords = (portions: readonly Portion[]): Pick<ProvidedFigures, 'products'> =>
  portions.some(({ isByUnit }) => isByUnit)
    ? {
        products: portions.map(({ product, given }) => ({
          id: product.id,
          asGiven: plainText(givenAmountText(product, given) ?? ''),
        })),
      }
    : {};

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
