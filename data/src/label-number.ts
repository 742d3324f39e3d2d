/** A number as a nutrition table prints it: whole from 100, one decimal from 10, then two, then three. */
export function labelNumber(value: number, whole = false): string {
  const decimals = whole || value >= 100 ? 0 : value >= 10 ? 1 : value >= 0.1 ? 2 : 3;
  const rounded = Math.round((value + Number.EPSILON) * 10 ** decimals) / 10 ** decimals;
  return String(rounded);
}
