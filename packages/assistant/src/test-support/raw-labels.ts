import { demonstrationCatalogue } from '@dietetic/demonstration-data';

/**
 * The demonstration labels as the commerce API returns them, read without any code that Sim uses: answers are checked
 * against these.
 */
const GROUPS = ['macroNutrients', 'minerals', 'vitamins', 'otherNutrientInformation', 'aminoAcids'];

export type RawRow = { unit: string; columns: readonly [per100: string, perServing: string] };

const LABELS: ReadonlyMap<string, ReadonlyMap<string, RawRow>> = new Map(
  demonstrationCatalogue().projections.map((projection) => {
    const rows = new Map<string, RawRow>();
    for (const attribute of projection.masterVariant.attributes) {
      if (!GROUPS.includes(attribute.name) || !Array.isArray(attribute.value)) continue;
      for (const row of attribute.value) addRow(rows, row);
    }
    return [projection.slug['en-GB'] ?? '', rows] as const;
  }),
);

function addRow(rows: Map<string, RawRow>, row: unknown): void {
  if (!Array.isArray(row)) return;
  const cell = (name: string): string => {
    const pair: unknown = row.find((each: unknown) => isPair(each) && each.name === name);
    return isPair(pair) ? String(pair.value) : '';
  };
  const [per100 = '', perServing = ''] = cell('nutrientAmount').split(',');
  const name = cell('nutrientName');
  if (!rows.has(name)) rows.set(name, { unit: cell('nutrientUnit'), columns: [per100, perServing] });
}

function isPair(value: unknown): value is { name: string; value: unknown } {
  return typeof value === 'object' && value !== null && 'name' in value && 'value' in value;
}

export function rawRow(productId: string, rowName: string): RawRow | undefined {
  return LABELS.get(productId)?.get(rowName);
}

export const rawRows = (productId: string): ReadonlyMap<string, RawRow> => LABELS.get(productId) ?? new Map();

/** "4.13" × 1500 / 100 in whole-number arithmetic, rounded half away from zero to `places`. */
export function scaledText(per100: string, amount: number, places: number): string {
  const [whole = '0', fraction = ''] = per100.split('.');
  const [amountWhole = '0', amountFraction = ''] = String(amount).split('.');
  const digits = BigInt(whole + fraction) * BigInt(amountWhole + amountFraction);
  const decimals = fraction.length + amountFraction.length + 2;
  const shift = decimals - places;
  if (shift < 0) return withPlaces(digits * 10n ** BigInt(-shift), places);
  const half = (5n * 10n ** BigInt(shift)) / 10n;
  return withPlaces((digits + half) / 10n ** BigInt(shift), places);
}

function withPlaces(digits: bigint, places: number): string {
  if (digits === 0n) return '0';
  const text = String(digits).padStart(places + 1, '0');
  const whole = text.slice(0, text.length - places).replace(/\B(?=(\d{3})+$)/gu, ',');
  return places === 0 ? whole : `${whole}.${text.slice(text.length - places)}`;
}

export const withCommas = (text: string): string => {
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/gu, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
};
