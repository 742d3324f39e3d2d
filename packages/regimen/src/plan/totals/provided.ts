import type {
  AnyProduct,
  CountedAmount,
  NutrientTotal,
  Product,
  ProductAmount,
  ProductChange,
} from '@dietetic/catalogue';
import { changesSince, totalNutrient } from '@dietetic/catalogue';
import type { SelectedProduct } from '../../state/values.ts';

/** What a regimen is planned by: energy (kcal), protein (g) and the water in the products (ml, 1 g counted as 1 ml). */
export type ProvidedTotals = { energy: NutrientTotal; protein: NutrientTotal; fluid: NutrientTotal };

export type PlannedNutrient = keyof ProvidedTotals;

/** In the order in which every screen and the report have them. */
export const PLANNED_NUTRIENTS = ['energy', 'protein', 'fluid'] as const satisfies readonly PlannedNutrient[];

/** How what products give of each is written. */
export const PROVIDED_KIND = { energy: 'energyOfProduct', protein: 'grams', fluid: 'volume' } as const;

const NUTRIENT_ID: Record<PlannedNutrient, string> = {
  energy: 'energyKcal',
  protein: 'protein',
  fluid: 'water',
};

export type CountedAmounts<P extends AnyProduct> = {
  /** All of them, in the order chosen: what is added up. */
  counted: CountedAmount<P>[];
  /** Those the catalogue has. */
  portions: ProductAmount<P>[];
  /** Those it no longer has, or no longer measures in the unit of the amount. */
  missing: SelectedProduct[];
};

export type ChangedProduct = { product: Product; changes: ProductChange[] };

/**
 * The chosen products with their daily amounts. One that the catalogue no longer has is never quietly left out:
 * what it gives is not known, so that every total is "at least", and screens and report name it.
 */
export function countedAmounts<P extends AnyProduct>(
  selected: readonly SelectedProduct[],
  products: readonly P[],
): CountedAmounts<P> {
  const byId = new Map(products.map((product) => [product.id, product]));
  const found = (one: SelectedProduct) => ofSameBasis(byId.get(one.id), one);
  const counted = selected.map((one): CountedAmount<P> => {
    const product = found(one);
    return product === undefined
      ? { unknown: { id: one.id, name: one.name }, amount: one.volume }
      : { product, amount: one.volume };
  });
  return {
    counted,
    portions: counted.filter((one) => 'product' in one),
    missing: selected
      .filter((one) => found(one) === undefined)
      .map((one) => (byId.has(one.id) ? { ...one, name: `${one.name} in ${one.volumeUnit}` } : one)),
  };
}

export type ChosenAmounts = CountedAmounts<Product> & {
  /** Those that are not what they were when they were chosen, until that is checked. */
  changed: ChangedProduct[];
};

/** The same, and what changed. It takes whole products: a row of the index does not say everything that can change. */
export function chosenAmounts(
  selected: readonly SelectedProduct[],
  products: readonly Product[],
): ChosenAmounts {
  const byId = new Map(products.map((product) => [product.id, product]));
  const changed = selected.flatMap((one): ChangedProduct[] => {
    const product = ofSameBasis(byId.get(one.id), one);
    if (product === undefined || one.asChosen === undefined) return [];
    const changes = changesSince(one.asChosen, product);
    return changes.length === 0 ? [] : [{ product, changes }];
  });
  return { ...countedAmounts(selected, products), changed };
}

/** 500 ml are not 500 g: an amount does not carry over to a product that is now measured in the other. */
const ofSameBasis = <P extends AnyProduct>(
  product: P | undefined,
  { volumeUnit }: SelectedProduct,
): P | undefined => (product?.basis === volumeUnit ? product : undefined);

export function totalProvided(counted: readonly CountedAmount<AnyProduct>[]): ProvidedTotals {
  return {
    energy: planned('energy', counted),
    protein: planned('protein', counted),
    fluid: planned('fluid', counted),
  };
}

/** Null when the product does not state it. */
export function providedByPortion(
  target: PlannedNutrient,
  portion: ProductAmount<AnyProduct>,
): number | null {
  return planned(target, [portion]).parts[0]?.value ?? null;
}

function planned(target: PlannedNutrient, counted: readonly CountedAmount<AnyProduct>[]): NutrientTotal {
  const total = totalNutrient(NUTRIENT_ID[target], counted);
  if (total === null) throw new Error(`${NUTRIENT_ID[target]} is missing from the catalogue's nutrient list`);
  return total;
}
