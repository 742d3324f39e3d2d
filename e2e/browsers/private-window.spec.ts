import { driveFirefox } from './firefox.ts';
import { beginRegimen, expect, firstVisit, test } from './test.ts';

test('[I-03] [J-12] in a private window, where no worker runs, products and a regimen are there and survive a reload', async ({
  server,
}, info) => {
  test.skip(info.project.name !== 'firefox', 'WebKit for GTK has no driven private windows.');
  const driver = await driveFirefox({ isPrivate: true });
  try {
    const page = await firstVisit(driver, server.url);
    const hasWorker = () =>
      driver.run(async () => (await navigator.serviceWorker?.getRegistration())?.active != null);
    expect(await hasWorker()).toBe(false);
    await beginRegimen(page);
    await page.press('radio', '^Female$');
    await page.typeInto('^Weight now', '58');
    await page.press('link', '^Products$');
    await page.sees(/Addimere Boost Powder/);
    await driver.open(`${server.url}/regimen/enter-patient-details`);
    await page.select('^Weight now');
    const weight = () => driver.run(() => (document.activeElement as HTMLInputElement).value);
    await expect.poll(weight).toMatch(/^58(?:\.0)?$/);
    expect(await driver.problems()).toEqual([]);
  } finally {
    await driver.close();
  }
});
