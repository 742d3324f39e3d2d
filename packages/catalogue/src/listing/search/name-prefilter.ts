import { DISTANCE, MAX_PIECE_LENGTH, THRESHOLD } from './fuzzy-match.ts';

/**
 * Filters many names for one query: rejects at once what `fuzzyScore` would reject, and only that, so that the full
 * match runs for the few names left. It is the same bit-parallel search without the bookkeeping: a name is possible
 * if some number of errors leaves a match that starts early enough to stay under the threshold.
 */
export type NamePrefilter = {
  /** Calls back with the index of every name that can match, and the position of the text in it (-1: nowhere). */
  sift(text: string, possible: (index: number, exactAt: number) => void): void;
};

/** Errors beyond this many need a query longer than one 32-bit state. */
const MOST_LEVELS = Math.floor(MAX_PIECE_LENGTH * THRESHOLD) + 1;

export function createNamePrefilter(names: readonly string[]): NamePrefilter {
  const ids = letterIds(names);
  const starts = new Int32Array(names.length + 1);
  const letters = new Int32Array(names.length);
  const units = new Uint16Array(names.reduce((total, name) => total + name.length, 0));
  let longest = 0;
  let at = 0;
  for (const [index, name] of names.entries()) {
    longest = Math.max(longest, name.length);
    let mask = 0;
    for (let i = 0; i < name.length; i += 1) {
      const id = ids.get(name.charCodeAt(i)) ?? 0;
      units[at] = id;
      mask |= 1 << (id & 31);
      at += 1;
    }
    letters[index] = mask;
    starts[index + 1] = at;
  }
  const alphabet = new Int32Array(ids.size + 1);
  // Two rows of states with one place more at the end for the column after the last.
  let row = new Int32Array(longest + 2);
  let rowBefore = new Int32Array(longest + 2);
  const reach = new Int32Array(MOST_LEVELS + 1);

  /** Whether some level finds a start early enough; `reach` and `alphabet` hold the query. */
  const approximate = (first: number, size: number, length: number, levels: number): boolean => {
    const whole = 1 << (length - 1);
    for (let errors = 0; errors <= levels; errors += 1) {
      const limit = reach[errors] ?? 0;
      // Past the end of the name nothing matches and every level keeps its starting state.
      const last = Math.min(size, Math.min(limit, size) + length);
      const begin = (1 << errors) - 1;
      let right = begin;
      row[last + 1] = begin;
      if (errors === 0) {
        for (let j = last; j >= 1; j -= 1) {
          right = ((right << 1) | 1) & (alphabet[units[first + j - 1] ?? 0] ?? 0);
          row[j] = right;
        }
      } else {
        let rightBefore = rowBefore[last + 1] ?? 0;
        for (let j = last; j >= 1; j -= 1) {
          const before = rowBefore[j] ?? 0;
          right =
            (((right << 1) | 1) & (alphabet[units[first + j - 1] ?? 0] ?? 0)) |
            ((rightBefore | before) << 1) |
            1 |
            rightBefore;
          row[j] = right;
          rightBefore = before;
          if ((right & whole) !== 0 && j - 1 <= limit) return true;
        }
      }
      const spare = rowBefore;
      rowBefore = row;
      row = spare;
    }
    return false;
  };

  return {
    sift(text, possible) {
      const length = text.length;
      if (length === 0 || length > MAX_PIECE_LENGTH) {
        for (let index = 0; index < names.length; index += 1)
          possible(index, names[index]?.indexOf(text) ?? -1);
        return;
      }
      alphabet.fill(0);
      let unknown = 0;
      const bits: number[] = [];
      for (let i = 0; i < length; i += 1) {
        const id = ids.get(text.charCodeAt(i));
        if (id === undefined) {
          unknown += 1;
        } else {
          alphabet[id] = (alphabet[id] ?? 0) | (1 << (length - 1 - i));
          bits.push(1 << (id & 31));
        }
      }
      const levels = prepareReach(reach, length);
      for (let index = 0; index < names.length; index += 1) {
        const mask = letters[index] ?? 0;
        let missing = unknown;
        for (const bit of bits) if ((mask & bit) === 0) missing += 1;
        if (missing > levels) continue;
        const name = names[index] ?? '';
        const exactAt = missing === 0 ? name.indexOf(text) : -1;
        if (exactAt >= 0) {
          possible(index, exactAt);
          continue;
        }
        const first = starts[index] ?? 0;
        if (levels > 0 && approximate(first, (starts[index + 1] ?? 0) - first, length, levels))
          possible(index, -1);
      }
    },
  };
}

/**
 * For each number of errors the farthest start that stays under the threshold, with the same arithmetic as the full
 * match; returns the most errors that any start allows.
 */
function prepareReach(reach: Int32Array, length: number): number {
  let levels = 0;
  for (let errors = 0; errors < length && errors / length <= THRESHOLD; errors += 1) {
    let far = 0;
    while (errors / length + (far + 1) / DISTANCE <= THRESHOLD) far += 1;
    reach[errors] = far;
    levels = errors;
  }
  return levels;
}

/** A small number for each code unit that the names use, from 1; 0 means none. */
function letterIds(names: readonly string[]): Map<number, number> {
  const ids = new Map<number, number>();
  for (const name of names) {
    for (let i = 0; i < name.length; i += 1) {
      const unit = name.charCodeAt(i);
      if (!ids.has(unit)) ids.set(unit, ids.size + 1);
    }
  }
  return ids;
}
