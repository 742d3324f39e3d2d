import { importCatalogue, type Product } from '@dietetic/catalogue';
import type { DocumentEntry } from '@dietetic/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { CurrentCatalogue } from '#catalogue/current-catalogue.ts';
import type { ServedCatalogue } from '#catalogue/served-catalogue.ts';
import { describeError, type Logger } from '#logging/logger.ts';
import type { Store } from '#store/open-store.ts';
import { documents } from '#store/tables.ts';
import { DOCUMENT_EDITION, makeDocuments } from './document-set.ts';

export type DocumentLibrary = {
  /** The documents of the newest catalogue they have been made for. */
  list(): Promise<DocumentEntry[]>;
  read(path: string): Promise<{ entry: DocumentEntry; bytes: Buffer } | undefined>;
  /** Waits until the documents of the present catalogue are there. */
  upToDate(): Promise<void>;
  close(): Promise<void>;
};

/** Keeps the documents in step with the catalogue. While new ones are being made the old ones are given out. */
export function documentLibrary(options: {
  store: Store;
  catalogue: CurrentCatalogue;
  appVersion: string;
  log: Logger;
}): DocumentLibrary {
  const { store, catalogue, appVersion, log } = options;
  let making = Promise.resolve();
  let closing = false;

  const make = async (served: ServedCatalogue) => {
    const { status } = served;
    if (closing || (await newestVersion()) === status.version) return;
    const products = await productsOf(served);
    const made = await makeDocuments(products, status, appVersion, () => !closing);
    if (made.length === 0) return;
    // All or none: the list never shows half of a version.
    await store.db.transaction(async (tx) => {
      for (const { path, entry, bytes } of made) {
        await tx
          .insert(documents)
          .values({
            versionId: status.version,
            edition: DOCUMENT_EDITION,
            path,
            entry: JSON.stringify(entry),
            bytes,
          })
          .onConflictDoNothing();
      }
      // Only the newest are given out; older ones can be made again from their catalogue.
      await tx
        .delete(documents)
        .where(sql`(version_id, edition) <> (${status.version}, ${DOCUMENT_EDITION})`);
    });
    log.info('documents made', { documents: made.length, catalogueVersion: status.version });
  };
  const makeLater = (served: ServedCatalogue) => {
    making = making
      .then(() => make(served))
      .catch((error: unknown) => log.warn('the documents could not be made', describeError(error)));
  };
  const newestVersion = async () => {
    const [row] = await store.db
      .select({ versionId: documents.versionId })
      .from(documents)
      .where(eq(documents.edition, DOCUMENT_EDITION))
      .orderBy(desc(documents.versionId))
      .limit(1);
    return row?.versionId;
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
      const [row] = await store.db
        .select({ entry: documents.entry, bytes: documents.bytes })
        .from(documents)
        .where(and(eq(documents.path, path), eq(documents.edition, DOCUMENT_EDITION)))
        .orderBy(desc(documents.versionId))
        .limit(1);
      return row && { entry: JSON.parse(row.entry) as DocumentEntry, bytes: Buffer.from(row.bytes) };
    },
    upToDate: () => making,
    close: async () => {
      closing = true;
      await making;
    },
  };
}

async function productsOf(served: ServedCatalogue): Promise<Product[]> {
  const categories = served.categories.map((text): unknown => JSON.parse(text));
  const products: Product[] = [];
  for await (const projections of served.projections()) {
    const { demonstration } = served.status;
    products.push(...importCatalogue({ categories, projections }, { demonstration }).products);
  }
  return products;
}
