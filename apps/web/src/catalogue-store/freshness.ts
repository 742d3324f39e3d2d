const DAY_MS = 24 * 60 * 60 * 1000;
/** Products older than this are still shown, with a warning (hazard H8). */
const STALE_AFTER_MS = 30 * DAY_MS;

/**
 * Whether products last confirmed at one moment may be out of date at another; both in milliseconds since 1970. When
 * they were confirmed in the future the clock was ahead, and how old they are is not known.
 */
export const isStaleAt = (confirmed: number, now: number): boolean =>
  now - confirmed > STALE_AFTER_MS || confirmed - now > DAY_MS;
