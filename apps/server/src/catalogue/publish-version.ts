import { createHash } from 'node:crypto';
import { PUBLISHED_EDITION } from '@dietetic/catalogue';
import { and, desc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { Database, Store } from '#store/open-store.ts';
import {
  catalogueFiles,
  catalogueProducts,
  catalogueQuarantine,
  catalogueVersionProducts,
  catalogueVersions,
} from '#store/tables.ts';
import type { Entry } from './entry.ts';
import { packText } from './packed-text.ts';
import { filesToKeep, type Publication, publish } from './published/publish.ts';
import {
  type CatalogueSourceName,
  chunks,
  currentVersionId,
  type Quarantined,
  readEntries,
  readVersion,
} from './stored-versions.ts';

export const CATALOGUE_CHANNEL = 'dietetic_catalogue';
/** How many versions stay restorable. */
const VERSIONS_KEPT = 50;

export type ProductText = Entry & { body: string; edition: string; published: string | null };
export type NewVersion = {
  source: CatalogueSourceName;
  note: string;
  demonstration: boolean;
  /** Each as the JSON text that is served. */
  categories: string[];
  entries: Entry[];
  changes: string;
  quarantine: Quarantined[];
};

export const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Equal content, in the same order, has an equal hash, whatever its source. */
export function contentHashOf(
  categories: readonly string[],
  entries: readonly Pick<Entry, 'hash'>[],
): string {
  const hash = createHash('sha256');
  for (const category of categories) hash.update(category).update('\n');
  for (const entry of entries) hash.update(entry.hash).update('\n');
  return hash.digest('hex');
}

/**
 * Puts product texts away. They are of no effect until a version names them, so this needs no transaction
 * with the rest, and an import that dies half-way leaves the catalogue as it was. No two may be equal.
 */
export async function storeTexts(store: Store, products: ProductText[]): Promise<void> {
  for (const part of chunks(products)) {
    const rows = part.map((product) => ({
      ...product,
      body: packText(product.body),
      published: product.published === null ? null : packText(product.published),
    }));
    await store.db
      .insert(catalogueProducts)
      .values(rows)
      .onConflictDoUpdate({
        target: catalogueProducts.hash,
        set: {
          touchedAt: sql`now()`,
          edition: sql`excluded.edition`,
          published: sql`excluded.published`,
        },
      });
  }
}

/**
 * Makes a version the current one, whole or not at all: order, files and quarantine in one transaction.
 * Other processes hear of it when it commits. The version before stays as it was.
 */
export async function publishVersion(
  store: Store,
  version: NewVersion,
  /** The version this one was made from (null: none). Another process that was faster makes it void. */
  madeFrom?: number | null,
): Promise<number | undefined> {
  const { manifest, ...publication } = await publish(store.db, version, await publishedBefore(store.db));
  return store.db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(7260212)`);
    if (madeFrom !== undefined && ((await currentVersionId(tx)) ?? null) !== madeFrom) return undefined;
    const [created] = await tx
      .insert(catalogueVersions)
      .values({
        source: version.source,
        note: version.note,
        contentHash: contentHashOf(version.categories, version.entries),
        demonstration: version.demonstration,
        productCount: version.entries.length,
        categories: JSON.stringify(version.categories),
        changes: version.changes,
        edition: publication.edition,
        manifest: JSON.stringify(manifest),
      })
      .returning({ id: catalogueVersions.id });
    if (!created) throw new Error('The catalogue version could not be stored.');
    const versionId = created.id;
    const order = version.entries.map(({ hash }, position) => ({ versionId, position, hash }));
    for (const part of chunks(order)) await tx.insert(catalogueVersionProducts).values(part);
    const left = version.quarantine.map((item) => ({
      versionId,
      ...item,
      reasons: JSON.stringify(item.reasons),
    }));
    for (const part of chunks(left)) await tx.insert(catalogueQuarantine).values(part);
    await storeFiles(tx, publication);
    await forgetOldVersions(tx);
    await tx.execute(sql`SELECT pg_notify(${CATALOGUE_CHANNEL}, ${String(versionId)})`);
    return versionId;
  });
}

/** The current version as the change to the next one is worked out from it. */
async function publishedBefore(db: Database) {
  const id = await currentVersionId(db);
  const version = id === undefined ? undefined : await readVersion(db, id);
  return version && { ...version, entries: await readEntries(db, version.id) };
}

/** Files that are there already are named once more: they are young again. */
async function storeFiles(
  db: Database,
  { files, names }: Pick<Publication, 'files' | 'names'>,
): Promise<void> {
  await db.update(catalogueFiles).set({ createdAt: sql`now()` }).where(inArray(catalogueFiles.name, names));
  for (const file of files) await db.insert(catalogueFiles).values(file).onConflictDoNothing();
}

/**
 * Publishes the current version again, where another program has published it or none at all. Of several processes
 * one does it.
 */
export async function republish(store: Store): Promise<'published' | 'kept'> {
  const current = await publishedBefore(store.db);
  if (!current || (current.edition === PUBLISHED_EDITION && current.manifest !== null)) return 'kept';
  const { manifest, ...publication } = await publish(store.db, current, undefined);
  await store.db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(7260212)`);
    await storeFiles(tx, publication);
    await tx
      .update(catalogueVersions)
      .set({ edition: publication.edition, manifest: JSON.stringify(manifest) })
      .where(eq(catalogueVersions.id, current.id));
  });
  return 'published';
}

async function forgetOldVersions(db: Database): Promise<void> {
  const kept = await db
    .select({ id: catalogueVersions.id })
    .from(catalogueVersions)
    .orderBy(desc(catalogueVersions.id))
    .limit(VERSIONS_KEPT);
  const oldest = kept.at(-1)?.id ?? 0;
  await db.delete(catalogueVersions).where(lt(catalogueVersions.id, oldest));
  const named = db.selectDistinct({ hash: catalogueVersionProducts.hash }).from(catalogueVersionProducts);
  await db.delete(catalogueProducts).where(
    and(
      // A young text may belong to an import that is still under way in another process.
      lt(catalogueProducts.touchedAt, sql`now() - interval '1 day'`),
      notInArray(catalogueProducts.hash, named),
    ),
  );
  await db.delete(catalogueFiles).where(
    and(
      // A device may be fetching a file that a manifest of yesterday named.
      lt(catalogueFiles.createdAt, sql`now() - interval '1 day'`),
      notInArray(catalogueFiles.name, await filesToKeep(db)),
    ),
  );
}
