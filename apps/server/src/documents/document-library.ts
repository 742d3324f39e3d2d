import type { DocumentEntry } from '@dietetic/contract';
import type { CurrentCatalogue } from '#catalogue/current-catalogue.ts';
import type { ServedCatalogue } from '#catalogue/served-catalogue.ts';
import { describeError, type Logger } from '#logging/logger.ts';
import type { Store } from '#store/open-store.ts';
import type { DocumentMaker } from './document-maker.ts';
import { DOCUMENT_EDITION } from './document-set.ts';

type Document = { entry: DocumentEntry; bytes: Buffer };

export type DocumentLibrary = {
  /** The documents of the newest catalogue they have been made for. */
  list(): Promise<DocumentEntry[]>;
  read(path: string): Promise<Document | undefined>;
  /** Waits until the documents of the current catalogue are ready. */
  upToDate(): Promise<void>;
  close(): Promise<void>;
};

/** Keeps the documents in step with the catalogue. The old ones are served until the new ones are ready. */
export function documentLibrary(options: {
  store: Store;
  catalogue: CurrentCatalogue;
  appVersion: string;
  log: Logger;
  make: DocumentMaker;
}): DocumentLibrary {
  const { store, catalogue, appVersion, log } = options;
  let making = Promise.resolve();
  let wanted = new AbortController();
  let closed = false;

  const make = async (served: ServedCatalogue, signal: AbortSignal) => {
    const { status, categories } = served;
    if (signal.aborted || (await newestVersion()) === status.version) return;
    const order = { status, appVersion, categories, texts: served.texts() };
    const set = [status.version, DOCUMENT_EDITION];
    let count = 0;
    for await (const { path, entry, bytes } of options.make(order, signal)) {
      // Another process on the same database may be making them too: its result is the same.
      await store.query(
        `INSERT INTO documents (version_id, edition, path, entry, bytes) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT DO NOTHING`,
        [...set, path, JSON.stringify(entry), bytes],
      );
      count += 1;
    }
    // All or none: the list never shows part of a version.
    await store.inTransaction(async (query) => {
      await query(
        `INSERT INTO document_sets (version_id, edition) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
        set,
      );
      // Only the newest are served; older ones can be made again from their catalogue.
      for (const table of ['document_sets', 'documents'])
        await query(`DELETE FROM ${table} WHERE (version_id, edition) <> ($1::int, $2::text)`, set);
    });
    log.info('documents made', { documents: count, catalogueVersion: status.version });
  };
  const makeLater = (served: ServedCatalogue) => {
    wanted.abort(); // Documents of an older version are not needed.
    given.clear();
    if (closed) return;
    wanted = new AbortController();
    const { signal } = wanted;
    making = making
      .then(() => make(served, signal))
      .catch((error: unknown) => {
        if (!signal.aborted) log.warn('the documents could not be made', describeError(error));
      });
  };
  const newestVersion = async () => {
    const { rows } = await store.query<{ version: number | null }>(
      `SELECT max(version_id) AS version FROM document_sets WHERE edition = $1`,
      [DOCUMENT_EDITION],
    );
    return rows[0]?.version ?? undefined;
  };

  // A slow reader keeps a document in memory. All current readers share one copy, which is released with the last of
  // them.
  const given = new Map<string, { entry: DocumentEntry; held: WeakRef<Buffer> }>();
  const reading = new Map<string, Promise<Document | undefined>>();
  const readDocument = async (versionId: number, path: string): Promise<Document | undefined> => {
    const { rows } = await store.query<{ entry: string; bytes: Buffer }>(
      `SELECT entry, bytes FROM documents WHERE version_id = $1 AND edition = $2 AND path = $3`,
      [versionId, DOCUMENT_EDITION, path],
    );
    const [row] = rows;
    return row && { entry: JSON.parse(row.entry) as DocumentEntry, bytes: row.bytes };
  };

  catalogue.onChange(makeLater);
  const present = catalogue.get();
  if (present) makeLater(present);
  return {
    list: async () => {
      const newest = await newestVersion();
      if (newest === undefined) return [];
      const { rows } = await store.query<{ entry: string }>(
        `SELECT entry FROM documents WHERE version_id = $1 AND edition = $2 ORDER BY path`,
        [newest, DOCUMENT_EDITION],
      );
      return rows.map((row) => JSON.parse(row.entry) as DocumentEntry);
    },
    read: async (path) => {
      const newest = await newestVersion();
      if (newest === undefined) return undefined;
      const key = `${newest}/${path}`;
      const { entry, held } = given.get(key) ?? {};
      const bytes = held?.deref();
      if (entry && bytes) return { entry, bytes };
      const underWay = reading.get(key) ?? readDocument(newest, path).finally(() => reading.delete(key));
      reading.set(key, underWay);
      const found = await underWay;
      if (found) given.set(key, { entry: found.entry, held: new WeakRef(found.bytes) });
      return found;
    },
    upToDate: () => making,
    close: async () => {
      closed = true;
      wanted.abort();
      await making;
    },
  };
}
