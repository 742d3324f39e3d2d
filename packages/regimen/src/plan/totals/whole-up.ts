/** Guards against 2.0000000000000004 packs becoming 3. */
export const SMALLEST_PART = 1e-9;
export const wholeUp = (value: number): number => Math.ceil(value - SMALLEST_PART);
