import { MAX_COMPARED, toggleCompared } from '@dietetic/catalogue';
import { create } from 'zustand';
import { storedList } from '#platform/storage.ts';

/** The products put side by side: at most four, by slug, kept while the tab lives so that a reload keeps them. */
const COMPARED = storedList('comparedProducts', 'sessionStorage');

type ComparisonList = { ids: readonly string[] };

export const useComparison = create<ComparisonList>(() => ({ ids: COMPARED.read() ?? [] }));

/** Puts exactly these products side by side; what is beyond the fourth is left out. */
export function setCompared(ids: readonly string[]): void {
  const kept = [...new Set(ids)].slice(0, MAX_COMPARED);
  COMPARED.write(kept);
  useComparison.setState({ ids: kept });
}

/** Adds a product, or takes it off when it is there already; a fifth is not added. */
export function toggleComparison(id: string): void {
  setCompared(toggleCompared(useComparison.getState().ids, id));
}

export function useIsCompared(id: string): boolean {
  return useComparison((list) => list.ids.includes(id));
}

export function useComparisonIsFull(): boolean {
  return useComparison((list) => list.ids.length >= MAX_COMPARED);
}
