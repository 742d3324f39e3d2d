/** One figure of a soak run, with its limit. */
export type Finding = { what: string; measure: string; figure: string; must: string; held: boolean };

export const atMost = (what: string, measure: string, figure: number, most: number): Finding => ({
  what,
  measure,
  figure: figure.toFixed(0),
  must: most === 0 ? '0' : `${most} at most`,
  held: figure <= most,
});
