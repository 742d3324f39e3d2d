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
  categories: unknown[];
  projections: unknown[];
  contentHash: string;
  /** True while the server serves the fictional range. */
  demonstration: boolean;
};

/** One page is 500 rows at most; more pages than this is a fault, not a catalogue. */
const MOST_PAGES = 40;

/**
 * Fetches both lists completely, or nothing: undefined when the server has what `heldHash` names already.
 * One small question is asked first, so that an update without news costs a few hundred bytes.
 */
export async function downloadCatalogue(
  fetch: Fetch,
  heldHash: string | undefined,
): Promise<DownloadedCatalogue | undefined> {
  const status = await readStatus(fetch);
  if (heldHash !== undefined && status.contentHash === heldHash) return undefined;
  const token = await readToken(fetch);
  const lists = (await readBothLists(fetch, token)) ?? (await readBothLists(fetch, token));
  // Twice in a row the catalogue was replaced between two pages: someone is importing right now.
  if (!lists) throw new DownloadFailure('incomplete', 'The catalogue changed while it was being read');
  return { ...lists, contentHash: status.contentHash, demonstration: status.demonstration };
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
async function readBothLists(fetch: Fetch, token: string) {
  const versions = new Set<string>();
  const categories = await readList(fetch, CATEGORIES_PATH, token, versions);
  const projections = await readList(fetch, PROJECTIONS_PATH, token, versions);
  return versions.size > 1 ? undefined : { categories, projections };
}

async function readList(
  fetch: Fetch,
  path: string,
  token: string,
  versions: Set<string>,
): Promise<unknown[]> {
  const results: unknown[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = new URLSearchParams({ limit: String(COMMERCE_PAGE_MAX) });
    if (page > 0) query.set('offset', String(results.length));
    const headers = { Authorization: `Bearer ${token}` };
    const response = await ask(fetch, `${path}?${query}`, { headers });
    versions.add(response.headers.get(CATALOGUE_VERSION_HEADER) ?? '');
    const parsed = pageSchema.safeParse(await jsonOf(response, path));
    if (!parsed.success) throw new DownloadFailure('refused', `${path}: not a page`);
    results.push(...parsed.data.results);
    if (results.length === parsed.data.total) return results;
    if (parsed.data.results.length === 0 || results.length > parsed.data.total) break;
  }
  throw new DownloadFailure('incomplete', `${path}: ${results.length} rows do not make the stated total`);
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
    // Cut off on the way, or a login page of the ward's network in place of the answer.
    throw new DownloadFailure('incomplete', `${path}: the answer is not complete JSON`);
  }
}
