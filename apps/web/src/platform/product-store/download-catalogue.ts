import { catalogueImport, type ImportResult } from '@dietetic/catalogue';
import {
  CATALOGUE_STATUS_PATH,
  CATALOGUE_VERSION_HEADER,
  CATEGORIES_PATH,
  COMMERCE_CLIENT_ID,
  COMMERCE_CLIENT_SECRET,
  COMMERCE_PAGE_MAX,
  COMMERCE_SCOPE,
  PROJECTIONS_PATH,
  TOKEN_PATH,
} from '@dietetic/contract';
import { catalogueStatusSchema, pageSchema, tokenSchema } from '@dietetic/contract/schemas';
import { PageReader, type TakeResult } from './page-reader.ts';
import type { SyncFailure } from './sync-result.ts';

type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

/** Why a download gave nothing; carried as an error so that each step may simply stop. */
export class DownloadFailure extends Error {
  override name = 'DownloadFailure';
  readonly reason: SyncFailure;
  constructor(reason: SyncFailure, detail: string) {
    super(detail);
    this.reason = reason;
  }
}

export type DownloadedCatalogue = {
  /** What the lists hold, read and checked. */
  imported: ImportResult;
  /** How many products the server stated and sent. */
  statedCount: number;
  contentHash: string;
};

/** One page is 500 rows at most; more pages than this is a fault, not a catalogue. */
const MOST_PAGES = 40;

/**
 * Fetches both lists completely, or nothing: undefined when the server has what `heldHash` names already.
 * One small question is asked first, so that an update without news costs a few hundred bytes; a device that holds
 * nothing needs the lists whatever the answer is, and asks for their key at the same time.
 */
export async function downloadCatalogue(
  fetch: Fetch,
  heldHash: string | undefined,
): Promise<DownloadedCatalogue | undefined> {
  const [status, key] = await Promise.all([
    readStatus(fetch),
    heldHash === undefined ? readToken(fetch) : undefined,
  ]);
  if (heldHash !== undefined && status.contentHash === heldHash) return undefined;
  const token = key ?? (await readToken(fetch));
  const read = () => readBothLists(fetch, token, status.demonstration);
  const lists = (await read()) ?? (await read());
  // Twice in a row the catalogue was replaced between two pages: someone is importing right now.
  if (!lists) throw new DownloadFailure('incomplete', 'The catalogue changed while it was being read');
  return { ...lists, contentHash: status.contentHash };
}

async function readStatus(fetch: Fetch) {
  const parsed = catalogueStatusSchema.safeParse(await readJson(fetch, CATALOGUE_STATUS_PATH, {}));
  if (!parsed.success) throw new DownloadFailure('refused', `${CATALOGUE_STATUS_PATH}: not a status`);
  return parsed.data;
}

async function readToken(fetch: Fetch): Promise<string> {
  const query = new URLSearchParams({ grant_type: 'client_credentials', scope: COMMERCE_SCOPE });
  const answer = await readJson(fetch, `${TOKEN_PATH}?${query}`, {
    method: 'POST',
    headers: { Authorization: `Basic ${btoa(`${COMMERCE_CLIENT_ID}:${COMMERCE_CLIENT_SECRET}`)}` },
  });
  const parsed = tokenSchema.safeParse(answer);
  if (!parsed.success) throw new DownloadFailure('refused', `${TOKEN_PATH}: not a token`);
  return parsed.data.access_token;
}

/** Undefined when the pages belong to different states of the catalogue. */
async function readBothLists(fetch: Fetch, token: string, demonstration: boolean) {
  const stopped = new AbortController();
  const askPage: AskPage = (path, offset) => {
    const query = new URLSearchParams({ limit: String(COMMERCE_PAGE_MAX) });
    if (offset > 0) query.set('offset', String(offset));
    const headers = { Authorization: `Bearer ${token}` };
    return ask(fetch, `${path}?${query}`, { headers, signal: stopped.signal });
  };
  const versions = new Set<string>();
  try {
    // The products are on their way while the categories, which they refer to, are read.
    const [ofCategories, ofProjections] = await Promise.all([
      askPage(CATEGORIES_PATH, 0),
      askPage(PROJECTIONS_PATH, 0),
    ]);
    const categories: unknown[] = [];
    await readList({ path: CATEGORIES_PATH, first: ofCategories, askPage, versions }, (category) =>
      categories.push(category),
    );
    const gate = catalogueImport(categories, { demonstration });
    const statedCount = await readList(
      { path: PROJECTIONS_PATH, first: ofProjections, askPage, versions },
      // Some products come twice, when one is put in between two pages; they are read again only then.
      (projection, again) => gate.add(projection, again),
    );
    return { imported: gate.finish(), statedCount };
  } catch (cause) {
    if (cause instanceof ChangedMeanwhile) return undefined;
    throw cause;
  } finally {
    // Where one list failed, megabytes of the other are no use.
    stopped.abort();
  }
}

class ChangedMeanwhile extends Error {}

type AskPage = (path: string, offset: number) => Promise<Response>;
type List = { path: string; first: Response; askPage: AskPage; versions: Set<string> };

/** Reads a list to its end, and gives the number of its rows: no more and no fewer than were stated. */
async function readList({ path, first, askPage, versions }: List, take: TakeResult): Promise<number> {
  let rows = 0;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const before = rows;
    const response = page === 0 ? first : await askPage(path, rows);
    versions.add(response.headers.get(CATALOGUE_VERSION_HEADER) ?? '');
    if (versions.size > 1) throw new ChangedMeanwhile();
    const around = await readPage(response, path, (row, again) => {
      take(row, again);
      rows += 1;
    });
    const parsed = pageSchema.safeParse(around);
    if (!parsed.success) throw new DownloadFailure('refused', `${path}: not a page`);
    if (rows === parsed.data.total) return rows;
    if (rows === before || rows > parsed.data.total) break;
  }
  throw new DownloadFailure('incomplete', `${path}: ${rows} rows do not make the stated total`);
}

/** Gives each row as soon as it has arrived, and in the end the page around them. */
async function readPage(response: Response, path: string, take: TakeResult): Promise<unknown> {
  const page = new PageReader(take);
  const arriving = response.body?.getReader();
  const next = async () => {
    try {
      return (await arriving?.read())?.value;
    } catch {
      throw cutOff(path);
    }
  };
  try {
    for (let bytes = await next(); bytes; bytes = await next()) page.add(bytes);
    return page.end();
  } catch (cause) {
    throw cause instanceof SyntaxError ? cutOff(path) : cause;
  }
}

async function readJson(fetch: Fetch, path: string, init: RequestInit): Promise<unknown> {
  return jsonOf(await ask(fetch, path, init), path);
}

async function ask(fetch: Fetch, path: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { ...init, credentials: 'omit' });
  } catch {
    throw new DownloadFailure('unreachable', `${path}: no answer`);
  }
  if (!response.ok) throw new DownloadFailure('refused', `${path}: status ${response.status}`);
  return response;
}

async function jsonOf(response: Response, path: string): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw cutOff(path);
  }
}

/** Cut off on the way, or a login page of the ward's network in place of the answer. */
function cutOff(path: string): DownloadFailure {
  return new DownloadFailure('incomplete', `${path}: the answer is not complete JSON`);
}
