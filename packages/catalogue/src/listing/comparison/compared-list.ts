import { MAX_COMPARED } from './compare-products.ts';

/** Adds a product, or removes it if it is already there; a fifth is not added. */
export function toggleCompared(ids: readonly string[], id: string): readonly string[] {
  if (ids.includes(id)) return ids.filter((each) => each !== id);
  return ids.length < MAX_COMPARED ? [...ids, id] : ids;
}
