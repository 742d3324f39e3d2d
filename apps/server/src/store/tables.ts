import {
  boolean,
  customType,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Secrets and facts the server makes for itself once, shared by all its processes. */
export const settings = pgTable('settings', { name: text().primaryKey(), value: text().notNull() });

/** A product as received, stored once however many versions contain it. */
export const catalogueProducts = pgTable('catalogue_products', {
  hash: text().primaryKey(),
  slug: text().notNull(),
  name: text().notNull(),
  body: text().notNull(),
  /** When an import last brought it: one that no version holds may go after a day. */
  touchedAt: moment('touched_at').notNull().defaultNow(),
  /** How `published` was made; another edition makes it anew. */
  edition: text(),
  /** Its row of the index and its body, as they are published; null when it is for the web site only. */
  published: text(),
});

export const catalogueVersions = pgTable('catalogue_versions', {
  id: serial().primaryKey(),
  createdAt: moment('created_at').notNull().defaultNow(),
  source: text({ enum: ['demonstration', 'json', 'csv', 'commerce'] }).notNull(),
  note: text().notNull(),
  contentHash: text('content_hash').notNull(),
  demonstration: boolean().notNull(),
  productCount: integer('product_count').notNull(),
  categories: text().notNull(),
  /** What this version changed against the one before, as JSON. */
  changes: text().notNull(),
  /** By which program its files were made; null before there were any. */
  edition: text(),
  /** What it is published as, as JSON, without version and time. */
  manifest: text(),
});

/** Published files as they go out, named by their content: they never change. */
export const catalogueFiles = pgTable('catalogue_files', {
  name: text().primaryKey(),
  br: bytes().notNull(),
  gzip: bytes().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const catalogueVersionProducts = pgTable(
  'catalogue_version_products',
  {
    versionId: integer('version_id').notNull(),
    position: integer().notNull(),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.position] })],
);

/** Products an import left out, with the reasons in words. */
export const catalogueQuarantine = pgTable('catalogue_quarantine', {
  id: serial().primaryKey(),
  versionId: integer('version_id').notNull(),
  slug: text().notNull(),
  name: text().notNull(),
  reasons: text().notNull(),
  body: text().notNull(),
});

/** Generated documents of a catalogue version, for every process. */
export const documents = pgTable(
  'documents',
  {
    versionId: integer('version_id').notNull(),
    /** Changes when the program writes its documents in another way. */
    edition: text().notNull(),
    path: text().notNull(),
    /** What the list says about it, as JSON. */
    entry: text().notNull(),
    bytes: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.edition, table.path] })],
);

/** The versions whose documents are complete. */
export const documentSets = pgTable(
  'document_sets',
  { versionId: integer('version_id').notNull(), edition: text().notNull() },
  (table) => [primaryKey({ columns: [table.versionId, table.edition] })],
);
