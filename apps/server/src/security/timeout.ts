import { setTimeout } from 'node:timers/promises';
import type { Store } from '#store/open-store.ts';
import { ApiError } from './api-error.ts';

/** A person waits this long for the database; the statement itself may continue. */
const ANSWER_WITHIN_MS = 2500;

/**
 * Called before work that is awaited to its end: if the database does not answer, this is reported at once, before
 * anything starts. Told in the middle, an administrator would send a notification twice.
 */
export async function checkDatabase(store: Store): Promise<void> {
  // The embedded database is never away; while it works, its next caller waits.
  if (store.kind === 'postgres') await withTimeout(store.query('SELECT 1'));
}

/** The result of the work, or `unavailable` if it takes too long: a frozen database holds no request. */
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
