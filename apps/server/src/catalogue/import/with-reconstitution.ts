import { type CsvFault, readReconstitution, reconstitutionJoiner } from '@dietetic/catalogue';
import { type CatalogueSource, readUtf8, SourceError } from './catalogue-source.ts';
import { readRecords, csvSourceError } from './csv-source.ts';

/** A source whose powders are made up as the provider's file says; a malformed file stops the import. */
export async function withReconstitution(source: CatalogueSource, file: string): Promise<CatalogueSource> {
  const text = await readUtf8(file).catch((cause: unknown) => {
    if (cause instanceof SourceError) throw cause;
    throw new SourceError(`RECONSTITUTION_FILE: ${file} cannot be read.`, { cause });
  });
  const faults: CsvFault[] = [];
  const records = readRecords('reconstitution', text, faults);
  const read = faults.length > 0 ? { ok: false as const, faults } : readReconstitution(records);
  if (!read.ok) throw csvSourceError(read.faults);
  const { join, unused } = reconstitutionJoiner(read.rows);
  return {
    ...source,
    products: async function* () {
      for await (const product of source.products()) yield join(product);
    },
    leftOver: () =>
      unused().map(({ product, row }) => ({
        slug: product,
        name: '',
        reasons: [`reconstitution row ${row}: no product has this id or order code`],
        body: '',
      })),
  };
}
