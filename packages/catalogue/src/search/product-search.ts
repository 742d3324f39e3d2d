import type { Product } from '../product/product.ts';
import { DISTANCE, fuzzyMatch, fuzzyPattern, THRESHOLD, type Range } from './fuzzy-match.ts';
import { createNameScreen, type NameScreen } from './name-screen.ts';

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
type Prepared = { entries: readonly Entry[]; screen: NameScreen };

/** Searches a list of products by name, and by order, PIP and GMS code. The list is prepared with the first search. */
export function createProductSearch(products: readonly Product[]): ProductSearch {
  let prepared: Prepared | undefined;
  const everything: readonly SearchHit[] = products.map((product) => ({ product, kind: 'exact', score: 0 }));
  const remembered = new Map<string, readonly SearchHit[]>();

  return {
    search(query) {
      const text = searchText(query);
      if (text.length < SHORTEST_SEARCH) return everything;
      const known = remembered.get(text);
      if (known) return known;
      prepared ??= prepare(products);
      const hits = find(prepared, text);
      if (remembered.size >= REMEMBERED) remembered.delete(remembered.keys().next().value ?? '');
      remembered.set(text, hits);
      return hits;
    },
  };
}

function prepare(products: readonly Product[]): Prepared {
  const entries: Entry[] = products.map((product) => ({
    product,
    name: product.name.toLowerCase(),
    codes: product.codes.flatMap((code) =>
      [code.orderCode, code.pipCode, code.gmsCode].map(codeText).filter((text) => text !== ''),
    ),
  }));
  return { entries, screen: createNameScreen(entries.map((entry) => entry.name)) };
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

function find({ entries, screen }: Prepared, text: string): SearchHit[] {
  const hits: SearchHit[] = [];
  const byCode = new Set<number>();
  const code = codeQuery(text);
  if (code !== null) {
    for (const [index, { product, codes }] of entries.entries()) {
      if (!codes.some((each) => each.startsWith(code))) continue;
      byCode.add(index);
      hits.push({ product, kind: 'code', score: 0 });
    }
  }
  const pattern = fuzzyPattern(text);
  screen.sift(text, (index, exactAt) => {
    const entry = entries[index];
    if (!entry || byCode.has(index)) return;
    const { product, name } = entry;
    // What occurs letter by letter near enough to the start matches; the full match could only agree.
    const near = exactAt >= 0 && exactAt / DISTANCE <= THRESHOLD;
    const score = near ? exactAt / DISTANCE : fuzzyMatch(pattern, name)?.score;
    if (score !== undefined) hits.push({ product, kind: kindOf(name, text, exactAt), score });
  });
  return hits.sort(
    (a, b) =>
      ORDER[a.kind] - ORDER[b.kind] || a.score - b.score || (a.product.name < b.product.name ? -1 : 1),
  );
}

function kindOf(name: string, text: string, at: number): MatchKind {
  if (at === 0) return name.length === text.length ? 'exact' : 'prefix';
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
