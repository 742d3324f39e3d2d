import { largerRange } from '../larger-range.ts';
import { median, ms, printTable } from '../table.ts';
import { openPlainPage } from '../web/plain-browser.ts';
import { RUNS, serveProducts } from '../web/programs.ts';
import { answerFirstQuestions, lineTo } from './device.ts';

const PRODUCTS = Number(process.env.PRODUCTS ?? 5000);

/** From clicking "Check for product updates" to "Updated to … products", which is shown once everything is stored. */
const UPDATE = `new Promise((resolve, reject) => {
  const row = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes('Check for product updates'));
  const started = performance.now();
  let isChecking = false;
  const watcher = new MutationObserver(() => {
    const said = row.textContent;
    if (said.includes('Checking')) isChecking = true;
    else if (isChecking && said.includes('Updated to')) resolve(performance.now() - started);
    else if (isChecking) reject(new Error(said));
    else return;
    if (!said.includes('Checking')) watcher.disconnect();
  });
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
  row.click();
})`;

/** A page that was just opened checks by itself, and a click during that check does nothing. */
const IDLE = `new Promise((resolve) => {
  (function look() {
    const row = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes('Check for product updates'));
    if (row && !row.textContent.includes('Checking')) return void resolve(true);
    setTimeout(look, 100);
  })();
})`;

/** The list is shown once everything is stored. */
const LISTED = `new Promise((resolve) => {
  (function look() {
    if (document.querySelector('main:not([inert]) li a[href*="/products/"]')) return void resolve(true);
    setTimeout(look, 100);
  })();
})`;

/** The same products with the text of one changed. */
function withOneChanged(range: ReturnType<typeof largerRange>, run: number): ReturnType<typeof largerRange> {
  const projections = range.projections.slice();
  const at = Math.floor(((run + 1) * projections.length) / (RUNS + 2));
  const text = JSON.stringify(projections[at]);
  const changed = text.replace(/("name":"storage","value":\{?"(?:en-GB":")?)/, `$1Changed ${run}. `);
  if (changed === text) throw new Error('The product to change has no storage text.');
  projections[at] = JSON.parse(changed);
  return { ...range, projections };
}

/** What an up-to-date device fetches when one product of 5,000 changes, compared with the whole catalogue. */
export async function measureOneChanged(): Promise<void> {
  // The documents of 5,000 products take minutes each time; they are made at a lower priority than what is measured.
  const served = await serveProducts(PRODUCTS);
  const line = await lineTo(served.url);
  const page = await openPlainPage();
  line.open();
  await page.open(line.url);
  await answerFirstQuestions(page);
  await page.open(`${line.url}/products`);
  await page.evaluate(LISTED);
  const whole = line.catalogueBytes();
  await page.open(`${line.url}/support`);
  await page.evaluate(IDLE);

  const range = largerRange(PRODUCTS);
  const times: number[] = [];
  const bytes: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await served.take(withOneChanged(range, run));
    const before = line.catalogueBytes();
    times.push((await page.evaluate(UPDATE)) as number);
    bytes.push(line.catalogueBytes() - before);
  }
  await page.close();
  line.close();
  await served.close();
  const share = (count: number) => `${((100 * count) / whole).toFixed(2)} %`;
  printTable(
    `One product of ${PRODUCTS} changed, ${RUNS} times, in Chromium`,
    ['measure', 'median', 'worst', 'must', 'goal'],
    [
      ['the whole catalogue as fetched, bytes', String(whole), '', '', ''],
      ['fetched for the change, bytes', String(median(bytes)), String(Math.max(...bytes)), '', ''],
      ['its share of the whole', share(median(bytes)), share(Math.max(...bytes)), '2 %', '1 %'],
      ['from the press to the products stored, ms', ms(median(times)), ms(Math.max(...times)), '300', '50'],
    ],
  );
}
