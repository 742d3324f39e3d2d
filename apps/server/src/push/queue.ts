import PgBoss from 'pg-boss';
import type { Query } from '#store/open-store.ts';

export const QUEUE = 'push-slice';
/** What one job of the queue is: a part of a notification's deliveries. */
export type Slice = { notification: string; slice: number };

/**
 * What the queue asks of the database. It does not wait for what it says of the end of a job: closing does, and a job that ends later says
 * nothing more; it is taken over like one of a process that died.
 */
export function queueQueries(query: Query) {
  const asked = new Set<Promise<unknown>>();
  let isClosed = false;
  return {
    executeSql: (text: string, values?: unknown[]) => {
      if (isClosed) return Promise.resolve({ rows: [{ count: 0 }] });
      const answer = query(text, values);
      asked.add(answer);
      const forget = () => asked.delete(answer);
      answer.then(forget, forget);
      return answer;
    },
    close: async () => {
      isClosed = true;
      await Promise.allSettled(asked);
    },
  };
}

/** The queue's tables. Its own lock lets two servers that start together both create the schema. */
export async function createQueue(query: Query, takeOverSeconds: number): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => query(text, values) },
    schedule: false,
    supervise: false,
  });
  await boss.start();
  await boss.createQueue(QUEUE, {
    name: QUEUE,
    retryLimit: 100,
    retryDelay: 1,
    retryBackoff: false,
    expireInSeconds: takeOverSeconds,
  });
}
