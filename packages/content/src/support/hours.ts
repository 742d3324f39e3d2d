import type { OpeningHours } from '../site/site-facts.ts';

export const hoursWords = {
  /** They are the same. */
  timeZone: 'UK and Irish time',
  sentence: (hours: readonly OpeningHours[]) =>
    hours.length === 0 ? '' : `${hours.map((entry) => `${entry.spoken} ${entry.hours}`).join(', ')}.`,
} as const;
