import { CATALOGUE_STATUS_PATH } from '@dietetic/contract';
import { type Browser, chromium } from '@playwright/test';
import { median, ms, printTable } from '../table.ts';
import { launch, RUNS, serveProducts } from '../web/programs.ts';

const PRODUCTS = 500;
const FIRST_QUESTION = `**${CATALOGUE_STATUS_PATH}`;

type Sync = { total: number; longTasks: number[] };

/**
 * A device that has the app but no products: from the moment its first question goes out to the first product in
 * the list. Fetching, checking, writing and handing over are all in it.
 */
async function firstSync(browser: Browser, url: string): Promise<Sync> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  // Until the list waits for products, no update gets further than its first question. Nothing stands in the way
  // of the measured one: a route that lets requests through would hold each of them up.
  await context.route(FIRST_QUESTION, (route) => route.abort());
  await page.goto(url);
  await page.getByRole('button', { name: 'I am', exact: true }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'United Kingdom' }).click();
  await page.goto(`${url}/products`);
  await page.getByRole('button', { name: 'Get products' }).waitFor();
  await context.unroute(FIRST_QUESTION);
  const answered = context.waitForEvent(
    'response',
    (response) => response.url().endsWith(CATALOGUE_STATUS_PATH) && response.ok(),
  );
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
  const { at, longTasks } = await ended;
  const { startTime } = (await answered).request().timing();
  await context.close();
  return { total: at - startTime, longTasks };
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
      [
        'from the first question to the first product, ms',
        ms(median(totals)),
        ms(Math.max(...totals)),
        '500',
      ],
      ['longest task over 50 ms, ms', ms(median(longest)), ms(Math.max(...longest)), '0 (none)'],
    ],
  );
}
