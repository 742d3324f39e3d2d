import type { NutrientGroup } from '../nutrients/nutrient.ts';
import { unitFactor } from '../nutrients/nutrient-unit.ts';
import type { ImportReason } from './import-reason.ts';
import type { Table } from './nutrient-tables.ts';

/** EU 1169/2011: salt is sodium × 2.5, whatever the source of the sodium. */
const SALT_PER_SODIUM = 2.5;
/** Both are rounded on the label, salt to two decimals. */
const SHARE = 0.1;
const GRAMS = 0.03;

/** The one mineral that a label states twice: if the two disagree, one has a wrong digit or unit. */
export function checkSalt(tables: readonly Table[]): ImportReason[] {
  return [false, true].flatMap((reference): ImportReason[] => {
    const salt = grams(tables, 'macroNutrients', reference, 'salt');
    const sodium = grams(tables, 'minerals', reference, 'sodium');
    if (salt === null || sodium === null) return [];
    const expected = sodium * SALT_PER_SODIUM;
    if (Math.abs(salt - expected) <= Math.max(GRAMS, expected * SHARE)) return [];
    const detail = `${salt} g salt, but ${expected.toFixed(2)} g from the sodium`;
    return [
      { rule: 'salt-sodium', field: reference ? 'referenceMinerals Sodium' : 'minerals Sodium', detail },
    ];
  });
}

function grams(
  tables: readonly Table[],
  group: NutrientGroup,
  reference: boolean,
  id: string,
): number | null {
  const table = tables.find((each) => each.group === group && each.reference === reference);
  const found = table?.rows.find(({ nutrient }) => nutrient?.id === id);
  if (!found || found.amount === null || found.row.per100.kind !== 'stated') return null;
  const factor = unitFactor(found.row.unit, 'g');
  return factor === null ? null : found.amount * factor;
}
