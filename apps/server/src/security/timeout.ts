import { setTimeout } from 'node:timers/promises';
import type { Store } from '#store/open-store.ts';
import { ApiError } from './api-error.ts';

/** A person waits this long for the database and no longer; the statement itself may go on. */
const ANSWER_WITHIN_MS = 2500;

/**
 * Before work that is waited for to its end: a database that does not answer is told at once, with nothing begun. An
 * administrator told so in the middle would send a notification twice.
 */
export async function checkDatabase(store: Store): Promise<void> {
  // The embedded one is never away; while it is at work, its next caller waits.
  if (store.kind === 'postgres') await withTimeout(store.query('SELECT 1'));
}

/** The work's own answer, or `unavailable` when it takes too long: a database that froze holds no request. */
export async function withTimeout<T>(work: Promise<T>, withinMs = ANSWER_WITHIN_MS): Promise<T> {
  const done = new AbortController();
  const late = setTimeout(withinMs, undefined, { signal: done.signal }).then(() => {
    throw new ApiError('unavailable', undefined, { 'Retry-After': '5' });
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    done.abort();
    late.catch(() => undefined); // Abandoned: the caller has given up waiting.
  }
}
