import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { StartFiles } from '../page.ts';
import type { Listed } from './offline-files.ts';

/** What a page may send for before there is a worker, and what is sent with a content policy. */
const BY_ITSELF = /^(?:index\.html|assets\/workers\/.*)$/;

/** The kinds of text, in the order in which they stand in the file. */
const KINDS = ['js', 'css', 'html', 'json', 'svg'];
const kindOf = ({ url }: Listed) => KINDS.indexOf(url.slice(url.lastIndexOf('.') + 1));

/**
 * Puts the texts of the offline copy that the start page does not ask for into one file, which is compressed as one and
 * costs one request (decision 207). The worker takes them out of it; each of them stays a file too.
 */
export async function offlinePack(outDir: string, entries: readonly Listed[]): Promise<Listed[]> {
  const built = (url: string) => readFile(path.join(outDir, url), 'utf8');
  const { app } = JSON.parse(await built('start/files.json')) as StartFiles;
  const askedFor = new Set([app.entry, ...app.scripts].map((file) => file.slice(1)));
  const packed = entries
    .filter((entry) => kindOf(entry) >= 0 && !BY_ITSELF.test(entry.url) && !askedFor.has(entry.url))
    // Like stands by like, which compresses better.
    .toSorted((a, b) => kindOf(a) - kindOf(b) || b.size - a.size);
  const texts = await Promise.all(packed.map(async ({ url }) => [url, await built(url)] as const));
  const pack = JSON.stringify(Object.fromEntries(texts));
  const hash = createHash('sha256').update(pack).digest('base64url').slice(0, 8);
  const url = `assets/offline-pack-${hash}.json`;
  await writeFile(path.join(outDir, url), pack);
  return [...entries, { url, revision: null, size: pack.length }];
}
