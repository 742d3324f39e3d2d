import { isAscii } from 'node:buffer';
import { COMMERCE_PAGE_MAX } from '@dietetic/contract';
import { compress, type Encoding } from './compress.ts';

export type ListName = 'categories' | 'projections';
export type StoredPage = { list: ListName; offset: number; encoding: Encoding; bytes: Uint8Array };

const COMMA = Buffer.from(',');

/** One page in the platform's shape, in ASCII. `items` are already JSON texts: they are never parsed to be served. */
export function pageBytes(
  list: ListName,
  items: readonly Buffer[],
  page: { limit: number; offset: number; total: number },
): Buffer {
  const { limit, offset, total } = page;
  const head = `{"limit":${limit},"offset":${offset},"count":${items.length},"total":${total},"results":[`;
  const foot = `]${list === 'projections' ? ',"facets":{}' : ''}}`;
  const body = items.flatMap((item, index) => (index === 0 ? [ascii(item)] : [COMMA, ascii(item)]));
  return Buffer.concat([Buffer.from(head), ...body, Buffer.from(foot)]);
}

/**
 * The same JSON with every letter beyond ASCII as its number: a single "µ" among ten million letters makes a browser
 * look at each of them to read the bytes as text, and then hold that text in two bytes a letter.
 */
function ascii(json: Buffer): Buffer {
  if (isAscii(json)) return json;
  const escaped = json
    .toString()
    .replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return Buffer.from(escaped, 'latin1');
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
