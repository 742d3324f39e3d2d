import { createReadStream } from 'node:fs';
import type { CatalogueSource } from './catalogue-source.ts';
import { jsonElements } from './json-elements.ts';

const READ_AT_ONCE = 256 * 1024;

/** A file `{"categories": […], "projections": […]}`: what the export writes. Read as a stream. */
export function jsonSource(file: string, demonstration: boolean): CatalogueSource {
  const read = () => createReadStream(file, { highWaterMark: READ_AT_ONCE });
  return {
    name: 'json',
    demonstration,
    categories: async () => {
      // The export writes them first, so this ends early; reading the products shows whether the file is complete.
      const categories: unknown[] = [];
      for await (const category of jsonElements(read(), 'categories', true)) categories.push(category);
      return categories;
    },
    products: () => jsonElements(read(), 'projections'),
  };
}
