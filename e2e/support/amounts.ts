/**
 * How many amounts are typed at each pace in each browser, in milliseconds between two keys: 200 with `TYPED_AMOUNTS=200` (as in
 * `npm run e2e:browsers`), a sample of 60 otherwise. Two thirds come without a pause, where a key is most easily overtaken.
 */
export const PACES =
  Number(process.env.TYPED_AMOUNTS ?? 60) >= 200
    ? [
        { count: 150, pauseMs: 0 },
        { count: 40, pauseMs: 20 },
        { count: 10, pauseMs: 120 },
      ]
    : [
        { count: 40, pauseMs: 0 },
        { count: 15, pauseMs: 20 },
        { count: 5, pauseMs: 120 },
      ];

/** Amounts of one to four digits, every other one with a decimal point; always the same ones for a seed. */
export function seededAmounts(count: number, seed: number): string[] {
  let state = seed;
  const below = (limit: number) => {
    // A linear congruential generator: good enough to vary keys, and the same everywhere.
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
  return Array.from({ length: count }, (_, index) => {
    const least = 10 ** (index % 4);
    const whole = least + below(9 * least);
    return index % 2 === 0 ? String(whole) : `${whole}.${1 + below(9)}`;
  });
}
