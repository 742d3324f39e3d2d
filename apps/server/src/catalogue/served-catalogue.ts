import { createHash } from 'node:crypto';
import zlib from 'node:zlib';
import { CATALOGUE_VERSION_HEADER, COMMERCE_PAGE_MAX, type CatalogueStatus } from '@dietetic/contract';
import type { Entry, VersionRow } from './catalogue-repository.ts';
import type { Encoding } from './compress.ts';
import { type ListName, pageBytes, type StoredPage } from './pages.ts';

export type Served = {
  bytes: Buffer;
  etag: string;
  encoding: Encoding | undefined;
  headers: Readonly<Record<string, string>>;
};

/** Pages of unusual size are made when asked for; this many stay at hand. */
const OTHER_PAGES_KEPT = 32;

/** One version of the catalogue as it goes out: bytes are made once and only copied after that. */
export class ServedCatalogue {
  readonly status: CatalogueStatus;
  readonly entries: readonly Entry[];
  /** Each as JSON text. */
  readonly categories: readonly string[];
  readonly #readTexts: (hashes: string[]) => Promise<Buffer[]>;
  readonly #hashOfSlug: Map<string, string>;
  readonly #ready = new Map<string, Served>();
  readonly #others = new Map<string, Promise<Served>>();

  constructor(
    version: VersionRow,
    entries: Entry[],
    pages: StoredPage[],
    readTexts: (hashes: string[]) => Promise<Buffer[]>,
  ) {
    this.status = {
      version: version.id,
      contentHash: version.contentHash,
      products: entries.length,
      categories: version.categories.length,
      updated: version.createdAt.toISOString(),
      source: version.source,
      demonstration: version.demonstration,
    };
    this.entries = entries;
    this.categories = version.categories;
    this.#readTexts = readTexts;
    this.#hashOfSlug = new Map(entries.map(({ slug, hash }) => [slug, hash]));
    for (const page of pages) {
      const key = keyOf(page.list, COMMERCE_PAGE_MAX, page.offset, page.encoding);
      this.#ready.set(key, this.#served(Buffer.from(page.bytes), page.encoding));
    }
  }

  /** Answers at once for the pages the app asks for; others are read and made. */
  page(
    list: ListName,
    limit: number,
    offset: number,
    encoding: Encoding | undefined,
  ): Served | Promise<Served> {
    const key = keyOf(list, limit, offset, encoding);
    const known = this.#ready.get(key) ?? this.#others.get(key);
    if (known) return known;
    const making = this.#make(list, limit, offset, encoding);
    const oldest = this.#others.size >= OTHER_PAGES_KEPT ? this.#others.keys().next().value : undefined;
    if (oldest !== undefined) this.#others.delete(oldest);
    this.#others.set(key, making);
    making.catch(() => this.#others.delete(key));
    return making;
  }

  async #make(
    list: ListName,
    limit: number,
    offset: number,
    encoding: Encoding | undefined,
  ): Promise<Served> {
    const compressed = this.#ready.get(keyOf(list, limit, offset, 'gzip'));
    if (compressed) return this.#served(encode(zlib.gunzipSync(compressed.bytes), encoding), encoding);
    const items =
      list === 'categories'
        ? this.categories.slice(offset, offset + limit).map((category) => Buffer.from(category))
        : await this.#readTexts(this.entries.slice(offset, offset + limit).map(({ hash }) => hash));
    const total = list === 'categories' ? this.categories.length : this.entries.length;
    return this.#served(encode(pageBytes(list, items, { limit, offset, total }), encoding), encoding);
  }

  #served(bytes: Buffer, encoding: Encoding | undefined): Served {
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const headers = {
      [CATALOGUE_VERSION_HEADER]: String(this.status.version),
      'Cache-Control': 'private, no-cache',
      ETag: etag,
      Vary: 'Accept-Encoding',
    };
    return { bytes, encoding, etag, headers };
  }

  /** The projection as it was imported. */
  async product(slug: string): Promise<unknown> {
    const hash = this.#hashOfSlug.get(slug);
    if (hash === undefined) return undefined;
    const [body] = await this.#readTexts([hash]);
    return body === undefined ? undefined : JSON.parse(body.toString());
  }

  /** Every projection as JSON text, a few at a time. */
  async *texts(atOnce = 200): AsyncGenerator<string[]> {
    for (let from = 0; from < this.entries.length; from += atOnce) {
      const texts = await this.#readTexts(this.entries.slice(from, from + atOnce).map(({ hash }) => hash));
      yield texts.map((text) => text.toString());
    }
  }
}

const keyOf = (list: ListName, limit: number, offset: number, encoding: Encoding | undefined) =>
  `${list}/${limit}/${offset}/${encoding ?? 'plain'}`;

function encode(text: Buffer, encoding: Encoding | undefined): Buffer {
  if (encoding === 'gzip') return zlib.gzipSync(text, { level: 6 });
  if (encoding === 'br') {
    return zlib.brotliCompressSync(text, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } });
  }
  return text;
}
