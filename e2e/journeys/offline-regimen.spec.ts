import { formatQuantity } from '@dietetic/clinical';
import { calculate } from '../support/calculate.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('[J-12] [A-15] [G-04] after the first load a whole regimen needs no network; only the email says it does', async ({
  app,
  page,
  network,
}) => {
  const expected = calculate({
    country: 'uk',
    values: {
      PD_GENDER: 'female',
      PD_AGE: 816,
      PD_WEIGHT: 58,
      PD_HEIGHT: 163,
      ER_CALORIC_EQUATION_MIN: 25,
      ER_CALORIC_EQUATION_MAX: 30,
      PC_PENG_PROTEIN_MIN: 1,
      PC_PENG_PROTEIN_MAX: 1.5,
    },
    products: [{ id: 'tarnvane-energy-fibre', volume: 1000, volumeUnit: 'ml' }],
  });
  await test.step('Given the app has been opened once', async () => {
    await app.open();
    await app.keptOffline();
  });
  await test.step('When the server can no longer be reached', async () => {
    await network.cut();
    await page.reload();
    await expect(page.getByText('You are offline.')).toBeVisible();
  });
  await test.step('Then the regimen is made from beginning to end', async () => {
    await app.link(/Create a regimen/).click();
    await app.startRegimenFor({ sex: 'Female', years: 68, weightKg: 58, heightCm: 163 });
    await app.link(/^Energy/).click();
    await app.field(/^Minimum/).fill('25');
    await app.field(/^Maximum/).fill('30');
    await expect(app.result(/energy requirement/)).toContainText(
      formatQuantity('energy', expected.energy.result ?? Number.NaN).text,
    );
    await app.continue();
    await app.field(/^Minimum/).fill('1');
    await app.field(/^Maximum/).fill('1.5');
    await app.continue();
    await app.addProduct('Tarnvane Energy Fibre', 1000);
    await app.viewReport();
    await expect(page.getByRole('article')).toContainText(
      formatQuantity('protein', expected.provided.proteinG).text,
    );
  });
  await test.step('And only sending it asks for a connection', async () => {
    const email = app.button(/^Email report/);
    await expect(email).toBeDisabled();
    await expect(email).toHaveAccessibleDescription(/connection/);
  });
  await test.step('And with the network back it can be sent again', async () => {
    await network.restore();
    await page.reload();
    await expect(page.getByText('You are offline.')).toBeHidden();
    await expect(app.button(/^Email report/)).toBeEnabled();
  });
});

test('[J-12] [A-15] [H-01] products, comparison, Support and Sim open without a network, at their own addresses', async ({
  app,
  page,
  network,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await app.open();
  await app.keptOffline();
  await network.cut();

  const deepLinks: [string, string | RegExp][] = [
    ['/products', 'Products'],
    ['/products/tarnvane-energy-fibre', 'Tarnvane Energy Fibre'],
    ['/products/compare/tarnvane-standard/tarnvane-energy', /Compare 2 products/],
    ['/regimen', 'Regimen'],
    ['/resources', 'Resources'],
    ['/support', 'Support'],
    ['/support/faqs', /./],
    ['/support/contact-us', /./],
    ['/support/version', 'Version'],
    ['/support/notifications', 'Notifications'],
    ['/sim', /Sim/],
    ['/terms', /./],
    ['/privacy', /./],
    ['/', 'Welcome'],
  ];
  for (const [address, heading] of deepLinks) {
    await app.open(address);
    await expect(app.heading(heading), address).toBeAttached();
  }
  await test.step('a product can be searched and read', async () => {
    await app.open('/products');
    await page.getByRole('searchbox').fill('dalesip mini protein');
    await page.getByRole('link', { name: 'Dalesip Mini Protein', exact: true }).click();
    await expect(page.getByRole('row', { name: /^Protein/ })).toBeVisible();
  });
  await test.step('Sim answers from what is saved', async () => {
    await app.open('/sim');
    await page.getByRole('textbox').fill('How much protein is in Dalesip Mini Protein?');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log')).toContainText(/\d\sg/);
  });
  await test.step('reloading the app is offered only with a connection', async () => {
    await app.open('/support');
    await expect(page.getByRole('button', { name: /Restart app/ })).toBeDisabled();
  });
  expect(errors).toEqual([]);
});
