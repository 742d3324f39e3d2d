export type NamedProduct = { id: string; name: string };

/** How the products held before an update differ from those held after it. */
export type CatalogueDifference = {
  added: readonly NamedProduct[];
  changed: readonly NamedProduct[];
  withdrawn: readonly NamedProduct[];
};

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
      difference: CatalogueDifference;
      log: readonly string[];
    }
  | { status: 'up-to-date'; at: number; productCount: number }
  | { status: 'failed'; reason: SyncFailure; log: readonly string[] };
