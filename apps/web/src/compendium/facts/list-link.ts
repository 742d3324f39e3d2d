import { savedListFilters } from '#session/list-filters.ts';
import { readSearchTerm } from '#session/search-term.ts';

/** The way back to the list with the search and the filters it was left with; the regimen keeps its own. */
export function listLink(inRegimen: boolean) {
  if (inRegimen) return { to: '/regimen/products' } as const;
  const q = readSearchTerm();
  return {
    to: '/products',
    // The list reads its own parameters; the routes declare none.
    search: { ...savedListFilters(), ...(q !== '' && { q }) } as never,
  } as const;
}
