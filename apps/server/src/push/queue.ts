import PgBoss from 'pg-boss';
import type { Query } from '#store/open-store.ts';

export const QUEUE = 'push-slice';
/** A job of the queue: a part of a notification's deliveries. */
export type Slice = { notification: string; slice: number };

/**
 * The queue's calls to the database. They do not wait until the end of a job is recorded; closing does. A job that
 * ends later records nothing and is taken over like one of a process that died.
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

/** The queue's tables. Their own lock lets two servers that start together both create the schema. */
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
