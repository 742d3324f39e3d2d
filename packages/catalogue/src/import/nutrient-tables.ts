import { contribution } from '../nutrients/nutrient-amount.ts';
import type { NutrientRow } from '../nutrients/nutrient-row.ts';
import {
  type Nutrient,
  nutrientByName,
  NUTRIENT_GROUPS,
  REFERENCE_GROUP,
  type NutrientGroup,
} from '../nutrients/nutrient.ts';
import { unitFactor } from '../nutrients/nutrient-unit.ts';
import type { Basis, Product } from '../product/product.ts';
import { PLAUSIBLE_MAX } from './plausible-amounts.ts';

/** One table of a product with the name used for it in reports. */
export type Table = {
  field: string;
  group: NutrientGroup;
  reference: boolean;
  rows: readonly ClassifiedRow[];
};

/** A row and what it means, all derived from the row and the table's group. */
export type ClassifiedRow = {
  row: NutrientRow;
  nutrient: Nutrient | undefined;
  /** The amount in 100 ml or 100 g, in the row's own unit; null if the label does not say. */
  amount: number | null;
  /** The same in grams; null for what has no mass. */
  grams: number | null;
  /** False when it cannot be added up with the same nutrient of other products. */
  isInUnit: boolean;
  /** The most that 100 ml or 100 g can contain, in the row's own unit. */
  most: Readonly<Record<Basis, number>>;
};

/** The most that 100 g or 100 ml can contain; syrups weigh up to 1.45 g/ml. */
export const MAX_GRAMS: Readonly<Record<Basis, number>> = { g: 100, ml: 145 };
/** Pure fat: 100 g × 9 kcal or 37 kJ. No oil is denser than water. */
const MOST_ENERGY: Readonly<Record<string, number>> = { kcal: 910, kJ: 3740 };

/** Far above the number of different rows in any real catalogue; a hostile one must not fill the memory. */
const MOST_UNDERSTOOD = 50_000;

/** Caches classified rows: equal rows of a catalogue are one object, which recurs about a hundred times. */
export class ClassifiedRowCache {
  readonly #known = new Map(NUTRIENT_GROUPS.map((group) => [group, new Map<NutrientRow, ClassifiedRow>()]));

  of(group: NutrientGroup, row: NutrientRow): ClassifiedRow {
    const known = this.#known.get(group);
    const before = known?.get(row);
    if (before) return before;
    const understood = understand(group, row);
    if (known && known.size < MOST_UNDERSTOOD) known.set(row, understood);
    return understood;
  }
}

/** The nine tables of a product: five of the label, four normalised. */
export function tablesOf(product: Product, understood: ClassifiedRowCache): Table[] {
  const table = (group: NutrientGroup, field: NutrientGroup | ReferenceField): Table => ({
    field,
    group,
    reference: field !== group,
    rows: product[field].map((row) => understood.of(group, row)),
  });
  return NUTRIENT_GROUPS.flatMap((group) => {
    const reference = REFERENCE_GROUP[group];
    return reference === null ? [table(group, group)] : [table(group, group), table(group, reference)];
  });
}

type ReferenceField = NonNullable<(typeof REFERENCE_GROUP)[NutrientGroup]>;

function understand(group: NutrientGroup, row: NutrientRow): ClassifiedRow {
  const nutrient = nutrientByName(group, row.name);
  const amount = contribution(row.per100);
  const mass = massInGrams(row.unit);
  return {
    row,
    nutrient,
    amount,
    grams: amount === null || mass === null ? null : amount * mass,
    isInUnit: nutrient === undefined || unitFactor(row.unit, nutrient.unit) !== null,
    most: { g: most(row, nutrient, 'g'), ml: most(row, nutrient, 'ml') },
  };
}

/** In the row's own unit: the smallest of the limits that apply to it. */
function most(row: NutrientRow, nutrient: Nutrient | undefined, basis: Basis): number {
  const grams = massInGrams(row.unit);
  const byMass = grams === null ? (MOST_ENERGY[row.unit] ?? Infinity) : MAX_GRAMS[basis] / grams;
  const plausible = nutrient && PLAUSIBLE_MAX[nutrient.id]?.[basis];
  const factor = nutrient && unitFactor(nutrient.unit, row.unit);
  return plausible === undefined || typeof factor !== 'number'
    ? byMass
    : Math.min(byMass, plausible * factor);
}

/** Grams in one of a unit of mass, ignoring qualifiers ("mg NE" is milligrams); null for other units. */
function massInGrams(unit: string): number | null {
  return unitFactor(unit.split(' ')[0] ?? '', 'g');
}
