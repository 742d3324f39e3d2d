import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';
import { PROJECTIONS_PATH } from '@dietetic/contract';
import type { Exchange } from '../support/network.ts';
import {
  openSupport,
  serveCatalogue,
  serverCatalogue,
  STATUS,
  statusNamed,
  updateRow,
} from '../support/newer-catalogue.ts';
import { expect, test } from '../support/test.ts';

async function productsOn(page: Page): Promise<string> {
  await page.goto('/support/version');
  const count = page.getByText(/^\d+\sproducts$/);
  await expect(count).toBeVisible();
  return count.innerText();
}

test('[I-03] a browser with no room left keeps the products it has, and says what to do @desktop', async ({
  page,
  context,
  network,
}) => {
  test.setTimeout(150_000);
  const before = await productsOn(page);
  await openSupport(page);
  const browser = await context.newCDPSession(page);
  const origin = new URL(network.url).origin;
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1000 });
  // The browser remembers for half a minute how much room there was, so that the first writes may still succeed.
  let letter = 'a'.codePointAt(0)!;
  await expect(async () => {
    const newer = await statusNamed(network.url, String.fromCodePoint(letter));
    letter += 1;
    network.breakAnswers(({ path }) => (STATUS.test(path) ? newer : undefined));
    await updateRow(page).click();
    await expect(updateRow(page)).not.toContainText('Checking…');
    await expect(updateRow(page)).toContainText('The browser did not store the products.', { timeout: 1000 });
  }).toPass({ timeout: 90_000, intervals: [4000] });
  await expect(updateRow(page)).toContainText('Saved products are still available.');
  expect(await productsOn(page)).toBe(before);
  await page.goto('/products');
  await expect(page.getByRole('link', { name: 'Addimere Boost Powder', exact: true })).toBeVisible();

  await browser.send('Storage.overrideQuotaForOrigin', { origin });
  await openSupport(page);
});

test('[I-03] two tabs that update at once fetch the catalogue once, and both have it @desktop', async ({
  page,
  context,
  network,
}) => {
  const before = await productsOn(page);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openSupport(tab);
  }
  const newer = await statusNamed(network.url, 'f');
  const server = new EventEmitter();
  const held = once(server, 'answers').then(() => undefined);
  const fetched: string[] = [];
  network.breakAnswers(({ path }: Exchange) => {
    if (STATUS.test(path)) return newer;
    if (!path.startsWith(PROJECTIONS_PATH)) return undefined;
    fetched.push(path);
    return held;
  });
  await updateRow(page).click();
  await expect.poll(() => fetched.length).toBe(1);
  await updateRow(other).click();
  await expect(updateRow(other)).toContainText('Checking…');
  server.emit('answers');
  await expect(updateRow(page)).toContainText(/Updated to \d+\sproducts/);
  await expect(updateRow(other)).toContainText(/Products are up to date/);
  expect(fetched).toHaveLength(1);
  for (const tab of [page, other]) expect(await productsOn(tab)).toBe(before);
});

test('[I-03] a tab closed in the middle of its update leaves the other to do it @desktop', async ({
  page,
  context,
  network,
}) => {
  const before = await productsOn(page);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openSupport(tab);
  }
  const newer = await statusNamed(network.url, 'e');
  const never = new Promise<undefined>(() => undefined);
  let calls = 0;
  network.breakAnswers(({ path }: Exchange) => {
    if (STATUS.test(path)) return newer;
    if (!path.startsWith(PROJECTIONS_PATH)) return undefined;
    calls += 1;
    return calls === 1 ? never : undefined;
  });
  await updateRow(page).click();
  await expect.poll(() => calls).toBe(1);
  await updateRow(other).click();
  await page.close();
  await expect(updateRow(other)).toContainText(/Updated to \d+\sproducts/);
  expect(await productsOn(other)).toBe(before);
});

test('[I-02] a product that fails the checks of the device is left out by name, and the others come @desktop', async ({
  page,
  network,
}) => {
  const before = Number.parseInt(await productsOn(page), 10);
  const catalogue = await serverCatalogue(network.url);
  catalogue.product('Tarnvane Standard').slug = {};
  await openSupport(page);
  await serveCatalogue(network, catalogue);
  await updateRow(page).click();
  await expect(updateRow(page)).toContainText(/Updated to \d+\sproducts/);
  await page.getByRole('button', { name: '1 product was left out' }).click();
  await expect(page.getByRole('main')).toContainText('Left out: Tarnvane Standard');
  expect(Number.parseInt(await productsOn(page), 10)).toBe(before - 1);
});

test('[H-01] [I-03] products not confirmed for 30 days say on every screen that they may be out of date, until they are @phone', async ({
  app,
  page,
  network,
}) => {
  const DAY = 24 * 60 * 60 * 1000;
  const warning = page.getByText(/may be out of date/);
  await app.open('/products');
  await expect(page.getByRole('link', { name: 'Addimere Boost Powder', exact: true })).toBeVisible();
  network.breakAnswers(({ path }) => (STATUS.test(path) ? { kind: 'status', status: 500 } : undefined));
  const confirmedDaysAgo = (days: number) =>
    page.evaluate((at) => localStorage.setItem('productsUpdated', String(at)), Date.now() - days * DAY);
  const screens = [
    '/products',
    '/products/tarnvane-standard/',
    '/products/compare/tarnvane-standard/tarnvane-energy/',
  ];

  await confirmedDaysAgo(29);
  for (const address of screens) {
    await app.open(address);
    await expect(page.getByRole('main').getByText(/^Last updated\s\d+\s\w+\s\d{4}/), address).toBeVisible();
    await expect(warning, address).toHaveCount(0);
  }
  await confirmedDaysAgo(31);
  for (const address of [...screens, '/regimen']) {
    await app.open(address);
    await expect(warning, address).toBeVisible();
  }
  network.breakAnswers(() => undefined);
  await app.button('Check for updates').click();
  await expect(warning).toHaveCount(0);
});
