import { EventEmitter, once } from 'node:events';
import { importCatalogue, isAvailable } from '@dietetic/catalogue';
import {
  CATEGORIES_PATH,
  COMMERCE_CLIENT_ID,
  COMMERCE_CLIENT_SECRET,
  PROJECTIONS_PATH,
  TOKEN_PATH,
} from '@dietetic/contract';
import { pageSchema, tokenSchema } from '@dietetic/contract/schemas';
import type { APIRequestContext, Locator } from '@playwright/test';
import type { DieteticApp } from '../pages/dietetic-app.ts';
import type { Exchange, Fault } from '../support/network.ts';
import { BODIES, isManifest, manifestWithName, openSupport, updateRow } from '../support/newer-catalogue.ts';
import { expect, test } from '../support/test.ts';

const MANIFEST = /^\/catalogue\/manifest\.json/;

/** Ways an update's calls go wrong; `update-catalogue.test.ts` has all of them. */
const WRONG: { call: string; address: RegExp; what: string; fault: Fault }[] = [
  { call: 'manifest', address: MANIFEST, what: 'gets no answer', fault: { kind: 'dropped' } },
  {
    call: 'index',
    address: /^\/catalogue\/index-/,
    what: 'answers 500',
    fault: { kind: 'status', status: 500 },
  },
  { call: 'products', address: BODIES, what: 'stops half-way', fault: { kind: 'half' } },
  {
    call: 'products',
    address: BODIES,
    what: 'is answered by the login page of the ward’s network',
    fault: {
      kind: 'replaced',
      type: 'text/html',
      body: '<!doctype html><title>Log in to the guest network</title>',
    },
  },
];

async function savedProducts(app: DieteticApp): Promise<Locator> {
  await app.open('/support/version');
  return app.page.getByText(/^\d+\sproducts$/);
}

/** A list as a client of the commerce platform reads it: with a token, page by page. */
async function readList(request: APIRequestContext, address: string, limit: number): Promise<unknown[]> {
  const client = Buffer.from(`${COMMERCE_CLIENT_ID}:${COMMERCE_CLIENT_SECRET}`).toString('base64');
  const granted = await request.post(TOKEN_PATH, {
    headers: { authorization: `Basic ${client}` },
    form: { grant_type: 'client_credentials' },
  });
  const { access_token, token_type } = tokenSchema.parse(await granted.json());
  const headers = { authorization: `${token_type} ${access_token}` };
  const results: unknown[] = [];
  for (;;) {
    const params = { limit, offset: results.length };
    const page = pageSchema.parse(await (await request.get(address, { headers, params })).json());
    expect(page).toMatchObject({ ...params, count: page.results.length });
    results.push(...page.results);
    if (page.count === 0 || results.length >= page.total) return results;
  }
}

test('[I-01] a client of the commerce platform reads the products that the device holds @desktop', async ({
  app,
  page,
}) => {
  await app.open();
  const read = importCatalogue({
    categories: await readList(page.request, CATEGORIES_PATH, 7),
    projections: await readList(page.request, PROJECTIONS_PATH, 50),
  });
  const products = read.products.filter((product) => isAvailable(product, 'uk'));
  await expect(await savedProducts(app)).toHaveText(new RegExp(`^${products.length}\\sproducts$`));
  await app.reach('/products');
  for (const product of [products[0], products.at(-1)]) {
    const name = product?.name ?? 'no product was read';
    await app.searchFor(name);
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  }
});

test('[I-03] [I-05] [A-14] an update that fails at any step keeps every product and says so; one that does not says what it did @phone', async ({
  app,
  page,
  network,
}) => {
  await app.open();
  const before = await (await savedProducts(app)).innerText();
  const newer = await manifestWithName(network.url, 'f');
  await openSupport(page);
  for (const { call, address, what, fault } of WRONG) {
    await test.step(`the call for ${call} ${what}`, async () => {
      network.breakAnswers((exchange: Exchange) => {
        if (address.test(exchange.path)) return fault;
        return isManifest(exchange) ? newer : undefined;
      });
      await updateRow(page).click();
      await expect(updateRow(page)).toContainText('Could not update. Saved products are still available.');
    });
  }
  await test.step('other bytes than those that were published', async () => {
    network.breakAnswers((exchange) => {
      if (BODIES.test(exchange.path)) {
        return { kind: 'replaced', type: 'application/json', body: '{"id":"tarnvane-standard"}' };
      }
      return isManifest(exchange) ? newer : undefined;
    });
    await updateRow(page).click();
    await expect(updateRow(page)).toContainText('The download was not complete.');
  });
  network.breakAnswers(() => undefined);
  await expect(await savedProducts(app)).toHaveText(before);
  await app.open('/products');
  await expect(page.getByRole('link', { name: 'Addimere Boost Powder', exact: true })).toBeVisible();
  await openSupport(page);
  await test.step('"Check for product updates" says that it checks, that all is up to date, and what it fetched', async () => {
    const server = new EventEmitter();
    const held = once(server, 'answers').then(() => undefined);
    network.breakAnswers((exchange) => (isManifest(exchange) ? held : undefined));
    await updateRow(page).click();
    await expect(updateRow(page)).toContainText('Checking…');
    await expect(updateRow(page)).toBeDisabled();
    server.emit('answers');
    await expect(updateRow(page)).toContainText(/Products are up to date \(.*\d\d:\d\d\)/);

    network.breakAnswers((exchange) => (isManifest(exchange) ? newer : undefined));
    await updateRow(page).click();
    await expect(updateRow(page)).toContainText(/Updated to \d+\sproducts/);
  });
});

test.describe('on a first visit', () => {
  test.use({ arrivedIn: 'nowhere' });

  test('[A-14] [I-03] loading ends when the first update fails, and trying again brings the products @phone', async ({
    app,
    page,
    network,
  }) => {
    network.breakAnswers(({ path }) => (BODIES.test(path) ? { kind: 'half' } : undefined));
    await app.open();
    await app.button('I am').click();
    await app.button('Skip').click();
    await app.button('United Kingdom').click();
    await app.open('/products');
    const getProducts = page.getByRole('button', { name: 'Get products' });
    await expect(getProducts).toBeVisible();
    await expect(
      page.getByText('They could not be saved on this device. The download was not complete.'),
    ).toBeVisible();
    network.breakAnswers(() => undefined);
    await getProducts.click();
    await expect(page.getByRole('link', { name: 'Addimere Boost Powder', exact: true })).toBeVisible();
  });
});
