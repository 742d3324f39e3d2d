import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { violations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const EVERYTHING: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** What a theme can change. */
const COLOURS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };

/** A window so tall that nothing lies half under the bars: a target there is not small, only scrolled. */
const TALL = 4000;

/** The same row again and again, each of which takes axe as long as the first. */
const FURTHER_ROWS = ['main ul > li:nth-child(n + 9)', 'main tbody > tr:nth-child(n + 13)'];

/** What axe finds on the screen as it stands: everything in light, and in dark the colours. */
async function findings(page: Page, where: string): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 }).first(), where).toBeAttached();
  await expect(page.locator('main [aria-busy="true"]'), where).toHaveCount(0);
  const size = page.viewportSize();
  if (size) await page.setViewportSize({ ...size, height: TALL });
  const light = await found(page, EVERYTHING);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await found(page, COLOURS);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  if (size) await page.setViewportSize(size);
  return [
    ...light.map((violation) => `${where}, light: ${violation}`),
    ...dark.map((violation) => `${where}, dark: ${violation}`),
  ];
}

/** A result that was still on its way may change a colour while axe looks; what is wrong is wrong twice. */
async function found(page: Page, options: RunOptions): Promise<string[]> {
  // A colour on its way from one theme to the other is neither.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
  const look = () => violations(page, { ...options, leaveOut: FURTHER_ROWS });
  let all = await look();
  if (all.length > 0) {
    await page.waitForTimeout(500);
    all = await look();
  }
  return all.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

const SCREENS: Record<string, [address: string, heading: RegExp][]> = {
  products: [
    ['/', /Welcome/],
    ['/products', /Products/],
    ['/products?q=energy', /Products/],
    ['/products/tarnvane-energy-fibre/', /Tarnvane Energy Fibre/],
    [
      '/products/compare/tarnvane-energy-fibre/dalesip-mini-protein/addimere-protein/orrimel-pku-powder-15/',
      /Compar/,
    ],
  ],
  support: [
    ['/resources', /Resources/],
    ['/support', /Support/],
    ['/support/faqs', /./],
    ['/support/region', /./],
    ['/support/version', /./],
    ['/support/notifications', /./],
    ['/support/save-app', /./],
    ['/support/contact-us', /./],
    ['/support/privacy', /./],
    ['/support/terms-and-conditions', /./],
    ['/contact-us', /./],
    ['/notifications', /./],
    ['/save-app', /./],
    ['/terms', /./],
    ['/privacy', /./],
  ],
  'assistant and the rest': [
    ['/sim', /Sim/],
    ['/sim/product', /./],
    ['/sim/general', /./],
    ['/sim/stock', /./],
    ['/sim/request', /./],
    ['/sim/frequently-read-articles', /./],
    ['/login', /./],
    ['/no-such-page', /Page not found/],
  ],
};

for (const [part, screens] of Object.entries(SCREENS)) {
  test(`[J-02] [A-08] no screen of ${part} has an accessibility finding, in light or in dark`, async ({
    app,
    page,
  }) => {
    test.setTimeout(180_000);
    const found: string[] = [];
    for (const [address, heading] of screens) {
      await app.open(address);
      await expect(page.getByRole('heading', { level: 1, name: heading }), address).toBeVisible();
      found.push(...(await findings(page, address)));
    }
    expect(found).toEqual([]);
  });
}

test('[H-03] [H-05] [H-09] [J-10] no state of the compendium and of Sim has an accessibility finding @phone', async ({
  app,
  page,
}) => {
  test.setTimeout(240_000);
  const found: string[] = [];
  const state = async (name: string) => found.push(...(await findings(page, name)));
  await app.open('/products?q=zzzzqq&age=child-1-18y');
  await expect(page.getByText('Sorry, no products match your search')).toBeVisible();
  await state('nothing found');
  await app.open('/products?without=milk&category=tube-feed');
  await page
    .getByRole('checkbox', { name: /^Compare / })
    .first()
    .check();
  await state('filtered, with a comparison begun');
  const sheet = page.getByRole('button', { name: /^Filter products/ });
  if (await sheet.isVisible()) {
    await sheet.click();
    await state('filters');
  }
  await app.open('/products/tarnvane-energy-fibre/');
  for (const tab of ['Directions', 'Description']) {
    await page.getByRole('tab', { name: tab }).click();
    await state(tab);
  }
  await app.open('/products/compare/tarnvane-energy-fibre/dalesip-mini-protein/nothing/');
  await page.getByRole('checkbox', { name: 'Mark differences' }).check();
  await page.getByRole('radio', { name: 'Equal energy' }).check();
  await state('two compared for equal energy');
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
  await expect(sim.getByRole('log')).toContainText('I do not give doses');
  await state('Sim, with a table, products and a refusal');
  expect(found).toEqual([]);
});

test.describe('on a first visit', () => {
  test.use({ arrivedIn: 'nowhere' });

  test('[A-01] [A-03] [A-04] gate, slides and choice of country have no accessibility finding', async ({
    app,
    page,
  }) => {
    test.setTimeout(120_000);
    const found: string[] = [];
    await app.open();
    found.push(...(await findings(page, 'gate')));
    await app.button('I am').click();
    found.push(...(await findings(page, 'slides')));
    await app.button('Skip').click();
    found.push(...(await findings(page, 'country')));
    expect(found).toEqual([]);
  });
});

test('[B-06] no step of the regimen has an accessibility finding, empty or filled', async ({ app, page }) => {
  test.setTimeout(240_000);
  const found: string[] = [];
  await app.open('/regimen');
  found.push(...(await findings(page, 'landing')));
  await app.open('/regimen/enter-patient-details');
  found.push(...(await findings(page, 'patient, empty')));
  await app.enterPatient({ sex: 'Female', years: 68, weightKg: 58, previousWeightKg: 63.5, heightCm: 163 });
  found.push(...(await findings(page, 'patient, filled')));
  await app.continue();
  await expect(page).toHaveURL(/\/regimen\/intermittent$/);
  found.push(...(await findings(page, 'intermittent')));
  await app.open('/regimen/energy-calculations');
  await app
    .field(/Minimum/)
    .first()
    .fill('22');
  await app
    .field(/Maximum/)
    .first()
    .fill('260');
  found.push(...(await findings(page, 'energy, with an unusual value')));
  await app
    .field(/Maximum/)
    .first()
    .fill('26');
  found.push(...(await findings(page, 'energy')));
  await app.open('/regimen/edit-protein-fluid-calculators');
  found.push(...(await findings(page, 'protein and fluid')));
  await app.open('/regimen/products');
  await page.getByRole('searchbox').fill('Tarnvane Energy Fibre');
  await app.button('Add Tarnvane Energy Fibre').click();
  found.push(...(await findings(page, 'amount')));
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /Amount a day/ })
    .fill('1000');
  await page.getByRole('dialog').getByRole('button', { name: 'Add product' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  found.push(...(await findings(page, 'products')));
  await app.open('/regimen/products/tarnvane-energy-fibre/');
  found.push(...(await findings(page, 'a product in the regimen')));
  await app.open('/regimen/products/compare/tarnvane-energy-fibre/tarnvane-standard/');
  found.push(...(await findings(page, 'a comparison in the regimen')));
  await app.open('/regimen/report');
  found.push(...(await findings(page, 'report')));
  await app.button('Email report').click();
  found.push(...(await findings(page, 'email')));
  expect(found).toEqual([]);
});

test('[F-03] [D-14] [A-07] errors, questions, open lists and dialogs of the regimen have no finding either @desktop', async ({
  app,
  page,
}) => {
  test.setTimeout(240_000);
  const found: string[] = [];
  const add = async (where: string) => void found.push(...(await findings(page, where)));
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await app.enterPatient({ sex: 'Female', years: 2, months: 13, weightKg: 13, heightCm: 1630 });
  await page
    .getByRole('group', { name: 'Unit of weight now' })
    .getByRole('radio', { name: 'st, lb' })
    .check();
  await expect(page.getByText(/Months go from 0 to 11/)).toBeVisible();
  await page.getByRole('button', { name: 'About Age' }).click();
  await add('details with errors, in stones, with an open explanation');
  await page.keyboard.press('Escape');
  await page
    .getByRole('group', { name: 'Enter age by' })
    .getByRole('radio', { name: 'Date of birth' })
    .check();
  await app.field(/^Day/).fill('31');
  await app.field(/^Month/).fill('2');
  await app.field(/^Year/).fill('2024');
  await add('details with a date of birth that does not exist');
  await app.field(/^Day/).fill('28');
  await app.field(/^Height/).fill('92');
  await app.field(/^Weight now stones/).fill('9');
  await app.continue();
  await expect(dialog).toContainText(/Check before/);
  await add('question about an unusual weight');
  await dialog.getByRole('button', { name: /right, continue/ }).click();
  await page.waitForURL(/intermittent$/);
  await app.open('/regimen/energy-calculations');
  await page.getByRole('button', { name: /^Method/ }).click();
  await add('methods of a child, open');
  await app.continue();
  await page.waitForURL(/protein-fluid/);
  await page.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Republic of Ireland' });
  await expect(dialog).toContainText(/becomes/);
  await add('question about the country');
  await dialog.getByRole('button', { name: 'Keep the present country' }).click();

  await app.open('/regimen');
  await app.button('Create new regimen').click();
  await dialog.getByRole('button', { name: /Clear/ }).click();
  await expect(dialog).toBeHidden();
  await app.enterPatient({ sex: 'Female', years: 68, weightKg: 58, heightCm: 163 });
  await app.open('/regimen/energy-calculations');
  await app.chooseMethod('Schofield 1985');
  await page.getByRole('combobox', { name: /Stress factor/ }).selectOption('infection');
  await add('Schofield with stress, working and comparison open');
  await app.open('/regimen/edit-protein-fluid-calculators');
  await app.chooseMethod('Nitrogen');
  await page.getByRole('radio', { name: /^Tube/ }).check();
  await add('nitrogen levels, with the category of feed');
  expect(found).toEqual([]);
});
