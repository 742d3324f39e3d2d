import type { CatalogueStatus, Manifest } from '@dietetic/contract';
import type { VersionRow } from './stored-versions.ts';
import type { Entry } from './entry.ts';
import { compressSoon, type Encoding } from './compress.ts';
import { type ListName, pageBytes } from './pages.ts';
import { tooManyRequests } from '#security/limits.ts';
import { type Sendable, sendable } from '#web/sendable.ts';

/** Pages are made on request, and the whole range on one is ten megabytes: those of both lists are kept, in two encodings. */
const PAGES_KEPT = 4;

/** Each takes a fifth of a second: with more before it, one would not be answered in time. */
const MOST_WAITING = 10;

/** One version of the catalogue: what devices fetch, and the pages of the commerce calls. */
export class ServedCatalogue {
  readonly status: CatalogueStatus;
  /** What devices fetch; null until this version is published. */
  readonly manifest: Manifest | null;
  readonly entries: readonly Entry[];
  /** Each as JSON text. */
  readonly categories: readonly string[];
  readonly #readTexts: (hashes: string[]) => Promise<Buffer[]>;
  readonly #hashOfSlug: Map<string, string>;
  readonly #pages = new Map<string, Promise<Sendable>>();
  /** Pages are made one after the other: anyone may ask for them. Ends with the last of them. */
  #making: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(version: VersionRow, entries: Entry[], readTexts: (hashes: string[]) => Promise<Buffer[]>) {
    this.status = {
      version: version.id,
      contentHash: version.contentHash,
      products: entries.length,
      categories: version.categories.length,
      updated: version.createdAt.toISOString(),
      source: version.source,
      demonstration: version.demonstration,
    };
    this.manifest = version.manifest && {
      ...version.manifest,
      version: version.id,
      published: this.status.updated,
    };
    this.entries = entries;
    this.categories = version.categories;
    this.#readTexts = readTexts;
    this.#hashOfSlug = new Map(entries.map(({ slug, hash }) => [slug, hash]));
  }

  has(slug: string): boolean {
    return this.#hashOfSlug.has(slug);
  }

  /** A page of one of the two lists, made on its first request. */
  page(list: ListName, limit: number, offset: number, encoding: Encoding | undefined): Promise<Sendable> {
    const key = keyOf(list, limit, offset, encoding);
    const known = this.#pages.get(key);
    if (known) return known;
    if (this.#waiting >= MOST_WAITING) return Promise.reject(tooManyRequests(5));
    this.#waiting += 1;
    const making = this.#making
      .then(() => this.#make(list, limit, offset, encoding))
      .finally(() => (this.#waiting -= 1));
    this.#making = making.catch(() => undefined);
    const oldest = this.#pages.size >= PAGES_KEPT ? this.#pages.keys().next().value : undefined;
    if (oldest !== undefined) this.#pages.delete(oldest);
    this.#pages.set(key, making);
    making.catch(() => this.#pages.delete(key));
    return making;
  }

  async #make(
    list: ListName,
    limit: number,
    offset: number,
    encoding: Encoding | undefined,
  ): Promise<Sendable> {
    const items =
      list === 'categories'
        ? this.categories.slice(offset, offset + limit).map((category) => Buffer.from(category))
        : await this.#readTexts(this.entries.slice(offset, offset + limit).map(({ hash }) => hash));
    const total = list === 'categories' ? this.categories.length : this.entries.length;
    const bytes = pageBytes(list, items, { limit, offset, total });
    return sendable(encoding ? await compressSoon(bytes, encoding) : bytes, encoding);
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
