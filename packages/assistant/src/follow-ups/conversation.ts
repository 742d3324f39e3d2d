import type { PreviousKind } from '../intent/features.ts';
import type { Query } from '../message/query.ts';

/** What the next question may refer to; the caller keeps it for this visit only. */
export type Conversation = {
  /** The last question as it was understood. */
  query: Query | null;
  /** The products of its answer, in the order they were shown. */
  shownProducts: readonly string[];
  /** The first of them in a ranking, with all that tie with it: "it" after "which has the most". */
  leaders: readonly string[];
  /** The last list that was shown, even if one of its products was asked about since. */
  listedProducts: readonly string[];
  /** The products asked about in turn, the latest last: "which of the three". */
  discussedProducts: readonly string[];
  /** The unbroken run of product questions before the last one: "both" and "all three" may refer to them. */
  earlierQueries: readonly Query[];
  /** The very last question, on any subject: "why" asks about its answer. */
  latestQuery: Query | null;
  /** All questions of the last message about one product: "and the mini?" repeats all of them. */
  sameProductQueries: readonly Query[];
  /** The last full list with its question: "back to the list", "and the rest". */
  lastList: {
    query: Query;
    shownProducts: readonly string[] /** Before it was narrowed. */;
    first: Query;
  } | null;
  /** What the last answer was about. */
  previousKind: PreviousKind | null;
  /** The last unit conversion, as it was asked: "and 5 foot 3". */
  lastConversion: string | null;
};

export const NEW_CONVERSATION: Conversation = {
  query: null,
  shownProducts: [],
  leaders: [],
  listedProducts: [],
  discussedProducts: [],
  earlierQueries: [],
  latestQuery: null,
  sameProductQueries: [],
  lastList: null,
  previousKind: null,
  lastConversion: null,
};
