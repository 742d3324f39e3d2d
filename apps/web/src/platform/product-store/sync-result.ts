import type { CatalogueDifference } from './catalogue-difference.ts';

export type SyncFailure =
  /** The server could not be reached. */
  | 'unreachable'
  /** The server answered, but not with a catalogue. */
  | 'refused'
  /** Pages were missing or did not add up to the stated total. */
  | 'incomplete'
  /** Under half the products held: more likely a fault than a decision. */
  | 'implausibly-small'
  /** The browser would not store it. */
  | 'not-stored';

export type SyncResult =
  | {
      status: 'updated';
      at: number;
      productCount: number;
      /** What the server calls what it sent. */
      contentHash: string;
      difference: CatalogueDifference;
      /** This difference and those before it that nobody has read. */
      unread: CatalogueDifference | undefined;
      log: readonly string[];
    }
  | { status: 'up-to-date'; at: number; productCount: number }
  | { status: 'failed'; reason: SyncFailure; log: readonly string[] };
