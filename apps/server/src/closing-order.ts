import { setTimeout } from 'node:timers/promises';

type Closer = () => void | Promise<void>;

export type ClosingOrder = {
  add(closer: Closer): void;
  /** Closes everything, last opened first. Returns whether everything closed in time. */
  close(): Promise<boolean>;
};

/**
 * What was opened, to be closed in reverse order. All work in progress shares `workMs`, because an unresponsive
 * database could hold it for a minute. Then the next is closed anyway, down to the first opened, the database, which
 * is always awaited.
 */
export function closingOrder(workMs: number): ClosingOrder {
  const closers: Closer[] = [];
  return {
    add: (closer) => {
      closers.push(closer);
    },
    close: async () => {
      const givenUp = new AbortController();
      const late = setTimeout(workMs, 'late' as const, { signal: givenUp.signal }).catch(
        () => 'late' as const,
      );
      let inTime = true;
      const [first, ...others] = closers.splice(0);
      try {
        for (const closer of others.toReversed()) {
          if ((await Promise.race([closer(), late])) === 'late') inTime = false;
        }
      } finally {
        givenUp.abort();
      }
      await first?.();
      return inTime;
    },
  };
}
