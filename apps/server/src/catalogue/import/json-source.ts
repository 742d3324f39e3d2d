import { createReadStream } from 'node:fs';
import type { CatalogueSource } from './catalogue-source.ts';
import { jsonElements } from './json-elements.ts';

const BATCH = 100;

/** A file `{"categories": […], "projections": […]}`: what the export writes. Read twice, never held whole. */
export function jsonSource(file: string, demonstration: boolean): CatalogueSource {
  const elements = (key: string) => jsonElements(createReadStream(file, { highWaterMark: 1 << 20 }), key);
  return {
    name: 'json',
    demonstration,
    categories: async () => {
      const categories: unknown[] = [];
      for await (const category of elements('categories')) categories.push(category);
      return categories;
    },
    batches: async function* () {
      let batch: unknown[] = [];
      for await (const projection of elements('projections')) {
        batch.push(projection);
        if (batch.length < BATCH) continue;
        yield batch;
        batch = [];
      }
      if (batch.length > 0) yield batch;
    },
  };
}
