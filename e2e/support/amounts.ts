/** Amounts of one to four digits, every other one with a decimal point; always the same ones for a given seed. */
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
