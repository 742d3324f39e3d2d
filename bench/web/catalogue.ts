// What a larger catalogue costs the page.
import { type Browser, chromium } from '@playwright/test';
import { median, ms, printTable } from '../table.ts';
import { arrive, launch, RUNS, serveProducts } from './programs.ts';

/** From clicking a product's name to its nutrition table on the screen, without throttling. */
async function openingTimes(browser: Browser, url: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  await page.goto(url);
  await arrive(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
  const times: number[] = [];
  for (let run = 0; run <= RUNS; run += 1) {
    const link = page.locator('main li a[href*="/products/"]').nth(run);
    await link.waitFor();
    await page.waitForTimeout(600);
    times.push(
      await link.evaluate(
        (element) =>
          new Promise<number>((resolve) => {
            const started = performance.now();
            const watcher = new MutationObserver(() => {
              if (!document.querySelector('main table')) return;
              watcher.disconnect();
              // The frame after the current one shows it.
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
            });
            watcher.observe(document.body, { childList: true, subtree: true });
            (element as HTMLElement).click();
          }),
      ),
    );
    await page.goBack();
  }
  await page.close();
  // The first one downloads the page's own files.
  return times.slice(1);
}

const MEGABYTE = 1_000_000;

type Arrival = {
  /** Tasks over 50 ms on the main thread, ms. */
  tasks: number[];
  /** JavaScript heap of the page once the list is shown, MB. */
  heap: number;
};

/** What receiving the products on a first visit costs the page. */
async function arrivalOf(browser: Browser, url: string): Promise<Arrival> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('button', { name: 'I am', exact: true }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'United Kingdom' }).waitFor();
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) tasks.push(entry.duration);
    }).observe({ type: 'longtask' });
  });
  await page.getByRole('button', { name: 'United Kingdom' }).click();
  await page
    .getByText(/\d+\sproducts/)
    .first()
    .waitFor({ timeout: 120_000 });
  await page.waitForTimeout(1000);
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await context.close();
  return { tasks, heap: usedSize / MEGABYTE };
}

/** Opening a product, and the effect of arriving products on the screen. */
export async function measureCatalogue(): Promise<void> {
  const browser = await chromium.launch(launch);
  const rows: string[][] = [];
  for (const count of [500, 5000, 20_000]) {
    const served = await serveProducts(count);
    const times = await openingTimes(browser, served.url);
    rows.push([`opening a product of ${count}, ms`, ms(median(times)), ms(Math.max(...times)), '100']);
    const arrivals: Arrival[] = [];
    for (let run = 0; run < RUNS; run += 1) arrivals.push(await arrivalOf(browser, served.url));
    const longest = arrivals.map(({ tasks }) => Math.max(0, ...tasks));
    const heaps = arrivals.map(({ heap }) => heap);
    rows.push([
      `longest task over 50 ms while ${count} arrive, ms`,
      ms(median(longest)),
      ms(Math.max(...longest)),
      '0 (none)',
    ]);
    rows.push([`held by the page with ${count}, MB`, ms(median(heaps)), ms(Math.max(...heaps)), '']);
    await served.close();
  }
  await browser.close();
  printTable(`Products, no throttling, ${RUNS} runs`, ['measure', 'median', 'worst', 'must'], rows);
}
