import { contribution } from '../nutrients/nutrient-amount.ts';
import { nutrientByName, type Nutrient } from '../nutrients/nutrient.ts';
import type { NutrientRow } from '../nutrients/nutrient-row.ts';
import { unitFactor } from '../nutrients/nutrient-unit.ts';
import type { Basis } from '../product/product.ts';
import type { ImportReason } from './import-reason.ts';
import { massInGrams, type Table } from './nutrient-tables.ts';
import { PLAUSIBLE_MOST } from './plausible-amounts.ts';

/** The most 100 g or 100 ml can hold; syrups weigh up to 1.45 g/ml. */
export const MOST_GRAMS: Readonly<Record<Basis, number>> = { g: 100, ml: 145 };
/** Pure fat: 100 g × 9 kcal or 37 kJ. No oil weighs more than its volume in water. */
const MOST_ENERGY: Readonly<Record<string, number>> = { kcal: 910, kJ: 3740 };

/** Units that can be added up, and amounts that 100 ml or 100 g can hold. */
export function checkRange(table: Table, basis: Basis): ImportReason[] {
  return table.rows.flatMap((row): ImportReason[] => {
    const nutrient = nutrientByName(table.group, row.name);
    const field = `${table.field} ${row.name}`;
    if (nutrient && table.reference && unitFactor(row.unit, nutrient.unit) === null) {
      return [{ rule: 'unit', field, detail: `"${row.unit}" where "${nutrient.unit}" is expected` }];
    }
    const value = contribution(row.per100);
    if (value === null || value <= most(row, nutrient, basis)) return [];
    return [{ rule: 'range', field, detail: `${value} ${row.unit} in 100 ${basis}` }];
  });
}

/** In the row's own unit: the smallest of the limits that apply to it. */
function most(row: NutrientRow, nutrient: Nutrient | undefined, basis: Basis): number {
  const grams = massInGrams(row.unit);
  const byMass = grams === null ? (MOST_ENERGY[row.unit] ?? Infinity) : MOST_GRAMS[basis] / grams;
  const plausible = nutrient && PLAUSIBLE_MOST[nutrient.id]?.[basis];
  const factor = nutrient && unitFactor(nutrient.unit, row.unit);
  return plausible === undefined || typeof factor !== 'number'
    ? byMass
    : Math.min(byMass, plausible * factor);
}
