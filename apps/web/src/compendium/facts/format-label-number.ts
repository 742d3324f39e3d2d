import { formatNumber } from '@dietetic/clinical';

/** A label's own figure: every place it prints, thousands parted, never rounded again. */
export function formatLabelNumber(text: string): string {
  const places = text.split('.')[1]?.length ?? 0;
  const value = Number(text);
  return value === 0 ? '0' : formatNumber(value, places);
}
