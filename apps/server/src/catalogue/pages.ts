export type ListName = 'categories' | 'projections';

/** One page in the platform's format. `items` are already JSON texts, which are never parsed to be served. */
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

const COMMA = Buffer.from(',');
