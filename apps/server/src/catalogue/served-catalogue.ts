import { createHash } from 'node:crypto';
import zlib from 'node:zlib';
import { COMMERCE_PAGE_MAX, type CatalogueStatus } from '@dietetic/contract';
import type { Encoding } from './compress.ts';
import { type ListName, pageText, type StoredPage } from './pages.ts';
import type { ProductBody, VersionRow } from './catalogue-repository.ts';

export type Served = { bytes: Buffer; etag: string; encoding: Encoding | undefined };

/** Pages of unusual size are made when asked for; this many stay at hand. */
const OTHER_PAGES_KEPT = 64;

/** One version of the catalogue as it goes out: bytes are made once and only copied after that. */
export class ServedCatalogue {
  readonly status: CatalogueStatus;
  /** What the pages say about themselves, as a header value. */
  readonly versionHeader: string;
  readonly #items: Record<ListName, string[]>;
  readonly #bodies: Map<string, string>;
  readonly #ready = new Map<string, Served>();
  readonly #others = new Map<string, Served>();

  constructor(version: VersionRow, products: ProductBody[], pages: StoredPage[]) {
    this.status = {
      version: version.id,
      contentHash: version.contentHash,
      products: products.length,
      categories: version.categories.length,
      updated: version.createdAt.toISOString(),
      source: version.source,
      demonstration: version.demonstration,
    };
    this.versionHeader = String(version.id);
    this.#items = { categories: version.categories, projections: products.map((product) => product.body) };
    this.#bodies = new Map(products.map((product) => [product.slug, product.body]));
    for (const page of pages) {
      const key = keyOf(page.list, COMMERCE_PAGE_MAX, page.offset, page.encoding);
      this.#ready.set(key, served(Buffer.from(page.bytes), page.encoding));
    }
  }

  page(list: ListName, limit: number, offset: number, encoding: Encoding | undefined): Served {
    const key = keyOf(list, limit, offset, encoding);
    const known = this.#ready.get(key) ?? this.#others.get(key);
    if (known) return known;
    const text = Buffer.from(pageText(list, this.#items[list], limit, offset));
    const made = served(quickly(text, encoding), encoding);
    const oldest = this.#others.size >= OTHER_PAGES_KEPT ? this.#others.keys().next().value : undefined;
    if (oldest !== undefined) this.#others.delete(oldest);
    this.#others.set(key, made);
    return made;
  }

  /** The projection as it was imported. */
  product(slug: string): unknown {
    const body = this.#bodies.get(slug);
    return body === undefined ? undefined : JSON.parse(body);
  }

  projections(): unknown[] {
    return this.#items.projections.map((body): unknown => JSON.parse(body));
  }

  categories(): unknown[] {
    return this.#items.categories.map((body): unknown => JSON.parse(body));
  }
}

const keyOf = (list: ListName, limit: number, offset: number, encoding: Encoding | undefined) =>
  `${list}/${limit}/${offset}/${encoding ?? 'plain'}`;

function served(bytes: Buffer, encoding: Encoding | undefined): Served {
  return {
    bytes,
    encoding,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
  };
}

function quickly(text: Buffer, encoding: Encoding | undefined): Buffer {
  if (encoding === 'gzip') return zlib.gzipSync(text, { level: 6 });
  if (encoding === 'br') {
    return zlib.brotliCompressSync(text, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } });
  }
  return text;
}
