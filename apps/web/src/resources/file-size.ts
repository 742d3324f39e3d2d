import { formatNumber } from '@dietetic/clinical';

const KILOBYTE = 1000;
const MEGABYTE = 1_000_000;

/** "84 kB", "1.2 MB" */
export function fileSize(bytes: number): string {
  return bytes < MEGABYTE
    ? `${formatNumber(Math.max(1, bytes / KILOBYTE))}\u00a0kB`
    : `${formatNumber(bytes / MEGABYTE, 1)}\u00a0MB`;
}
