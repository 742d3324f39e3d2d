import { describeError, type LogFields, type Logger } from '#logging/logger.ts';
import type { Store } from '#store/open-store.ts';
import { SourceError } from './catalogue-source.ts';
import type { ImportReport } from './import-catalogue.ts';

const LOOK_EVERY_MS = 60_000;
const SETTING = 'commerce.last-import';

/**
 * Imports the catalogue from the commerce project at an interval. Of several processes on one database, the one that
 * claims the turn does it.
 */
export function scheduleCommerce(options: {
  store: Store;
  everyMinutes: number;
  run: () => Promise<ImportReport>;
  log: Logger;
  now: () => number;
}): () => Promise<void> {
  const { store, everyMinutes, run, log, now } = options;
  if (everyMinutes === 0) return async () => undefined;
  let running: Promise<void> | undefined;

  const turn = async () => {
    if (!(await claimUpdate(store, everyMinutes, now()))) return;
    try {
      const { outcome, products, quarantine } = await run();
      // What was refused needs a person: the catalogue stays as it is until one has looked.
      const say = outcome.startsWith('refused') ? log.warn : log.info;
      say('catalogue import from the commerce project', {
        outcome,
        products,
        quarantined: quarantine.length,
      });
    } catch (error) {
      // The next turn tries again; until then the catalogue stays what it was.
      log.warn('the commerce project could not be imported', reasonOf(error));
    }
  };
  const look = () => {
    running ??= turn()
      .catch((error: unknown) => log.warn('the import schedule could not be read', describeError(error)))
      .finally(() => {
        running = undefined;
      });
  };
  look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** The source's own sentence says what to fix, and is about products alone; of any other error only the kind is logged. */
const reasonOf = (error: unknown): LogFields =>
  error instanceof SourceError ? { reason: error.message } : describeError(error);

/**
 * One statement decides: the process whose update still finds the old time gets the turn. A time in the future was
 * written by a clock that was ahead.
 */
export async function claimUpdate(store: Store, everyMinutes: number, now: number): Promise<boolean> {
  const { rowCount } = await store.query(
    `INSERT INTO settings (name, value) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value
     WHERE settings.value::bigint <= $3::bigint OR settings.value::bigint > $2::bigint RETURNING name`,
    [SETTING, String(now), String(now - everyMinutes * 60_000)],
  );
  return rowCount > 0;
}
