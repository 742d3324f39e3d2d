// npm run bench:web: the app beside a plain Vite + React + PWA project, served by the same server, in the same run.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { median, printTable } from './table.ts';
import { freePort, root, type Served, serveApp } from './served.ts';

const RUNS = Number(process.env.RUNS ?? 5);
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const executablePath =
  process.env.CHROME_PATH ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) => existsSync(file));
const launch = { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) };

type FirstLoad = {
  score: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  accessibility: number;
  bestPractices: number;
  scriptKb: number;
  totalKb: number;
};

/** Lighthouse is installed with the benchmarks only, so it is found from their folder. */
const lighthouse = (await import(createRequire(path.join(root, 'bench/package.json')).resolve('lighthouse')))
  .default as (url: string, options: object) => Promise<{ lhr: LighthouseResult }>;

type LighthouseResult = {
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: { resourceType?: string; transferSize?: number }[] } }
  >;
};

async function firstLoad(url: string): Promise<FirstLoad> {
  const port = await freePort();
  const browser = await chromium.launch({
    ...launch,
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    const { lhr } = await lighthouse(url, {
      port,
      logLevel: 'silent',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    });
    const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
    const requests = lhr.audits['network-requests']?.details?.items ?? [];
    const kb = (of: typeof requests) =>
      of.reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0) / 1000;
    return {
      score: 100 * (lhr.categories.performance?.score ?? Number.NaN),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      accessibility: 100 * (lhr.categories.accessibility?.score ?? Number.NaN),
      bestPractices: 100 * (lhr.categories['best-practices']?.score ?? Number.NaN),
      scriptKb: kb(requests.filter(({ resourceType }) => resourceType === 'Script')),
      totalKb: kb(requests),
    };
  } finally {
    await browser.close();
  }
}

async function mediansOfFirstLoad(url: string): Promise<FirstLoad> {
  const runs: FirstLoad[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await firstLoad(url));
  const pick = (key: keyof FirstLoad) => median(runs.map((one) => one[key]));
  return Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((key) => [key, pick(key as keyof FirstLoad)]),
  ) as FirstLoad;
}

const ready = (page: Page) =>
  page.waitForFunction(
    () => navigator.serviceWorker?.controller !== null || navigator.serviceWorker.ready.then(() => true),
  );

/** Time from navigation to a visible element, with the server gone, in a new browser process each time. */
async function offlineStart(
  serve: () => Promise<Served>,
  prepare: (page: Page) => Promise<void>,
  address: string,
  shown: string,
): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const served = await serve();
    const profile = path.join(root, '.cache', `bench-profile-${process.pid}-${run}`);
    const open = (): Promise<BrowserContext> => chromium.launchPersistentContext(profile, launch);
    const first = await open();
    const page = first.pages()[0] ?? (await first.newPage());
    await page.goto(served.url);
    await prepare(page);
    await ready(page);
    await page.waitForTimeout(2500);
    await first.close();
    await served.close();
    const again = await open();
    const cold = again.pages()[0] ?? (await again.newPage());
    const started = performance.now();
    await cold.goto(served.url + address, { waitUntil: 'commit' });
    await cold.locator(shown).first().waitFor();
    times.push(performance.now() - started);
    await again.close();
  }
  return median(times);
}

/** Duration of the slowest event of each key, by Event Timing at CPU 4x. */
async function keyTimes(page: Page, field: string, text: string): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.locator(field).first().click();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { eventTimes: times });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.name === 'keydown' || entry.name === 'input') times.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  for (const key of text) {
    await page.keyboard.type(key);
    await page.waitForTimeout(260);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const times = await page.evaluate(() => (window as unknown as { eventTimes: number[] }).eventTimes);
  // An event faster than the observer reports took one frame at most.
  return times.length > 0 ? times : [16];
}

async function arrive(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I am', exact: true }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'United Kingdom' }).click();
  await page
    .getByText(/Products saved/)
    .first()
    .waitFor();
  await page.waitForTimeout(1500);
}

const serveYardstick = () =>
  serveApp({ webDir: path.join(root, 'bench/plain-vite/dist'), env: { TRUSTED_TYPES: 'off' } });
const serveOurs = () => serveApp();

const yardstick = await serveYardstick();
const ours = await serveOurs();
const plain = await mediansOfFirstLoad(yardstick.url);
const app = await mediansOfFirstLoad(ours.url);

const row = (name: string, key: keyof FirstLoad, must: string, places = 0): string[] => [
  name,
  plain[key].toFixed(places),
  app[key].toFixed(places),
  `${(app[key] / plain[key]).toFixed(2)}x`,
  must,
];
printTable(
  `First load of /, Lighthouse mobile, medians of ${RUNS}`,
  ['measure', 'plain Vite', 'app', 'ratio', 'must, then ambitious'],
  [
    row('JavaScript, kB wire', 'scriptKb', '2.0x, 1.6x', 1),
    row('total, kB wire', 'totalKb', '2.0x, 1.5x', 1),
    row('FCP, ms', 'fcp', '0.85x, 0.6x'),
    row('LCP, ms', 'lcp', '1.15x, 0.9x'),
    row('TBT, ms', 'tbt', '+100, +30'),
    row('CLS', 'cls', '0.02, 0', 3),
    row('score', 'score', '-3, -1'),
    row('accessibility', 'accessibility', '100'),
    row('best practices', 'bestPractices', '100'),
  ],
);

const browser = await chromium.launch(launch);
const plainPage = await browser.newPage();
await plainPage.goto(yardstick.url);
const plainKeys = await keyTimes(plainPage, 'input', '60.5 60.5 60.5 60.5 60.5');
const page = await browser.newPage();
await page.goto(ours.url);
await arrive(page);
await page.goto(`${ours.url}/regimen/enter-patient-details`);
const patientKeys = await keyTimes(page, 'input[inputmode="decimal"]', '123412341234123412341234');
await page.goto(`${ours.url}/products`);
await page.getByRole('searchbox').waitFor();
await page.waitForTimeout(1500);
const searchKeys = await keyTimes(page, 'input[type="search"], [role="searchbox"]', 'tarnvane energy fibre');
await browser.close();
const keys = (name: string, times: number[], must: string) => [
  name,
  median(times).toFixed(0),
  Math.max(...times).toFixed(0),
  String(times.length),
  must,
];
printTable(
  'A key at CPU 4x, Event Timing ms',
  ['measure', 'median', 'worst', 'events', 'must, then ambitious'],
  [
    keys('plain Vite, input', plainKeys, ''),
    keys('patient field', patientKeys, 'plain + 24, + 8; worst 120, 64'),
    keys('product search', searchKeys, 'plain + 40, + 16'),
  ],
);
await yardstick.close();
await ours.close();

const plainOffline = await offlineStart(serveYardstick, (one) => one.locator('h1').waitFor(), '/', 'h1');
const oursOffline = await offlineStart(serveOurs, arrive, '/', 'h1');
const productsOffline = await offlineStart(serveOurs, arrive, '/products', 'a[href^="/products/"]');
const offline = (name: string, value: number, must: string) => [
  name,
  value.toFixed(0),
  `${(value / plainOffline).toFixed(2)}x`,
  must,
];
printTable(
  `Offline cold start, ms, medians of ${RUNS}`,
  ['measure', 'ms', 'ratio', 'must, then ambitious'],
  [
    offline('plain Vite, h1', plainOffline, ''),
    offline('app, h1 of /', oursOffline, '1.3x, 1.1x'),
    offline('app, first product of /products', productsOffline, '2.0x, 1.5x'),
  ],
);
