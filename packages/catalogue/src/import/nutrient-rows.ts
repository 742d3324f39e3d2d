import { parseAmount } from '../nutrients/nutrient-amount.ts';
import type { NutrientRow } from '../nutrients/nutrient-row.ts';
import { canonicalUnit } from '../nutrients/nutrient-unit.ts';
import type { NestedPairs } from './commerce-shapes.ts';
import type { ImportReason } from './import-reason.ts';

/** A row that is no row, and why. */
type Refused = Pick<ImportReason, 'rule' | 'detail'>;

/**
 * Rows read before, by their three texts. Most rows of a catalogue repeat (a label's table and the normalised one,
 * flavours of a product), and equal rows are one object: they are values, never to be changed.
 */
export type KnownRows = Map<string, NutrientRow | Refused>;
/** A hostile file must not fill the memory with rows that never come again. */
const MOST_KNOWN_ROWS = 50_000;

/** Turns the platform's rows into nutrient rows; a row that cannot be read is a reason, never a guess. */
export function nutrientRows(
  group: string,
  rows: readonly NestedPairs[],
  reasons: ImportReason[],
  known: KnownRows,
): NutrientRow[] {
  const seen = new Set<string>();
  const read: NutrientRow[] = [];
  for (const pairs of rows) {
    const row = readOnce(pairs, known);
    const refused = 'rule' in row ? row : refusedAsRepeat(row, seen);
    if (refused) reasons.push({ ...refused, field: `${group} ${pairs['nutrientName'] ?? ''}`.trim() });
    else if (!('rule' in row)) read.push(row);
  }
  return read;
}

function readOnce(pairs: NestedPairs, known: KnownRows): NutrientRow | Refused {
  const { nutrientName: name = '', nutrientUnit: unit = '', nutrientAmount: amounts = '' } = pairs;
  const key = `${name}\n${unit}\n${amounts}`;
  const before = known.get(key);
  if (before) return before;
  const row = readRow(name, unit, amounts);
  if (known.size < MOST_KNOWN_ROWS) known.set(key, row);
  return row;
}

function readRow(name: string, unit: string, amounts: string): NutrientRow | Refused {
  if (name === '') return { rule: 'required', detail: 'a row without a name' };
  const [first, second, more] = amounts.split(',');
  if (first === undefined || second === undefined || more !== undefined) {
    return { rule: 'amount-pair', detail: `expected two amounts, got "${amounts}"` };
  }
  const per100 = parseAmount(first);
  const perServing = parseAmount(second);
  if (!per100 || !perServing) return { rule: 'amount', detail: `cannot read "${amounts}"` };
  return { name, unit: canonicalUnit(unit), per100, perServing };
}

/** Two "of which saccharides" rows under different parents do not exist on our labels; a repeat is an error. */
function refusedAsRepeat({ name }: NutrientRow, seen: Set<string>): Refused | undefined {
  const key = name.toLowerCase();
  if (seen.has(key)) return { rule: 'duplicate-row', detail: 'the same row twice' };
  seen.add(key);
  return undefined;
}
