import { formatQuantity } from '@dietetic/clinical';
import { seededAmounts } from '../support/amounts.ts';
import { withBusyMachine } from './busy-machine.ts';
import type { DrivenPage } from './driven-page.ts';
import { addTypedAmount, beginRegimen, expect, isOnSheet, test } from './test.ts';

/** How many amounts are typed at each pace, in milliseconds between two keys: 200 in each browser. */
const PACES = [
  { count: 150, pauseMs: 0 },
  { count: 40, pauseMs: 20 },
  { count: 10, pauseMs: 120 },
];
const PRODUCT = 'Tarnvane Energy Fibre';
const LAST = '321.5';
/** A third of the speed, at most. */
const SLOW = { runMs: 4, standMs: 10 };

async function enterPatient(page: DrivenPage): Promise<void> {
  await beginRegimen(page);
  await page.press('radio', '^Female$');
}

async function readsBack(page: DrivenPage, box: string, text: string, pauseMs: number): Promise<void> {
  const shown = await page.typeEach(box, [text], pauseMs);
  expect(shown, `${box}, ${pauseMs} ms between keys`).toEqual([text]);
}

test('[K-14] 200 amounts, typed on a slow page of a busy machine, are in the box, the tray and the report', async ({
  arrived: page,
}) => {
  await enterPatient(page);
  for (const [box, text] of PATIENT) await page.typeInto(box, text);
  await page.press('button', '^Continue$');
  await page.press('link', '^Skip (to product|and go)');
  await page.typeInto('^Search', PRODUCT);
  await page.sees(/Showing \d products/);
  await page.press('button', `^Add ${PRODUCT}$`);
  await page.select('Amount a day');
  const lost: string[] = [];
  await withBusyMachine(async () => {
    await page.slow(SLOW, async () => {
      for (const [round, { count, pauseMs }] of PACES.entries()) {
        const amounts = [...seededAmounts(count - 1, round + 1), LAST];
        const shown = await page.typeEach('Amount a day', amounts, pauseMs);
        for (const [index, amount] of amounts.entries())
          if (shown[index] !== amount) lost.push(`${amount} became ${shown[index]} (${pauseMs} ms)`);
      }
    });
  });
  expect(lost).toEqual([]);
  const kept = new RegExp(
    formatQuantity('amount', Number(LAST), { unit: 'ml' }).text.replaceAll('\u00a0', ' '),
  );
  await addTypedAmount(page);
  await page.press('button', 'View regimen and email report');
  await page.sees(kept);
});

const PATIENT = [
  ['^Age years', '68'],
  ['^Weight now', '58.25'],
  ['^Height', '163.5'],
] as const;

test('[K-14] weight, height, age, energy per kg and the searches keep every key at any pace', async ({
  arrived: page,
}) => {
  await enterPatient(page);
  await page.slow(SLOW, async () => {
    for (const pauseMs of [0, 20, 120]) {
      for (const [box, text] of PATIENT) await readsBack(page, box, text, pauseMs);
      await readsBack(page, '^Previous weight', '63.5', pauseMs);
    }
  });
  await page.press('button', '^Continue$');
  await page.slow(SLOW, async () => {
    for (const pauseMs of [0, 20, 120]) {
      await readsBack(page, '^Minimum', '22.5', pauseMs);
      await readsBack(page, '^Maximum', '26.75', pauseMs);
    }
  });
  await page.press('link', '^Skip (to product|and go)');
  await page.slow(SLOW, async () => {
    // 100 ms after the last letter the search begins, 400 ms after it the address follows: keys fall into both.
    for (const pauseMs of [0, 20, 105, 410])
      await readsBack(page, '^Search', pauseMs > 400 ? 'tarnvane' : 'tarnvane fibre', pauseMs);
  });
});

test('[K-14] [L-01] a weight beside the products, and what is typed in the row of a session, keep every key', async ({
  arrived: page,
}) => {
  test.skip(!(await isOnSheet(page)), 'On a narrow screen both are typed in their own step or dialog.');
  await enterPatient(page);
  for (const [box, text] of PATIENT) await page.typeInto(box, text);
  await page.typeInto('^Search', PRODUCT);
  await page.press('button', `^Add ${PRODUCT}$`);
  await page.typeInto('Amount a day', '1000');
  await page.select('^Search');
  await page.slow(SLOW, async () => {
    for (const pauseMs of [0, 20, 120]) await readsBack(page, '^Weight$', `7${pauseMs % 7}.25`, pauseMs);
  });
  // The need follows: 71.25 kg at 30 ml/kg.
  await page.sees(/Need 2,138 ml\/day/);
  await page.press('link', '^Feed plan$');
  await page.press('button', '^Overnight pump$');
  await page.press('button', '^Save session$');
  await page.sees(/83 ml\/h for 12 h 3 min/);
  await page.slow(SLOW, async () => {
    for (const pauseMs of [0, 20, 120]) {
      await readsBack(page, '^Volume', '950', pauseMs);
      await readsBack(page, '^Start', '19:30', pauseMs);
      await readsBack(page, '^Hours', '10', pauseMs);
    }
  });
  await page.select('^Volume');
  await page.sees(/95 ml\/h for 10 h, dose 950 ml, start 19:30/);
});
