import type { ProductListParams } from '@dietetic/catalogue';
import { create } from 'zustand';
import { storedValue } from '#platform/storage.ts';

/**
 * Search and filters of the list inside the regimen. They tell of the patient ("metabolic disorder: PKU"), so they
 * are kept with the regimen, in this tab's session storage, and never in an address (decision 071).
 */
const KEPT = storedValue(
  'regimenList',
  (text) => {
    const params: unknown = JSON.parse(text);
    return typeof params === 'object' && params !== null ? (params as ProductListParams) : undefined;
  },
  (params: ProductListParams) => JSON.stringify(params),
  'sessionStorage',
);

type RegimenList = {
  /** The search as it was typed: parameters leave out what is too short to be searched. */
  search: string;
  params: ProductListParams;
};

const holding = (params: ProductListParams): RegimenList => ({ search: params.q ?? '', params });

export const useRegimenList = create<RegimenList>(() => holding(KEPT.read() ?? {}));

export function keepRegimenList(params: ProductListParams, search = params.q ?? ''): void {
  if (Object.keys(params).length === 0) KEPT.clear();
  else KEPT.write(params);
  useRegimenList.setState({ search, params });
}
