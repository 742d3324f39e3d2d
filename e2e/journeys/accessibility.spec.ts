import type { DieteticApp } from '../pages/dietetic-app.ts';
import { waitForDocuments } from '../support/documents.ts';
import { accessibilityProblems } from '../support/accessibility-problems.ts';
import type { Network } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

// The browser says it of the address with nothing behind it.
test.use({ mayBeSaid: /status of 404.*\/no-such-page\)$/ });

type Screens = [address: string, heading: RegExp][];

/** Every screen as a phone draws it. Terms and the like look the same at their second address, without a way back. */
const SCREENS: Record<string, Screens> = {
  'the start page and the products': [
    ['/', /Welcome/],
    ['/products', /Products/],
    ['/products/tarnvane-energy-fibre/', /Tarnvane Energy Fibre/],
    [
      '/products/compare/tarnvane-energy-fibre/dalesip-mini-protein/addimere-protein/orrimel-pku-powder-15/',
      /Compar/,
    ],
    ['/resources', /Resources/],
    ['/login', /./],
    ['/no-such-page', /Page not found/],
  ],
  support: [
    ['/support', /Support/],
    ['/support/faqs', /./],
    ['/support/region', /./],
    ['/support/version', /./],
    ['/support/notifications', /./],
    ['/support/save-app', /./],
    ['/support/contact-us', /./],
    ['/support/privacy', /./],
    ['/support/terms-and-conditions', /./],
  ],
  'the assistant': [
    ['/sim', /Sim/],
    // The other topics are this screen with other words.
    ['/sim/product', /./],
    ['/sim/frequently-read-articles', /./],
  ],
};

/**
 * Those that a wide screen makes of other elements, and the first of all; the others are the same, side by side. A
 * product and a comparison are looked at in the regimen (`accessibility-regimen.spec.ts`), with the way to add them.
 */
const WIDE_SCREENS: Screens = [
  ['/', /Welcome/],
  ['/products', /Products/],
];

async function findingsOf(screens: Screens, app: DieteticApp, { url }: Network): Promise<string[]> {
  const all: string[] = [];
  for (const [address, heading] of screens) {
    if (address === '/resources') await waitForDocuments(url);
    await app.open(address);
    await expect(app.page.getByRole('heading', { level: 1, name: heading }), address).toBeVisible();
    all.push(...(await accessibilityProblems(app.page, address)));
  }
  return all;
}

for (const [part, screens] of Object.entries(SCREENS)) {
  test(`[J-02] [A-08] no screen of ${part} has an accessibility finding @phone`, async ({ app, network }) => {
    expect(await findingsOf(screens, app, network)).toEqual([]);
  });
}

test('[J-02] [A-08] screens with a wide layout have no accessibility findings @desktop', async ({
  app,
  network,
}) => {
  expect(await findingsOf(WIDE_SCREENS, app, network)).toEqual([]);
});

test('[H-03] [H-05] [H-09] the states of the compendium have no accessibility findings @phone', async ({
  app,
  page,
}) => {
  const found: string[] = [];
  const state = async (name: string) => found.push(...(await accessibilityProblems(page, name)));
  await app.open('/products?q=zzzzqq&age=child-1-18y');
  await expect(page.getByText('Sorry, no products match your search')).toBeVisible();
  await state('nothing found');
  await app.open('/products?without=milk&category=tube-feed');
  await page
    .getByRole('checkbox', { name: /^Compare / })
    .first()
    .check();
  await state('filtered, with a comparison begun');
  await page.getByRole('button', { name: /^Filter products/ }).click();
  await state('filters');
  await app.open('/products/tarnvane-energy-fibre/');
  for (const tab of ['Directions', 'Description']) {
    await page.getByRole('tab', { name: tab }).click();
    await state(tab);
  }
  await app.open('/products/compare/tarnvane-energy-fibre/dalesip-mini-protein/nothing/');
  await page.getByRole('checkbox', { name: 'Mark differences' }).check();
  await page.getByRole('radio', { name: 'Equal energy' }).check();
  await state('two compared for equal energy');
  expect(found).toEqual([]);
});

test('[J-10] Sim with a table, products and a refusal has no accessibility finding @phone', async ({
  app,
  page,
}) => {
  await app.open('/products/dalesip-milk/');
  await app.button('Ask Sim about this').click();
  const sim = page.getByRole('dialog', { name: 'Sim' });
  for (const question of [
    'compare dalesip milk and dalesip juice',
    'tube feeds 1.5 kcal/ml with fibre',
    'what rate for a 60 kg patient',
  ]) {
    await sim.getByRole('textbox').fill(question);
    await page.keyboard.press('Enter');
  }
  await expect(sim.getByRole('log')).toContainText('I do not give feeding rates');
  expect(await accessibilityProblems(page, 'Sim')).toEqual([]);
});

test.describe('on a first visit', () => {
  test.use({ arrivedIn: 'nowhere' });

  test('[A-01] [A-03] [A-04] gate, slides and choice of country have no accessibility finding @phone', async ({
    app,
    page,
  }) => {
    const found: string[] = [];
    await app.open();
    found.push(...(await accessibilityProblems(page, 'gate')));
    await app.button('I am').click();
    found.push(...(await accessibilityProblems(page, 'slides')));
    await app.button('Skip').click();
    found.push(...(await accessibilityProblems(page, 'country')));
    expect(found).toEqual([]);
  });
});
