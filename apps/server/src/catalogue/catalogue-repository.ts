import { createHash } from 'node:crypto';
import type { CatalogueStatus } from '@dietetic/contract';
import { and, asc, desc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { Database, Store } from '#store/open-store.ts';
import {
  cataloguePages,
  catalogueProducts,
  catalogueQuarantine,
  catalogueVersionProducts,
  catalogueVersions,
} from '#store/tables.ts';
import { packText, unpackText } from './packed-text.ts';
import { fullPages, type StoredPage } from './pages.ts';

export const CATALOGUE_CHANNEL = 'dietetic_catalogue';
/** How many versions stay restorable. */
const VERSIONS_KEPT = 50;
const ROWS_AT_ONCE = 250;

export type CatalogueSourceName = CatalogueStatus['source'];
/** A product in a version: its text is held once, under its hash. */
export type Entry = { slug: string; name: string; hash: string };
export type ProductText = Entry & { body: string };
export type Quarantined = { slug: string; name: string; reasons: string[]; body: string };

export type NewVersion = {
  source: CatalogueSourceName;
  note: string;
  demonstration: boolean;
  /** Each as the JSON text that goes out. */
  categories: string[];
  entries: Entry[];
  changes: string;
  quarantine: Quarantined[];
};

export type VersionRow = {
  id: number;
  createdAt: Date;
  source: CatalogueSourceName;
  note: string;
  contentHash: string;
  demonstration: boolean;
  productCount: number;
  categories: string[];
  changes: string;
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
    const rows = part.map((product) => ({ ...product, body: packText(product.body) }));
    await store.db
      .insert(catalogueProducts)
      .values(rows)
      .onConflictDoUpdate({ target: catalogueProducts.hash, set: { touchedAt: sql`now()` } });
  }
}

/**
 * Makes a version the current one, whole or not at all: order, pages and quarantine in one transaction.
 * Other processes hear of it when it commits. The version before stays as it was.
 */
export async function publishVersion(
  store: Store,
  version: NewVersion,
  /** The version this one was made from (null: none). Another process that was faster makes it void. */
  madeFrom?: number | null,
): Promise<number | undefined> {
  const pages = await makePages(store.db, version);
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
      })
      .returning({ id: catalogueVersions.id });
    if (!created) throw new Error('The catalogue version could not be stored.');
    const versionId = created.id;
    const order = version.entries.map(({ hash }, position) => ({ versionId, position, hash }));
    for (const part of chunks(order)) await tx.insert(catalogueVersionProducts).values(part);
    for (const page of pages) await tx.insert(cataloguePages).values({ versionId, ...page });
    const left = version.quarantine.map((item) => ({
      versionId,
      ...item,
      reasons: JSON.stringify(item.reasons),
    }));
    for (const part of chunks(left)) await tx.insert(catalogueQuarantine).values(part);
    await forgetOldVersions(tx);
    await tx.execute(sql`SELECT pg_notify(${CATALOGUE_CHANNEL}, ${String(versionId)})`);
    return versionId;
  });
}

/** Compressed page by page, so that a large catalogue is never in memory as a whole. */
async function makePages(db: Database, version: NewVersion): Promise<StoredPage[]> {
  const pages = await fullPages('categories', version.categories.length, (from, to) =>
    Promise.resolve(version.categories.slice(from, to).map((category) => Buffer.from(category))),
  );
  const projections = await fullPages('projections', version.entries.length, (from, to) =>
    readTexts(
      db,
      version.entries.slice(from, to).map(({ hash }) => hash),
    ),
  );
  return [...pages, ...projections];
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
}

export async function currentVersionId(db: Database): Promise<number | undefined> {
  const [row] = await db
    .select({ id: catalogueVersions.id })
    .from(catalogueVersions)
    .orderBy(desc(catalogueVersions.id))
    .limit(1);
  return row?.id;
}

const versionOf = (row: typeof catalogueVersions.$inferSelect): VersionRow => ({
  ...row,
  categories: JSON.parse(row.categories) as string[],
});

export async function readVersion(db: Database, id: number): Promise<VersionRow | undefined> {
  const [row] = await db.select().from(catalogueVersions).where(eq(catalogueVersions.id, id));
  return row && versionOf(row);
}

export async function listVersions(db: Database): Promise<VersionRow[]> {
  const rows = await db.select().from(catalogueVersions).orderBy(desc(catalogueVersions.id));
  return rows.map(versionOf);
}

export async function readEntries(db: Database, versionId: number): Promise<Entry[]> {
  return db
    .select({ slug: catalogueProducts.slug, name: catalogueProducts.name, hash: catalogueProducts.hash })
    .from(catalogueVersionProducts)
    .innerJoin(catalogueProducts, eq(catalogueProducts.hash, catalogueVersionProducts.hash))
    .where(eq(catalogueVersionProducts.versionId, versionId))
    .orderBy(asc(catalogueVersionProducts.position));
}

/** The JSON texts under these hashes, in their order, as bytes: most are only passed on. */
export async function readTexts(db: Database, hashes: readonly string[]): Promise<Buffer[]> {
  const found = new Map<string, Buffer>();
  for (const part of chunks([...hashes])) {
    const rows = await db
      .select({ hash: catalogueProducts.hash, body: catalogueProducts.body })
      .from(catalogueProducts)
      .where(inArray(catalogueProducts.hash, part));
    for (const row of rows) found.set(row.hash, unpackText(row.body));
  }
  return hashes.map((hash) => {
    const body = found.get(hash);
    if (body === undefined) throw new Error('A product of the catalogue has no stored text.');
    return body;
  });
}

export async function readPages(db: Database, versionId: number): Promise<StoredPage[]> {
  return db
    .select({
      list: cataloguePages.list,
      offset: cataloguePages.offset,
      encoding: cataloguePages.encoding,
      bytes: cataloguePages.bytes,
    })
    .from(cataloguePages)
    .where(eq(cataloguePages.versionId, versionId));
}

export async function readQuarantine(db: Database, versionId: number): Promise<Quarantined[]> {
  const rows = await db
    .select()
    .from(catalogueQuarantine)
    .where(eq(catalogueQuarantine.versionId, versionId))
    .orderBy(asc(catalogueQuarantine.id));
  return rows.map(({ slug, name, reasons, body }) => ({
    slug,
    name,
    reasons: JSON.parse(reasons) as string[],
    body,
  }));
}

function chunks<T>(rows: T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, part) =>
    rows.slice(part * ROWS_AT_ONCE, (part + 1) * ROWS_AT_ONCE),
  );
}
