import {
  applyFilters,
  createProductSearch,
  type Filter,
  type Product,
  SHORTEST_SEARCH,
} from '@dietetic/catalogue';
import { useMemo } from 'react';

const byName = (a: Product, b: Product) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

export type FoundProducts = {
  /** What the search found, before the filters: what the counts in the filter panel are of. */
  searched: readonly Product[];
  found: readonly Product[];
  isSearch: boolean;
};

/** Search by likeness, then filters. Without a search the order is by name: nothing is ranked. */
export function useFoundProducts(
  products: readonly Product[],
  search: string,
  filters: readonly Filter[],
): FoundProducts {
  const engine = useMemo(() => createProductSearch([...products].sort(byName)), [products]);
  const searched = useMemo(() => engine.search(search).map((hit) => hit.product), [engine, search]);
  const found = useMemo(
    () => (filters.length === 0 ? searched : applyFilters(searched, filters)),
    [searched, filters],
  );
  return { searched, found, isSearch: search.trim().length >= SHORTEST_SEARCH };
}
