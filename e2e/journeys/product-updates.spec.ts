import { EventEmitter, once } from 'node:events';
import type { Locator } from '@playwright/test';
import type { DieteticApp } from '../pages/dietetic-app.ts';
import type { Exchange, Fault } from '../support/network.ts';
import { BODIES, isManifest, manifestNamed, openSupport, updateRow } from '../support/newer-catalogue.ts';
import { expect, test } from '../support/test.ts';

const MANIFEST = /^\/catalogue\/manifest\.json/;

/** Ways an update's calls go wrong; `update-catalogue.test.ts` has all of them. */
const WRONG: { call: string; address: RegExp; what: string; fault: Fault }[] = [
  { call: 'manifest', address: MANIFEST, what: 'gets no answer', fault: { kind: 'dropped' } },
  {
    call: 'index',
    address: /^\/catalogue\/index-/,
    what: 'answers 500',
    fault: { kind: 'status', status: 500 },
  },
  { call: 'products', address: BODIES, what: 'stops half-way', fault: { kind: 'half' } },
  {
    call: 'products',
    address: BODIES,
    what: 'is answered by the login page of the ward’s network',
    fault: {
      kind: 'replaced',
      type: 'text/html',
      body: '<!doctype html><title>Log in to the guest network</title>',
    },
  },
];

async function savedProducts(app: DieteticApp): Promise<Locator> {
  await app.open('/support/version');
  return app.page.getByText(/^\d+\sproducts$/);
}

test('[I-03] [I-05] [A-14] an update that fails at any step keeps every product and says so @phone', async ({
  app,
  page,
  network,
}) => {
  await app.open();
  const before = await (await savedProducts(app)).innerText();
  const newer = await manifestNamed(network.url, 'f');
  await openSupport(page);
  for (const { call, address, what, fault } of WRONG) {
    await test.step(`the call for ${call} ${what}`, async () => {
      network.breakAnswers((exchange: Exchange) => {
        if (address.test(exchange.path)) return fault;
        return isManifest(exchange) ? newer : undefined;
      });
      await updateRow(page).click();
      await expect(updateRow(page)).toContainText('Could not update. Saved products are still available.');
    });
  }
  await test.step('other bytes than those that were published', async () => {
    network.breakAnswers((exchange) => {
      if (BODIES.test(exchange.path)) {
        return { kind: 'replaced', type: 'application/json', body: '{"id":"tarnvane-standard"}' };
      }
      return isManifest(exchange) ? newer : undefined;
    });
    await updateRow(page).click();
    await expect(updateRow(page)).toContainText('The download was not complete.');
  });
  network.breakAnswers(() => undefined);
  await expect(await savedProducts(app)).toHaveText(before);
  await app.open('/products');
  await expect(page.getByRole('link', { name: 'Addimere Boost Powder', exact: true })).toBeVisible();
});

test('[I-05] "Check for product updates" says that it checks, that all is up to date, and what it fetched @phone', async ({
  page,
  network,
}) => {
  await openSupport(page);
  const server = new EventEmitter();
  const held = once(server, 'answers').then(() => undefined);
  network.breakAnswers((exchange) => (isManifest(exchange) ? held : undefined));
  await updateRow(page).click();
  await expect(updateRow(page)).toContainText('Checking…');
  await expect(updateRow(page)).toBeDisabled();
  server.emit('answers');
  await expect(updateRow(page)).toContainText(/Products are up to date \(.*\d\d:\d\d\)/);

  const newer = await manifestNamed(network.url, 'f');
  network.breakAnswers((exchange) => (isManifest(exchange) ? newer : undefined));
  await updateRow(page).click();
  await expect(updateRow(page)).toContainText(/Updated to \d+\sproducts/);
});

test.describe('on a first visit', () => {
  test.use({ arrivedIn: 'nowhere' });

  test('[A-14] [I-03] loading ends when the first update fails, and trying again brings the products @phone', async ({
    app,
    page,
    network,
  }) => {
    network.breakAnswers(({ path }) => (BODIES.test(path) ? { kind: 'half' } : undefined));
    await app.open();
    await app.button('I am').click();
    await app.button('Skip').click();
    await app.button('United Kingdom').click();
    await app.open('/products');
    const getProducts = page.getByRole('button', { name: 'Get products' });
    await expect(getProducts).toBeVisible();
    await expect(
      page.getByText('They could not be saved on this device. The download was not complete.'),
    ).toBeVisible();
    network.breakAnswers(() => undefined);
    await getProducts.click();
    await expect(page.getByRole('link', { name: 'Addimere Boost Powder', exact: true })).toBeVisible();
  });
});
