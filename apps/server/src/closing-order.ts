import { setTimeout } from 'node:timers/promises';

type Closer = () => void | Promise<void>;

export type ClosingOrder = {
  add(closer: Closer): void;
  /** Closes everything, last opened first. Answers whether nothing had to be given up. */
  close(): Promise<boolean>;
};

/**
 * What was opened, to be closed in the opposite order. All the work in hand together gets `workMs`: a database that
 * does not answer would hold it for a minute. Then the next is closed under it, down to the first opened, the
 * database, which is always waited for.
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
