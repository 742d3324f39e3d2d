// Starts without a server: how fast, and whether every screen opens.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { Served } from '../served.ts';
import { median, printTable } from '../table.ts';
import { arrive, launch, RUNS, serveOurs, serveProducts, serveYardstick } from './programs.ts';

/** Every kind of address, including deep links. */
const SCREENS = [
  '/',
  '/regimen',
  '/regimen/enter-patient-details',
  '/regimen/energy-calculations',
  '/regimen/edit-protein-fluid-calculators',
  '/regimen/products',
  '/regimen/report',
  '/products',
  '/products/tarnvane-standard/',
  '/products/compare/tarnvane-standard/tarnvane-energy/',
  '/resources',
  '/support',
  '/support/faqs',
  '/support/contact-us',
  '/support/version',
  '/notifications',
  '/save-app',
  '/privacy',
  '/sim',
  '/sim/product',
];

const FIRST_PRODUCT = 'main li a[href^="/products/"]';

/** A browser profile after a first visit, with the server stopped. */
type Visited = { url: string; open(): Promise<BrowserContext>; forget(): void };

async function visit(serve: () => Promise<Served>, prepare: (page: Page) => Promise<void>): Promise<Visited> {
  const served = await serve();
  const profile = mkdtempSync(path.join(os.tmpdir(), 'dietetic-bench-profile-'));
  const open = () => chromium.launchPersistentContext(profile, launch);
  const context = await open();
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(served.url);
  await prepare(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  // The browser has written everything to disk.
  await page.waitForTimeout(2500);
  await context.close();
  await served.close();
  return { url: served.url, open, forget: () => rmSync(profile, { recursive: true, force: true }) };
}

/** Records in the page when an element first has a size, from the start of the navigation. */
async function noteFirst(page: Page, selector: string): Promise<void> {
  // As text: a function would refer to names that exist only in this process.
  await page.addInitScript({
    content: `(function look() {
      const box = document.querySelector(${JSON.stringify(selector)})?.getBoundingClientRect();
      if (box && box.width > 0 && box.height > 0) window.shownAt = performance.now();
      else requestAnimationFrame(look);
    })();`,
  });
}

const shownAt = async (page: Page): Promise<number> => {
  const handle = await page.waitForFunction(() => (window as { shownAt?: number }).shownAt);
  return (await handle.jsonValue()) ?? Number.NaN;
};

/** A new browser process and a cold worker, until the element is shown. */
async function coldStart({ open, url }: Visited, address: string, selector: string): Promise<number> {
  const context = await open();
  const page = context.pages()[0] ?? (await context.newPage());
  await noteFirst(page, selector);
  // The browser's own start is not measured.
  await page.waitForTimeout(500);
  await page.goto(url + address, { waitUntil: 'commit' });
  const time = await shownAt(page);
  await context.close();
  return time;
}

/** The page reloaded, with the worker running, on a slow phone. */
async function slowReload({ open, url }: Visited, address: string): Promise<number> {
  const context = await open();
  const page = context.pages()[0] ?? (await context.newPage());
  await noteFirst(page, 'h1');
  await page.goto(url + address, { waitUntil: 'load' });
  await shownAt(page);
  await page.waitForTimeout(500);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.reload({ waitUntil: 'commit' });
  const time = await shownAt(page);
  await context.close();
  return time;
}

/** How many of the screens open in a new browser, without a server, with their one heading. */
async function startsOf({ open, url }: Visited): Promise<string[]> {
  const failed: string[] = [];
  for (const address of SCREENS) {
    const context = await open();
    const page = context.pages()[0] ?? (await context.newPage());
    const opened = await page
      .goto(url + address)
      .then(() =>
        page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor({ timeout: 15_000 }),
      )
      .then(
        () => true,
        () => false,
      );
    if (!opened) failed.push(address);
    await context.close();
  }
  return failed;
}

const row = (name: string, times: number[], yardstick: number[], must: string) => [
  name,
  median(times).toFixed(0),
  `${(median(times) / median(yardstick)).toFixed(2)}x`,
  must,
];

export async function measureOffline(): Promise<void> {
  const plain = await visit(serveYardstick, (page) => page.locator('h1').waitFor());
  const app = await visit(serveOurs, arrive);
  const large = await visit(() => serveProducts(500), arrive);
  const largest = await visit(() => serveProducts(5000), arrive);
  const plainStarts: number[] = [];
  const homeStarts: number[] = [];
  const productStarts: number[] = [];
  const largestStarts: number[] = [];
  const plainReloads: number[] = [];
  const reloads: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    plainStarts.push(await coldStart(plain, '/', 'h1'));
    homeStarts.push(await coldStart(app, '/', 'h1'));
    productStarts.push(await coldStart(large, '/products', FIRST_PRODUCT));
    largestStarts.push(await coldStart(largest, '/products', FIRST_PRODUCT));
    plainReloads.push(await slowReload(plain, '/'));
    reloads.push(await slowReload(app, '/'));
  }
  const failed = await startsOf(app);
  plain.forget();
  for (const visited of [app, large, largest]) visited.forget();

  printTable(
    `Starts without a server, ms, medians of ${RUNS}`,
    ['measure', 'ms', 'ratio', 'must, then ambitious'],
    [
      row('plain Vite, cold, to h1', plainStarts, plainStarts, ''),
      row('app, cold, to h1 of /', homeStarts, plainStarts, '1.3x, 1.1x'),
      row('app, cold, to the first of 500 products', productStarts, plainStarts, '2.0x, 1.5x'),
      row('app, cold, to the first of 5,000 products', largestStarts, plainStarts, ''),
      row('plain Vite, reload at CPU 4x', plainReloads, plainReloads, ''),
      row('app, reload at CPU 4x, to h1 of /', reloads, plainReloads, '1.5x, 1.2x'),
    ],
  );
  printTable(
    'Screens that open in a new browser without a server',
    ['opened', 'of', 'failed'],
    [[String(SCREENS.length - failed.length), String(SCREENS.length), failed.join(' ')]],
  );
}
