import type { Before } from '../intent/features.ts';
import type { Query } from '../message/query.ts';

/** What the next question may refer to; the caller keeps it for this visit only. */
export type Conversation = {
  /** The last question as it was understood. */
  query: Query | null;
  /** The products of its answer, in the order they were shown. */
  shown: readonly string[];
  /** The first of them in a ranking, with all that tie with it: "it" after "which has the most". */
  leaders: readonly string[];
  /** The last list that was shown, even if one of its products was asked about since. */
  listed: readonly string[];
  /** The products asked about in turn, the latest last: "which of the three". */
  named: readonly string[];
  /** The unbroken run of product questions before the last one: "both" and "all three" may refer to them. */
  earlier: readonly Query[];
  /** The very last question, on any subject: "why" asks about its answer. */
  asked: Query | null;
  /** All questions of the last message about one product: "and the mini?" repeats all of them. */
  askedOfOne: readonly Query[];
  /** The last full list with its question: "back to the list", "and the rest". */
  list: { query: Query; shown: readonly string[] /** Before it was narrowed. */; first: Query } | null;
  /** What the last answer was about. */
  before: Before | null;
  /** The last unit conversion, as it was asked: "and 5 foot 3". */
  conversion: string | null;
};

export const NEW_CONVERSATION: Conversation = {
  query: null,
  shown: [],
  leaders: [],
  listed: [],
  named: [],
  earlier: [],
  asked: null,
  askedOfOne: [],
  list: null,
  before: null,
  conversion: null,
};
