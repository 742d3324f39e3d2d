export type SyncFailure =
  /** The server could not be reached. */
  | 'unreachable'
  /** The server answered, but not with a catalogue. */
  | 'refused'
  /** What arrived was not what the server names. */
  | 'incomplete'
  /** The server publishes its catalogue in a way this version of the app does not know. */
  | 'newer-format'
  /** A catalogue without products: more likely a fault than a decision. */
  | 'empty'
  /** The browser ended the update before it had done. */
  | 'stopped'
  /** The browser does not open its database. */
  | 'not-opened'
  /** The browser would not store it. */
  | 'not-stored';

export type SyncResult =
  | { status: 'updated'; at: number; productCount: number }
  | { status: 'up-to-date'; at: number; productCount: number }
  | {
      status: 'failed';
      reason: SyncFailure;
      /** Technical detail for support. */
      detail: string;
    };

/** What the worker of the update says when the lock of its own name is held; then follows its result. */
export const WORKER_STARTED = 'lives';

export const failedSync = (cause: unknown): SyncResult => ({
  status: 'failed',
  reason: 'refused',
  detail: `The update stopped: ${String(cause)}`,
});
