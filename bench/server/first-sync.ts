import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CATALOGUE_STATUS_PATH } from '@dietetic/contract';
import { largerRange } from '../larger-range.ts';
import { median, ms, printTable } from '../table.ts';
import { openPlainPage } from '../web/plain-browser.ts';
import { RUNS, serveProducts } from '../web/programs.ts';

const PRODUCTS = 500;

type Line = { url: string; open(): void; askedAt(): number; close(): void };

/** The way to the server: an update gets no further than its first question until it is opened, and notes when. */
async function lineTo(server: string): Promise<Line> {
  let isOpen = false;
  let askedAt = Number.NaN;
  const line = createServer((asked, answer) => {
    const isFirstQuestion = asked.url === CATALOGUE_STATUS_PATH;
    if (isFirstQuestion && !isOpen) {
      asked.socket.destroy();
      return;
    }
    if (isFirstQuestion) askedAt = Date.now();
    const { method = 'GET', headers } = asked;
    const passedOn = request(server + asked.url, { method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    passedOn.on('error', () => asked.socket.destroy());
    asked.pipe(passedOn);
  });
  await new Promise<void>((resolve) => line.listen(0, resolve));
  return {
    url: `http://localhost:${(line.address() as AddressInfo).port}`,
    open: () => {
      isOpen = true;
    },
    askedAt: () => askedAt,
    close() {
      line.close();
      line.closeAllConnections();
    },
  };
}

const press = (name: string) =>
  `new Promise((resolve) => {
    (function look() {
      const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === '${name}');
      if (!button) return void setTimeout(look, 50);
      button.click();
      resolve();
    })();
  })`;

/** Presses until the list stands there: the page may ask by itself, when it finds the server again. */
const SYNC = `new Promise((resolve) => {
  const longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  }).observe({ type: 'longtask' });
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('main:not([inert]) li a[href*="/products/"]')) return;
    watcher.disconnect();
    const at = Date.now();
    // What still holds the thread just after belongs to it.
    setTimeout(() => resolve({ at, longTasks }), 500);
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  setInterval(() => {
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Get products')?.click();
  }, 100);
})`;

type Sync = { total: number; longTasks: number[] };

/**
 * A device that has the app but no products: from the moment its first question goes out to the first product in
 * the list. Fetching, checking, writing and handing over are all in it.
 */
async function firstSync(server: string): Promise<Sync> {
  const line = await lineTo(server);
  const page = await openPlainPage();
  await page.open(line.url);
  for (const answer of ['I am', 'Skip', 'United Kingdom']) await page.evaluate(press(answer));
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.open(`${line.url}/products`);
  // What a first visit keeps for later is kept.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  line.open();
  const { at, longTasks } = (await page.evaluate(SYNC)) as { at: number; longTasks: number[] };
  await page.close();
  line.close();
  return { total: at - line.askedAt(), longTasks };
}

/** Reading the same products as one text, and nothing else: how fast this machine is at the moment. */
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
