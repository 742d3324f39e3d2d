import type { CatalogueStatus } from '@dietetic/contract';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#store/open-store.ts';
import {
  catalogueFiles,
  catalogueProducts,
  catalogueQuarantine,
  catalogueVersionProducts,
  catalogueVersions,
} from '#store/tables.ts';
import type { Entry } from './entry.ts';
import { unpackText } from './packed-text.ts';
import type { StoredManifest } from './published/stored-manifest.ts';

export type CatalogueSourceName = CatalogueStatus['source'];
export type Quarantined = { slug: string; name: string; reasons: string[]; body: string };

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
  edition: string | null;
  manifest: StoredManifest | null;
};

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
  manifest: row.manifest === null ? null : (JSON.parse(row.manifest) as StoredManifest),
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

export async function readFile(
  db: Database,
  name: string,
): Promise<{ br: Uint8Array; gzip: Uint8Array } | undefined> {
  const [file] = await db.select().from(catalogueFiles).where(eq(catalogueFiles.name, name));
  return file;
}

/** What one statement takes. */
const ROWS_AT_ONCE = 250;

export function chunks<T>(rows: T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, part) =>
    rows.slice(part * ROWS_AT_ONCE, (part + 1) * ROWS_AT_ONCE),
  );
}
