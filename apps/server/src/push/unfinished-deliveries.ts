import type PgBoss from 'pg-boss';
import type { Query } from '#store/open-store.ts';
import { MESSAGE_LIFETIME_SECONDS, MAX_PAUSE_SECONDS } from './push-sender.ts';
import { QUEUE } from './queue.ts';

/**
 * A message that waited longer than push services keep one is no longer news. Every other slice with an unfinished
 * device gets a job: its job died with a process, or was scheduled by a clock that was ahead.
 */
export async function queueRemainingDeliveries(query: Query, boss: PgBoss): Promise<void> {
  await query(
    `UPDATE push_deliveries d SET state = 'failed' FROM notifications n
     WHERE n.id = d.notification_id AND d.state IN ('queued', 'sending')
       AND n.created_at < now() - $1::int * interval '1 second'`,
    [MESSAGE_LIFETIME_SECONDS],
  );
  await queueSlices(query, boss, 'true', []);
}

/**
 * The same while the server runs, for slices that are long overdue, or scheduled further ahead than any delay, and
 * that have no job.
 */
export function queueLostDeliveries(query: Query, boss: PgBoss, afterSeconds: number): Promise<void> {
  return queueSlices(
    query,
    boss,
    `(d.not_before < now() - $1::int * interval '1 second' OR d.not_before > now() + $2::int * interval '1 second')
     AND NOT EXISTS (SELECT 1 FROM pgboss.job j WHERE j.name = $3
       AND j.data->>'notification' = d.notification_id::text AND (j.data->>'slice')::int = d.slice
       AND (j.state < 'active' AND j.start_after < now() + $2::int * interval '1 second'
         OR j.state = 'active' AND j.started_on BETWEEN now() - $1::int * interval '1 second' AND now() + interval '1 minute'))`,
    [afterSeconds, MAX_PAUSE_SECONDS, QUEUE],
  );
}

async function queueSlices(query: Query, boss: PgBoss, which: string, values: unknown[]) {
  const { rows } = await query(
    `SELECT DISTINCT d.notification_id, d.slice FROM push_deliveries d
     WHERE d.state IN ('queued', 'sending') AND ${which}`,
    values,
  );
  const jobs = rows.map((row) => ({
    name: QUEUE,
    data: { notification: String(row.notification_id), slice: Number(row.slice) },
  }));
  if (jobs.length > 0) await boss.insert(jobs);
}
