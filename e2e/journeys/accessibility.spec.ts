import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A window so tall that nothing lies half under the bars: a target there is not small, only scrolled. */
const TALL = 4000;

/** What axe finds on the screen as it stands: everything in light, and in dark what a theme can change. */
async function findings(page: Page, where: string): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 }).first(), where).toBeAttached();
  const size = page.viewportSize();
  if (size) await page.setViewportSize({ ...size, height: TALL });
  const light = await violations(page, (axe) => axe.withTags(RULES));
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await violations(page, (axe) => axe.withRules(['color-contrast']));
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  if (size) await page.setViewportSize(size);
  return [
    ...light.map((violation) => `${where}, light: ${violation}`),
    ...dark.map((violation) => `${where}, dark: ${violation}`),
  ];
}

async function violations(page: Page, limit: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // A colour on its way from one theme to the other is neither.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
  const { violations: found } = await limit(new AxeBuilder({ page })).analyze();
  return found.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
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
    ['/contact-us', /./],
    ['/notifications', /./],
    ['/save-app', /./],
    ['/terms', /./],
    ['/privacy', /./],
  ],
  'assistant and the rest': [
    ['/sim', /Sim/],
    ['/sim/product', /./],
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
  await app.open('/regimen/report');
  found.push(...(await findings(page, 'report')));
  await app.button('Email report').click();
  found.push(...(await findings(page, 'email')));
  expect(found).toEqual([]);
});
