import type { Product } from '../product/product.ts';
import { fuzzyMatch, fuzzyPattern, type Range } from './fuzzy-match.ts';

/** Fewer characters than this are no search: the whole list shows. */
export const SHORTEST_SEARCH = 2;

/**
 * How a product was found, best first. A loose match can put the wrong strength under a finger,
 * so what was typed letter by letter always stands above what merely resembles it.
 */
export type MatchKind = 'code' | 'exact' | 'prefix' | 'word' | 'fuzzy';

export type SearchHit = {
  product: Product;
  kind: MatchKind;
  /** Lower is better, within a kind. */
  score: number;
};

export type ProductSearch = {
  /** Hits in order; every product in the given order when the query is too short to search. */
  search(query: string): readonly SearchHit[];
};

const ORDER: Record<MatchKind, number> = { code: 0, exact: 1, prefix: 2, word: 3, fuzzy: 4 };

/** Queries repeat while a person types and deletes; a few dozen cover a session. */
const REMEMBERED = 64;

type Entry = { product: Product; name: string; codes: readonly string[] };

/** Prepares a list of products for searching by name, and by order, PIP and GMS code. */
export function createProductSearch(products: readonly Product[]): ProductSearch {
  const entries: Entry[] = products.map((product) => ({
    product,
    name: product.name.toLowerCase(),
    codes: product.codes.flatMap((code) =>
      [code.orderCode, code.pipCode, code.gmsCode].map(codeText).filter((text) => text !== ''),
    ),
  }));
  const everything: readonly SearchHit[] = products.map((product) => ({ product, kind: 'exact', score: 0 }));
  const remembered = new Map<string, readonly SearchHit[]>();

  return {
    search(query) {
      const text = searchText(query);
      if (text.length < SHORTEST_SEARCH) return everything;
      const known = remembered.get(text);
      if (known) return known;
      const hits = find(entries, text);
      if (remembered.size >= REMEMBERED) remembered.delete(remembered.keys().next().value ?? '');
      remembered.set(text, hits);
      return hits;
    },
  };
}

/** The characters of a name that a query matched, for marking in the list; both ends included. */
export function matchRanges(query: string, name: string): readonly Range[] {
  const text = searchText(query);
  const lower = name.toLowerCase();
  // Letters whose lower case has another length would shift every mark after them.
  if (text.length < SHORTEST_SEARCH || lower.length !== name.length) return [];
  return fuzzyMatch(fuzzyPattern(text), lower)?.ranges ?? [];
}

function searchText(query: string): string {
  return query.trim().toLowerCase();
}

function find(entries: readonly Entry[], text: string): SearchHit[] {
  const pattern = fuzzyPattern(text);
  const code = codeQuery(text);
  const hits: SearchHit[] = [];
  for (const { product, name, codes } of entries) {
    if (code !== null && codes.some((each) => each.startsWith(code))) {
      hits.push({ product, kind: 'code', score: 0 });
      continue;
    }
    const match = fuzzyMatch(pattern, name);
    if (match) hits.push({ product, kind: kindOf(name, text), score: match.score });
  }
  return hits.sort(
    (a, b) => ORDER[a.kind] - ORDER[b.kind] || a.score - b.score || (a.product.name < b.product.name ? -1 : 1),
  );
}

function kindOf(name: string, text: string): MatchKind {
  if (name === text) return 'exact';
  if (name.startsWith(text)) return 'prefix';
  const at = name.indexOf(text);
  return at > 0 && name.charAt(at - 1) === ' ' ? 'word' : 'fuzzy';
}

/** PIP codes are printed as 123-4567 and copied with spaces. */
function codeText(code: string): string {
  return code.toLowerCase().replace(/[\s-]/g, '');
}

/** A query that could be a code: letters at most in front, then at least four digits. */
function codeQuery(text: string): string | null {
  const code = codeText(text);
  return /^[a-z]{0,4}\d{4,}$/.test(code) ? code : null;
}
