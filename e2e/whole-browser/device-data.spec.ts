import { storedItemWords } from '@dietetic/content';
import type { Page } from '@playwright/test';
import { STORAGE_INVENTORY, storedItemKey } from '../../apps/web/src/platform/storage-inventory.ts';
import { waitForDocuments } from '../support/documents.ts';
import { withoutPush, withPushService } from '../support/push.ts';
import { expect, test } from '../support/test.ts';

const MESSAGE = {
  id: 'n-1',
  headings: { en: 'New case size' },
  contents: { en: 'From 1 December.' },
  url: '/products',
  global_image: '',
};

test.use({
  arrivedIn: 'nowhere',
  serviceWorkers: 'allow',
});

/** What a tab holds and what the device holds with it, as `place: name`. */
async function holdings(page: Page): Promise<string[]> {
  const held = await page.evaluate(async () => ({
    'local storage': Object.keys(localStorage),
    'session storage': Object.keys(sessionStorage),
    database: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    cache: await caches.keys(),
    worker: (await navigator.serviceWorker.getRegistrations()).map(({ active }) =>
      new URL(active?.scriptURL ?? '/none', location.href).pathname.slice(1),
    ),
  }));
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  return Object.entries({ ...held, cookie: cookies }).flatMap(([place, names]) =>
    // The worker's own tools add the version of the app to the name of its cache.
    names.map((name) => `${place}: ${name.replace(/^(workbox-precache-v2)-.*$/, '$1')}`),
  );
}

const TEMPLATE = Buffer.from(
  JSON.stringify({ v: 1, n: 'Night feed', p: [['tarnvane-standard', 'Tarnvane Standard', 500, 'ml']] }),
).toString('base64url');

test('[J-06] the list of stored data matches exactly what the browser holds @desktop', async ({
  app,
  page,
  context,
  baseURL,
  network,
}) => {
  const seen = new Set<string>();
  /** Some data is stored a moment after its screen is shown: wait for it. */
  const look = (at: Page, ...awaited: string[]) =>
    expect
      .poll(async () => {
        const held = await holdings(at);
        for (const one of held) seen.add(one);
        return awaited.filter((one) => !held.includes(one));
      })
      .toEqual([]);
  await test.step('a first visit over a paid connection, and the copy asked for', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      Object.defineProperty(Notification, 'permission', { get: () => 'default', configurable: true });
    });
    await app.arrive();
    await app.button('Keep it').click();
    await app.keptOffline();
  });
  await test.step('products searched, compared and looked at', async () => {
    await app.open('/products');
    await page.getByRole('searchbox').first().fill('tarn');
    await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
    await page.getByRole('checkbox', { name: 'Compare Tarnvane Standard', exact: true }).check();
    await app.open('/products/tarnvane-standard/');
    await expect(page.locator('main img')).toBeVisible();
    await look(page, 'cache: product-images', 'database: workbox-expiration', 'cache: start-screen');
  });
  await test.step('a document kept', async () => {
    await waitForDocuments(network.url);
    await app.open('/resources');
    await page.getByRole('button', { name: /^Keep References/ }).click();
    await expect(page.getByText('Kept offline')).toBeVisible();
  });
  await test.step('the question about notifications answered', async () => {
    for (const name of ['Support', 'Products', 'Resources', 'Support', 'Products']) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
      await expect(app.heading(new RegExp(name))).toBeVisible();
    }
    await app.button('No thanks').click();
  });
  await test.step('a regimen, its products saved as a template, another template followed by link', async () => {
    await app.startRegimenFor({ sex: 'Male', years: 60, weightKg: 70, heightCm: 175 });
    await app.open('/regimen/products');
    await app.addProduct('Tarnvane Standard', 500);
    await app.addProduct('Addimere Protein', 5);
    await app.button('Templates').click();
    const dialog = page.getByRole('dialog', { name: 'Templates' });
    await dialog.getByRole('textbox', { name: /Name of the template/ }).fill('Night feed');
    await dialog.getByRole('button', { name: 'Save template' }).click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Control+k');
    await page.getByRole('checkbox', { name: /on its own goes to the product search/ }).uncheck();
    await page.keyboard.press('Escape');
    await look(page, 'session storage: regimen', 'session storage: regimenList', 'local storage: singleKeys');
    await app.open('/regimen/recipe');
    await app.field(/^Feed for 24 hours/).fill('500');
    await look(page, 'session storage: recipeDraft');
    const other = await context.newPage();
    await other.goto(`/regimen/products#template=${TEMPLATE}`);
    await look(other, 'session storage: linkedTemplate');
    await other.close();
  });
  await test.step('notifications turned on', async () => {
    await context.grantPermissions(['notifications'], { origin: baseURL });
    const other = await context.newPage();
    await withPushService(other);
    await other.goto('/notifications');
    await other.getByRole('button', { name: 'Turn on notifications' }).click();
    await expect(other.getByRole('checkbox', { name: /Adults/ })).toBeChecked();
    await look(other, 'cache: push-choice');
    await other.close();
  });
  await test.step('a message read where the browser has no notifications', async () => {
    const other = await context.newPage();
    await withoutPush(other);
    await context.route('**/api/v1/notifications?*', (route) =>
      route.fulfill({ json: { total_count: 1, offset: 0, limit: 1, notifications: [MESSAGE] } }),
    );
    await other.goto('/notifications');
    await other.getByRole('checkbox', { name: /latest message/ }).click();
    await other.getByRole('button', { name: 'Close notification' }).click();
    await look(
      other,
      'local storage: notificationsFallbackSubscribed',
      'local storage: userNotifications',
      'local storage: notificationPrompt',
      'cache: documents',
    );
    await other.close();
  });

  const listed = STORAGE_INVENTORY.map(({ place, name }) => `${place}: ${name}`);
  // This visit's own count of the test tools.
  const real = [...seen].filter((one) => one !== 'session storage: e2e-subscribed');
  expect(real.toSorted()).toEqual(listed.toSorted());
  await test.step('and the privacy statement shows each', async () => {
    await app.open('/support/privacy');
    const rows = page.getByRole('table', { name: 'What the app stores on this device' });
    for (const [index, item] of STORAGE_INVENTORY.entries()) {
      const { name, place, need } = item;
      const words = storedItemWords[storedItemKey(item)];
      const row = rows.getByRole('row').nth(index + 1);
      await expect(row.getByRole('rowheader')).toHaveText(`${name}${place}, ${need}`);
      await expect(row.getByRole('cell')).toHaveText([words?.purpose ?? '', words?.kept ?? '']);
    }
  });
});

test('[J-02] [J-06] a reset leaves nothing on the device @desktop', async ({ app, page, context }) => {
  await app.arrive();
  await app.keptOffline();
  await app.open('/products');
  await page.getByRole('searchbox').first().fill('tarn');
  await app.open('/regimen/enter-patient-details');
  await page.getByRole('radio', { name: 'Male', exact: true }).check();
  await expect.poll(() => page.evaluate(() => 'regimen' in sessionStorage)).toBe(true);
  await page.evaluate(async () => {
    localStorage.setItem('regimenTemplates', '{"version":1,"templates":[]}');
    localStorage.setItem('notificationPrompt', 'answered');
    localStorage.setItem('userNotifications', '["n-1"]');
    await (await caches.open('documents')).put('/documents/uk/a.pdf', new Response('a'));
  });
  const held = () =>
    page.evaluate(async () => ({
      settings: Object.keys(localStorage),
      tab: Object.keys(sessionStorage),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      cookies: document.cookie,
    }));
  const nothingYet = async () => Object.entries(await held()).filter(([, names]) => names.length === 0);
  await expect.poll(nothingYet).toEqual([]);

  await app.open('/support/privacy');
  // What a start asks the server has been answered: an answer on its way would bring its cookie with it.
  await page.waitForLoadState('networkidle');
  // The app starts again at once and keeps its first answers; an empty page in its place shows what was left.
  await context.route(/\/$/, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Empty</h1>' }));
  await app.button('Clear everything').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear everything' }).click();
  await expect(page.getByRole('heading', { name: 'Empty' })).toBeVisible();
  // A database is deleted once the page that held it is closed.
  await expect.poll(held).toEqual({
    settings: [],
    tab: [],
    databases: [],
    caches: [],
    workers: [],
    cookies: '',
  });

  await context.unroute(/\/$/);
  await app.open();
  await expect(app.button('I am')).toBeVisible();
});

test('[A-07] [A-10] changing the country stores it and re-filters the products; a new screen opens at the top with focus on its heading, and localhost is not counted @desktop', async ({
  app,
  page,
}) => {
  const counted: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/analytics/')) counted.push(request.url());
  });
  await app.arrive('United Kingdom');
  const count = async () => Number.parseInt(await page.getByText(/^\d+\sproducts?$/).innerText(), 10);
  const inUk = await count();
  await page.getByRole('combobox', { name: 'Country' }).selectOption('Republic of Ireland');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userCountry'))).toBe('roi');
  await expect.poll(count).not.toBe(inUk);
  await expect(page.getByRole('link', { name: /Learning for healthcare professionals/ })).toHaveAttribute(
    'href',
    /ie$/,
  );
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Support' }).click();
  await expect(app.heading('Support')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveTitle(/Support/);
  expect(counted).toEqual([]);
});
