import { createHash } from 'node:crypto';
import {
  type CatalogueIndex,
  type ListedFacts,
  factsOf,
  type ListedProduct,
  PUBLISHED_EDITION,
  PUBLISHED_FORMAT,
  readCategories,
  serialiseIndex,
} from '@dietetic/catalogue';
import type { FileRef, Manifest } from '@dietetic/contract';
import type { Query } from '#store/open-store.ts';
import type { Entry } from '../entry.ts';
import { compress } from '../compress.ts';
import { changeBetween } from './change-between.ts';
import { sortById, publishedProducts } from './published-products.ts';
import type { StoredManifest } from './stored-manifest.ts';

/** Products in one file of bodies. */
const PACK = 1000;
/**
 * How many versions back a device can update by steps, and the share of the whole catalogue above which steps save
 * nothing.
 */
const STEPS_KEPT = 20;
const MOST_OF_THE_WHOLE = 1 / 3;
/** Versions whose index and bodies are kept: a device may still be fetching them. */
const WHOLE_KEPT = 3;

type PublishedFile = { name: string; br: Buffer; gzip: Buffer };

/** A catalogue to publish, or one that was published. */
export type Content = { entries: readonly Entry[]; categories: readonly string[]; demonstration: boolean };
type PublishedContent = Content & { edition: string | null; manifest: StoredManifest | null };

export type Publication = {
  edition: string;
  manifest: StoredManifest;
  /** Those that are not stored yet. */
  files: PublishedFile[];
  /** Every file that the manifest names: these are kept. */
  names: string[];
};

/** The files of a catalogue, and the step from the previous one. Stores only rows that were made anew. */
export async function publish(
  query: Query,
  content: Content,
  before: PublishedContent | undefined,
): Promise<Publication> {
  const files = new Map<string, PublishedFile>();
  const put: Put = (kind, bytes) => addFile(query, files, kind, bytes);
  const { index, bodies } = await wholeCatalogue(query, content, put);
  const indexFile = await put('index', Buffer.from(serialiseIndex(index)));
  const catalogue = identityOf([indexFile, ...bodies]);
  const manifest: StoredManifest = {
    format: PUBLISHED_FORMAT,
    catalogue,
    demonstration: content.demonstration,
    products: index.products.length,
    index: indexFile,
    bodies,
    steps: [],
  };
  // If the program has changed, every body may have changed; devices then download everything.
  if (before?.manifest && before.edition === PUBLISHED_EDITION) {
    const { catalogue: from, steps } = before.manifest;
    const step =
      from === catalogue
        ? []
        : [
            {
              from,
              to: catalogue,
              file: await put(
                'change',
                Buffer.from(
                  await changeBetween(
                    query,
                    { ...before, manifest: before.manifest },
                    { ...content, catalogue, index },
                  ),
                ),
              ),
            },
          ];
    manifest.steps = worthwhile([...step, ...steps], [indexFile, ...bodies]);
  }
  return {
    edition: PUBLISHED_EDITION,
    manifest,
    files: [...files.values()],
    names: namesOf(manifest),
  };
}

const namesOf = ({ index, bodies, steps }: StoredManifest): string[] =>
  [index, ...bodies, ...steps.map(({ file }) => file)].map(({ name }) => name);

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('base64url');

const identityOf = (files: readonly FileRef[]) => sha256(files.map(({ name }) => name).join('\n'));

/** Steps until there are too many, or they are no smaller than the whole. */
function worthwhile(steps: Manifest['steps'], whole: readonly FileRef[]): Manifest['steps'] {
  const most = whole.reduce((sum, { bytes }) => sum + bytes, 0) * MOST_OF_THE_WHOLE;
  let sum = 0;
  const kept: Manifest['steps'] = [];
  for (const step of steps.slice(0, STEPS_KEPT)) {
    sum += step.file.bytes;
    if (sum > most) break;
    kept.push(step);
  }
  return kept;
}

type Put = (kind: 'index' | 'bodies' | 'change', bytes: Buffer) => Promise<FileRef>;

/** One pack of bodies is in memory at a time, and every row of the index. */
async function wholeCatalogue(query: Query, content: Content, put: Put) {
  const products: ListedProduct[] = [];
  const bodies: FileRef[] = [];
  let lines: Buffer[] = [];
  const share = factsSharer();
  const entries = sortById(content.entries);
  for await (const part of publishedProducts(query, entries, content.categories)) {
    for (const { row, line } of part) {
      products.push(share(asIn(content, row)));
      lines.push(Buffer.from(lines.length === 0 ? line : `\n${line}`)); // Bytes take half the memory, outside the heap.
      if (lines.length < PACK) continue;
      bodies.push(await put('bodies', Buffer.concat(lines)));
      lines = [];
    }
  }
  if (lines.length > 0) bodies.push(await put('bodies', Buffer.concat(lines)));
  const index: CatalogueIndex = {
    categories: readCategories(content.categories.map((text): unknown => JSON.parse(text))),
    products,
  };
  return { index, bodies };
}

/** A catalogue with one product of the fictional range is fictional as a whole. */
const asIn = ({ demonstration }: Content, row: ListedProduct): ListedProduct =>
  demonstration ? { ...row, demonstration } : row;

/** Rows with equal facts share them; parsed separately, each would hold its own copies of the same lists. */
function factsSharer(): (row: ListedProduct) => ListedProduct {
  const known = new Map<string, ListedFacts>();
  return (row) => {
    const own = factsOf(row);
    const key = JSON.stringify(own);
    const facts = known.get(key) ?? own;
    known.set(key, facts);
    return { ...row, ...facts };
  };
}

/** Compressed once; a file that is stored already is only named. */
async function addFile(
  query: Query,
  files: Map<string, PublishedFile>,
  kind: Parameters<Put>[0],
  bytes: Buffer,
): Promise<FileRef> {
  const name = `${kind}-${sha256(bytes)}.${kind === 'index' ? 'json' : 'jsonl'}`;
  const stored = await query(`SELECT 1 FROM catalogue_files WHERE name = $1`, [name]);
  if (stored.rowCount === 0 && !files.has(name)) {
    const [br, gzip] = await Promise.all([compress(bytes, 'br'), compress(bytes, 'gzip')]);
    files.set(name, { name, br, gzip });
  }
  return { name, bytes: bytes.byteLength };
}

/** Files that a recent manifest names, or that a device may still be downloading, are not deleted. */
export async function filesToKeep(query: Query): Promise<string[]> {
  const { rows } = await query<{ manifest: string | null }>(
    `SELECT manifest FROM catalogue_versions ORDER BY id DESC LIMIT ${STEPS_KEPT}`,
  );
  return rows.flatMap(({ manifest }, at) => {
    if (manifest === null) return [];
    const stored = JSON.parse(manifest) as StoredManifest;
    return at < WHOLE_KEPT ? namesOf(stored) : stored.steps.map(({ file }) => file.name);
  });
}
