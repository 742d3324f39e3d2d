/** Where values lie on a drawn measure. Positions are percentages, so that text never scales with the drawing. */
export type Scale = { from: number; to: number };

/** Position along the scale in percent; what lies beyond an end is drawn at that end. */
export function percentAlong(value: number, { from, to }: Scale): number {
  if (to === from) return 0;
  return Math.min(100, Math.max(0, ((value - from) / (to - from)) * 100));
}

/** A step of 1, 2, 2.5 or 5 times a power of ten that divides the span into about `parts`. */
export function roundStep(span: number, parts: number): number {
  if (!(span > 0)) return 1;
  const rough = span / parts;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const lead = [1, 2, 2.5, 5, 10].find((one) => one * magnitude >= rough * 0.9999) ?? 10;
  return lead * magnitude;
}

/** Whole steps from `from` to `to`, both ends included where they fall on one. */
export function stepsBetween(from: number, to: number, step: number): number[] {
  const count = Math.floor((to - from) / step + 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => Number((from + index * step).toPrecision(12)));
}

/** The round scale that holds every value, for an axis that need not start at zero. */
export function roundScale(values: readonly number[], parts: number): Scale & { step: number } {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const step = roundStep(high - low || Math.abs(high) || 1, parts);
  const from = Math.floor(low / step) * step;
  const to = Math.ceil(high / step) * step;
  return { from, to: to === from ? from + step : to, step };
}
