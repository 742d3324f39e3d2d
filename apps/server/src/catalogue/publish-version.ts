import { createHash } from 'node:crypto';
import { PUBLISHED_EDITION } from '@dietetic/catalogue';
import type { Query, Store } from '#store/open-store.ts';
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
/** Held until the transaction ends, so that only one process publishes. The number is unique among our advisory locks. */
const PUBLISHED_ALONE = `SELECT pg_advisory_xact_lock(7260212)`;

export type ProductText = Entry & {
  body: string;
  /** How `published` was made; with another edition it is made again. */
  edition: string;
  /** Its row of the index and its body, as published; null if it is for the web site only. */
  published: string | null;
};
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

/** The same content in the same order has the same hash, whatever its source. */
export function contentHashOf(
  categories: readonly string[],
  entries: readonly Pick<Entry, 'hash'>[],
): string {
  const hash = createHash('sha256');
  for (const category of categories) hash.update(category).update('\n');
  for (const entry of entries) hash.update(entry.hash).update('\n');
  return hash.digest('hex');
}

/** PostgreSQL cannot store this one character in a text; in JSON it is escaped. */
const storable = (text: string) => text.replaceAll('\0', '\ufffd');

/** Rows in the form that `unnest` takes: one list of values for each column. */
const columnsOf = <Row>(rows: readonly Row[], columns: readonly (keyof Row)[]) =>
  columns.map((column) => rows.map((row) => row[column]));

/**
 * Stores product texts. They have no effect until a version refers to them, so this needs no shared transaction, and
 * an import that dies half-way leaves the catalogue as it was. No two may be equal.
 */
export async function storeTexts(store: Store, products: ProductText[]): Promise<void> {
  const rows = products.map((product) => ({
    ...product,
    body: packText(product.body),
    published: product.published === null ? null : packText(product.published),
  }));
  await store.query(
    `INSERT INTO catalogue_products (hash, slug, name, body, edition, published)
     SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
     ON CONFLICT (hash) DO UPDATE
     SET touched_at = now(), edition = excluded.edition, published = excluded.published`,
    columnsOf(rows, ['hash', 'slug', 'name', 'body', 'edition', 'published']),
  );
}

/**
 * Makes a version current, completely or not at all: order, files and quarantine in one transaction. Other processes
 * are notified when it commits. The previous version is unchanged.
 */
export async function publishVersion(
  store: Store,
  version: NewVersion,
  /** The version this one was based on (null: none). If another process was faster, this one is discarded. */
  madeFrom?: number | null,
): Promise<number | undefined> {
  const { manifest, ...publication } = await publish(
    store.query,
    version,
    await publishedBefore(store.query),
  );
  return store.inTransaction(async (query) => {
    await query(PUBLISHED_ALONE);
    if (madeFrom !== undefined && ((await currentVersionId(query)) ?? null) !== madeFrom) return undefined;
    const { rows } = await query<{ id: number }>(
      `INSERT INTO catalogue_versions
         (source, note, content_hash, demonstration, product_count, categories, changes, edition, manifest)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
      [
        version.source,
        version.note,
        contentHashOf(version.categories, version.entries),
        version.demonstration,
        version.entries.length,
        JSON.stringify(version.categories),
        version.changes,
        publication.edition,
        JSON.stringify(manifest),
      ],
    );
    const [created] = rows;
    if (!created) throw new Error('The catalogue version could not be stored.');
    const versionId = created.id;
    await query(
      `INSERT INTO catalogue_version_products (version_id, position, hash)
       SELECT $1::int, place - 1, hash FROM unnest($2::text[]) WITH ORDINALITY AS entry (hash, place)`,
      [versionId, version.entries.map(({ hash }) => hash)],
    );
    const left = version.quarantine.map(({ slug, name, reasons, body }) => ({
      slug: storable(slug),
      name: storable(name),
      reasons: JSON.stringify(reasons),
      body,
    }));
    for (const part of chunks(left)) {
      await query(
        `INSERT INTO catalogue_quarantine (version_id, slug, name, reasons, body)
         SELECT $1::int, * FROM unnest($2::text[], $3::text[], $4::text[], $5::text[])`,
        [versionId, ...columnsOf(part, ['slug', 'name', 'reasons', 'body'])],
      );
    }
    await storeFiles(query, publication);
    await forgetOldVersions(query);
    await query(`SELECT pg_notify($1, $2)`, [CATALOGUE_CHANNEL, String(versionId)]);
    return versionId;
  });
}

/** The current version, from which the change to the next is calculated. */
async function publishedBefore(query: Query) {
  const id = await currentVersionId(query);
  const version = id === undefined ? undefined : await readVersion(query, id);
  return version && { ...version, entries: await readEntries(query, version.id) };
}

/** Files that exist already are touched, so that they count as young. */
async function storeFiles(
  query: Query,
  { files, names }: Pick<Publication, 'files' | 'names'>,
): Promise<void> {
  await query(`UPDATE catalogue_files SET created_at = now() WHERE name = ANY($1::text[])`, [names]);
  for (const { name, br, gzip } of files) {
    await query(`INSERT INTO catalogue_files (name, br, gzip) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`, [
      name,
      br,
      gzip,
    ]);
  }
}

/** Publishes the current version again if another program published it, or none did. Of several processes one does it. */
export async function republish(store: Store): Promise<'published' | 'kept'> {
  const current = await publishedBefore(store.query);
  if (!current || (current.edition === PUBLISHED_EDITION && current.manifest !== null)) return 'kept';
  const { manifest, ...publication } = await publish(store.query, current, undefined);
  await store.inTransaction(async (query) => {
    await query(PUBLISHED_ALONE);
    await storeFiles(query, publication);
    await query(`UPDATE catalogue_versions SET edition = $1, manifest = $2 WHERE id = $3`, [
      publication.edition,
      JSON.stringify(manifest),
      current.id,
    ]);
  });
  return 'published';
}

async function forgetOldVersions(query: Query): Promise<void> {
  await query(
    `DELETE FROM catalogue_versions
     WHERE id NOT IN (SELECT id FROM catalogue_versions ORDER BY id DESC LIMIT ${VERSIONS_KEPT})`,
  );
  // A young text may belong to an import that is still running in another process.
  await query(
    `DELETE FROM catalogue_products WHERE touched_at < now() - interval '1 day'
     AND hash NOT IN (SELECT hash FROM catalogue_version_products)`,
  );
  // A device may be downloading a file that yesterday's manifest named.
  await query(
    `DELETE FROM catalogue_files WHERE created_at < now() - interval '1 day' AND name <> ALL($1::text[])`,
    [await filesToKeep(query)],
  );
}
