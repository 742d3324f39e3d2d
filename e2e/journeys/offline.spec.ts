import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ arrivedIn: 'nowhere', serviceWorkers: 'allow' });

/** The worker has the whole app: what "after the first load" means. */
async function keptOffline(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state)))
    .toBe('activated');
  await expect
    .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)), { timeout: 40_000 })
    .toBe(true);
}

const ADDRESSES: [address: string, heading: RegExp][] = [
  ['/', /Welcome/],
  ['/regimen', /Regimen|Create a regimen/],
  ['/regimen/enter-patient-details', /Patient/],
  ['/products', /Products/],
  ['/products/tarnvane-standard/', /Tarnvane Standard/],
  ['/products/compare/tarnvane-standard/tarnvane-energy/', /Compare 2 products/],
  ['/resources', /Resources/],
  ['/support', /Support/],
  ['/support/faqs', /questions|FAQs/i],
  ['/support/contact-us', /Contact/],
  ['/support/version', /Version/],
  ['/support/notifications', /Notifications/],
  ['/terms', /Terms/],
  ['/privacy', /Privacy/],
  ['/sim', /Sim/],
  ['/no-such-page', /Page not found/],
];

test('[J-12] [A-15] [H-01] [I-03] [A-09] with the server gone every screen opens and the products are still there @phone', async ({
  app,
  page,
  network,
}) => {
  await app.arrive();
  await keptOffline(page);
  const isNotFound = async (address: string) => {
    const answer = await page.goto(address);
    expect([address, answer?.status()]).toEqual([address, 404]);
    await expect(app.heading(/Page not found/), address).toHaveCount(1);
  };
  await isNotFound('/old-page.html');
  await network.cut();
  try {
    await isNotFound('/old-page.html');
    await isNotFound('/admin');
    for (const [address, heading] of ADDRESSES) {
      await app.open(address);
      await expect(app.heading(heading), address).toHaveCount(1);
    }
    await test.step('a product can be searched and read', async () => {
      await app.open('/products');
      await app.searchFor('dalesip mini protein');
      await page.getByRole('link', { name: 'Dalesip Mini Protein', exact: true }).click();
      await expect(page.getByRole('row', { name: /^Protein/ })).toBeVisible();
    });
    await test.step('reloading the app is offered only with a connection', async () => {
      await app.open('/support');
      await expect(page.getByRole('button', { name: /Restart app/ })).toBeDisabled();
    });
    // Sim's own code comes only with the first question.
    await app.open('/sim');
    await page.getByRole('textbox').first().fill('Protein in Tarnvane Energy Fibre');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('log')).toContainText(/6\.2\sg/);
    await app.open();
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expect(page.getByText(/\d+\sproducts/)).toBeVisible();
    await expect(app.button('Check for updates')).toHaveAttribute('aria-disabled', 'true');
  } finally {
    await network.restore();
  }
  await test.step('And when the server is back the app notices by itself', async () => {
    await expect(page.getByText('You are offline.')).toBeHidden({ timeout: 30_000 });
    await expect(app.button('Check for updates')).not.toHaveAttribute('aria-disabled', 'true');
  });
});

test('[A-15] [J-12] the browser’s own word is followed; the app can be installed @phone', async ({
  app,
  page,
  context,
  request,
  baseURL,
}) => {
  await test.step('the browser’s own word is followed', async () => {
    await app.arrive();
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You are offline.')).toBeHidden();
  });
  await test.step('the app can be installed: name, start, icons and shortcuts', async () => {
    await page.goto('/');
    const href = await page.locator('link[rel="manifest"]').getAttribute('href');
    const manifest = await (await request.get(`${baseURL}${href}`)).json();
    expect(manifest).toMatchObject({ start_url: '/', scope: '/', display: 'standalone' });
    expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual(['/regimen', '/products']);
    const purposes = manifest.icons.map(({ purpose }: { purpose?: string }) => purpose ?? 'any');
    expect(purposes).toContain('maskable');
    const forms = manifest.screenshots.map(({ form_factor }: { form_factor: string }) => form_factor);
    expect(new Set(forms)).toEqual(new Set(['narrow', 'wide']));
    for (const { src, type } of [...manifest.icons, ...manifest.screenshots]) {
      const icon = await request.get(`${baseURL}${src}`);
      expect(icon.status(), src).toBe(200);
      expect(icon.headers()['content-type'], src).toContain(type);
    }
  });
});

test('[J-12] over a metered connection the copy for offline use waits to be asked for @phone', async ({
  app,
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await app.arrive();
  await expect(page.getByText('Keep the app on this device?')).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await app.button('Keep it').click();
  await keptOffline(page);
  await expect(page.getByText('Keep the app on this device?')).toBeHidden();
});

test('[J-12] the picture of a product that was looked at is there without a network, another leaves no gap @desktop', async ({
  app,
  page,
  context,
  network,
}) => {
  await app.arrive();
  await keptOffline(page);
  const picture = page.locator('main img');
  const isDrawn = () =>
    picture.evaluateAll((images) => images.some((image) => (image as HTMLImageElement).naturalWidth > 0));
  await app.open('/products/tarnvane-standard/');
  await expect.poll(isDrawn).toBe(true);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('product-images')).keys()).length))
    .toBe(1);
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const noted = globalThis as unknown as { rejected: string[] };
    noted.rejected = [];
    globalThis.addEventListener('unhandledrejection', (event) =>
      noted.rejected.push(String((event as PromiseRejectionEvent).reason)),
    );
  });
  await network.cut();
  await app.open('/products/tarnvane-standard/');
  await expect.poll(isDrawn).toBe(true);
  await app.open('/products/tarnvane-energy/');
  await expect(app.heading('Tarnvane Energy')).toBeVisible();
  await expect(picture).toHaveCount(0);
  // No rejection in the worker is left unhandled, which Firefox would report in its console.
  const rejected = await worker.evaluate(() => (globalThis as unknown as { rejected: string[] }).rejected);
  expect(rejected).toEqual([]);
});

test('[J-12] a saved copy at fault can be cleared, and the settings stay @desktop', async ({ app, page }) => {
  await app.arrive();
  await keptOffline(page);
  await page.goto('/recover.html');
  await app.button('Clear and reload').click();
  await expect(app.heading('Welcome')).toBeAttached();
  expect(await page.evaluate(() => localStorage.getItem('userCountry'))).toBe('uk');
});

test.describe('on a network that answers with its login page', () => {
  test.use({ mayBeSaid: /bad-precaching-response/ });

  test('[J-12] a page in place of a file is not kept as the file, and the copy is made again @phone', async ({
    app,
    page,
    network,
  }) => {
    const answered = new Set<string>();
    network.breakAnswers(({ path, headers }) => {
      // The page itself may have asked for a script before, and the copy then takes it from the browser's cache.
      const isForTheCopy = /^\/assets\/(?!offline-pack)/u.test(path) && headers['sec-fetch-dest'] === 'empty';
      if (!isForTheCopy || answered.has(path)) return undefined;
      answered.add(path);
      return { kind: 'replaced', type: 'text/html; charset=utf-8', body: '<p>Sign in to Guest Wi-Fi' };
    });
    await app.arrive();
    await keptOffline(page);
    expect(answered.size).toBeGreaterThan(0);
    const pages = await page.evaluate(async () => {
      const name = (await caches.keys()).find((one) => one.includes('precache')) ?? '';
      const cache = await caches.open(name);
      const kept = await Promise.all(
        (await cache.keys()).map(async ({ url }) => [url, await (await cache.match(url))?.text()] as const),
      );
      return kept.filter(([, text]) => text?.includes('Guest Wi-Fi')).map(([url]) => url);
    });
    expect(pages).toEqual([]);
  });
});
