import type { Page } from '@playwright/test';
import { withoutPush, withPushService } from '../support/push.ts';
import { expect, test } from '../support/test.ts';

test.use({
  arrivedIn: 'nowhere',
  serviceWorkers: 'allow',
});

const MESSAGE = {
  id: 'n-1',
  headings: { en: 'Dalesip Yogurt: new case size' },
  contents: { en: 'From 1 December.' },
  url: '/products',
  global_image: '',
};

const controlled = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)), { timeout: 40_000 })
    .toBe(true);

test('[J-07] [J-11] turning notifications on shows three topics, the server stores each change, and turning them off removes them @desktop', async ({
  app,
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['notifications'], { origin: baseURL });
  await withPushService(page);
  await app.arrive();
  await controlled(page);
  await app.open('/support/notifications');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  const tokens: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/push/subscription')
      tokens.push(request.headers()['x-xsrf-token']);
  });

  await app.button('Turn on notifications').click();
  for (const topic of [/Adults/, /Paediatrics/, /Metabolics/]) {
    await expect(page.getByRole('checkbox', { name: topic })).toBeChecked();
  }
  const stored = page.waitForResponse('**/push/subscription');
  await page.getByRole('checkbox', { name: /Paediatrics/ }).click();
  await (await stored).finished();
  await expect(page.getByRole('checkbox', { name: /Paediatrics/ })).not.toBeChecked();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /Adults/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /Paediatrics/ })).not.toBeChecked();

  await app.button('Turn off notifications').click();
  await expect(app.button('Turn on notifications')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  expect(tokens.length).toBeGreaterThanOrEqual(3);
  expect(tokens.every((token) => Boolean(token))).toBe(true);
});

test('[J-07] a pushed message is shown, a damaged one in plain words @desktop', async ({
  app,
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['notifications'], { origin: baseURL });
  await app.arrive();
  await controlled(page);
  const protocol = await context.newCDPSession(page);
  const registrationId = await new Promise<string>((resolve) => {
    protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
    void protocol.send('ServiceWorker.enable');
  });
  const deliver = (data: string) =>
    protocol.send('ServiceWorker.deliverPushMessage', { origin: baseURL ?? '', registrationId, data });
  // Told by the worker itself once the browser has shown it: to list notifications asks the desktop, which may
  // not have rendered one yet, and then forgets it.
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; shown: string[] };
    const show = scope.registration.showNotification.bind(scope.registration);
    scope.shown = [];
    scope.registration.showNotification = async (title, options) => {
      await show(title, options);
      scope.shown.push(title);
    };
  });
  const shown = () => worker.evaluate(() => (globalThis as unknown as { shown: string[] }).shown);
  await deliver(
    JSON.stringify({ id: 'n-2', title: 'New pack', text: '12 × 200 ml', link: '/products', image: '' }),
  );
  await expect.poll(shown).toEqual(['New pack']);
  await deliver('not what the server sends');
  await expect.poll(shown).toEqual(['New pack', 'Dietetic App']);
});

test('[J-08] blocked notifications say so, with the steps of this browser @desktop', async ({
  app,
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
  await app.arrive();
  await app.open('/notifications');
  await expect(
    page.getByText("You currently have web notifications blocked, or your browser doesn't support them."),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: /Chrome/ })).toBeVisible();
});

test('[J-08] [J-09] [A-12] without push, the latest message is shown once turned on, until it is closed @desktop', async ({
  app,
  page,
}) => {
  await withoutPush(page);
  await page.route('**/api/v1/notifications?*', (route) =>
    route.fulfill({ json: { total_count: 1, offset: 0, limit: 1, notifications: [MESSAGE] } }),
  );
  await app.arrive();
  await expect(page.getByText(MESSAGE.headings.en)).toHaveCount(0);

  await app.open('/notifications');
  await page.getByRole('checkbox', { name: /latest message/ }).click();
  await expect(page.getByText(MESSAGE.headings.en)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('notificationsFallbackSubscribed')))
    .toBe('true');
  await expect(page.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', '/products');

  await app.button('Close notification').click();
  await expect(page.getByText(MESSAGE.headings.en)).toHaveCount(0);
  const asked = page.waitForResponse('**/api/v1/notifications?*');
  await page.reload();
  // The message would come with the answer, which has arrived and been rendered.
  await (await asked).finished();
  await expect(app.heading('Notifications')).toBeVisible();
  await page.evaluate(
    () => new Promise<void>((idle) => requestIdleCallback(() => requestAnimationFrame(() => idle()))),
  );
  await expect(page.getByText(MESSAGE.headings.en)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userNotifications'))).toBe('["n-1"]');
});

test('[J-07] the notification prompt comes late and accepts a refusal @desktop', async ({ app, page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { get: () => 'default', configurable: true }),
  );
  await app.arrive();
  await controlled(page);
  const visit = async (names: string[]) => {
    for (const name of names) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
      await expect(app.heading(new RegExp(name))).toBeVisible();
    }
  };
  await visit(['Resources', 'Support']);
  await expect(app.button('No thanks')).toHaveCount(0);
  await visit(['Products', 'Resources', 'Support']);
  await app.button('No thanks').click();
  await page.reload();
  await visit(['Resources', 'Support', 'Products', 'Resources', 'Support']);
  await expect(app.button('No thanks')).toHaveCount(0);
});
