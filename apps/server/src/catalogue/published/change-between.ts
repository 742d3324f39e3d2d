import { promisify } from 'node:util';
import zlib from 'node:zlib';
import {
  type CatalogueIndex,
  isSameRow,
  isChangeAnnounced,
  type ListedProduct,
  parseIndex,
  parseProduct,
  type AnnouncedChanges,
  serialiseChange,
} from '@dietetic/catalogue';
import type { Query } from '#store/open-store.ts';
import type { Entry } from '../entry.ts';
import { readFile } from '../stored-versions.ts';
import type { StoredManifest } from './stored-manifest.ts';
import { sortById, publishedProducts } from './published-products.ts';

const gunzip = promisify(zlib.gunzip);

type Side = { entries: readonly Entry[]; categories: readonly string[] };

/** The changes from the previous catalogue to this one. Opens only products whose text or row differs. */
export async function changeBetween(
  query: Query,
  before: Side & { manifest: StoredManifest },
  after: Side & { catalogue: string; index: CatalogueIndex },
): Promise<string> {
  const old = await storedIndex(query, before.manifest);
  const rowsBefore = new Map(old.products.map((row) => [row.id, row]));
  const rowsAfter = new Map(after.index.products.map((row) => [row.id, row]));
  const hashes = new Map(before.entries.map(({ slug, hash }) => [slug, hash]));
  const isTouched = (entry: Entry) => {
    const [was, is] = [rowsBefore.get(entry.slug), rowsAfter.get(entry.slug)];
    const isSame = was !== undefined && is !== undefined && isSameRow(was, is);
    return hashes.get(entry.slug) !== entry.hash || !isSame;
  };
  const touched = sortById(after.entries.filter(isTouched));
  const ids = new Set(touched.map(({ slug }) => slug));
  const linesBefore = await linesOf(
    query,
    before.entries.filter(({ slug }) => ids.has(slug)),
    before.categories,
  );
  const lines: string[] = [];
  const told: AnnouncedChanges = {
    added: named(after.index.products, rowsBefore),
    changed: [],
    withdrawn: named(old.products, rowsAfter),
  };
  for await (const part of publishedProducts(query, touched, after.categories)) {
    for (const { row, line } of part) {
      const was = rowsBefore.get(row.id);
      const lineBefore = linesBefore.get(row.id);
      if (line !== lineBefore) lines.push(line);
      if (was === undefined || lineBefore === undefined) continue;
      const is = rowsAfter.get(row.id) ?? row;
      if (isChangeAnnounced(parseProduct(was, lineBefore), parseProduct(is, line)))
        told.changed.push({ id: row.id, name: row.name });
    }
  }
  return serialiseChange({
    from: before.manifest.catalogue,
    to: after.catalogue,
    told,
    index: { before: old, after: after.index },
    lines,
  });
}

const named = (rows: readonly ListedProduct[], others: ReadonlyMap<string, unknown>) =>
  rows.filter(({ id }) => !others.has(id)).map(({ id, name }) => ({ id, name }));

async function linesOf(query: Query, entries: readonly Entry[], categories: readonly string[]) {
  const lines = new Map<string, string>();
  for await (const part of publishedProducts(query, entries, categories)) {
    for (const { row, line } of part) lines.set(row.id, line);
  }
  return lines;
}

async function storedIndex(query: Query, { index: { name } }: StoredManifest): Promise<CatalogueIndex> {
  const file = await readFile(query, name);
  const index = file && parseIndex((await gunzip(file.gzip)).toString());
  if (!index) throw new Error('The index of the catalogue before is not stored.');
  return index;
}
