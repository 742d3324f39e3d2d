import { cutOff } from '../support/cut-off.ts';
import { expect, test } from '../support/test.ts';

test.describe('zoomed', () => {
  test.use({ deviceScaleFactor: 2 });

  for (const { zoom, viewport } of [
    { zoom: '200 % of 1366 px', viewport: { width: 683, height: 384 } },
    { zoom: '360 px, a small phone', viewport: { width: 360, height: 640 } },
    { zoom: '320 px, 400 % of 1280 px', viewport: { width: 320, height: 640 } },
  ]) {
    test(`[B-06] at ${zoom} nothing of the regimen is cut off and no page scrolls sideways @desktop`, async ({
      app,
      page,
    }) => {
      await page.setViewportSize(viewport);
      const found: string[] = [];
      const look = async (where: string) => void found.push(...(await cutOff(page, where)));
      await app.enterPatient({
        sex: 'Female',
        years: 68,
        weightKg: 258,
        previousWeightKg: 63.5,
        heightCm: 1630,
      });
      await look('details with an error');
      await app.field(/^Height/).fill('163');
      await app.field(/^Weight now/).fill('58.4');
      await look('details');
      await app.continue();
      await page.waitForURL(/intermittent$/);
      await look('what next');
      await app.open('/regimen/energy-calculations');
      await app.field(/^Minimum/).fill('22.5');
      await app.field(/^Maximum/).fill('26.5');
      await app.field(/factor$/).fill('1.15');
      await look('energy by PENG');
      await page.getByRole('button', { name: /^Method/ }).click();
      await look('the methods');
      await page.getByRole('radio', { name: /^Harris/ }).check();
      await page.getByRole('combobox', { name: /Stress factor/ }).selectOption('infection');
      for (const name of [/^Formula and source/, /^Across methods/]) {
        const part = page.getByRole('button', { name });
        if ((await part.getAttribute('aria-expanded')) !== 'true') await part.click();
      }
      await look('energy by Harris–Benedict, with its working');
      // A need of two figures is the longest that a narrow screen has to hold.
      await app.open('/regimen/energy-calculations');
      await page.getByRole('button', { name: /^Method/ }).click();
      await page.getByRole('radio', { name: /^PENG/ }).check();
      await app.continue();
      await page.waitForURL(/protein-fluid/);
      await app.field(/^Minimum/).fill('1.25');
      await app.field(/^Maximum/).fill('1.55');
      await page.getByRole('radio', { name: /^Oral and tube/ }).check();
      await look('protein and fluid');
      await app.open('/regimen/products');
      await page.getByRole('searchbox').fill('Tarnvane Energy Fibre');
      await app.button('Add Tarnvane Energy Fibre').click();
      await page
        .getByRole('dialog')
        .getByRole('textbox', { name: /Amount a day/ })
        .fill('1000');
      await look('the amount');
      await page.getByRole('dialog').getByRole('button', { name: 'Add product' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await app.addProduct('Addimere Protein', 5);
      await look('products');
      await app.open('/regimen');
      await look('the steps');
      expect(found).toEqual([]);
    });
  }
});

/** What moved on the page, apart from the result's own pane, the strip with the patient, the bar and the thumbs. */
type Shift = { value: number; moved: string[] };

test('[D-01] [B-06] no field moves when a result appears', async ({ app, page }) => {
  await page.addInitScript((apart) => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.flatMap(({ node }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return !element || !element.closest('main') || element.closest(apart)
            ? []
            : [element.outerHTML.slice(0, 90)];
        });
        if (moved.length > 0) shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, 'aside, [aria-label="Patient summary"], [class*="action-bar"], [class*="slider-module-thumb"]');
  /** Every shift counts, those within half a second of a key as well: that is when a result appears. */
  async function movedBy(entering: () => Promise<void>): Promise<Shift[]> {
    await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts.splice(0));
    await entering();
    await page.waitForTimeout(600);
    return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  }
  await app.open('/regimen/enter-patient-details');
  await expect(app.field(/^Weight now/)).toBeVisible();
  const byDetails = await movedBy(async () => {
    await app.radio('Female').check();
    await app.field(/^Age.*years/).fill('68');
    await app.field(/^Weight now/).fill('58');
    await app.field(/^Height/).fill('163');
  });
  await app.continue();
  await page.waitForURL(/intermittent$/);
  await app.link(/^Energy/).click();
  await app.field(/^Minimum/).fill('22');
  const byEnergy = await movedBy(async () => {
    await app.field(/^Maximum/).fill('26');
    await expect(app.result(/energy requirement/)).toContainText('1,276');
  });
  expect([...byDetails, ...byEnergy]).toEqual([]);
});
