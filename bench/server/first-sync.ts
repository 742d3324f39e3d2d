import { type Browser, chromium } from '@playwright/test';
import { median, ms, printTable } from '../table.ts';
import { launch, RUNS, serveProducts } from '../web/programs.ts';

const PRODUCTS = 500;

type Sync = { total: number; longTasks: number[] };

/**
 * A device that has the app but no products: from the moment the server answers for the first time to the
 * first product in the list. Fetching, checking, writing and reading back are all in it.
 */
async function firstSync(browser: Browser, url: string): Promise<Sync> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  let isOpen = false;
  let started = 0;
  // Until the list waits for products, no update gets further than its first question.
  await context.route('**/catalogue/status', async (route) => {
    if (!isOpen) return route.abort();
    if (started === 0) started = Date.now();
    await route.continue();
  });
  await page.goto(url);
  await page.getByRole('button', { name: 'I am', exact: true }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'United Kingdom' }).click();
  await page.goto(`${url}/products`);
  await page.getByRole('button', { name: 'Get products' }).waitFor();
  const ended = page.evaluate(
    () =>
      new Promise<{ at: number; longTasks: number[] }>((resolve) => {
        const longTasks: number[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) longTasks.push(entry.duration);
        }).observe({ type: 'longtask' });
        const watcher = new MutationObserver(() => {
          if (!document.querySelector('main li a[href*="/products/"]')) return;
          watcher.disconnect();
          const at = Date.now();
          // What still holds the thread just after belongs to it.
          setTimeout(() => resolve({ at, longTasks }), 500);
        });
        watcher.observe(document.body, { childList: true, subtree: true });
        // The page may ask by itself, when it finds the server again; if not, a press does.
        setInterval(() => {
          const press = [...document.querySelectorAll('button')].find(
            ({ textContent }) => textContent === 'Get products',
          );
          press?.click();
        }, 100);
      }),
  );
  isOpen = true;
  const { at, longTasks } = await ended;
  await context.close();
  return { total: at - started, longTasks };
}

export async function measureFirstSync(): Promise<void> {
  const served = await serveProducts(PRODUCTS);
  const browser = await chromium.launch(launch);
  await firstSync(browser, served.url);
  const syncs: Sync[] = [];
  for (let run = 0; run < RUNS; run += 1) syncs.push(await firstSync(browser, served.url));
  await browser.close();
  await served.close();
  const totals = syncs.map(({ total }) => total);
  const longest = syncs.map(({ longTasks }) => Math.max(0, ...longTasks));
  printTable(
    `First sync of ${PRODUCTS} products in Chromium, ${RUNS} runs`,
    ['measure', 'median', 'worst', 'must'],
    [
      ['from the first answer to the first product, ms', ms(median(totals)), ms(Math.max(...totals)), '500'],
      ['longest task over 50 ms, ms', ms(median(longest)), ms(Math.max(...longest)), '0 (none)'],
    ],
  );
}
