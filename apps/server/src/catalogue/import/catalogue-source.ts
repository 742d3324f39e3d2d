import { isUtf8 } from 'node:buffer';
import fs from 'node:fs/promises';
import type { CatalogueSourceName, Quarantined } from '../stored-versions.ts';

/**
 * Where a catalogue comes from. Products arrive one by one, so that a large catalogue is never in memory
 * as a whole; categories come first, because products refer to them.
 */
export type CatalogueSource = {
  name: CatalogueSourceName;
  demonstration: boolean;
  categories(): Promise<unknown[]>;
  products(): AsyncIterable<unknown>;
  /** Lines that matched no product, once all products are read. */
  leftOver?(): Quarantined[];
};

/** The source cannot be read as a catalogue at all; the message says what to fix. */
export class SourceError extends Error {
  override name = 'SourceError';
}

/** Read otherwise than it was written, a "2–4" becomes "24" on the screen. */
export async function readUtf8(file: string): Promise<string> {
  const bytes = await fs.readFile(file);
  if (isUtf8(bytes)) return bytes.toString();
  throw new SourceError(
    `${file} is not in UTF-8. Save it again: in a spreadsheet program as "CSV UTF-8 (comma delimited)".`,
  );
}

export function sourceInMemory(
  name: CatalogueSourceName,
  catalogue: { categories: unknown[]; projections: unknown[] },
  demonstration: boolean,
): CatalogueSource {
  return {
    name,
    demonstration,
    categories: async () => catalogue.categories,
    products: async function* () {
      yield* catalogue.projections;
    },
  };
}
