import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DieteticApp } from '../pages/dietetic-app.ts';
import { recordConsoleProblems } from '../support/console.ts';
import { BODIES, isManifest, manifestWithName, openSupport, updateRow } from '../support/newer-catalogue.ts';
import { expect, test } from '../support/test.ts';
import { wholeBrowser } from '../support/whole-browser.ts';

const ADULT = { sex: 'Female', years: 68, weightKg: 58, heightCm: 163 } as const;

test.describe('what a browser takes away', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[I-03] [A-15] [B-12] everything on the device evicted: the regimen stays, the questions are asked again, the products come again @desktop', async ({
    app,
    page,
    context,
    network,
  }) => {
    await app.open();
    await app.keptOffline();
    await app.enterPatient(ADULT);
    await expect.poll(async () => (await app.keptEntries()).PD_WEIGHT).toBe(58);

    // What browsers evict when the disk is full or after a long absence: all storage of the site, but not that of a tab.
    const browser = await context.newCDPSession(page);
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    await browser.send('Storage.clearDataForOrigin', {
      origin: network.url,
      storageTypes: 'indexeddb,cache_storage,service_workers',
    });
    await app.open();
    await app.button('I am').click();
    await app.button('Skip').click();
    await app.button('United Kingdom').click();
    await app.productsSaved();
    await app.open('/regimen/enter-patient-details');
    await expect(app.field(/^Weight now/)).toHaveValue(/^58(?:\.0)?$/);
    await app.open('/products');
    await expect(page.getByRole('link', { name: 'Addimere Boost Powder', exact: true })).toBeVisible();

    await test.step('and a regimen that was damaged there says that it is lost', async () => {
      // Where the app does not run, or it would write what it holds once more.
      await app.open('/robots.txt');
      await page.evaluate(() => sessionStorage.setItem('regimen', '{"usedAt":1'));
      await app.open('/regimen');
      const lost = page.getByText('The regimen in progress could not be read again and is lost.');
      await expect(lost).toBeVisible();
      await app.button('Close').click();
      await expect(lost).toBeHidden();
      await page.reload();
      await expect(app.heading(/regimen/i)).toBeVisible();
      await expect(lost).toBeHidden();
    });
  });
});

test('[I-03] a worker that stops during an update keeps the products, reports it, and the next update completes @desktop', async ({
  page,
  network,
}) => {
  await openSupport(page);
  const newer = await manifestWithName(network.url, 'd');
  const never = new Promise<undefined>(() => undefined);
  let calls = 0;
  network.breakAnswers((exchange) => {
    if (isManifest(exchange)) return newer;
    if (!BODIES.test(exchange.path)) return undefined;
    calls += 1;
    return calls === 1 ? never : undefined;
  });
  await updateRow(page).click();
  await expect.poll(() => calls).toBe(1);
  const [worker] = page.workers();
  if (!worker) throw new Error('The update has no worker.');
  const ended = worker.waitForEvent('close');
  await worker.evaluate(() => self.close());
  await ended;
  await expect(updateRow(page)).toContainText('The browser ended the update before it was done.');
  await expect(updateRow(page)).toContainText('Saved products are still available.');
  await updateRow(page).click();
  await expect(updateRow(page)).toContainText(/Updated to \d+\sproducts/);
});

/** A profile whose settings keep sites from storing anything, as hospitals set them. */
function profileWithoutStorage(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'dietetic-profile-'));
  mkdirSync(path.join(folder, 'Default'));
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(path.join(folder, 'Default/Preferences'), JSON.stringify(settings));
  return folder;
}

test('[I-03] [A-01] [B-12] in a browser that stores nothing the regimen works, says that it is not kept, and products say why they are missing @desktop', async ({
  playwright,
  network,
  launchOptions,
}) => {
  const profile = profileWithoutStorage();
  const context = await playwright.chromium.launchPersistentContext(profile, {
    ...wholeBrowser(launchOptions),
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
  });
  const problems = recordConsoleProblems(context);
  try {
    const page = await context.newPage();
    const app = new DieteticApp(page);
    await page.goto(network.url);
    expect(await page.evaluate(storageIsBlocked)).toBe(true);
    await app.button('I am').click();
    await app.button('Skip').click();
    await app.button('United Kingdom').click();
    await app.toPatientDetails();
    await app.fillPatient(ADULT);
    await expect(page.getByText(/does not let the app keep the regimen/)).toBeVisible();
    await app.continue();
    await app.field(/^Minimum/).fill('22');
    await app.field(/^Maximum/).fill('26');
    await expect(app.result(/energy requirement/)).toContainText('1,276');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
    await expect(page.getByText('The browser did not store the products.')).toBeVisible();
    expect(problems([])).toEqual([]);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
});

function storageIsBlocked(): boolean {
  try {
    return window.localStorage.length < 0;
  } catch {
    return true;
  }
}
