import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ app }) => {
  await app.startRegimenFor({ sex: 'Female', years: 68, weightKg: 58, heightCm: 163 });
  await app.open('/regimen/products');
});

test('[G-01] [G-02] a product is added, changed from zero, and taken out at one press that can be undone', async ({
  app,
  page,
}) => {
  await page.getByRole('searchbox').fill('Tarnvane Energy Fibre');
  await app.button('Add Tarnvane Energy Fibre').click();
  const dialog = page.getByRole('dialog', { name: 'Tarnvane Energy Fibre' });
  const amount = dialog.getByRole('textbox', { name: /Amount a day/ });
  await dialog.getByRole('button', { name: 'Add product' }).click();
  await expect(dialog.getByText('Enter an amount above 0.')).toBeVisible();
  await amount.fill('1000');
  await expect(dialog).toContainText(/1,500/);
  await dialog.getByRole('button', { name: 'Add product' }).click();
  await expect(dialog).toBeHidden();
  await expect(app.button(/View regimen and email report/)).toBeEnabled();

  const change = page.getByRole('button', { name: 'Change the amount of Tarnvane Energy Fibre' }).first();
  await change.click();
  await expect(amount).toHaveValue('0');
  const unit = dialog.getByRole('combobox', { name: 'Measured in' });
  await expect(unit).toHaveValue('');
  await expect(dialog).toContainText(/Now 1,000\sml a day/);
  await amount.fill('1200');
  await dialog.getByRole('button', { name: 'Save amount' }).click();
  await expect(unit).toHaveAccessibleDescription('Choose what you measure in');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/^1,000\sml/).first()).toBeVisible();
  await change.click();
  await unit.selectOption({ label: 'ml' });
  await amount.fill('1200');
  await dialog.getByRole('button', { name: 'Save amount' }).click();
  await expect(page.getByText(/^1,200\sml/).first()).toBeVisible();

  await page.getByRole('button', { name: 'Take Tarnvane Energy Fibre out' }).first().click();
  await expect(app.button('Add Tarnvane Energy Fibre')).toBeVisible();
  await app.button('Undo').click();
  await expect(page.getByText(/^1,200\sml/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^1,200\sml/).first()).toBeVisible();
});

test('[H-11] [G-01] product pages and comparison inside the regimen lead back to it', async ({
  app,
  page,
}) => {
  await page.getByRole('searchbox').fill('Tarnvane');
  await page.getByRole('link', { name: 'Tarnvane Energy Fibre', exact: true }).click();
  await expect(page).toHaveURL(/\/regimen\/products\/tarnvane-energy-fibre\/?$/);
  await app.button('Add Tarnvane Energy Fibre').click();
  await app.enterAmount('Tarnvane Energy Fibre', 500);
  await page
    .getByRole('main')
    .getByRole('link', { name: /product selection|^Products/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/regimen\/products\/?(?:\?.*)?$/);
  await page.getByRole('checkbox', { name: 'Compare Tarnvane Standard', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Compare Tarnvane Energy', exact: true }).check();
  await page.getByRole('link', { name: /Compare products \(2 of 4\)/ }).click();
  await expect(page).toHaveURL(/\/regimen\/products\/compare\//);
  await page.getByRole('link', { name: 'Back to product selection' }).click();
  await expect(page).toHaveURL(/\/regimen\/products\/?(?:\?.*)?$/);
  await app.open('/products/tarnvane-energy-fibre');
  await page.getByRole('main').getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page).toHaveURL(/\/products\/?(?:\?.*)?$/);
});
