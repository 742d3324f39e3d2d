import { type AnyProduct, normaliseCode, searchedCodes } from '../../product/listed-product.ts';
import { DISTANCE, fuzzyPattern, fuzzyScore, THRESHOLD } from './fuzzy-match.ts';
import { createNamePrefilter, type NamePrefilter } from './name-prefilter.ts';

/** With fewer characters there is no search: the whole list is shown. */
export const MIN_SEARCH_LENGTH = 2;

/**
 * How a product was found, best first. A loose match could put the wrong strength first, so exact matches always come
 * before similar ones.
 */
type MatchKind = 'code' | 'exact' | 'prefix' | 'word' | 'words' | 'fuzzy';

type SearchHit<P extends AnyProduct = AnyProduct> = {
  product: P;
  kind: MatchKind;
  /** Lower is better, within a kind. */
  score: number;
};

export type ProductSearch<P extends AnyProduct = AnyProduct> = {
  /** Hits in order; every product in the given order when the query is too short to search. */
  search(query: string): readonly SearchHit<P>[];
};

const ORDER: Record<MatchKind, number> = { code: 0, exact: 1, prefix: 2, word: 3, words: 4, fuzzy: 5 };

/** Queries repeat while a person types and deletes; a few dozen cover a session. */
const REMEMBERED = 64;

type Entry<P> = { product: P; name: string; codes: readonly string[] };
type Prepared<P> = { entries: readonly Entry<P>[]; screen: NamePrefilter };

/** Searches a list of products by name, and by order, PIP and GMS code. The first search prepares the list. */
export function createProductSearch<P extends AnyProduct>(products: readonly P[]): ProductSearch<P> {
  let prepared: Prepared<P> | undefined;
  const everything: readonly SearchHit<P>[] = products.map((product) => ({
    product,
    kind: 'exact',
    score: 0,
  }));
  const remembered = new Map<string, readonly SearchHit<P>[]>();

  return {
    search(query) {
      const text = searchText(query);
      if (text.length < MIN_SEARCH_LENGTH) return everything;
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

function prepare<P extends AnyProduct>(products: readonly P[]): Prepared<P> {
  const entries: Entry<P>[] = products.map((product) => ({
    product,
    name: product.name.toLowerCase(),
    codes: searchedCodes(product),
  }));
  return { entries, screen: createNamePrefilter(entries.map((entry) => entry.name)) };
}

function searchText(query: string): string {
  return query.trim().toLowerCase();
}

function find<P extends AnyProduct>({ entries, screen }: Prepared<P>, text: string): SearchHit<P>[] {
  const hits: SearchHit<P>[] = [];
  const found = new Set<number>();
  const code = codeQuery(text);
  if (code !== null) {
    for (const [index, { product, codes }] of entries.entries()) {
      if (!codes.some((each) => each.startsWith(code))) continue;
      found.add(index);
      hits.push({ product, kind: 'code', score: 0 });
    }
  }
  const pattern = fuzzyPattern(text);
  const words = text.split(/\s+/);
  screen.sift(text, (index, exactAt) => {
    const entry = entries[index];
    if (!entry || found.has(index)) return;
    const { product, name } = entry;
    // An exact occurrence near enough to the start matches; the full match could only agree.
    const near = exactAt >= 0 && exactAt / DISTANCE <= THRESHOLD;
    const score = near ? exactAt / DISTANCE : fuzzyScore(pattern, name);
    if (score === null) return;
    found.add(index);
    hits.push({ product, kind: kindOf(name, text, exactAt, words), score });
  });
  if (words.length > 1) {
    for (const [index, { product, name }] of entries.entries()) {
      // In another order they resemble the name too little for a fuzzy match.
      if (!found.has(index) && beginsWords(name, words)) hits.push({ product, kind: 'words', score: 1 });
    }
  }
  return hits.sort(
    (a, b) =>
      ORDER[a.kind] - ORDER[b.kind] || a.score - b.score || (a.product.name < b.product.name ? -1 : 1),
  );
}

function kindOf(name: string, text: string, at: number, words: readonly string[]): MatchKind {
  if (at === 0) return name.length === text.length ? 'exact' : 'prefix';
  if (at > 0 && name.charAt(at - 1) === ' ') return 'word';
  return words.length > 1 && beginsWords(name, words) ? 'words' : 'fuzzy';
}

/** Whether each of them starts a word of the name. */
const beginsWords = (name: string, words: readonly string[]): boolean =>
  words.every((word) => name.startsWith(word) || name.includes(` ${word}`));

/** A query that could be a code: optional letters, then at least four digits. */
function codeQuery(text: string): string | null {
  const code = normaliseCode(text);
  return /^[a-z]{0,4}\d{4,}$/.test(code) ? code : null;
}
