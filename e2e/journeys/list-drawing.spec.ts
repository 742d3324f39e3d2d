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
  return (await rows(page).allTextContents()).map((text) => text.trim());
}

type Drawing = { markup: string; country: string; contentHash: string };

const keptDrawing = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Drawing | undefined>((resolve) => {
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

/** From a page without the app, which would draw the list anew. */
async function changeDrawing(page: Page, change: Partial<Drawing>): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate(
    (changed) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('dietetic-products');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('catalogue', 'readwrite');
          const store = transaction.objectStore('catalogue');
          const asked = store.get('list-drawing');
          asked.onsuccess = () => store.put({ ...asked.result, ...changed }, 'list-drawing');
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    change,
  );
}

/** A first visit to the start page, until everything is on the device, the drawing of the list too. */
async function comeForTheFirstTime(app: DieteticApp): Promise<void> {
  await app.arrive();
  await app.keptOffline();
  await expect.poll(() => keptDrawing(app.page)).toBeDefined();
}

test('[H-01] [J-12] the list stands there from its first start on until the app draws the same again @phone', async ({
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

test('[I-05] [H-01] a figure that an update has replaced is not in the drawing of the next start @desktop', async ({
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
  await serveCatalogue(network, catalogue);
  await updateRow(page).click();
  await expect(updateRow(page)).toContainText(/Updated to \d+\sproducts/);
  expect((await keptDrawing(page))?.markup ?? '').not.toContain(product);
  await test.step('It is drawn anew without being opened', () =>
    expect.poll(() => keptDrawing(page)).toBeDefined());
  await network.cut();
  await app.open('/products');
  const after = await listOf(page);
  expect(after[0]).not.toContain(product);
  expect((await seen()).drawn).toEqual(after.slice(0, FIRST_ROWS));

  await test.step('One of other products, as an older tab might leave it, is not shown', async () => {
    await network.restore();
    await changeDrawing(page, { contentHash: 'another' });
    await app.open('/products');
    expect((await listOf(page))[0]).toBe(after[0]);
    expect((await seen()).drawn).toEqual([]);
  });
});

test('[A-13] [H-01] the list of one country is not drawn for the other @desktop', async ({ app, page }) => {
  const seen = await watchStarts(page);
  await comeForTheFirstTime(app);
  await page.getByRole('combobox', { name: 'Country' }).selectOption('Republic of Ireland');
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.match('/start-screen'))?.text()) ?? ''))
    .toBe('roi');
  await expect.poll(async () => (await keptDrawing(page))?.country).toBe('roi');
  await app.open('/products');
  const irish = await listOf(page);
  expect((await seen()).drawn).toEqual(irish.slice(0, FIRST_ROWS));

  await test.step('Nor before it is drawn for this one', async () => {
    await changeDrawing(page, { country: 'uk' });
    await app.open('/products');
    await listOf(page);
    expect((await seen()).drawn).toEqual([]);
  });
});

test('[H-02] [J-12] what is searched in this visit is no part of the drawing @desktop', async ({
  app,
  page,
}) => {
  await comeForTheFirstTime(app);
  const { markup } = (await keptDrawing(page)) ?? { markup: '' };
  await page.getByRole('link', { name: 'Products', exact: true }).first().click();
  await page.getByRole('searchbox').fill('tarnvane');
  await expect(page).toHaveURL(/q=tarnvane/);
  await page.getByRole('combobox', { name: 'Country' }).selectOption('Republic of Ireland');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userCountry'))).toContain('roi');
  // Time enough to draw it, if it were drawn.
  await page.waitForTimeout(1500);
  expect(await keptDrawing(page)).toMatchObject({ markup, country: 'uk' });
  await page.getByRole('combobox', { name: 'Country' }).selectOption('United Kingdom');
  await page.reload();
  await listOf(page);
  expect(await keptDrawing(page)).toMatchObject({ markup, country: 'uk' });
});

test('[J-12] [A-10] drawing the list leaves the screen that is shown as it is @phone', async ({
  app,
  page,
}) => {
  await comeForTheFirstTime(app);
  await app.open('/support/faqs');
  await expect(page.getByRole('main').getByRole('button').nth(20)).toBeVisible();
  const title = await page.title();
  await page.getByRole('searchbox').focus();
  await page.evaluate(() => {
    scrollTo(0, 600);
    // As another tab of this browser would.
    localStorage.setItem('userCountry', 'roi');
    window.dispatchEvent(new StorageEvent('storage', { key: 'userCountry' }));
  });
  await expect.poll(async () => (await keptDrawing(page))?.country).toBe('roi');
  await expect(page.getByRole('searchbox')).toBeFocused();
  expect(await page.evaluate(() => [scrollY, location.pathname + location.search])).toEqual([
    600,
    '/support/faqs',
  ]);
  await expect(page).toHaveTitle(title);
});
