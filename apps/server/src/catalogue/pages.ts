import { COMMERCE_PAGE_MAX } from '@dietetic/contract';
import { type Encoding, compress } from './compress.ts';

export type ListName = 'categories' | 'projections';
export type StoredPage = { list: ListName; offset: number; encoding: Encoding; bytes: Uint8Array };

/** One page in the platform's shape. `items` are already JSON texts: they are never parsed to be served. */
export function pageText(list: ListName, items: readonly string[], limit: number, offset: number): string {
  const results = items.slice(offset, offset + limit);
  const head = `{"limit":${limit},"offset":${offset},"count":${results.length},"total":${items.length},"results":[`;
  return `${head}${results.join(',')}]${list === 'projections' ? ',"facets":{}' : ''}}`;
}

/** The pages the app asks for, full ones, compressed for good. */
export async function fullPages(list: ListName, items: readonly string[]): Promise<StoredPage[]> {
  const offsets = Array.from(
    { length: Math.max(1, Math.ceil(items.length / COMMERCE_PAGE_MAX)) },
    (_, page) => page * COMMERCE_PAGE_MAX,
  );
  const pages = await Promise.all(
    offsets.map(async (offset) => {
      const text = Buffer.from(pageText(list, items, COMMERCE_PAGE_MAX, offset));
      const [br, gzip] = await Promise.all([compress(text, 'br'), compress(text, 'gzip')]);
      return [
        { list, offset, encoding: 'br' as const, bytes: br },
        { list, offset, encoding: 'gzip' as const, bytes: gzip },
      ];
    }),
  );
  return pages.flat();
}
