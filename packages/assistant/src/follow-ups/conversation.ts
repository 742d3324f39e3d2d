import type { Before } from '../intent/features.ts';
import type { Query } from '../message/query.ts';

/** What the next question may refer to, kept by the caller for the visit only. */
export type Conversation = {
  /** The last question as it was understood. */
  query: Query | null;
  /** The products of its answer, in the order they were shown. */
  shown: readonly string[];
  /** The last list that was shown: one of it may have been asked about since. */
  listed: readonly string[];
  /** The products that were asked about one turn after the other, the last of them last: "which of the three". */
  named: readonly string[];
  /** The very last question, of whatever it was: "why" asks of its answer. */
  asked: Query | null;
  /** All that the last message asked of one product: "and the mini?" asks all of it. */
  askedOfOne: readonly Query[];
  /** The last list as it was asked for, with all of it: "back to the list", "and the rest". */
  list: { query: Query; shown: readonly string[] } | null;
  /** What the last answer was about. */
  before: Before | null;
  /** The last change of unit, in the words that it was asked in: "and 5 foot 3". */
  conversion: string | null;
};

export const NEW_CONVERSATION: Conversation = {
  query: null,
  shown: [],
  listed: [],
  named: [],
  asked: null,
  askedOfOne: [],
  list: null,
  before: null,
  conversion: null,
};
