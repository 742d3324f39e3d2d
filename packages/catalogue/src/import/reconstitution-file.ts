import { type Pair, RECONSTITUTION_COLUMNS } from './csv-columns.ts';
import { type CsvFault, type CsvRecords, isBlank, parseTable } from './csv-template.ts';
import { csvText } from './csv-text.ts';

const COLUMNS = ['product', ...RECONSTITUTION_COLUMNS.map((column) => column.name)];

/** The headings of the provider's reconstitution file, to be filled in. */
export const RECONSTITUTION_TEMPLATE: string = csvText([COLUMNS]);

/** How one powder is made up, from the provider's file: `product` is its id or one of its order codes. */
export type Reconstitution = { product: string; row: number; attributes: readonly Pair[] };

/** Reads the provider's reconstitution file; a fault in the file is reported with its row. */
export function readReconstitution(
  records: CsvRecords['products'],
): { ok: true; rows: Reconstitution[] } | { ok: false; faults: CsvFault[] } {
  const { rows, faults } = parseTable('reconstitution', records, COLUMNS);
  const seen = new Set<string>();
  const read = rows.flatMap((cells, index): Reconstitution[] => {
    if (isBlank(cells)) return [];
    const row = index + 2;
    const product = cells['product'] ?? '';
    if (product === '' || seen.has(product)) {
      const problem = product === '' ? 'no product' : `"${product}" a second time`;
      faults.push({ file: 'reconstitution', row, problem });
    }
    seen.add(product);
    const attributes = RECONSTITUTION_COLUMNS.flatMap((column) =>
      column.read(cells[column.name] ?? ''),
    ).filter(({ value }) => value !== '');
    return [{ product, row, attributes }];
  });
  return faults.length > 0 ? { ok: false, faults } : { ok: true, rows: read };
}
