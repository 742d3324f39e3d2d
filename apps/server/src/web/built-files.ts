import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { prerenderedPath, type StartScreen } from '@dietetic/contract';
import { compress, compressNow, type Encoding } from '#catalogue/compress.ts';
import { ENCODINGS, isCompressible, isPacked, packedForm } from './packed-files.ts';
import { type Sendable, sendable } from './sendable.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.wasm': 'application/wasm',
};
const WORKER = '/sw.js';
/** Where the build puts the scripts of all other workers. */
const WORKERS = '/assets/workers/';

export type BuiltFile = {
  type: string;
  /** The name holds a hash of the content: it never changes. */
  immutable: boolean;
  /** Runs in its own context, so it needs its own content policy. */
  isWorker: boolean;
  /** Inline scripts and styles of a page, for its content security policy. */
  scriptHashes: string[];
  styleHashes: string[];
  bytes(encoding: Encoding | undefined): Sendable;
};

export type BuiltFiles = {
  find(urlPath: string): BuiltFile | undefined;
  /** The app's page for an address, with the first screen for this visitor. */
  page(pathname: string, screen: StartScreen): BuiltFile | undefined;
  /** Compresses at the best quality, in the background, what the build has not. */
  warm(): Promise<void>;
};

/**
 * The built app, kept in memory. When it is rebuilt under a running server the new files are picked up; files that
 * the old page may still request by their hashed names stay.
 */
export function builtFiles(directory: string): BuiltFiles {
  let files = new Map<string, HeldFile>();
  let stamp = '';
  let asked = 0;

  const load = () => {
    const now = stampOf(directory);
    if (now === undefined || now === stamp) return;
    const old = files;
    files = new Map([...old].filter(([, file]) => file.immutable));
    for (const [urlPath, full] of walk(directory)) {
      const bytes = fs.readFileSync(full);
      const known = old.get(urlPath);
      files.set(urlPath, known?.original.equals(bytes) ? known : new HeldFile(urlPath, bytes, full));
    }
    stamp = now;
  };
  load();

  /** Checks the disk once a second at most, but always for the service worker, whose request is a check for updates. */
  const refresh = (urlPath: string) => {
    const now = Date.now();
    if (now - asked <= 1000 && urlPath !== WORKER) return;
    asked = now;
    load();
  };
  return {
    find: (urlPath) => {
      refresh(urlPath);
      return files.get(urlPath);
    },
    page: (pathname, screen) => {
      refresh(pathname);
      return files.get(`/pages/${prerenderedPath(screen, pathname)}.html`) ?? files.get('/index.html');
    },
    warm: async () => {
      for (const file of files.values()) await file.warm();
    },
  };
}

class HeldFile implements BuiltFile {
  readonly original: Buffer;
  readonly type: string;
  readonly immutable: boolean;
  readonly isWorker: boolean;
  readonly scriptHashes: string[] = [];
  readonly styleHashes: string[] = [];
  readonly #compressible: boolean;
  readonly #made = new Map<Encoding | undefined, Sendable>();
  /** Made at the best quality. */
  readonly #best = new Set<Encoding>();

  constructor(urlPath: string, bytes: Buffer, file: string) {
    const extension = path.extname(urlPath).toLowerCase();
    this.original = bytes;
    this.type = TYPES[extension] ?? 'application/octet-stream';
    this.immutable = urlPath.startsWith('/assets/') && /[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$/.test(urlPath);
    this.isWorker = urlPath === WORKER || urlPath.startsWith(WORKERS);
    this.#compressible = isCompressible(file, bytes);
    for (const encoding of this.#compressible ? ENCODINGS : []) {
      const packed = packedForm(file, bytes, encoding);
      if (packed) this.#keepBest(encoding, packed);
    }
    if (extension === '.html') {
      const html = bytes.toString('utf8');
      this.scriptHashes = inlineHashes(html, 'script');
      this.styleHashes = inlineHashes(html, 'style');
    }
  }

  bytes(wanted: Encoding | undefined): Sendable {
    const encoding = this.#compressible ? wanted : undefined;
    return (
      this.#made.get(encoding) ??
      this.#keep(encoding, encoding ? compressNow(this.original, encoding) : this.original)
    );
  }

  async warm(): Promise<void> {
    if (!this.#compressible) return;
    for (const encoding of ENCODINGS)
      if (!this.#best.has(encoding)) this.#keepBest(encoding, await compress(this.original, encoding));
  }

  #keepBest(encoding: Encoding, bytes: Buffer): void {
    this.#keep(encoding, bytes);
    this.#best.add(encoding);
  }

  #keep(encoding: Encoding | undefined, bytes: Buffer): Sendable {
    const made = sendable(bytes, encoding);
    this.#made.set(encoding, made);
    return made;
  }
}

/** Hashes of the text between the tags, in the form of a content security policy. Scripts with `src` have none. */
function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const found = html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'gi'));
  const hashes = new Set<string>();
  for (const [, attributes = '', content = ''] of found) {
    if (/\ssrc\s*=/i.test(attributes) || content === '') continue;
    hashes.add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`);
  }
  return [...hashes];
}

/** Undefined while there is no page: nothing was built yet, or a build has emptied the folder and is under way. */
function stampOf(directory: string): string | undefined {
  try {
    const [page, worker] = ['index.html', 'sw.js'].map((name) =>
      fs.statSync(path.join(directory, name), { throwIfNoEntry: false }),
    );
    return page && `${page.mtimeMs}/${worker?.mtimeMs ?? 0}`;
  } catch {
    return undefined;
  }
}

function* walk(directory: string, prefix = ''): Generator<[urlPath: string, file: string]> {
  if (!fs.existsSync(directory)) return;
  for (const entry of fs.readdirSync(directory, { withFileTypes: true })) {
    const full = path.join(directory, entry.name);
    if (entry.isDirectory()) yield* walk(full, `${prefix}/${entry.name}`);
    // Source maps stay on the server: they are for reading crash reports.
    else if (entry.isFile() && !entry.name.endsWith('.map') && !isPacked(entry.name))
      yield [`${prefix}/${entry.name}`, full];
  }
}
