import { setTimeout as wait } from 'node:timers/promises';
import { COMMERCE_OFFSET_MAX, COMMERCE_PAGE_MAX } from '@dietetic/contract';
import { pageSchema, tokenSchema } from '@dietetic/contract/schemas';
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

/** A real commerce project, read page by page with a token that is renewed when it ends. */
export function commerceSource(project: CommerceSource, network: Network = REAL): CatalogueSource {
  const get = platformReader(project, network);
  return {
    name: 'commerce',
    demonstration: false,
    categories: async () => {
      const categories: unknown[] = [];
      for await (const page of pages(get, 'categories')) categories.push(...page);
      return categories;
    },
    batches: () => pages(get, 'product-projections/search'),
  };
}

/** Every page of a list. A list that changes while it is read would come out with gaps: it is refused. */
async function* pages(get: (path: string) => Promise<unknown>, list: string): AsyncGenerator<unknown[]> {
  let offset = 0;
  let total = 0;
  do {
    const page = pageSchema.safeParse(await get(`${list}?limit=${COMMERCE_PAGE_MAX}&offset=${offset}`));
    if (!page.success)
      throw new SourceError(`The commerce platform’s answer for ${list} is not a page of results.`);
    const { results } = page.data;
    if (offset > 0 && page.data.total !== total)
      throw new SourceError(`${list} changed while it was read. Try again.`);
    total = page.data.total;
    if (results.length === 0 && offset < total)
      throw new SourceError(`${list} ended at ${offset} of ${total}.`);
    offset += results.length;
    yield results;
  } while (offset < total && offset <= COMMERCE_OFFSET_MAX);
  if (offset < total)
    throw new SourceError(`${list} has ${total} entries, more than the platform gives by offset.`);
}

function platformReader(project: CommerceSource, network: Network): (path: string) => Promise<unknown> {
  let token: string | undefined;

  const askToken = async (): Promise<string> => {
    const scope = `view_categories:${project.projectKey} view_products:${project.projectKey}`;
    const query = new URLSearchParams({ grant_type: 'client_credentials', scope });
    const client = Buffer.from(`${project.clientId}:${project.clientSecret}`).toString('base64');
    const answer = await persistently(network, `${project.authUrl}/oauth/token?${query}`, {
      method: 'POST',
      headers: { authorization: `Basic ${client}` },
    });
    if (!answer.ok)
      throw new SourceError(`The commerce platform refused the client (status ${answer.status}).`);
    const parsed = tokenSchema.safeParse(await answer.json());
    if (!parsed.success) throw new SourceError('The commerce platform’s token answer is not as expected.');
    return parsed.data.access_token;
  };

  const ask = async (path: string) => {
    token ??= await askToken();
    return persistently(network, `${project.apiUrl}/${project.projectKey}/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
  };

  return async (path) => {
    let answer = await ask(path);
    if (answer.status === 401) {
      token = undefined; // It ended while the catalogue was read: one new token, one more try.
      answer = await ask(path);
    }
    if (!answer.ok)
      throw new SourceError(`The commerce platform answered ${answer.status} for ${path.split('?')[0]}.`);
    return answer.json();
  };
}

/** Tries again with growing pauses when the network fails or the platform is busy or broken. */
async function persistently(network: Network, url: string, init: RequestInit): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await network
      .fetch(url, { ...init, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
      .catch(() => undefined);
    if (answer && answer.status !== 429 && answer.status < 500) return answer;
    if (attempt === TRIES) {
      const reason = answer ? `answered ${answer.status}` : 'cannot be reached';
      throw new SourceError(`The commerce platform ${reason}, ${TRIES} times.`);
    }
    await answer?.body?.cancel();
    const asked = Number(answer?.headers.get('retry-after')) * 1000;
    const pause = asked > 0 ? asked : FIRST_WAIT_MS * 2 ** (attempt - 1) * (0.75 + Math.random() / 2);
    await network.wait(Math.min(pause, LONGEST_WAIT_MS));
  }
}
