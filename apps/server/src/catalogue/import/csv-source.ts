import fs from 'node:fs/promises';
import { catalogueFromCsv } from '@dietetic/catalogue';
import { type CatalogueSource, SourceError, sourceInMemory } from './catalogue-source.ts';

const FAULTS_SHOWN = 20;

/** The two spreadsheet files: one row a product, one row a nutrient. A fault in their form stops the import. */
export async function csvSource(
  files: { products: string; nutrients: string },
  demonstration: boolean,
): Promise<CatalogueSource> {
  const [products, nutrients] = await Promise.all([
    fs.readFile(files.products, 'utf8'),
    fs.readFile(files.nutrients, 'utf8'),
  ]);
  const read = catalogueFromCsv({ products, nutrients });
  if (!read.ok) {
    const lines = read.faults
      .slice(0, FAULTS_SHOWN)
      .map((fault) => `  ${fault.file}, line ${fault.line}: ${fault.problem}`);
    const more = read.faults.length > FAULTS_SHOWN ? [`  and ${read.faults.length - FAULTS_SHOWN} more`] : [];
    throw new SourceError(['The spreadsheet files cannot be read:', ...lines, ...more].join('\n'));
  }
  const { categories, projections } = read.catalogue;
  return sourceInMemory(
    'csv',
    { categories: asList(categories), projections: asList(projections) },
    demonstration,
  );
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
