import { STORAGE_INVENTORY } from '../../apps/web/src/platform/storage-inventory.ts';
import { expect, test } from '../support/test.ts';

test.use({ arrivedIn: 'nowhere', serviceWorkers: 'allow' });

test('[J-06] the list of what is kept on the device names everything a browser really holds', async ({
  app,
  page,
  context,
}) => {
  await app.arrive();
  await app.open('/products');
  await page.getByRole('searchbox').first().fill('tarn');
  await app.open('/products/tarnvane-standard/');
  await app.open('/regimen/enter-patient-details');
  await page.getByRole('radio', { name: 'Male', exact: true }).check();
  await expect
    .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)), { timeout: 40_000 })
    .toBe(true);
  await expect.poll(() => page.evaluate(() => 'regimen' in sessionStorage)).toBe(true);

  const held = await page.evaluate(async () => ({
    'local storage': Object.keys(localStorage),
    'session storage': Object.keys(sessionStorage),
    database: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    cache: await caches.keys(),
  }));
  const cookies = (await context.cookies()).map(({ name }) => name);
  const unlisted = Object.entries({ ...held, cookie: cookies }).flatMap(([place, names]) =>
    names
      .filter((name) => !STORAGE_INVENTORY.some((item) => item.place === place && name.startsWith(item.name)))
      .map((name) => `${place}: ${name}`),
  );
  expect(unlisted).toEqual([]);
  expect(cookies.toSorted()).toEqual(['XSRF-TOKEN', 'dietetic-session']);
});

test('[A-07] changing the country stores it and re-filters the products', async ({ app, page }) => {
  await app.arrive('United Kingdom');
  const count = async () => Number.parseInt(await page.getByText(/^\d+\sproducts?$/).innerText(), 10);
  const inUk = await count();
  await page.getByRole('combobox', { name: 'Country' }).selectOption('Republic of Ireland');
  expect(await page.evaluate(() => localStorage.getItem('userCountry'))).toBe('roi');
  await expect.poll(count).not.toBe(inUk);
  await expect(page.getByRole('link', { name: /Learning for healthcare professionals/ })).toHaveAttribute(
    'href',
    /ie$/,
  );
});

test('[A-10] a change of screen starts at the top, with the focus on its heading, and counts nothing on localhost', async ({
  app,
  page,
}) => {
  const counted: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/analytics/')) counted.push(request.url());
  });
  await app.arrive();
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Support' }).click();
  await expect(app.heading('Support')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveTitle(/Support/);
  expect(counted).toEqual([]);
});
