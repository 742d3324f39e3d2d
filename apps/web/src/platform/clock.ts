/** The only place that reads the clock; everything else is passed the time. */
export function now(): number {
  return Date.now();
}

/** Today in the clinician's own time zone, as an ISO calendar date (2026-11-20). */
export function today(): string {
  const date = new Date();
  const month = String(date.getMonth() + 1).padStart(2, '0');
  const day = String(date.getDate()).padStart(2, '0');
  return `${date.getFullYear()}-${month}-${day}`;
}
