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

test('[H-11] [G-01] product pages and comparison inside the regimen lead back to it @desktop', async ({
  app,
  page,
}) => {
  await page.getByRole('searchbox').fill('Tarnvane');
  await page.getByRole('link', { name: 'Tarnvane Energy Fibre', exact: true }).click();
  await expect(page).toHaveURL(/\/regimen\/products\/tarnvane-energy-fibre\/?$/);
  // The address changes first; until the page is there, the list with its own Add is still on the screen.
  await expect(app.heading('Tarnvane Energy Fibre')).toBeVisible();
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
  await test.step('from the comparison a product is added, changed and taken out', async () => {
    await app.button('Add Tarnvane Standard').click();
    await app.enterAmount('Tarnvane Standard', 300);
    await expect(page.getByText(/^300\sml/)).toBeVisible();
    await app.button('Change the amount of Tarnvane Standard').click();
    const dialog = page.getByRole('dialog', { name: 'Tarnvane Standard' });
    await dialog.getByRole('textbox', { name: /Amount a day/ }).fill('250');
    await dialog.getByRole('combobox', { name: 'Measured in' }).selectOption({ label: 'ml' });
    await dialog.getByRole('button', { name: 'Save amount' }).click();
    await expect(page.getByText(/^250\sml/)).toBeVisible();
    await app.button('Take Tarnvane Standard out').click();
    await expect(app.button('Add Tarnvane Standard')).toBeVisible();
  });
  await page.getByRole('link', { name: 'Back to product selection' }).click();
  await expect(page).toHaveURL(/\/regimen\/products\/?(?:\?.*)?$/);
  await app.open('/products/tarnvane-energy-fibre');
  await page.getByRole('main').getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page).toHaveURL(/\/products\/?(?:\?.*)?$/);
});

test('[G-01] [G-02] one press fills the energy, exactly or in whole packs; packs count as ml; under, within and over are said in numbers @desktop', async ({
  app,
  page,
}) => {
  await app.open('/regimen/energy-calculations');
  await app.field(/^Minimum/).fill('25');
  await app.field(/^Maximum/).fill('30');
  await app.continue();
  await app.open('/regimen/products');
  const energy = page.getByRole('img', { name: /^Energy:/ });
  await page.getByRole('searchbox').fill('Tarnvane Energy Fibre');
  await app.button('Add Tarnvane Energy Fibre').click();
  const dialog = page.getByRole('dialog', { name: 'Tarnvane Energy Fibre' });
  const amount = dialog.getByRole('textbox', { name: /Amount a day/ });
  const row = dialog.getByRole('row', { name: /^Energy/ });
  const unit = dialog.getByRole('combobox', { name: 'Measured in' });

  await dialog.getByRole('button', { name: /^Energy to 100\s%$/ }).click();
  await expect(amount).toHaveValue('966.7');
  await expect(row).toContainText(/1,450\skcal.*1,450–1,740\skcal/);
  await dialog.getByRole('radio', { name: /^Whole packs/ }).check();
  await dialog.getByRole('button', { name: /^Energy to 100\s%$/ }).click();
  await expect(amount).toHaveValue('1000');
  await expect(row).toContainText(/1,500\skcal/);
  await unit.selectOption({ label: '500\u00a0ml pack' });
  await amount.fill('3');
  await expect(dialog.getByText(/Reads as 1,500\sml a day, 3 × 500\sml pack/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Add product' }).click();
  await expect(energy).toHaveAccessibleName(/2,250\skcal.*Need 1,450–1,740\skcal.*510\skcal\/day over/);

  const change = async (to: string) => {
    await app.button('Change the amount of Tarnvane Energy Fibre').first().click();
    await unit.selectOption({ label: 'ml' });
    await amount.fill(to);
    await dialog.getByRole('button', { name: 'Save amount' }).click();
  };
  await change('1000');
  await expect(energy).toHaveAccessibleName(/1,500\skcal.*Within range/);
  await change('500');
  await expect(energy).toHaveAccessibleName(/750\skcal.*700\skcal\/day under/);
});
