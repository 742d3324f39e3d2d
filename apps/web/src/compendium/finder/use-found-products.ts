import {
  applyFilters,
  createProductSearch,
  type Filter,
  type AnyProduct,
  MIN_SEARCH_LENGTH,
} from '@dietetic/catalogue';
import { useMemo } from 'react';
import type { ListPreset } from './list-preset.ts';

const byName = (a: AnyProduct, b: AnyProduct) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

export type FoundProducts = {
  /** What the search found, before the filters: what the counts in the filter panel are of. */
  searched: readonly AnyProduct[];
  found: readonly AnyProduct[];
  /** How many more there would be without the preset. */
  outsidePreset: number;
  isSearch: boolean;
};

/** Search by likeness, then the preset and the filters. Without a search the order is by name: nothing is ranked. */
export function useFoundProducts(
  products: readonly AnyProduct[],
  search: string,
  filters: readonly Filter[],
  preset?: ListPreset,
): FoundProducts {
  const engine = useMemo(() => createProductSearch([...products].sort(byName)), [products]);
  const hits = useMemo(() => engine.search(search).map((hit) => hit.product), [engine, search]);
  const keeps = preset?.isOn === true ? preset.keeps : undefined;
  const searched = useMemo(() => (keeps === undefined ? hits : hits.filter(keeps)), [hits, keeps]);
  const found = useMemo(
    () => (filters.length === 0 ? searched : applyFilters(searched, filters)),
    [searched, filters],
  );
  const outsidePreset = useMemo(
    () =>
      keeps === undefined
        ? 0
        : applyFilters(
            hits.filter((product) => !keeps(product)),
            filters,
          ).length,
    [hits, keeps, filters],
  );
  return { searched, found, outsidePreset, isSearch: search.trim().length >= MIN_SEARCH_LENGTH };
}
