import {
  CATEGORIES_PATH,
  COMMERCE_CLIENT_ID,
  COMMERCE_CLIENT_SECRET,
  COMMERCE_SCOPE,
  PROJECTIONS_PATH,
  TOKEN_PATH,
} from '@dietetic/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Exchange, Fault, Network } from './network.ts';

export const STATUS = /^\/catalogue\/status/;

/** The row of Support that asks the server for newer products. */
export const updateRow = (page: Page): Locator =>
  page.getByRole('button', { name: /Check for product updates/ });

/**
 * Support, once the check that this start makes by itself has ended: before that, pressing the row would only
 * join it, and the answer would be to the question asked at the start.
 */
export async function openSupport(page: Page): Promise<void> {
  const opened = Date.now();
  await page.goto('/support');
  await expect
    .poll(() => page.evaluate(() => Number(localStorage.getItem('productsUpdated'))))
    .toBeGreaterThanOrEqual(opened);
  await expect(updateRow(page)).toContainText(/Last checked/);
}

/** A status that names another catalogue than any device holds. */
export async function statusNamed(url: string, letter: string): Promise<Fault> {
  const status = (await (await fetch(`${url}/catalogue/status`)).json()) as Record<string, unknown>;
  return json({ ...status, contentHash: letter.repeat(String(status.contentHash).length) });
}

type Projection = {
  name: Record<string, string>;
  slug: Record<string, string>;
  masterVariant: { attributes: { name: string; value: unknown }[] };
};
type List<Row = unknown> = { results: Row[]; total: number; count: number };

/** The server's catalogue, to be changed before it is served as a newer one. */
export class ServedCatalogue {
  readonly lists: Map<string, List>;
  constructor(lists: Map<string, List>) {
    this.lists = lists;
  }

  get #products(): List<Projection> {
    return this.lists.get(PROJECTIONS_PATH) as List<Projection>;
  }

  product(name: string): Projection {
    const found = this.#products.results.find((projection) => projection.name['en-GB'] === name);
    if (!found) throw new Error(`${name} is not in the catalogue`);
    return found;
  }

  /** Other words in an attribute; `write` gets the whole of it as JSON. */
  rewrite(product: string, attributes: readonly string[], write: (json: string) => string): void {
    for (const attribute of this.product(product).masterVariant.attributes) {
      if (!attributes.includes(attribute.name)) continue;
      const written = write(JSON.stringify(attribute.value));
      attribute.value = JSON.parse(written);
    }
  }

  withdraw(name: string): void {
    const page = this.#products;
    page.results.splice(page.results.indexOf(this.product(name)), 1);
    page.total -= 1;
    page.count -= 1;
  }
}

export async function serverCatalogue(url: string): Promise<ServedCatalogue> {
  const query = new URLSearchParams({ grant_type: 'client_credentials', scope: COMMERCE_SCOPE });
  const asked = await fetch(`${url}${TOKEN_PATH}?${query}`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${COMMERCE_CLIENT_ID}:${COMMERCE_CLIENT_SECRET}`)}` },
  });
  const { access_token: token } = (await asked.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}` };
  const lists = await Promise.all(
    [CATEGORIES_PATH, PROJECTIONS_PATH].map(
      async (list) =>
        [list, (await (await fetch(`${url}${list}?limit=500`, { headers })).json()) as List] as const,
    ),
  );
  return new ServedCatalogue(new Map(lists));
}

/** From here on the browser finds this catalogue, under a name it does not hold yet. */
export async function serveCatalogue(
  network: Network,
  { lists }: ServedCatalogue,
  letter = 'd',
): Promise<void> {
  const newer = await statusNamed(network.url, letter);
  network.breakAnswers(({ path }: Exchange) => {
    if (STATUS.test(path)) return newer;
    const page = [...lists].find(([address]) => path.startsWith(address))?.[1];
    return page && json(page);
  });
}

const json = (body: unknown): Fault => ({
  kind: 'replaced',
  type: 'application/json',
  body: JSON.stringify(body),
});
