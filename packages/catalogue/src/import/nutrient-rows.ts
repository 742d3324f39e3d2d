import { parseAmount } from '../nutrients/nutrient-amount.ts';
import type { NutrientRow } from '../nutrients/nutrient-row.ts';
import { canonicalUnit } from '../nutrients/nutrient-unit.ts';
import type { NestedPairs } from './commerce-shapes.ts';
import type { ImportReason } from './import-reason.ts';

/** Turns the platform's rows into nutrient rows; a row that cannot be read is a reason, never a guess. */
export function nutrientRows(
  group: string,
  rows: readonly NestedPairs[],
  reasons: ImportReason[],
): NutrientRow[] {
  const seen = new Set<string>();
  return rows.flatMap((row): NutrientRow[] => {
    const name = row['nutrientName'] ?? '';
    const reject = (rule: ImportReason['rule'], detail: string) => {
      reasons.push({ rule, field: `${group} ${name}`.trim(), detail });
      return [];
    };
    if (name === '') return reject('required', 'a row without a name');
    // Two "of which saccharides" rows under different parents do not exist on our labels; a repeat is an error.
    if (seen.has(name.toLowerCase())) return reject('duplicate-row', 'the same row twice');
    seen.add(name.toLowerCase());
    const pair = (row['nutrientAmount'] ?? '').split(',');
    const [first, second] = pair;
    if (pair.length !== 2 || first === undefined || second === undefined) {
      return reject('amount-pair', `expected two amounts, got "${row['nutrientAmount'] ?? ''}"`);
    }
    const per100 = parseAmount(first);
    const perServing = parseAmount(second);
    if (!per100 || !perServing) return reject('amount', `cannot read "${row['nutrientAmount']}"`);
    return [{ name, unit: canonicalUnit(row['nutrientUnit'] ?? ''), per100, perServing }];
  });
}
