import type { Page } from '@playwright/test';
import type { DieteticApp } from '../pages/dietetic-app.ts';
import { openSupport, serveCatalogue, serverCatalogue, updateRow } from '../support/newer-catalogue.ts';
import { expect, test } from '../support/test.ts';

test.use({ arrivedIn: 'nowhere', serviceWorkers: 'allow' });

const FIRST_ROWS = 12;

type Seen = { drawn: string[]; fewestRows: number };

/** Writes down what stands in the list's place before the app draws it, and whether rows ever go away again. */
async function watchStarts(page: Page): Promise<() => Promise<Seen>> {
  await page.addInitScript(() => {
    const seen: Seen = { drawn: [], fewestRows: Number.POSITIVE_INFINITY };
    Object.assign(window, { seen });
    // The page is read to its end, and no script of it has run yet.
    document.addEventListener(
      'readystatechange',
      () => {
        const drawn = document.querySelectorAll('[data-drawn] main[inert] li');
        seen.drawn = [...drawn].map((row) => row.textContent.trim());
      },
      { once: true },
    );
    const look = () => {
      if (seen.drawn.length > 0)
        seen.fewestRows = Math.min(seen.fewestRows, document.querySelectorAll('main li').length);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');

/** The app itself shows the list, and can be used. */
async function listOf(page: Page): Promise<string[]> {
  await expect(page.locator('main:not([inert])').getByText(/^Last updated /)).toBeVisible();
  await expect(rows(page).nth(FIRST_ROWS - 1)).toBeAttached();
  return (await rows(page).allTextContents()).map((text) => text.trim());
}

type StoredRows = { format: number; catalogue: string; rows: { name: string }[] };

const storedRows = (page: Page, country: string) =>
  page.evaluate(
    (key) =>
      new Promise<StoredRows | undefined>((resolve) => {
        const opening = indexedDB.open('dietetic-products');
        opening.onsuccess = () => {
          const asked = opening.result.transaction('meta').objectStore('meta').get(key);
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result);
          };
        };
      }),
    `first-${country}`,
  );

/** From a page without the app, which would fetch them anew. */
async function changeRows(page: Page, change: Partial<StoredRows>): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate(
    (changed) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('dietetic-products');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('meta', 'readwrite');
          const store = transaction.objectStore('meta');
          const asked = store.get('first-uk');
          asked.onsuccess = () => store.put({ ...asked.result, ...changed }, 'first-uk');
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    change,
  );
}

/** A first visit to the start page, until everything is on the device. */
async function comeForTheFirstTime(app: DieteticApp): Promise<void> {
  await app.arrive();
  await app.keptOffline();
  await expect.poll(() => storedRows(app.page, 'uk')).toBeDefined();
}

test('[H-01] [J-12] the prerendered list stays until the app renders the same list @phone', async ({
  app,
  page,
  network,
}) => {
  const seen = await watchStarts(page);
  await comeForTheFirstTime(app);

  await network.cut();
  await app.open('/products');
  const shown = await listOf(page);
  const { drawn, fewestRows } = await seen();
  expect(drawn).toHaveLength(FIRST_ROWS);
  expect(drawn).toEqual(shown.slice(0, FIRST_ROWS));
  expect(fewestRows).toBe(FIRST_ROWS);
  await page.getByRole('checkbox', { name: 'Compare Addimere Boost Powder', exact: true }).check();

  await test.step('Not while something is searched, filtered or loaded again', async () => {
    await app.open('/products?category=tube-feed');
    await listOf(page);
    expect((await seen()).drawn).toEqual([]);
    await app.open('/products');
    await listOf(page);
    await page.reload();
    await listOf(page);
    expect((await seen()).drawn).toEqual([]);
  });
});

test('[I-05] [H-01] the first rows of the next start hold no product that an update replaced @desktop', async ({
  app,
  page,
  network,
}) => {
  const seen = await watchStarts(page);
  const product = 'Addimere Boost Powder';
  await comeForTheFirstTime(app);
  await app.open('/products');
  await listOf(page);
  expect((await seen()).drawn[0]).toContain(product);

  const catalogue = await serverCatalogue(network.url);
  catalogue.withdraw(product);
  await openSupport(page);
  serveCatalogue(network, catalogue);
  await updateRow(page).click();
  await expect(updateRow(page)).toContainText(/Updated to \d+\sproducts/);
  await expect.poll(async () => JSON.stringify(await storedRows(page, 'uk'))).not.toContain(product);
  await network.cut();
  await app.open('/products');
  const after = await listOf(page);
  expect(after[0]).not.toContain(product);
  expect((await seen()).drawn).toEqual(after.slice(0, FIRST_ROWS));

  await test.step('Rows of another catalogue or format are not shown', async () => {
    await network.restore();
    await changeRows(page, { catalogue: 'another' });
    await app.open('/products');
    expect((await listOf(page))[0]).toBe(after[0]);
    expect((await seen()).drawn).toEqual([]);
    await changeRows(page, { format: 99 });
    await network.cut();
    await app.open('/products');
    await listOf(page);
    expect((await seen()).drawn).toEqual([]);
  });
});

test('[A-13] [H-01] each country has first rows of its own @desktop', async ({ app, page }) => {
  const seen = await watchStarts(page);
  await comeForTheFirstTime(app);
  await page.getByRole('combobox', { name: 'Country' }).selectOption('Republic of Ireland');
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.match('/start-screen'))?.text()) ?? ''))
    .toBe('roi');
  await app.open('/products');
  const irish = await listOf(page);
  expect((await seen()).drawn).toEqual(irish.slice(0, FIRST_ROWS));
  await expect.poll(async () => (await storedRows(page, 'roi'))?.rows[0]?.name).toBeDefined();
});
