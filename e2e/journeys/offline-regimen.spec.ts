import { formatQuantity } from '@dietetic/clinical';
import { calculate } from '../support/calculate.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('[J-12] [A-15] [G-04] after the first load a whole regimen needs no network; only the email says it does @phone', async ({
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
    await app.toPatientDetails();
    await app.fillPatient({ sex: 'Female', years: 68, weightKg: 58, heightCm: 163 });
    await app.continue();
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
