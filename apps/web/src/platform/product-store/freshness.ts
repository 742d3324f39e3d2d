/** Products older than this are still shown, with a warning (hazard H8). */
const STALE_AFTER_MS = 30 * 24 * 60 * 60 * 1000;

/** Whether products last confirmed at one moment may be out of date at another; both in milliseconds since 1970. */
export const isStaleAt = (confirmed: number, now: number): boolean => now - confirmed > STALE_AFTER_MS;
