import { MIN_SEARCH_LENGTH } from './product-search.ts';

type Range = readonly [first: number, last: number];

/** A shorter part of a word's beginning means nothing; a shorter word is marked whole or not at all. */
const SHORTEST_MARK = 3;

/** One typing slip in this many letters still means the same word. */
const LETTERS_A_SLIP = 4;

/**
 * The parts of a name that match a query, for highlighting in the list, both ends included: for each word the letters
 * themselves, or the word of the name that was meant, or as much of its beginning as the name has. Single letters
 * that a loose match happened to use are not marked.
 */
export function matchRanges(query: string, name: string): readonly Range[] {
  const text = query.trim().toLowerCase();
  const lower = name.toLowerCase();
  // Letters whose lower case has another length would shift every later mark.
  if (text.length < MIN_SEARCH_LENGTH || lower.length !== name.length) return [];
  const ranges = text
    .split(/\s+/)
    .flatMap((word) => standing(lower, word) ?? meant(lower, word) ?? beginning(lower, word) ?? [])
    .toSorted(([a], [b]) => a - b);
  return ranges.reduce<Range[]>((merged, [start, end]) => {
    const before = merged.at(-1);
    if (before === undefined || start > before[1] + 1) return [...merged, [start, end]];
    return [...merged.slice(0, -1), [before[0], Math.max(before[1], end)]];
  }, []);
}

/** Where letters occur in a name, preferring the beginning of a word. */
function standing(name: string, letters: string): [Range] | null {
  const ofWord = ` ${name}`.indexOf(` ${letters}`);
  const at = ofWord >= 0 ? ofWord : name.indexOf(letters);
  return at < 0 ? null : [[at, at + letters.length - 1]];
}

/** The word of the name, or its beginning, that was typed with a slip or two. */
function meant(name: string, word: string): [Range] | null {
  const most = Math.floor(word.length / LETTERS_A_SLIP);
  if (most === 0) return null;
  const candidates = [...name.matchAll(/\S+/g)].flatMap(({ 0: whole, index }) => {
    const lengths = new Set(
      Array.from({ length: 2 * most + 1 }, (_, at) => Math.min(word.length + most - at, whole.length)),
    );
    return [...lengths].map((length) => ({
      range: [index, index + length - 1] as const,
      slips: slipsBetween(word, whole.slice(0, length)),
    }));
  });
  const nearest = candidates.reduce<(typeof candidates)[number] | null>(
    (best, one) => (best === null || one.slips < best.slips ? one : best),
    null,
  );
  return nearest !== null && nearest.slips <= most ? [nearest.range] : null;
}

/** As much of a word's beginning as the name has. */
function beginning(name: string, word: string): [Range] | null {
  for (let length = word.length - 1; length >= SHORTEST_MARK; length -= 1) {
    const found = standing(name, word.slice(0, length));
    if (found !== null) return found;
  }
  return null;
}

/** Letters left out, added, changed, or swapped with a neighbour (optimal string alignment). */
function slipsBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    const above = rows[i - 1] ?? [];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}
