import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A file in the list of the service worker. */
export type Listed = { url: string; revision: string | null; size: number };

const OFFLINE = /\.(?:html|js|css|woff2|svg|png|webmanifest)$|^start\/[^/]*\.json$/;
const NOT_OFFLINE = [
  // Must come from the server: they are for when there is no worker, or when it is broken.
  /^pages\/|^recover\./,
  // Asked for when the app is installed and by messages that are pushed: neither happens without a connection.
  /^(?:icons|screenshots)\//,
  // The style of the first screens is inside the pages; by their whole names, for other files begin alike.
  /^assets\/(?:base|start|screens)-.{8}\.css$/,
  /^sw\.js$/,
];
/** A file that stands for a mistake: nobody waits for one this large. */
const MOST_BYTES = 900_000;
/** Its name changes with what it holds. */
const NAMED_BY_CONTENT = /^assets\//;

/** What the offline copy is made of, by name, each with a mark of what it holds. */
export async function offlineFiles(outDir: string): Promise<Listed[]> {
  const listed = await readdir(outDir, { recursive: true, withFileTypes: true });
  const urls = listed
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path.relative(outDir, path.join(parentPath, name)).replaceAll(path.sep, '/'),
    )
    .filter((url) => OFFLINE.test(url) && !NOT_OFFLINE.some((left) => left.test(url)))
    .toSorted();
  return Promise.all(
    urls.map(async (url) => {
      const content = await readFile(path.join(outDir, url));
      if (content.length > MOST_BYTES) throw new Error(`${url} is too large for the offline copy.`);
      const revision = NAMED_BY_CONTENT.test(url) ? null : createHash('md5').update(content).digest('hex');
      return { url, revision, size: content.length };
    }),
  );
}
