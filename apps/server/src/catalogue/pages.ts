import { COMMERCE_PAGE_MAX } from '@dietetic/contract';
import { compress, type Encoding } from './compress.ts';

export type ListName = 'categories' | 'projections';
export type StoredPage = { list: ListName; offset: number; encoding: Encoding; bytes: Uint8Array };

const COMMA = Buffer.from(',');

/** One page in the platform's shape. `items` are already JSON texts: they are never parsed to be served. */
export function pageBytes(
  list: ListName,
  items: readonly Buffer[],
  page: { limit: number; offset: number; total: number },
): Buffer {
  const { limit, offset, total } = page;
  const head = `{"limit":${limit},"offset":${offset},"count":${items.length},"total":${total},"results":[`;
  const foot = `]${list === 'projections' ? ',"facets":{}' : ''}}`;
  const body = items.flatMap((item, index) => (index === 0 ? [item] : [COMMA, item]));
  return Buffer.concat([Buffer.from(head), ...body, Buffer.from(foot)]);
}

/** The pages the app asks for, full ones, compressed for good. One page's texts are in memory at a time. */
export async function fullPages(
  list: ListName,
  total: number,
  read: (from: number, to: number) => Promise<Buffer[]>,
): Promise<StoredPage[]> {
  const pages: StoredPage[] = [];
  for (let offset = 0; offset === 0 || offset < total; offset += COMMERCE_PAGE_MAX) {
    const items = await read(offset, offset + COMMERCE_PAGE_MAX);
    const text = pageBytes(list, items, { limit: COMMERCE_PAGE_MAX, offset, total });
    const [br, gzip] = await Promise.all([compress(text, 'br'), compress(text, 'gzip')]);
    pages.push({ list, offset, encoding: 'br', bytes: br }, { list, offset, encoding: 'gzip', bytes: gzip });
  }
  return pages;
}
