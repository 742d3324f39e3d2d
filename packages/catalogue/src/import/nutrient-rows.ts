import { parseAmount } from '../nutrients/nutrient-amount.ts';
import type { NutrientRow } from '../nutrients/nutrient-row.ts';
import { canonicalUnit } from '../nutrients/nutrient-unit.ts';
import { nestedPairs } from './commerce-shapes.ts';
import type { ImportReason } from './import-reason.ts';

/** An invalid row, and why. */
type Refused = Pick<ImportReason, 'rule' | 'detail'>;

/** The three texts that a row consists of. */
type RowTexts = { name: string; unit: string; amounts: string };

/** A row, and its name in the form that identifies repeats. */
type KnownRow = { row: NutrientRow; lowerCaseName: string };

/** A hostile file must not fill the memory with unique rows. */
const MOST_KNOWN_ROWS = 50_000;

/**
 * Rows read before, by their three texts. Most rows of a catalogue repeat (a label's table and the normalised one,
 * flavours of a product), and equal rows are one object: they are values, never to be changed.
 */
export class ParsedRowCache {
  /** By name, unit and amounts: a single key would have to be joined from the three for every row. */
  readonly #byName = new Map<string, Map<string, Map<string, KnownRow | Refused>>>();
  #count = 0;

  read(texts: RowTexts): KnownRow | Refused {
    const { name, unit, amounts } = texts;
    const known = this.#byName.get(name)?.get(unit)?.get(amounts);
    if (known) return known;
    const read = readRow(texts);
    if (this.#count < MOST_KNOWN_ROWS) this.#keep(texts, read);
    return read;
  }

  #keep({ name, unit, amounts }: RowTexts, read: KnownRow | Refused): void {
    this.#count += 1;
    const byUnit = this.#byName.get(name) ?? new Map<string, Map<string, KnownRow | Refused>>();
    this.#byName.set(name, byUnit);
    const byAmounts = byUnit.get(unit) ?? new Map<string, KnownRow | Refused>();
    byUnit.set(unit, byAmounts);
    byAmounts.set(amounts, read);
  }
}

/** Turns the platform's rows into nutrient rows; a row that cannot be read is an error, never a guess. */
export function nutrientRows(
  field: string,
  table: unknown,
  reasons: ImportReason[],
  known: ParsedRowCache,
): NutrientRow[] {
  if (table === undefined || table === null) return [];
  const read: NutrientRow[] = [];
  const seen = new Set<string>();
  const refusals: ImportReason[] = [];
  for (const given of Array.isArray(table) ? (table as unknown[]) : [undefined]) {
    const texts = rowTexts(given);
    if (texts === null) {
      // If one row does not have the shape of a row, the others are not read.
      reasons.push({ rule: 'attribute', field, detail: 'wrong type' });
      return [];
    }
    const row = known.read(texts);
    const refused = 'rule' in row ? row : refusedAsRepeat(row, seen);
    if (refused) refusals.push({ ...refused, field: `${field} ${texts.name}`.trim() });
    else if (!('rule' in row)) read.push(row.row);
  }
  reasons.push(...refusals);
  return read;
}

function rowTexts(given: unknown): RowTexts | null {
  const usual = usualTexts(given);
  if (usual) return usual;
  const pairs = nestedPairs(given);
  if (pairs === null) return null;
  const { nutrientName: name = '', nutrientUnit: unit = '', nutrientAmount: amounts = '' } = pairs;
  return { name, unit, amounts };
}

/** Nearly every row: each of the three texts, once. */
function usualTexts(given: unknown): RowTexts | undefined {
  if (!Array.isArray(given) || given.length !== 3) return undefined;
  let [name, unit, amounts]: (string | undefined)[] = [];
  for (const pair of given as unknown[]) {
    if (typeof pair !== 'object' || pair === null) return undefined;
    const { name: key, value } = pair as { name?: unknown; value?: unknown };
    if (typeof value !== 'string') return undefined;
    if (key === 'nutrientName') name = value.trim();
    else if (key === 'nutrientUnit') unit = value.trim();
    else if (key === 'nutrientAmount') amounts = value.trim();
    else return undefined;
  }
  if (name === undefined || unit === undefined || amounts === undefined) return undefined;
  return { name, unit, amounts };
}

function readRow({ name, unit, amounts }: RowTexts): KnownRow | Refused {
  if (name === '') return { rule: 'required', detail: 'a row without a name' };
  const [first, second, more] = amounts.split(',');
  if (first === undefined || second === undefined || more !== undefined) {
    return { rule: 'amount-pair', detail: `expected two amounts, got "${amounts}"` };
  }
  const per100 = parseAmount(first);
  const perServing = parseAmount(second);
  if (!per100 || !perServing) return { rule: 'amount', detail: `cannot read "${amounts}"` };
  return { row: { name, unit: canonicalUnit(unit), per100, perServing }, lowerCaseName: name.toLowerCase() };
}

/** Our labels never have two "of which saccharides" rows under different parents, so a repeat is an error. */
function refusedAsRepeat({ lowerCaseName }: KnownRow, seen: Set<string>): Refused | undefined {
  if (seen.has(lowerCaseName)) return { rule: 'duplicate-row', detail: 'the same row twice' };
  seen.add(lowerCaseName);
  return undefined;
}
