import { readText, removeText, writeText } from '#platform/storage.ts';

/** The product search of this tab, kept while the tab lives (specification, stored client values). */
const SEARCH_TERM_KEY = 'searchTerm';

export function readSearchTerm(): string {
  return readText(SEARCH_TERM_KEY, 'sessionStorage') ?? '';
}

export function keepSearchTerm(term: string): void {
  if (term === '') clearSearchTerm();
  else writeText(SEARCH_TERM_KEY, term, 'sessionStorage');
}

export function clearSearchTerm(): void {
  removeText(SEARCH_TERM_KEY, 'sessionStorage');
}
