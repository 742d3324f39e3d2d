import { setTimeout as wait } from 'node:timers/promises';
import { COMMERCE_PAGE_MAX } from '@dietetic/contract';
import * as z from 'zod/mini';
import type { CommerceSource } from '#config.ts';
import { type CatalogueSource, SourceError } from './catalogue-source.ts';

const TRIES = 5;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
const ANSWER_WITHIN_MS = 60_000;

export type Network = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  wait: (milliseconds: number) => Promise<unknown>;
};
const REAL: Network = { fetch: (url, init) => fetch(url, init), wait };

/** A real commerce project, read page by page with a token that is renewed when it expires. */
export function commerceSource(project: CommerceSource, network: Network = REAL): CatalogueSource {
  const get = platformReader(project, network);
  return {
    name: 'commerce',
    demonstration: false,
    categories: async () => {
      const categories: unknown[] = [];
      for await (const page of pages(get, 'categories', {})) categories.push(...page);
      return categories;
    },
    products: async function* () {
      for await (const page of pages(get, 'product-projections', { staged: 'false' })) yield* page;
    },
  };
}

type Get = (path: string, query: URLSearchParams) => Promise<unknown>;

/**
 * Every page of a list in the order of ids, each starting after the last id of the page before. Products added or
 * removed meanwhile do not shift others between pages, and the list may have any length.
 */
async function* pages(get: Get, list: string, filter: Record<string, string>): AsyncGenerator<unknown[]> {
  const seen = new Set<string>();
  for (let after: string | undefined; ; ) {
    const query = new URLSearchParams({
      ...filter,
      sort: 'id',
      limit: String(COMMERCE_PAGE_MAX),
      withTotal: 'false',
    });
    if (after !== undefined) query.set('where', `id > "${after}"`);
    const page = resultsSchema.safeParse(await get(list, query));
    if (!page.success)
      throw new SourceError(`The commerce platform’s answer for ${list} is not a page of results.`);
    const { results } = page.data;
    const last = results.at(-1)?.id;
    const ids = [...(after === undefined ? [] : [after]), ...results.map(({ id }) => id)];
    // The order only matters if there are more pages.
    if (results.length === COMMERCE_PAGE_MAX && ids.some((id, at) => at > 0 && id < (ids[at - 1] ?? '')))
      throw new SourceError(`The commerce platform does not give ${list} in the order of ids.`);
    // A product whose position changes while it is read can come twice: it is the same product.
    yield results.filter(({ id }) => !seen.has(id) && seen.add(id));
    if (last === undefined || last === after || results.length < COMMERCE_PAGE_MAX) return;
    after = last;
  }
}

const resultsSchema = z.object({
  results: z.array(z.looseObject({ id: z.string().check(z.regex(/^[\w-]+$/)) })),
});
/** Only what we read: some token servers leave the rest out. */
const tokenAnswerSchema = z.object({ access_token: z.string() });
const platformErrorSchema = z.object({ message: z.string() });

function platformReader(project: CommerceSource, network: Network): Get {
  let token: string | undefined;

  const askToken = async (): Promise<string> => {
    const query = new URLSearchParams({ grant_type: 'client_credentials' });
    // Without a scope the client gets everything it was granted; a scope it was not granted would be refused.
    if (project.scopes.length > 0) query.set('scope', project.scopes.join(' '));
    const client = Buffer.from(`${project.clientId}:${project.clientSecret}`).toString('base64');
    const answer = await persistently(network, `${project.authUrl}/oauth/token?${query}`, {
      method: 'POST',
      headers: { authorization: `Basic ${client}` },
    });
    if (answer.status >= 400)
      throw new SourceError(`The commerce platform refused the client (${statusOf(answer)}).`);
    const parsed = tokenAnswerSchema.safeParse(answer.body);
    if (!parsed.success) throw new SourceError('The commerce platform’s token answer is not as expected.');
    return parsed.data.access_token;
  };

  const ask = async (path: string, query: URLSearchParams) => {
    token ??= await askToken();
    return persistently(network, `${project.apiUrl}/${project.projectKey}/${path}?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
  };

  return async (path, query) => {
    let answer = await ask(path, query);
    if (answer.status === 401) {
      token = undefined; // It expired while the catalogue was read: get one new token and try once more.
      answer = await ask(path, query);
    }
    if (answer.status >= 400)
      throw new SourceError(`The commerce platform answered ${statusOf(answer)} for ${path}.`);
    return answer.body;
  };
}

type Answer = { status: number; body: unknown };

const LONGEST_MESSAGE = 200;

/** The status with the platform’s own message, as far as it helps to fix the problem. */
function statusOf({ status, body }: Answer): string {
  const error = platformErrorSchema.safeParse(body);
  return error.success ? `${status}: ${error.data.message.slice(0, LONGEST_MESSAGE)}` : `${status}`;
}

/** Retries with growing pauses when the network fails, also in the middle of an answer, or the platform is busy. */
async function persistently(network: Network, url: string, init: RequestInit): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetched(network, url, init);
    if (answer && !answer.isBusy) return answer;
    if (attempt === TRIES) {
      const reason = answer ? `answered ${statusOf(answer)}` : 'cannot be reached';
      throw new SourceError(`The commerce platform ${reason}, ${TRIES} times.`);
    }
    const pause =
      answer && answer.waitMs > 0
        ? answer.waitMs
        : FIRST_WAIT_MS * 2 ** (attempt - 1) * (0.75 + Math.random() / 2);
    await network.wait(Math.min(pause, LONGEST_WAIT_MS));
  }
}

/** A complete answer; undefined if there was none or it broke off. */
async function fetched(network: Network, url: string, init: RequestInit) {
  try {
    const answer = await network.fetch(url, { ...init, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    const text = await answer.text();
    const isBusy = answer.status === 429 || answer.status >= 500;
    const waitMs = Number(answer.headers.get('retry-after')) * 1000;
    // An answer that is not JSON was either truncated, or is the page of a proxy in between.
    const body: unknown = answer.ok ? JSON.parse(text) : jsonOr(text);
    return { status: answer.status, body, isBusy, waitMs };
  } catch {
    return undefined;
  }
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
