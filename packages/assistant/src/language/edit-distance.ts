/**
 * Letters to change, add, remove or swap with a neighbour to turn one word into the other. Returns `limit + 1` as soon as the
 * distance must exceed `limit`. A swap costs 1, or 2 if `swap` says so.
 */
export function editDistance(one: string, other: string, limit: number, swap = 1): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let distance = Math.min(
        at(previous, column - 1) + (same ? 0 : 1),
        at(previous, column) + 1,
        at(current, column - 1) + 1,
      );
      const swapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (swapped) distance = Math.min(distance, at(beforePrevious, column - 2) + swap);
      current.push(distance);
      least = Math.min(least, distance);
    }
    if (least > limit) return limit + 1;
    beforePrevious = previous;
    previous = current;
  }
  return at(previous, other.length);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
