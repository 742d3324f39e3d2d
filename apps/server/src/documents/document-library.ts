import type { DocumentEntry } from '@dietetic/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { CurrentCatalogue } from '#catalogue/current-catalogue.ts';
import type { ServedCatalogue } from '#catalogue/served-catalogue.ts';
import { describeError, type Logger } from '#logging/logger.ts';
import type { Store } from '#store/open-store.ts';
import { documentSets, documents } from '#store/tables.ts';
import type { DocumentMaker } from './document-maker.ts';
import { DOCUMENT_EDITION } from './document-set.ts';

type Document = { entry: DocumentEntry; bytes: Buffer };

export type DocumentLibrary = {
  /** The documents of the newest catalogue they have been made for. */
  list(): Promise<DocumentEntry[]>;
  read(path: string): Promise<Document | undefined>;
  /** Waits until the documents of the present catalogue are there. */
  upToDate(): Promise<void>;
  close(): Promise<void>;
};

/** Keeps the documents in step with the catalogue. The old ones are served while new ones are being made. */
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
    const set = { versionId: status.version, edition: DOCUMENT_EDITION };
    let count = 0;
    for await (const { path, entry, bytes } of options.make(order, signal)) {
      const row = { ...set, path, entry: JSON.stringify(entry), bytes };
      // Another process on the same database may be at it too: what it made is the same.
      await store.db.insert(documents).values(row).onConflictDoNothing();
      count += 1;
    }
    // All or none: the list never shows half of a version.
    await store.db.transaction(async (tx) => {
      await tx.insert(documentSets).values(set).onConflictDoNothing();
      // Only the newest are served; older ones can be made again from their catalogue.
      const older = sql`(version_id, edition) <> (${status.version}, ${DOCUMENT_EDITION})`;
      await tx.delete(documentSets).where(older);
      await tx.delete(documents).where(older);
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
    const [row] = await store.db
      .select({ versionId: documentSets.versionId })
      .from(documentSets)
      .where(eq(documentSets.edition, DOCUMENT_EDITION))
      .orderBy(desc(documentSets.versionId))
      .limit(1);
    return row?.versionId;
  };

  // Whoever reads slowly keeps a document in memory: all who read it at once share one, which goes with the last of them.
  const given = new Map<string, { entry: DocumentEntry; held: WeakRef<Buffer> }>();
  const reading = new Map<string, Promise<Document | undefined>>();
  const readDocument = async (versionId: number, path: string): Promise<Document | undefined> => {
    const [row] = await store.db
      .select({ entry: documents.entry, bytes: documents.bytes })
      .from(documents)
      .where(
        and(
          eq(documents.path, path),
          eq(documents.versionId, versionId),
          eq(documents.edition, DOCUMENT_EDITION),
        ),
      );
    return row && { entry: JSON.parse(row.entry) as DocumentEntry, bytes: Buffer.from(row.bytes) };
  };

  catalogue.onChange(makeLater);
  const present = catalogue.get();
  if (present) makeLater(present);
  return {
    list: async () => {
      const newest = await newestVersion();
      if (newest === undefined) return [];
      const rows = await store.db
        .select({ entry: documents.entry })
        .from(documents)
        .where(and(eq(documents.versionId, newest), eq(documents.edition, DOCUMENT_EDITION)))
        .orderBy(documents.path);
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
