import { EventEmitter, once } from 'node:events';
import type { DieteticApp } from '../pages/dietetic-app.ts';
import type { Exchange, Fault } from '../support/network.ts';
import { openSupport, STATUS, statusNamed, updateRow } from '../support/newer-catalogue.ts';
import { expect, test } from '../support/test.ts';

const TOKEN = /^\/oauth\//;
const CATEGORIES = /\/categories\?/;
const PROJECTIONS = /\/product-projections/;

/** The four calls of an update, and the ways each can go wrong. */
const CALLS = { status: STATUS, token: TOKEN, categories: CATEGORIES, products: PROJECTIONS };
const FAULTS: Record<string, Fault> = {
  'answers 500': { kind: 'status', status: 500 },
  'stops half-way': { kind: 'half' },
  'is answered by the login page of the ward’s network': {
    kind: 'replaced',
    type: 'text/html',
    body: '<!doctype html><title>Log in to the guest network</title>',
  },
  'gets no answer': { kind: 'dropped' },
};

async function savedProducts(app: DieteticApp): Promise<string> {
  await app.open('/support/version');
  const count = app.page.getByText(/^\d+\sproducts$/);
  await expect(count).toBeVisible();
  return count.innerText();
}

test('[I-03] [I-05] [A-14] an update that fails at any step keeps every product and says so @phone', async ({
  app,
  page,
  network,
}) => {
  await app.open();
  const before = await savedProducts(app);
  const newer = await statusNamed(network.url, 'f');
  await openSupport(page);
  for (const [call, address] of Object.entries(CALLS)) {
    for (const [what, fault] of Object.entries(FAULTS)) {
      await test.step(`the call for ${call} ${what}`, async () => {
        network.breakAnswers(({ path }: Exchange) => {
          if (address.test(path)) return fault;
          return STATUS.test(path) ? newer : undefined;
        });
        await updateRow(page).click();
        await expect(updateRow(page)).toContainText('Could not update. Saved products are still available.');
      });
    }
  }
  await test.step('a page with fewer rows than it states', async () => {
    network.breakAnswers(({ path }) => {
      if (PROJECTIONS.test(path)) {
        return {
          kind: 'replaced',
          type: 'application/json',
          body: JSON.stringify({ limit: 500, offset: 0, count: 0, total: 109, results: [] }),
        };
      }
      return STATUS.test(path) ? newer : undefined;
    });
    await updateRow(page).click();
    await expect(updateRow(page)).toContainText('The download was not complete.');
  });
  network.breakAnswers(() => undefined);
  expect(await savedProducts(app)).toBe(before);
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
  network.breakAnswers(({ path }) => (STATUS.test(path) ? held : undefined));
  await updateRow(page).click();
  await expect(updateRow(page)).toContainText('Checking…');
  await expect(updateRow(page)).toBeDisabled();
  server.emit('answers');
  await expect(updateRow(page)).toContainText(/Products are up to date \(.*\d\d:\d\d\)/);

  const newer = await statusNamed(network.url, 'f');
  network.breakAnswers(({ path }) => (STATUS.test(path) ? newer : undefined));
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
    network.breakAnswers(({ path }) => (PROJECTIONS.test(path) ? { kind: 'half' } : undefined));
    await app.open();
    await app.button('I am').click();
    await app.button('Skip').click();
    await app.button('United Kingdom').click();
    await app.open('/products');
    const getProducts = page.getByRole('button', { name: 'Get products' });
    await expect(getProducts).toBeVisible();
    await expect(page.getByText('They could not be fetched.')).toBeVisible();
    network.breakAnswers(() => undefined);
    await getProducts.click();
    await expect(page.getByRole('link', { name: 'Addimere Boost Powder', exact: true })).toBeVisible();
  });
});
