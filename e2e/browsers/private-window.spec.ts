import { driveFirefox } from './firefox.ts';
import { prepared } from '../support/prepared.ts';
import { beginRegimen, expect, firstVisit, test } from './test.ts';

// Older versions of Firefox run no service worker in a private window, newer ones do.
for (const { hasWorkers, where } of [
  { hasWorkers: false, where: 'where no worker runs' },
  { hasWorkers: true, where: 'as the browser has it' },
]) {
  // Playwright reads from the pattern what a test needs.
  // oxlint-disable-next-line eslint/no-empty-pattern
  test(`[I-03] [J-12] in a private window, ${where}, products and a regimen are there and survive a reload`, async ({}, info) => {
    test.skip(info.project.name !== 'firefox', 'WebKit for GTK has no driven private windows.');
    const driver = await driveFirefox({ isPrivate: true, hasWorkers });
    try {
      const page = await firstVisit(driver);
      const runsWorker = () =>
        driver.run(async () => (await navigator.serviceWorker?.getRegistration())?.active != null);
      if (!hasWorkers) expect(await runsWorker()).toBe(false);
      await beginRegimen(page);
      await page.press('radio', '^Female$');
      await page.typeInto('^Weight now', '58');
      await page.press('link', '^Products$');
      await page.sees(/Addimere Boost Powder/);
      await driver.open(`${prepared('serverUrl')}/regimen/enter-patient-details`);
      await page.select('^Weight now');
      const weight = () => driver.run(() => (document.activeElement as HTMLInputElement).value);
      await expect.poll(weight).toMatch(/^58(?:\.0)?$/);
      expect(await driver.problems()).toEqual([]);
    } finally {
      await driver.close();
    }
  });
}
