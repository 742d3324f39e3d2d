// Keys and clicks at CPU 4x, by Event Timing.
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { median, printTable } from '../table.ts';
import { arrive, launch, serveOurs, serveProducts, serveYardstick } from './programs.ts';

/** The slow phone of the other benchmarks. */
const SLOWER = 4;
/** Each key alone; and at typing speed, so that a key arrives while the results of the last are rendered. */
const REST_MS = 450;
const TYPING_MS = 170;

/**
 * Duration of the slowest event of each click or key, by Event Timing at CPU 4x: from the input to the next frame.
 * The observer reports nothing below 16 ms, one frame.
 */
async function eventTimes(page: Page, presses: (() => Promise<void>)[], restMs = REST_MS): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    const slowest: number[] = [];
    Object.assign(window, { slowest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        slowest[slowest.length - 1] = Math.max(slowest.at(-1) ?? 0, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  for (const press of presses) {
    await page.evaluate(() => (window as unknown as { slowest: number[] }).slowest.push(16));
    await press();
    await page.waitForTimeout(restMs);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return page.evaluate(() => (window as unknown as { slowest: number[] }).slowest);
}

const keys = (page: Page, text: string) => [...text].map((key) => () => page.keyboard.type(key));

/** Weights typed into an empty field and deleted again. */
function weights(page: Page): (() => Promise<void>)[] {
  const take = Array<string>(4).fill('Backspace');
  const pressed = ['57.3', '61.8', '48.6'].flatMap((weight) => [...weight, ...take]);
  return pressed.map((key) => () => page.keyboard.press(key));
}

/**
 * Only a mouse click. A locator's own click checks at every event whether the element is still under the pointer;
 * that runs in the page, within the measured time.
 */
async function press(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to press');
  const { mouse } = element.page();
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await mouse.down();
  await mouse.up();
}

async function opened(browser: Browser, url: string, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  await page.goto(url);
  await arrive(page);
  await page.goto(url + address);
  return page;
}

/** With a daily amount that causes no finding. */
const SHEET_PRODUCTS = [
  ['Tarnvane Energy Fibre', '500'],
  ['Dalesip Mini Protein', '125'],
  ['Addimere Protein', '5'],
] as const;

/** The weight, with three products chosen: every key changes the need, the meters and the vitamins on the sheet. */
async function ofTheSheet(browser: Browser, url: string): Promise<number[]> {
  const page = await opened(browser, url, '/regimen/enter-patient-details');
  const field = (name: RegExp) => page.getByRole('textbox', { name });
  await page.getByRole('radio', { name: 'Female' }).check({ force: true });
  await field(/^Age.*years/).fill('68');
  await field(/^Height/).fill('163');
  await field(/^Weight now/).fill('57');
  for (const [product, amount] of SHEET_PRODUCTS) {
    await page.getByRole('searchbox').fill(product);
    await page.getByRole('button', { name: `Add ${product}`, exact: true }).click();
    await field(new RegExp(`^Amount a day of ${product}`)).fill(amount);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('link', { name: 'Patient details' }).click();
  await field(/^Weight now/).fill('');
  await field(/^Weight now/).click();
  const times = await eventTimes(page, weights(page));
  await page.close();
  return times;
}

type Row = [name: string, times: number[], goal: string];

/** A key in the search, and a filter ticked and unticked. */
async function ofTheList(browser: Browser, url: string, count: number): Promise<Row[]> {
  const page = await opened(browser, url, '/products');
  const search = page.getByRole('searchbox');
  await page
    .getByRole('checkbox', { name: /^Compare / })
    .first()
    .waitFor();
  await page.waitForTimeout(1500);
  await search.click();
  const typed = await eventTimes(page, keys(page, 'tarnvane energy fibre'), TYPING_MS);
  await search.fill('');
  await page.waitForTimeout(1500);
  const filters = ['Adult', 'Child', 'Tube feed', 'Liquid', 'Powder', 'Food'].map((name) =>
    page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).first(),
  );
  const toggled = await eventTimes(
    page,
    filters.flatMap((filter) => [() => press(filter), () => press(filter)]),
  );
  await page.close();
  return [
    [`search key, ${count} products`, typed, count === 500 ? 'plain + 40, + 16' : ''],
    [`filter, ${count} products`, toggled, count === 500 ? 'plain + 40, + 16' : ''],
  ];
}

/** Keys and ticks at CPU 4x, compared with the plain project. */
export async function measureKeys(): Promise<void> {
  const browser = await chromium.launch(launch);
  const rows: Row[] = [];
  const yardstick = await serveYardstick();
  const plain = await browser.newPage();
  await plain.goto(yardstick.url);
  await plain.locator('input').click();
  rows.push(['plain Vite, key', await eventTimes(plain, keys(plain, '60.5 60.5 60.5 60.5 60.5')), '']);
  const button = plain.locator('button');
  const clicked = await eventTimes(
    plain,
    Array(12).fill(() => press(button)),
  );
  rows.push(['plain Vite, click', clicked, '']);
  await yardstick.close();

  const ours = await serveOurs();
  const patient = await opened(browser, ours.url, '/regimen/enter-patient-details');
  const field = patient.getByRole('textbox', { name: /^Weight now/ });
  await field.click();
  const patientTimes = await eventTimes(patient, weights(patient));
  rows.push(['patient field, key', patientTimes, 'plain + 24, + 8; worst 120, 64']);
  rows.push(['sheet, weight with three products', await ofTheSheet(browser, ours.url), '40, 24']);
  await ours.close();

  for (const count of [500, 5000]) {
    const served = await serveProducts(count);
    rows.push(...(await ofTheList(browser, served.url, count)));
    await served.close();
  }
  await browser.close();
  printTable(
    'A key or click at CPU 4x, Event Timing ms (one frame is 16)',
    ['measure', 'median', 'worst', 'presses', 'must, then ambitious'],
    rows.map(([name, times, goal]) => [
      name,
      median(times).toFixed(0),
      Math.max(...times).toFixed(0),
      String(times.length),
      goal,
    ]),
  );
}
