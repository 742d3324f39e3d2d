import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';
import type { Exchange } from '../support/network.ts';
import { BODIES, isManifest, manifestWithName, openSupport, updateRow } from '../support/newer-catalogue.ts';
import { expect, test } from '../support/test.ts';

async function productsOn(page: Page): Promise<string> {
  await page.goto('/support/version');
  return page.getByText(/^\d+\sproducts$/).innerText();
}

async function expectProductsOn(page: Page, text: string): Promise<void> {
  await page.goto('/support/version');
  await expect(page.getByText(/^\d+\sproducts$/)).toHaveText(text);
}

test.describe('with little room', () => {
  test.use({ arrivedIn: 'nowhere' });

  test('[I-03] a browser with no room left keeps the products it has, and says what to do @desktop', async ({
    app,
    page,
    context,
    network,
  }) => {
    const browser = await context.newCDPSession(page);
    const origin = new URL(network.url).origin;
    const room = (quotaSize: number) => browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
    // The browser remembers for half a minute how much room there was, so that the first writes may still succeed:
    // there is not room for many.
    await room(5_000_000);
    await app.arrive();
    const before = await productsOn(page);
    await openSupport(page);
    await room(1000);
    let letter = 'a'.codePointAt(0)!;
    await expect(async () => {
      const newer = await manifestWithName(network.url, String.fromCodePoint(letter));
      letter += 1;
      network.breakAnswers((exchange) => (isManifest(exchange) ? newer : undefined));
      await updateRow(page).click();
      await expect(updateRow(page)).not.toContainText('Checking…');
      await expect(updateRow(page)).toContainText('The browser did not store the products.', {
        timeout: 1000,
      });
    }).toPass({ timeout: 90_000 });
    await expect(updateRow(page)).toContainText('Saved products are still available.');
    await expectProductsOn(page, before);
    await page.goto('/products');
    await expect(page.getByRole('link', { name: 'Addimere Boost Powder', exact: true })).toBeVisible();

    await browser.send('Storage.overrideQuotaForOrigin', { origin });
    await openSupport(page);
  });
});

test('[I-03] two tabs that update at once fetch the catalogue once, and both have it; one closed in the middle leaves the other to do it @phone', async ({
  page,
  context,
  network,
}) => {
  const before = await productsOn(page);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openSupport(tab);
  }
  const newer = await manifestWithName(network.url, 'f');
  const server = new EventEmitter();
  const held = once(server, 'answers').then(() => undefined);
  const fetched: string[] = [];
  network.breakAnswers((exchange: Exchange) => {
    if (isManifest(exchange)) return newer;
    if (!BODIES.test(exchange.path)) return undefined;
    fetched.push(exchange.path);
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
  for (const tab of [page, other]) await expectProductsOn(tab, before);

  await test.step('a tab closed in the middle of its update leaves the other to do it', async () => {
    for (const tab of [page, other]) await openSupport(tab);
    const newest = await manifestWithName(network.url, 'e');
    const never = new Promise<undefined>(() => undefined);
    let calls = 0;
    network.breakAnswers((exchange: Exchange) => {
      if (isManifest(exchange)) return newest;
      if (!BODIES.test(exchange.path)) return undefined;
      calls += 1;
      return calls === 1 ? never : undefined;
    });
    await updateRow(page).click();
    await expect.poll(() => calls).toBe(1);
    await updateRow(other).click();
    await page.close();
    await expect(updateRow(other)).toContainText(/Updated to \d+\sproducts/);
    await expectProductsOn(other, before);
  });
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
  network.breakAnswers((exchange) => (isManifest(exchange) ? { kind: 'status', status: 500 } : undefined));
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
