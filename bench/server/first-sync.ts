import { largerRange } from '../larger-range.ts';
import { median, ms, printTable } from '../table.ts';
import { openPlainPage } from '../web/plain-browser.ts';
import { RUNS, serveProducts } from '../web/programs.ts';
import { answerFirstQuestions, lineTo } from './device.ts';

const PRODUCTS = 500;

/** Clicks until the list is shown: the page may also retry by itself once it reaches the server. */
const SYNC = `new Promise((resolve) => {
  const longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  }).observe({ type: 'longtask' });
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('main:not([inert]) li a[href*="/products/"]')) return;
    watcher.disconnect();
    const at = Date.now();
    // A task that is still running just afterwards counts as part of it.
    setTimeout(() => resolve({ at, longTasks }), 500);
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  setInterval(() => {
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Get products')?.click();
  }, 100);
})`;

type Sync = { total: number; longTasks: number[] };

/**
 * A device with the app but without products: from its first request to the first product in the list, including
 * downloading, verifying and storing.
 */
async function firstSync(server: string): Promise<Sync> {
  const line = await lineTo(server);
  const page = await openPlainPage();
  await page.open(line.url);
  await answerFirstQuestions(page);
  await page.open(`${line.url}/products`);
  // The first visit has cached the app.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  line.open();
  const { at, longTasks } = (await page.evaluate(SYNC)) as { at: number; longTasks: number[] };
  await page.close();
  line.close();
  return { total: at - line.askedAt(), longTasks };
}

/** Parsing the same products as one text: the baseline for this machine at this moment. */
function parseTimes(): number[] {
  const text = JSON.stringify(largerRange(PRODUCTS).projections);
  return Array.from({ length: RUNS }, () => {
    const started = performance.now();
    JSON.parse(text);
    return performance.now() - started;
  });
}

export async function measureFirstSync(): Promise<void> {
  const served = await serveProducts(PRODUCTS);
  await firstSync(served.url);
  const syncs: Sync[] = [];
  for (let run = 0; run < RUNS; run += 1) syncs.push(await firstSync(served.url));
  const parsed = parseTimes();
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
      ['JSON.parse of the same products in Node, ms', ms(median(parsed)), ms(Math.max(...parsed)), ''],
      ['longest task over 50 ms, ms', ms(median(longest)), ms(Math.max(...longest)), '0 (none)'],
    ],
  );
}
