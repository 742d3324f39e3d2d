import { type Logger, describeError } from '#logging/logger.ts';
import type { Store } from '#store/open-store.ts';
import { CATALOGUE_CHANNEL } from './publish-version.ts';
import { currentVersionId, readEntries, readTexts, readVersion } from './stored-versions.ts';
import { ServedCatalogue } from './served-catalogue.ts';

/** A notification can be lost with its connection, so the version number is also polled. */
const ASK_EVERY_MS = 10_000;

export type CurrentCatalogue = {
  /** Undefined until a first catalogue has been imported. */
  get(): ServedCatalogue | undefined;
  /** Loads the newest version unless it is loaded already. */
  refresh(): Promise<void>;
  onChange(changed: (catalogue: ServedCatalogue) => void): void;
  close(): Promise<void>;
};

export async function followCatalogue(store: Store, log: Logger): Promise<CurrentCatalogue> {
  let held: ServedCatalogue | undefined;
  let loading = Promise.resolve();
  const changed: ((catalogue: ServedCatalogue) => void)[] = [];

  const load = async () => {
    const id = await currentVersionId(store.query);
    if (id === undefined || id === held?.status.version) return;
    const version = await readVersion(store.query, id);
    if (!version) return;
    held = new ServedCatalogue(version, await readEntries(store.query, id), (hashes) =>
      readTexts(store.query, hashes),
    );
    for (const tell of changed) tell(held);
  };
  const refresh = () => {
    // One refresh after another: one requested while another runs must see what was written after that began. A
    // failure is reported to its caller and does not stop the next.
    loading = loading.then(load, load);
    return loading;
  };
  const refreshLater = () => {
    refresh().catch((error: unknown) =>
      log.warn('the catalogue could not be refreshed', describeError(error)),
    );
  };

  await refresh();
  const stopListening = await store.listen(CATALOGUE_CHANNEL, refreshLater);
  const timer = setInterval(refreshLater, ASK_EVERY_MS);
  timer.unref();
  return {
    get: () => held,
    refresh,
    onChange: (tell) => changed.push(tell),
    close: async () => {
      clearInterval(timer);
      await stopListening();
      await loading.catch(() => undefined); // Already logged; closing only has to wait for it.
    },
  };
}
