import { expect, test } from '../support/test.ts';

/** The same server under a name that is not localhost, where screens are counted. */
// Both in one browser, which no other journey can use.
test.describe.configure({ mode: 'default' });
test.use({
  arrivedIn: 'nowhere',
  baseURL: async ({ line }, use) => use(line.url.replace('localhost', 'dietetic.example')),
  launchOptions: async ({ launchOptions, line }, use) =>
    use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--host-resolver-rules=MAP dietetic.example 127.0.0.1',
        // As over HTTPS: products are not taken over anything else.
        `--unsafely-treat-insecure-origin-as-secure=${line.url.replace('localhost', 'dietetic.example')}`,
      ],
    }),
});

const COUNTED = /^\/analytics\//;

test('[A-10] [H-07] screens are counted by route and samples by press, without anything entered @desktop', async ({
  app,
  page,
  context,
  network,
}) => {
  const sample = 'event {"event":"sample-link","product":"tarnvane-energy-fibre"}';
  const counted = () =>
    network.exchanges
      .filter((call) => call.method === 'POST' && COUNTED.test(call.path))
      .map(({ path, body }) => `${path.replace(COUNTED, '')} ${body}`);
  await app.arrive();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Regimen' }).click();
  await expect(app.heading(/regimen/i)).toBeVisible();
  await app.open('/regimen/enter-patient-details');
  await app.radio('Female').check();
  await app.field(/^Weight now/).fill('57.3719');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
  await app.searchFor('Tarnvane Energy Fibre');
  await page.getByRole('link', { name: 'Tarnvane Energy Fibre', exact: true }).click();
  await page.getByRole('tab', { name: 'Description' }).click();
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: /Order a sample/ }).click();
  await (await opening).close();
  // Each is a call of its own, and none waits for the one before.
  await expect
    .poll(() => counted().toSorted())
    .toEqual([
      sample,
      'pageview {"route":"/"}',
      'pageview {"route":"/products"}',
      'pageview {"route":"/products/{id}"}',
      'pageview {"route":"/regimen"}',
      'pageview {"route":"/regimen/enter-patient-details"}',
    ]);
  const said = JSON.stringify(network.exchanges.filter((call) => COUNTED.test(call.path)));
  expect(said).not.toMatch(/57\.3719|Female/i);
  // Which product was looked at stays here; only the one whose sample is asked for is named.
  expect(said.match(/tarnvane/gi)).toHaveLength(1);
});

test('[A-10] nobody is counted who asks not to be @desktop', async ({ app, page, network }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' }));
  await app.arrive();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
  await expect(app.heading('Products')).toBeVisible();
  expect(network.exchanges.filter((call) => COUNTED.test(call.path))).toEqual([]);
});
