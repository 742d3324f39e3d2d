import { importCatalogue, type Product } from '@dietetic/catalogue';
import type { CatalogueStatus } from '@dietetic/contract';
import type { Query } from '#store/open-store.ts';
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
  /** What this version changed compared with the previous one, as JSON. */
  changes: string;
  /** Which program made its files; null before there were any. */
  edition: string | null;
  manifest: StoredManifest | null;
};

export async function currentVersionId(query: Query): Promise<number | undefined> {
  const { rows } = await query<{ id: number | null }>(`SELECT max(id) AS id FROM catalogue_versions`);
  return rows[0]?.id ?? undefined;
}

/** Lists and objects are stored as JSON. */
type StoredVersion = Omit<VersionRow, 'categories' | 'manifest'> & {
  categories: string;
  manifest: string | null;
};

const versionOf = (row: StoredVersion): VersionRow => ({
  ...row,
  categories: JSON.parse(row.categories) as string[],
  manifest: row.manifest === null ? null : (JSON.parse(row.manifest) as StoredManifest),
});

const VERSIONS = `SELECT id, created_at AS "createdAt", source, note, content_hash AS "contentHash", demonstration,
  product_count AS "productCount", categories, changes, edition, manifest FROM catalogue_versions`;

export async function readVersion(query: Query, id: number): Promise<VersionRow | undefined> {
  const { rows } = await query<StoredVersion>(`${VERSIONS} WHERE id = $1`, [id]);
  return rows[0] && versionOf(rows[0]);
}

export async function listVersions(query: Query): Promise<VersionRow[]> {
  const { rows } = await query<StoredVersion>(`${VERSIONS} ORDER BY id DESC`);
  return rows.map(versionOf);
}

export async function readEntries(query: Query, versionId: number): Promise<Entry[]> {
  const { rows } = await query<Entry>(
    `SELECT slug, name, hash FROM catalogue_version_products JOIN catalogue_products USING (hash)
     WHERE version_id = $1 ORDER BY position`,
    [versionId],
  );
  return rows;
}

/** The JSON texts with these hashes, in order, as bytes: most are only passed on. */
export async function readTexts(query: Query, hashes: readonly string[]): Promise<Buffer[]> {
  const found = new Map<string, Buffer>();
  for (const part of chunks([...hashes])) {
    const { rows } = await query<{ hash: string; body: string }>(
      `SELECT hash, body FROM catalogue_products WHERE hash = ANY($1::text[])`,
      [part],
    );
    for (const row of rows) found.set(row.hash, unpackText(row.body));
  }
  return hashes.map((hash) => {
    const body = found.get(hash);
    if (body === undefined) throw new Error('A product of the catalogue has no stored text.');
    return body;
  });
}

/** Those that the app shows; each category as JSON text. */
export async function readProducts(
  query: Query,
  entries: readonly Pick<Entry, 'hash'>[],
  categories: readonly string[],
): Promise<Product[]> {
  const texts = await readTexts(
    query,
    entries.map(({ hash }) => hash),
  );
  return importCatalogue({
    categories: categories.map((text): unknown => JSON.parse(text)),
    projections: texts.map((text): unknown => JSON.parse(text.toString())),
  }).products;
}

export async function readQuarantine(query: Query, versionId: number): Promise<Quarantined[]> {
  const { rows } = await query<Record<keyof Quarantined, string>>(
    `SELECT slug, name, reasons, body FROM catalogue_quarantine WHERE version_id = $1 ORDER BY id`,
    [versionId],
  );
  return rows.map((row) => ({ ...row, reasons: JSON.parse(row.reasons) as string[] }));
}

export async function readFile(
  query: Query,
  name: string,
): Promise<{ br: Buffer; gzip: Buffer } | undefined> {
  const { rows } = await query<{ br: Buffer; gzip: Buffer }>(
    `SELECT br, gzip FROM catalogue_files WHERE name = $1`,
    [name],
  );
  return rows[0];
}

/** At most this many product texts are in the database's memory at a time. */
const ROWS_AT_ONCE = 250;

export function chunks<T>(rows: T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, part) =>
    rows.slice(part * ROWS_AT_ONCE, (part + 1) * ROWS_AT_ONCE),
  );
}
