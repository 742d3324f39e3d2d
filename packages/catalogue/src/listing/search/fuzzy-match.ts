/**
 * Approximate matching of a typed query in a product name, with exactly the result of fuse.js 7 at threshold 0.4,
 * distance 100 and a minimum match length of 2 (the specification's search), but several times faster: buffers are
 * reused, and a name that lacks too many of the query's letters is skipped early. `search.test.ts` compares it with
 * fuse.js on tens of thousands of random pairs. The algorithm is Wu and Manber's bit-parallel search, scanned from
 * the end of the name: bit k of a state says that the last k+1 letters of the query match from this place with at
 * most `errors` edits. A match scores errors / length + place / distance, and the lowest score wins.
 */
export const THRESHOLD = 0.4;
export const DISTANCE = 100;
const SHORTEST_RUN = 2;
/** A state is one 32-bit integer; a longer query is matched in pieces. */
export const MAX_PIECE_LENGTH = 32;

type Piece = { text: string; place: number };

export type FuzzyPattern = {
  text: string;
  pieces: readonly Piece[];
};

/** Alphabet of the current piece: the bit positions of each UTF-16 code unit. Cleared after each use. */
const bitsOf = new Int32Array(0x10000);
let states = new Int32Array(256);
let statesBefore = new Int32Array(256);

export function fuzzyPattern(query: string): FuzzyPattern {
  const text = query.toLowerCase();
  if (text.length <= MAX_PIECE_LENGTH) return { text, pieces: text === '' ? [] : [{ text, place: 0 }] };
  const pieces: Piece[] = [];
  const rest = text.length % MAX_PIECE_LENGTH;
  for (let place = 0; place < text.length - rest; place += MAX_PIECE_LENGTH) {
    pieces.push({ text: text.slice(place, place + MAX_PIECE_LENGTH), place });
  }
  if (rest > 0) pieces.push({ text: text.slice(-MAX_PIECE_LENGTH), place: text.length - MAX_PIECE_LENGTH });
  return { text, pieces };
}

/** How well the name matches: 0 for the same text, lower is better, null for no match. `name` must be in lower case. */
export function fuzzyScore(pattern: FuzzyPattern, name: string): number | null {
  if (name.trim() === '') return null;
  if (pattern.text === name) return name.length < SHORTEST_RUN ? null : 0;
  const scores = pattern.pieces.map((piece) => scoreOfPiece(piece, name));
  if (scores.every((score) => score === null)) return null;
  return scores.reduce<number>((sum, score) => sum + (score ?? 1), 0) / scores.length;
}

function scoreOfPiece(piece: Piece, name: string): number | null {
  const { text } = piece;
  const most = text.length - 1;
  for (let i = 0; i <= most; i += 1) {
    const unit = text.charCodeAt(i);
    bitsOf[unit] = (bitsOf[unit] ?? 0) | (1 << (most - i));
  }
  const score = scan(piece, name);
  for (let i = 0; i <= most; i += 1) bitsOf[text.charCodeAt(i)] = 0;
  return score;
}

function scan({ text, place }: Piece, name: string): number | null {
  const length = text.length;
  const expected = Math.min(place, name.length);
  const score = (errors: number, at: number) => errors / length + Math.abs(expected - at) / DISTANCE;

  // An exact occurrence sets the score that an approximate one would have to beat.
  let bar = THRESHOLD;
  const exact: number[] = [];
  for (let at = name.indexOf(text, expected); at > -1; at = name.indexOf(text, at + length)) {
    bar = Math.min(bar, score(0, at));
    exact.push(at);
  }
  if (exact.length === 0 && lettersMissing(text, name) / length > THRESHOLD) return null;

  let bestPlace = -1;
  let bestErrors = 0;
  let reach = length + name.length;
  const whole = 1 << (length - 1);
  for (let errors = 0; errors < length; errors += 1) {
    reach = farthest(reach, (distance) => score(errors, expected + distance) <= bar);
    let first = Math.max(1, expected - reach + 1);
    const last = Math.min(expected + reach, name.length) + length;
    if (states.length < last + 2) {
      states = new Int32Array(2 * last);
      const longer = new Int32Array(2 * last);
      longer.set(statesBefore);
      statesBefore = longer;
    }
    states.fill(0, 0, last + 2);
    states[last + 1] = (1 << errors) - 1;
    for (let j = last; j >= first; j -= 1) {
      // Past the end of the name charCodeAt is NaN, which indexes nothing: no letter matches there.
      const letter = bitsOf[name.charCodeAt(j - 1)] ?? 0;
      let state = (((states[j + 1] ?? 0) << 1) | 1) & letter;
      if (errors > 0) {
        const right = statesBefore[j + 1] ?? 0;
        state |= ((right | (statesBefore[j] ?? 0)) << 1) | 1 | right;
      }
      states[j] = state;
      if ((state & whole) === 0) continue;
      const found = score(errors, j - 1);
      if (found > bar) continue;
      bar = found;
      bestPlace = j - 1;
      bestErrors = errors;
      if (bestPlace <= expected) break;
      first = Math.max(1, 2 * expected - bestPlace);
    }
    if (score(errors + 1, expected) > bar) break;
    [states, statesBefore] = [statesBefore, states];
  }
  if (bestPlace < 0) return null;
  return hasRun(name, length, exact, bestPlace, bestErrors) ? Math.max(0.001, bar) : null;
}

/** The largest distance, up to `most`, that still satisfies a condition true for small ones. */
function farthest(most: number, near: (distance: number) => boolean): number {
  let low = 0;
  let high = most;
  let middle = high;
  while (low < middle) {
    if (near(middle)) low = middle;
    else high = middle;
    middle = Math.floor((high - low) / 2 + low);
  }
  return middle;
}

/** Each letter of the query that the name lacks costs at least one error: a lower bound that is cheap to find. */
function lettersMissing(text: string, name: string): number {
  let missing = 0;
  for (let i = 0; i < text.length; i += 1) {
    if (!name.includes(text.charAt(i))) missing += 1;
  }
  return missing;
}

/** Whether two letters side by side match: in an exact occurrence, or as letters of the query in the best approximate one. */
function hasRun(
  name: string,
  length: number,
  exact: readonly number[],
  place: number,
  errors: number,
): boolean {
  const end = Math.min(name.length - 1, place + length - 1 + errors);
  const matches = (i: number) =>
    exact.some((at) => i >= at && i < at + length) ||
    (i >= place && i <= end && (bitsOf[name.charCodeAt(i)] ?? 0) !== 0);
  let run = 0;
  for (let i = 0; i < name.length && run < SHORTEST_RUN; i += 1) run = matches(i) ? run + 1 : 0;
  return run >= SHORTEST_RUN;
}
