import { describeError, type Logger } from '#logging/logger.ts';
import type { Store } from '#store/open-store.ts';
import { deleteOldCounts } from './counts.ts';

const EVERY_MS = 12 * 3_600_000;

/** Now, and twice a day from then on. */
export function scheduleCountDeletion(store: Store, log: Logger, now: () => number): () => Promise<void> {
  let running = Promise.resolve();
  const look = () => {
    running = deleteOldCounts(store, now()).catch((error: unknown) =>
      log.warn('old counts could not be deleted', describeError(error)),
    );
  };
  look();
  const timer = setInterval(look, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
