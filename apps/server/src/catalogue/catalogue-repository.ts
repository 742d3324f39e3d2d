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
import { fullPages, type StoredPage } from './pages.ts';

export const CATALOGUE_CHANNEL = 'dietetic_catalogue';
/** How many versions stay restorable. */
const VERSIONS_KEPT = 50;
const ROWS_AT_ONCE = 250;

export type CatalogueSourceName = CatalogueStatus['source'];
export type ProductBody = { slug: string; body: string };
export type Quarantined = { slug: string; name: string; reasons: string[]; body: string };

export type NewVersion = {
  source: CatalogueSourceName;
  note: string;
  demonstration: boolean;
  categories: string[];
  products: ProductBody[];
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

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Equal content, in the same order, has an equal hash, whatever its source. */
export function contentHashOf(categories: readonly string[], products: readonly ProductBody[]): string {
  const hash = createHash('sha256');
  for (const category of categories) hash.update(category).update('\n');
  for (const product of products) hash.update(sha256(product.body)).update('\n');
  return hash.digest('hex');
}

/**
 * Writes a version whole or not at all: products, order, pages and quarantine in one transaction. Other
 * processes hear of it when it commits. The version before stays as it was.
 */
export async function saveVersion(
  store: Store,
  version: NewVersion,
  /** The version this one was made from (null: none). Another process that was faster makes it void. */
  madeFrom?: number | null,
): Promise<number | undefined> {
  const pages = [
    ...(await fullPages('categories', version.categories)),
    ...(await fullPages(
      'projections',
      version.products.map((product) => product.body),
    )),
  ];
  const rows = version.products.map((product) => ({ hash: sha256(product.body), ...product }));
  return store.db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(7260212)`);
    if (madeFrom !== undefined && ((await currentVersionId(tx)) ?? null) !== madeFrom) return undefined;
    const [created] = await tx
      .insert(catalogueVersions)
      .values({
        source: version.source,
        note: version.note,
        contentHash: contentHashOf(version.categories, version.products),
        demonstration: version.demonstration,
        productCount: rows.length,
        categories: JSON.stringify(version.categories),
        changes: version.changes,
      })
      .returning({ id: catalogueVersions.id });
    if (!created) throw new Error('The catalogue version could not be stored.');
    const versionId = created.id;
    for (const part of chunks(rows)) {
      await tx.insert(catalogueProducts).values(part).onConflictDoNothing();
    }
    const order = rows.map((row, position) => ({ versionId, position, hash: row.hash }));
    for (const part of chunks(order)) await tx.insert(catalogueVersionProducts).values(part);
    for (const page of pages) await tx.insert(cataloguePages).values({ versionId, ...page });
    const left = version.quarantine.map((item) => ({
      versionId,
      slug: item.slug,
      name: item.name,
      reasons: JSON.stringify(item.reasons),
      body: item.body,
    }));
    for (const part of chunks(left)) await tx.insert(catalogueQuarantine).values(part);
    await forgetOldVersions(tx);
    await tx.execute(sql`SELECT pg_notify(${CATALOGUE_CHANNEL}, ${String(versionId)})`);
    return versionId;
  });
}

async function forgetOldVersions(db: Database): Promise<void> {
  const kept = await db
    .select({ id: catalogueVersions.id })
    .from(catalogueVersions)
    .orderBy(desc(catalogueVersions.id))
    .limit(VERSIONS_KEPT);
  const oldest = kept.at(-1)?.id;
  if (oldest === undefined || kept.length < VERSIONS_KEPT) return;
  const forgotten = await db
    .delete(catalogueVersions)
    .where(lt(catalogueVersions.id, oldest))
    .returning({ id: catalogueVersions.id });
  if (forgotten.length === 0) return;
  await db
    .delete(catalogueProducts)
    .where(
      notInArray(
        catalogueProducts.hash,
        db.selectDistinct({ hash: catalogueVersionProducts.hash }).from(catalogueVersionProducts),
      ),
    );
}

const versionColumns = {
  id: catalogueVersions.id,
  createdAt: catalogueVersions.createdAt,
  source: catalogueVersions.source,
  note: catalogueVersions.note,
  contentHash: catalogueVersions.contentHash,
  demonstration: catalogueVersions.demonstration,
  productCount: catalogueVersions.productCount,
  categories: catalogueVersions.categories,
  changes: catalogueVersions.changes,
};

const versionOf = (row: Omit<VersionRow, 'categories'> & { categories: string }): VersionRow => ({
  ...row,
  categories: JSON.parse(row.categories) as string[],
});

export async function currentVersionId(db: Database): Promise<number | undefined> {
  const [row] = await db
    .select({ id: catalogueVersions.id })
    .from(catalogueVersions)
    .orderBy(desc(catalogueVersions.id))
    .limit(1);
  return row?.id;
}

export async function readVersion(db: Database, id: number): Promise<VersionRow | undefined> {
  const [row] = await db.select(versionColumns).from(catalogueVersions).where(eq(catalogueVersions.id, id));
  return row && versionOf(row);
}

export async function listVersions(db: Database): Promise<VersionRow[]> {
  const rows = await db.select(versionColumns).from(catalogueVersions).orderBy(desc(catalogueVersions.id));
  return rows.map(versionOf);
}

export async function readProducts(db: Database, versionId: number): Promise<ProductBody[]> {
  return db
    .select({ slug: catalogueProducts.slug, body: catalogueProducts.body })
    .from(catalogueVersionProducts)
    .innerJoin(catalogueProducts, eq(catalogueProducts.hash, catalogueVersionProducts.hash))
    .where(eq(catalogueVersionProducts.versionId, versionId))
    .orderBy(asc(catalogueVersionProducts.position));
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
    .where(and(eq(cataloguePages.versionId, versionId), inArray(cataloguePages.encoding, ['br', 'gzip'])));
}

export async function readQuarantine(db: Database, versionId: number): Promise<Quarantined[]> {
  const rows = await db
    .select()
    .from(catalogueQuarantine)
    .where(eq(catalogueQuarantine.versionId, versionId))
    .orderBy(asc(catalogueQuarantine.id));
  return rows.map((row) => ({
    slug: row.slug,
    name: row.name,
    reasons: JSON.parse(row.reasons) as string[],
    body: row.body,
  }));
}

function chunks<T>(rows: T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, part) =>
    rows.slice(part * ROWS_AT_ONCE, (part + 1) * ROWS_AT_ONCE),
  );
}
