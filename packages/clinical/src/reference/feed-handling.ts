import type { Source } from './source.ts';

export const FEED_HANDLING_SOURCE: Source = {
  id: 'feed-handling',
  citation:
    'Nutricia Ireland, how to store tube feeds; Starship Child Health, enteral feeding; the ESPEN guideline on home enteral nutrition as quoted',
  status: 'independent',
};

/**
 * Hours a container may hang. Sources give 4 to 12 for feed that was opened or decanted: this is the strictest, and
 * the label's own time may be entered instead.
 */
export const HANG_LIMIT_HOURS = { rth: 24, decanted: 4, reconstituted: 4, milk: 4 } as const;

/** The longest that any of the sources gives: what is entered of a label beyond it is asked about. */
export const LONGEST_HANG_HOURS = { rth: 36, decanted: 12, reconstituted: 4, milk: 4 } as const;

/** How a feed hangs: ready to hang and closed; opened or decanted; made up from powder; expressed milk. */
export type FeedContainer = keyof typeof HANG_LIMIT_HOURS;

/** ml of water before and after a feed or a medicine, offered only to adults: under 18 years it is always entered. */
export const ADULT_FLUSH_ML = 30;
