import type { CDPSession, Page } from '@playwright/test';
import { formatQuantity } from '@dietetic/clinical';
import { seededAmounts } from '../support/amounts.ts';
import { whileSlow } from '../support/slow-process.ts';
import { expect, test } from '../support/test.ts';

/** A sixth of the speed: a slow phone. */
const SLOW = { runMs: 2, standMs: 15 };
/** 200 amounts: without a pause between two keys, and with pauses, in milliseconds. */
const PACES = [
  { count: 150, pauseMs: 0 },
  { count: 40, pauseMs: 20 },
  { count: 10, pauseMs: 120 },
];

/** Does the task while the processes of the pages are slow. */
async function onSlowDevice(page: Page, task: () => Promise<void>): Promise<void> {
  const browser = page.context().browser();
  if (!browser) throw new Error('No browser of its own');
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  await whileSlow(renderers, SLOW, task);
}

/** As fast as the browser takes them: no key waits for what the page makes of the one before, as at a real keyboard. */
async function typeAtOnce(session: CDPSession, text: string): Promise<void> {
  await Promise.all(
    [...text].flatMap((key) => [
      session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', key }),
    ]),
  );
}

/** Runs in the page: what the box shows once all that follows from the last key is drawn. The next key takes its place. */
async function readAndSelect(box: HTMLElement | SVGElement): Promise<string> {
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(drawn))));
  if (!(box instanceof HTMLInputElement)) throw new Error('Not a box to type into');
  box.select();
  return box.value;
}

test('[K-14] on a slow phone 200 amounts are in the box as they were typed, and the last in tray and report @phone', async ({
  app,
  page,
}) => {
  await app.startRegimenFor({ sex: 'Female', years: 68, weightKg: 58, heightCm: 163 });
  await app.link('Skip to product selection').click();
  await app.searchFor('Tarnvane Energy Fibre');
  await app.button('Add Tarnvane Energy Fibre').click();
  const dialog = page.getByRole('dialog', { name: 'Tarnvane Energy Fibre' });
  const box = dialog.getByRole('textbox', { name: /Amount a day/ });
  // At a sixth of the speed 200 amounts take their time.
  test.setTimeout(600_000);
  const session = await page.context().newCDPSession(page);
  await box.selectText();
  const lost: string[] = [];
  await onSlowDevice(page, async () => {
    for (const { count, pauseMs } of PACES) {
      for (const amount of seededAmounts(count, 1 + pauseMs)) {
        if (pauseMs === 0) await typeAtOnce(session, amount);
        else await page.keyboard.type(amount, { delay: pauseMs });
        const shown = await box.evaluate(readAndSelect);
        if (shown !== amount) lost.push(`${amount} became ${shown}`);
      }
    }
    expect(lost).toEqual([]);
    await box.selectText();
    await page.keyboard.type('1000.5');
    await dialog.getByRole('button', { name: 'Add product' }).click();
    await expect(dialog).toBeHidden();
  });
  await app.viewReport();
  await expect(page.getByRole('article')).toContainText(
    formatQuantity('amount', 1000.5, { unit: 'ml' }).text,
  );
});

test('[K-14] on a slow ward PC a patient’s figures and a search keep every key @desktop', async ({
  app,
  page,
}) => {
  await app.open('/regimen/enter-patient-details');
  await app.radio('Female').check();
  await onSlowDevice(page, async () => {
    for (const [name, text] of [
      [/^Age.*years/, '68'],
      [/^Weight now/, '58.25'],
      [/^Height/, '163.5'],
      [/^Previous weight/, '63.5'],
    ] as const) {
      await app.field(name).click();
      await page.keyboard.type(text);
      await expect(app.field(name)).toHaveValue(text);
    }
    await expect
      .poll(() => app.keptEntries())
      .toMatchObject({ PD_AGE: 816, PD_WEIGHT: 58.25, PD_HEIGHT: 163.5, PD_WEIGHT_PREVIOUS: 63.5 });
  });
  await app.open('/products');
  const search = page.getByRole('searchbox');
  await onSlowDevice(page, async () => {
    await search.click();
    await page.keyboard.type('tarnvane', { delay: 105 });
    // The address follows when the typing rests; keys fall into that.
    await expect(page).toHaveURL(/search|tarnvane/);
    await page.keyboard.type(' energy fibre', { delay: 130 });
    await expect(page).toHaveURL(/fibre/);
    await expect(search).toHaveValue('tarnvane energy fibre');
  });
});
