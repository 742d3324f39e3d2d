import type { MeasureUnit, Product } from './product.ts';

/**
 * The units of a daily amount. A "dose" is one of whatever the label's serving column is for (a dose, portion, slice,
 * tablet); a "pack" is a bottle, carton, pouch, pot…; "made-up-ml" is a powder made up as the label says.
 */
export const GIVEN_UNITS = ['ml', 'g', 'scoop', 'dose', 'sachet', 'pack', 'made-up-ml'] as const;
export type GivenUnit = (typeof GIVEN_UNITS)[number];

/** A daily amount as entered: 24 scoops. `packSize` distinguishes several sizes, in ml or g of one. */
export type GivenAmount = { amount: number; unit: GivenUnit; packSize?: number };

export type AmountUnit = {
  unit: GivenUnit;
  /** The size of one, in the product's own ml or g. */
  size: number;
  /** The counted noun, singular: "scoop", "bottle", "tablet"; for a measure "ml", "g", "ml made up". */
  noun: string;
  /** In the product data's words: "4.6 g level scoop". */
  label: string;
  /** True if the product has another size of the same noun: an amount then says which. */
  hasOtherSizes: boolean;
};

/** Countable parts of a pack. */
const PARTS = new Set(['dose', 'portion', 'slice', 'serving', 'tablet', 'cookie', 'roll']);
/** What a powder is bought in but never given in: a person takes scoops, not the tin. */
const SUPPLIED_ONLY = new Set(['tin', 'tub', 'box', 'bag', 'pack']);

/** The units in which a product can be given, from its label; its own ml or g first. Never the tin of a powder. */
export const amountUnits = (product: AmountFacts): AmountUnit[] =>
  everyUnit(product).filter(({ noun }) => !(isPowder(product) && SUPPLIED_ONLY.has(noun)));

/**
 * The unit of an amount, or null if the product has no such unit, or several and the amount does not say which. Knows
 * the tin of a powder too: an amount from outside is read, and then queried.
 */
export function amountUnitOf(
  product: AmountFacts,
  { unit, packSize }: Pick<GivenAmount, 'unit' | 'packSize'>,
): AmountUnit | null {
  const ofUnit = everyUnit(product).filter((one) => one.unit === unit);
  const fitting = packSize === undefined ? ofUnit : ofUnit.filter(({ size }) => size === packSize);
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/** The sizes, in ml or g of one, of a unit of this product; none if it has no such unit. */
export const unitSizes = (product: AmountFacts, unit: GivenUnit): number[] =>
  everyUnit(product).flatMap((one) => (one.unit === unit ? [one.size] : []));

/** The tins, tubs and boxes in which a powder is supplied, smallest first; none for other products. */
export const supplySizes = (product: AmountFacts): number[] =>
  isPowder(product)
    ? product.units
        .filter(({ kind }) => SUPPLIED_ONLY.has(kind))
        .map(({ amount }) => amount)
        .toSorted((a, b) => a - b)
    : [];

/** What a product is bought or opened in, in the label's words. */
export const labelPacks = ({ units }: Pick<Product, 'units'>): MeasureUnit[] =>
  units.filter(({ kind }) => kind !== 'scoop' && !PARTS.has(kind));

type AmountFacts = Pick<Product, 'basis' | 'units' | 'dilution' | 'categories'>;

/** Made up with water, or stirred in. */
export const isPowder = ({ basis, categories }: AmountFacts): boolean =>
  basis === 'g' && categories.includes('powder-and-tablets');

function everyUnit({ basis, units, dilution }: AmountFacts): AmountUnit[] {
  const counted = units.map(
    ({ kind, label, amount }): AmountUnit => ({
      unit: unitOf(kind),
      size: amount,
      noun: kind,
      label,
      hasOtherSizes: units.some((other) => other.kind === kind && other.amount !== amount),
    }),
  );
  const madeUp =
    basis === 'g' && dilution !== null && dilution.powderGrams !== null && dilution.madeUpMl !== null
      ? [measure('made-up-ml', dilution.powderGrams / dilution.madeUpMl, 'ml made up')]
      : [];
  return [measure(basis, 1, basis), ...counted, ...madeUp];
}

function unitOf(kind: string): GivenUnit {
  if (kind === 'scoop' || kind === 'sachet') return kind;
  return PARTS.has(kind) ? 'dose' : 'pack';
}

const measure = (unit: GivenUnit, size: number, noun: string): AmountUnit => ({
  unit,
  size,
  noun,
  label: noun,
  hasOtherSizes: false,
});
