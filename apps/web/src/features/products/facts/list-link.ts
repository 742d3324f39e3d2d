import { keptListFilters } from '#state/list-filters.ts';
import { readSearchTerm } from '#state/search-term.ts';

/** The way back to the list, inside the regimen or outside it, with the search and the filters it was left with. */
export function listLink(inRegimen: boolean) {
  const q = readSearchTerm();
  return {
    to: inRegimen ? '/regimen/products' : '/products',
    // The list reads its own parameters; the routes declare none.
    search: { ...keptListFilters(), ...(q !== '' && { q }) } as never,
  } as const;
}
