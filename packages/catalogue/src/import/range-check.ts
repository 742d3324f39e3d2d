import type { Basis } from '../product/product.ts';
import type { ImportReason } from './import-reason.ts';
import type { Table } from './nutrient-tables.ts';

/** Checks that units can be added up, and that amounts are possible in 100 ml or 100 g. */
export function checkRange(table: Table, basis: Basis): ImportReason[] {
  const reasons: ImportReason[] = [];
  for (const { row, nutrient, amount, isInUnit, most } of table.rows) {
    const field = `${table.field} ${row.name}`;
    if (nutrient && table.reference && !isInUnit) {
      const detail = `"${row.unit}" where "${nutrient.unit}" is expected`;
      reasons.push({ rule: 'unit', field, detail });
    } else if (amount !== null && amount > most[basis]) {
      reasons.push({ rule: 'range', field, detail: `${amount} ${row.unit} in 100 ${basis}` });
    }
  }
  return reasons;
}
