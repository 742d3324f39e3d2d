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
    const look = () => {
      const texts = [...document.querySelectorAll('main li')].map((row) => row.textContent.trim());
      if (document.querySelector('[data-drawn] main[inert] li') && seen.drawn.length === 0)
        seen.drawn = texts;
      if (seen.drawn.length > 0) seen.fewestRows = Math.min(seen.fewestRows, texts.length);
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
  return (await rows(page).allTextContents()).map((text) => text.trim());
}

const keptDrawing = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ markup: string } | undefined>((resolve) => {
        const opening = indexedDB.open('dietetic-products');
        opening.onsuccess = () => {
          const asked = opening.result.transaction('catalogue').objectStore('catalogue').get('list-drawing');
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result);
          };
        };
      }),
  );

/** A first visit, with everything on the device, and the list as the visitor has it before them. */
async function seeTheListOnce(app: DieteticApp): Promise<string[]> {
  await app.arrive();
  await app.keptOffline();
  await app.open('/products');
  const shown = await listOf(app.page);
  await expect.poll(() => keptDrawing(app.page)).toBeDefined();
  return shown;
}

test('[H-01] [J-12] the list stands there as it was drawn last until the app draws the same again @phone', async ({
  app,
  page,
  network,
}) => {
  const seen = await watchStarts(page);
  await seeTheListOnce(app);
  expect((await seen()).drawn).toEqual([]);

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

test('[I-05] [H-01] a figure that an update has replaced is not in the drawing of the next start @desktop', async ({
  app,
  page,
  network,
}) => {
  const seen = await watchStarts(page);
  const before = await seeTheListOnce(app);
  const product = 'Addimere Boost Powder';
  expect(before[0]).toContain(product);

  const catalogue = await serverCatalogue(network.url);
  catalogue.withdraw(product);
  await openSupport(page);
  await serveCatalogue(network, catalogue);
  await updateRow(page).click();
  await expect(updateRow(page)).toContainText(/Updated to \d+\sproducts/);
  expect(await keptDrawing(page)).toBeUndefined();
  await network.cut();
  await app.open('/products');
  const after = await listOf(page);
  expect((await seen()).drawn).toEqual([]);
  expect(after[0]).not.toContain(product);

  await test.step('One of other products, as an older tab might leave it, is not shown', async () => {
    await expect.poll(() => keptDrawing(page)).toBeDefined();
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('dietetic-products');
          opening.onsuccess = () => {
            const transaction = opening.result.transaction('catalogue', 'readwrite');
            const store = transaction.objectStore('catalogue');
            const asked = store.get('list-drawing');
            asked.onsuccess = () => store.put({ ...asked.result, contentHash: 'another' }, 'list-drawing');
            transaction.oncomplete = () => {
              opening.result.close();
              resolve();
            };
          };
        }),
    );
    await app.open('/products');
    expect((await listOf(page))[0]).toBe(after[0]);
    expect((await seen()).drawn).toEqual([]);
  });
});

test('[A-13] [H-01] the list of one country is not drawn for the other @desktop', async ({ app, page }) => {
  const seen = await watchStarts(page);
  await seeTheListOnce(app);
  await page.getByRole('combobox', { name: 'Country' }).selectOption('Republic of Ireland');
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.match('/start-screen'))?.text()) ?? ''))
    .toBe('roi');
  await app.open('/products');
  await listOf(page);
  expect((await seen()).drawn).toEqual([]);
  await app.open('/products');
  const irish = await listOf(page);
  expect((await seen()).drawn).toEqual(irish.slice(0, FIRST_ROWS));
});
