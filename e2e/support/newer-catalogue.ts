import { createHash } from 'node:crypto';
import { importCatalogue, toListedProduct, serialiseBody, serialiseIndex } from '@dietetic/catalogue';
import {
  CATEGORIES_PATH,
  COMMERCE_CLIENT_ID,
  COMMERCE_CLIENT_SECRET,
  COMMERCE_SCOPE,
  type FileRef,
  type Manifest,
  MANIFEST_PATH,
  PROJECTIONS_PATH,
  publishedFilePath,
  TOKEN_PATH,
} from '@dietetic/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Exchange, Fault, Network } from './network.ts';

export const isManifest = ({ path }: Exchange): boolean => path.startsWith(MANIFEST_PATH);
/** The files with the products' bodies: a device requests them when it downloads the whole catalogue. */
export const BODIES = /^\/catalogue\/bodies-/;

/** The row of Support that asks the server for newer products. */
export const updateRow = (page: Page): Locator =>
  page.getByRole('button', { name: /Check for product updates/ });

/**
 * Support, once the check that this start makes by itself has ended: before that, clicking the row would only join
 * it, and give the result of that check.
 */
export async function openSupport(page: Page): Promise<void> {
  const opened = Date.now();
  await page.goto('/support');
  await expect
    .poll(() => page.evaluate(() => Number(localStorage.getItem('productsUpdated'))))
    .toBeGreaterThanOrEqual(opened);
  await expect(updateRow(page)).toContainText(/Last checked/);
}

/** The server's catalogue under a name that no device has, and without a step to it: devices download it whole. */
export async function manifestWithName(url: string, letter: string): Promise<Fault> {
  const manifest = (await (await fetch(`${url}${MANIFEST_PATH}`)).json()) as Manifest;
  return json({ ...manifest, catalogue: letter.repeat(manifest.catalogue.length), steps: [] });
}

type Projection = {
  name: Record<string, string>;
  slug: Record<string, string>;
  masterVariant: { attributes: { name: string; value: unknown }[] };
};

/** The server's catalogue, to be changed before it is published as a newer one. */
export class ServedCatalogue {
  readonly categories: unknown[];
  readonly projections: Projection[];
  readonly manifest: Manifest;
  constructor(categories: unknown[], projections: Projection[], manifest: Manifest) {
    this.categories = categories;
    this.projections = projections;
    this.manifest = manifest;
  }

  product(name: string): Projection {
    const found = this.projections.find((projection) => projection.name['en-GB'] === name);
    if (!found) throw new Error(`${name} is not in the catalogue`);
    return found;
  }

  /** Other text in an attribute; `write` gets the whole attribute as JSON. */
  rewrite(product: string, attributes: readonly string[], write: (json: string) => string): void {
    for (const attribute of this.product(product).masterVariant.attributes) {
      if (!attributes.includes(attribute.name)) continue;
      const written = write(JSON.stringify(attribute.value));
      attribute.value = JSON.parse(written);
    }
  }

  withdraw(name: string): void {
    this.projections.splice(this.projections.indexOf(this.product(name)), 1);
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
  const [categories, projections] = await Promise.all(
    [CATEGORIES_PATH, PROJECTIONS_PATH].map(async (list) => {
      const { results } = (await (await fetch(`${url}${list}?limit=500`, { headers })).json()) as {
        results: unknown[];
      };
      return results;
    }),
  );
  const manifest = (await (await fetch(`${url}${MANIFEST_PATH}`)).json()) as Manifest;
  return new ServedCatalogue(categories ?? [], (projections ?? []) as Projection[], manifest);
}

/** From here on the browser finds this catalogue, without a step to it. */
export function serveCatalogue(network: Network, catalogue: ServedCatalogue): void {
  const { products, categories } = importCatalogue(catalogue, { demonstration: true });
  const texts = new Map<string, string>();
  const put = (kind: string, text: string): FileRef => {
    const name = `${kind}-${sha256(text)}.${kind === 'index' ? 'json' : 'jsonl'}`;
    texts.set(publishedFilePath({ name }), text);
    return { name, bytes: Buffer.byteLength(text) };
  };
  const inOrder = products.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const index = put('index', serialiseIndex({ categories, products: inOrder.map(toListedProduct) }));
  const bodies = put('bodies', inOrder.map(serialiseBody).join('\n'));
  const newer = json({
    ...catalogue.manifest,
    catalogue: sha256(index.name + bodies.name),
    products: products.length,
    index,
    bodies: [bodies],
    steps: [],
  } satisfies Manifest);
  network.breakAnswers((exchange: Exchange) => {
    if (isManifest(exchange)) return newer;
    const text = texts.get(exchange.path);
    return text === undefined ? undefined : { kind: 'replaced', type: 'application/json', body: text };
  });
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

const json = (body: unknown): Fault => ({
  kind: 'replaced',
  type: 'application/json',
  body: JSON.stringify(body),
});
