import { OLDEST_AGE_MONTHS } from '../index.ts';

/** What a method returns at an age: its band, or null if it gives no result there. */
export type BandAt = (ageMonths: number) => string | null;

/**
 * The completed months on either side of every band edge, found from a method's results: a new band needs no
 * registration. The first and the last month with a result are edges too.
 */
export function bandEdges(bandAt: BandAt): number[] {
  const edges = new Set<number>();
  let before: string | null = null;
  for (let month = 0; month <= OLDEST_AGE_MONTHS + 1; month += 1) {
    const now = month > OLDEST_AGE_MONTHS ? null : bandAt(month);
    if (now !== before) {
      if (before !== null) edges.add(month - 1);
      if (now !== null) edges.add(month);
    }
    before = now;
  }
  return [...edges].sort((a, b) => a - b);
}
