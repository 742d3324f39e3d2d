/** Guards against 2.0000000000000004 packs becoming 3. */
export const ROUNDING_TOLERANCE = 1e-9;
export const roundUpToWhole = (value: number): number => Math.ceil(value - ROUNDING_TOLERANCE);
