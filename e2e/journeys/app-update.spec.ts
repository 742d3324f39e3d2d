import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DieteticApp } from '../pages/dietetic-app.ts';
import { startAppServer } from '../support/app-server.ts';
import { expect, test as base } from '../support/test.ts';

/** A server whose app files a test changes; both tests share it, one after the other. */
type Built = { directory: string; url: string; restore: () => Promise<void> };

const test = base.extend<object, { built: Built }>({
  built: [
    // Playwright reads from the pattern what a fixture needs.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const directory = mkdtempSync(path.join(os.tmpdir(), 'dietetic-web-'));
      cpSync(BUILT, directory, { recursive: true });
      const server = await startAppServer({ WEB_DIR: directory });
      try {
        await use({ directory, url: server.url, restore: () => restore(directory, server.url) });
      } finally {
        await server.close();
        rmSync(directory, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
test.describe.configure({ mode: 'default' });

// One of the versions fails on purpose as soon as it runs, another lacks a file.
test.use({
  arrivedIn: 'nowhere',
  serviceWorkers: 'allow',
  mayBeSaid: /This version does not start|bad-precaching-response|manifest/i,
});

const BUILT = process.env.WEB_DIR ?? path.join(import.meta.dirname, '../../apps/web/dist');

/** The app as it was built: the server looks at the disk once a second, and whenever it is asked for the worker. */
async function restore(directory: string, url: string): Promise<void> {
  cpSync(BUILT, directory, { recursive: true });
  await noticeChange(directory, url);
}

async function noticeChange(directory: string, url: string): Promise<void> {
  const now = new Date();
  const worker = path.join(directory, 'sw.js');
  utimesSync(worker, now, now);
  const served = await (await fetch(`${url}/sw.js`)).text();
  expect(served).toBe(readFileSync(worker, 'utf8'));
}

/** The same app built again: every page says so, and the worker's list of files with it. */
function nextVersion(directory: string): void {
  const pages = [directory, path.join(directory, 'start')].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.html'))
      .map((file) => path.join(folder, file)),
  );
  for (const file of pages) {
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('<head>', '<head><meta name="test-version" content="2">'),
    );
  }
  const worker = path.join(directory, 'sw.js');
  const list = readFileSync(worker, 'utf8').replaceAll(
    /"revision":"([0-9a-f]{32})"/g,
    (_all, revision: string) => `"revision":"${[...revision].toReversed().join('')}"`,
  );
  writeFileSync(worker, list);
}

test('[A-10] [A-11] a new version waits to be accepted, then takes over once in every tab and keeps the regimen @desktop', async ({
  context,
  built,
}) => {
  await built.restore();
  await context.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    sessionStorage.setItem('loads', String(Number(sessionStorage.getItem('loads') ?? 0) + 1));
  });
  const page = await context.newPage();
  const version = () => page.locator('meta[name="test-version"]').count();
  await page.goto(built.url);
  const app = new DieteticApp(page);
  await app.button('I am').click();
  await app.button('Skip').click();
  await app.button('United Kingdom').click();
  await app.productsSaved();
  await page.goto(`${built.url}/regimen/enter-patient-details`);
  await page.getByRole('radio', { name: 'Female', exact: true }).check();
  await app.field(/^Weight now/).fill('58');
  await app.keptOffline();
  const other = await context.newPage();
  await other.goto(`${built.url}/support`);
  const loads = async () => [
    await page.evaluate(() => Number(sessionStorage.getItem('loads'))),
    await other.evaluate(() => Number(sessionStorage.getItem('loads'))),
  ];
  const before = await loads();

  nextVersion(built.directory);
  await test.step('A change of screen finds it', async () => {
    await other.getByRole('link', { name: 'Resources' }).first().click();
    await expect(other.getByText('A new version is ready.')).toBeVisible({ timeout: 40_000 });
    await expect(page.getByText('A new version is ready.')).toBeVisible();
    expect(await loads()).toEqual(before);
  });

  await page.getByRole('button', { name: 'Update now' }).click();
  await expect.poll(version, { timeout: 40_000 }).toBe(1);
  await expect(app.field(/^Weight now/)).toHaveValue(/^58(?:\.0)?$/);
  await expect(page.getByRole('radio', { name: 'Female', exact: true })).toBeChecked();
  await expect.poll(() => other.locator('meta[name="test-version"]').count()).toBe(1);
  // The new worker has taken over and no other waits: what could bring a second reload is behind us.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return [registration?.active?.state, registration?.waiting, registration?.installing];
      }),
    )
    .toEqual(['activated', null, null]);
  for (const tab of [page, other]) {
    await tab.getByRole('link', { name: 'Products' }).first().click();
    await expect(tab.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  }
  expect(await loads()).toEqual(before.map((count) => count + 1));
  await expect(page.getByText('A new version is ready.')).toBeHidden();
});

/** A version whose own script fails as soon as it runs. */
function brokenVersion(directory: string): void {
  nextVersion(directory);
  const page = path.join(directory, 'index.html');
  const [, entry = ''] = /data-entry="\/(assets\/start-[^"]+)"/.exec(readFileSync(page, 'utf8')) ?? [];
  const broken = 'assets/start-BROKEN00.js';
  writeFileSync(path.join(directory, broken), "throw new Error('This version does not start.');");
  for (const file of [page, path.join(directory, 'sw.js')]) {
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(entry, broken));
  }
}

test('[A-11] [J-12] a new version that does not start leads to a page that clears it, and the settings stay @desktop', async ({
  context,
  built,
}) => {
  await built.restore();
  const page = await context.newPage();
  const app = new DieteticApp(page);
  await page.goto(built.url);
  await app.button('I am').click();
  await app.button('Skip').click();
  await app.button('Republic of Ireland').click();
  await app.productsSaved();
  await app.keptOffline();

  brokenVersion(built.directory);
  await page.getByRole('link', { name: 'Support' }).first().click();
  await page.getByRole('button', { name: 'Update now' }).click({ timeout: 30_000 });
  await expect(page.getByText('The app could not start.')).toBeVisible({ timeout: 30_000 });

  await built.restore();
  await page.getByRole('link', { name: 'Clear the saved copy' }).click();
  await app.button('Clear and reload').click();
  await expect(app.heading('Welcome')).toBeAttached({ timeout: 30_000 });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userCountry'))).toBe('roi');
  await app.keptOffline();
});

test('[A-10] an offline copy that could not be completed is made again in the same visit @desktop', async ({
  context,
  built,
}) => {
  await built.restore();
  const absent = path.join(built.directory, 'manifest.webmanifest');
  rmSync(absent);
  await noticeChange(built.directory, built.url);
  await context.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
    navigator.serviceWorker.register = async (...given) => {
      const registration = await register(...given);
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        document.documentElement.dataset['copy'] = installing.state;
      });
      return registration;
    };
  });
  const page = await context.newPage();
  await page.goto(built.url);
  await expect(page.locator('html[data-copy="redundant"]')).toBeAttached();
  await built.restore();
  await new DieteticApp(page).keptOffline();
});
