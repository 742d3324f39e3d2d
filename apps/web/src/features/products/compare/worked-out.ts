import { formatNumber } from '@dietetic/clinical';

/** Energy whole; the rest with enough places that a small amount does not become nought. */
export function workedOut(value: number, unit: string): string {
  if (unit === 'kcal' || unit === 'kJ') return formatNumber(value, 0);
  const size = Math.abs(value);
  return formatNumber(value, size < 0.1 ? 3 : size < 1 ? 2 : size < 100 ? 1 : 0);
}
