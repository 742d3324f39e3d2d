import type { SourceStatus } from '@dietetic/regimen';

/** How far the figures behind a result are confirmed, in one or two words and as a sentence. */
export const SOURCE_STATUS_WORDS: Record<SourceStatus, { short: string; sentence: string }> = {
  official: { short: 'Official figures', sentence: 'figures read in the official publication' },
  independent: { short: 'Confirmed figures', sentence: 'figures confirmed in an independent publication' },
  derived: { short: 'Derived figures', sentence: 'figures worked out from a published table' },
  spec: {
    short: 'Figures not yet checked',
    sentence: 'figures not yet checked against the printed source',
  },
  unconfirmed: {
    short: 'Figures not yet checked',
    sentence: 'figures not yet checked against the printed source',
  },
};
