import fs from 'node:fs/promises';
import v8 from 'node:v8';
import { catalogueFromRecords, type CsvFault, type CsvFiles, type CsvRecords } from '@dietetic/catalogue';
import { CsvError, parse } from 'csv-parse/sync';
import { type CatalogueSource, readUtf8, SourceError, sourceInMemory } from './catalogue-source.ts';

const FAULTS_SHOWN = 20;
/** Parsed into records and products, a cell takes many times the memory of its text. */
const MEMORY_FOR_TEXT = 48;

/** The two CSV files: one row for each product, one for each nutrient. A format error stops the import. */
export async function csvSource(
  files: { products: string; nutrients: string },
  demonstration: boolean,
): Promise<CatalogueSource> {
  await checkFileSizes([files.products, files.nutrients], v8.getHeapStatistics().heap_size_limit);
  const [products, nutrients] = await Promise.all([readUtf8(files.products), readUtf8(files.nutrients)]);
  const read = catalogueFromRecords(parseRecords({ products, nutrients }));
  if (!read.ok) throw csvSourceError(read.faults);
  const { categories, projections } = read.catalogue;
  return sourceInMemory(
    'csv',
    { categories: asList(categories), projections: asList(projections) },
    demonstration,
  );
}

/** They are read as a whole, in the server itself if its database is embedded, and must not exhaust its memory. */
export async function checkFileSizes(files: readonly string[], memory: number): Promise<void> {
  let bytes = 0;
  for (const file of files) {
    const found = await fs.stat(file);
    if (!found.isFile()) throw new SourceError(`${file} is not a file.`);
    bytes += found.size;
  }
  const most = memory / MEMORY_FOR_TEXT;
  if (bytes <= most) return;
  const [has, takes] = [bytes, most].map((size) => (size / 1024 / 1024).toFixed(1));
  throw new SourceError(
    `The spreadsheet files have ${has} MB, and this process has memory for ${takes} MB of them. Give it more (--max-old-space-size), or import the range as JSON, which is read piece by piece.`,
  );
}

export function parseRecords(files: CsvFiles): CsvRecords {
  const faults: CsvFault[] = [];
  const records = {
    products: readRecords('products', files.products, faults),
    nutrients: readRecords('nutrients', files.nutrients, faults),
  };
  if (faults.length > 0) throw csvSourceError(faults);
  return records;
}

/** Strict RFC 4180: a record shifted by one column would give a nutrient another nutrient's figure. */
export function readRecords(file: CsvFault['file'], text: string, faults: CsvFault[]): string[][] {
  try {
    return parse(text, { bom: true, record_delimiter: ['\r\n', '\n', '\r'] });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The library counts lines, but a cell may have several; spreadsheets show rows.
    faults.push({
      file,
      row: Number(error['records']) + 1,
      problem: PROBLEMS[error.code] ?? error.message,
    });
    return [];
  }
}

const PROBLEMS: Partial<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark is not closed',
  CSV_INVALID_CLOSING_QUOTE: 'text follows a closing quotation mark',
  INVALID_OPENING_QUOTE: 'a quotation mark inside a cell is not doubled',
  CSV_RECORD_INCONSISTENT_FIELDS_LENGTH: 'it has more or fewer cells than the headings',
};

export function csvSourceError(faults: readonly CsvFault[]): SourceError {
  const lines = faults
    .slice(0, FAULTS_SHOWN)
    .map(({ file, row, problem }) => `  ${file}, row ${row}: ${problem}`);
  const more = faults.length > FAULTS_SHOWN ? [`  and ${faults.length - FAULTS_SHOWN} more`] : [];
  return new SourceError(['The spreadsheet files cannot be read:', ...lines, ...more].join('\n'));
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
