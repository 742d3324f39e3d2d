import { importCatalogue, serialiseCatalogue } from '@dietetic/catalogue';
import type { Page } from '@playwright/test';
import { PRODUCTS, VALUES } from '../support/example-regimen.ts';
import { holdRegimen, keptRegimen, regimenOf } from '../support/held-regimen.ts';
import { BODIES, isManifest, openSupport, serverCatalogue } from '../support/newer-catalogue.ts';
import { expect, test } from '../support/test.ts';

const FEED = PRODUCTS[0];
const PLAN = regimenOf(VALUES, [FEED]);
/** The totals of the plan, which need the whole record of its product. */
const comesTo = (page: Page) => page.getByRole('article').getByText('1,500 kcal').first();

/** Stores half of a product's record, from a page where the app does not run. */
async function damage(page: Page, id: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(async (product) => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- all of this runs in the page
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('No reason was given')));
      });
    const database = await done(indexedDB.open('dietetic-products'));
    const meta = database.transaction('meta').objectStore('meta');
    const { slot } = (await done(meta.get('current'))) as { slot: string };
    const bodies = database.transaction(slot, 'readwrite').objectStore(slot);
    const bytes = (await done(bodies.get(product))) as Uint8Array;
    await done(bodies.put(bytes.slice(0, bytes.length / 2), product));
    database.close();
  }, id);
}

test('[I-03] [B-12] the record of a product in the plan is damaged: it is fetched again, and without a server the plan is kept and says what is missing @desktop', async ({
  app,
  page,
  network,
}) => {
  await holdRegimen(page, PLAN);
  await app.open('/regimen/report');
  await expect(comesTo(page)).toBeVisible();
  await damage(page, FEED.id);
  const fetched = () => network.exchanges.filter(({ path }) => BODIES.test(path)).length;
  const before = fetched();
  await app.open('/regimen/report');
  await expect(comesTo(page)).toBeVisible();
  expect(fetched()).toBeGreaterThan(before);

  await damage(page, FEED.id);
  network.breakAnswers((exchange) =>
    exchange.path.startsWith('/catalogue/') ? { kind: 'status', status: 503 } : undefined,
  );
  await app.open('/regimen/report');
  const away = page.getByText(
    /The products on this device cannot be read\. They stay in the regimen: Tarnvane/,
  );
  await expect(away).toBeVisible();
  await expect(page.getByText('Not in the catalogue')).toBeHidden();
  await app.open('/regimen/feed-plan');
  await expect(away).toBeVisible();
  network.breakAnswers(() => undefined);
  await app.button('Get products').click();
  await expect(away).toBeHidden();
  await app.open('/regimen/report');
  await expect(comesTo(page)).toBeVisible();
});

/** The products as a version of the app before this one stored them. */
async function storedBefore(page: Page, entries: Record<string, unknown>): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(async (kept) => {
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('dietetic-products').addEventListener('success', resolve);
    });
    const request = indexedDB.open('dietetic-products', 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore('catalogue'));
    await new Promise((resolve) => request.addEventListener('success', resolve));
    const transaction = request.result.transaction('catalogue', 'readwrite');
    for (const [key, value] of Object.entries(kept)) transaction.objectStore('catalogue').put(value, key);
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    request.result.close();
  }, entries);
}

/** The plan as the first version of the app kept it in a tab, and as the one after that did. */
const { state: latest } = JSON.parse(JSON.parse(keptRegimen(PLAN)).regimen) as {
  state: { entries: Record<string, { value: unknown }> };
};
const { entries, ...others } = latest;
const values = Object.fromEntries(Object.entries(entries).map(([key, { value }]) => [key, value]));
const REGIMENS = {
  'two releases ago': { version: 1, state: { ...others, values, unreadable: {} } },
  'a release ago': { version: 2, state: latest },
  'a release to come': { version: 99, state: latest },
};

const keep = (page: Page, regimen: object) =>
  page.evaluate(
    (text) => sessionStorage.setItem('regimen', text),
    JSON.stringify({ usedAt: Date.now(), regimen: JSON.stringify(regimen) }),
  );

test('[A-11] [I-03] [B-12] an upgrade over two releases keeps the products until newer ones arrive, and keeps the plan or says that it is lost @desktop', async ({
  app,
  page,
  network,
}) => {
  const { products, categories } = importCatalogue(await serverCatalogue(network.url), {
    demonstration: true,
  });
  network.breakAnswers((exchange) => (isManifest(exchange) ? { kind: 'status', status: 503 } : undefined));

  await test.step('a release ago products were stored in parts', async () => {
    await storedBefore(page, {
      'part-0': serialiseCatalogue({ products, categories }),
      current: { format: 2, contentHash: 'x', importedAt: Date.now() - 1000, parts: 1 },
    });
    await keep(page, REGIMENS['a release ago']);
    await app.open('/regimen/report');
    await expect(comesTo(page)).toBeVisible();
    await app.open('/products');
    await expect(page.getByRole('link', { name: 'Addimere Boost Powder', exact: true })).toBeVisible();
  });
  await test.step('two releases ago in one, which is not read any more: they are fetched', async () => {
    await storedBefore(page, { current: { format: 1, products: [] } });
    await keep(page, REGIMENS['two releases ago']);
    await app.open('/regimen/enter-patient-details');
    await expect(app.field(/^Weight now/)).toHaveValue(/^58(?:\.0)?$/);
    network.breakAnswers(() => undefined);
    await openSupport(page);
    await app.open('/regimen/report');
    await expect(comesTo(page)).toBeVisible();
  });
  await test.step('a version that is not known yet has left a plan: that it is lost is said', async () => {
    await page.goto('/robots.txt');
    await keep(page, REGIMENS['a release to come']);
    await app.open('/regimen');
    await expect(
      page.getByText('The regimen in progress could not be read again and is lost.'),
    ).toBeVisible();
  });
});
