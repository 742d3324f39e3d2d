import { boxAtRest } from '../support/at-rest.ts';
import { violations } from '../support/axe.ts';
import { PRODUCTS, VALUES } from '../support/example-regimen.ts';
import { holdRegimen, regimenOf } from '../support/held-regimen.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page }) => holdRegimen(page, regimenOf(VALUES, PRODUCTS)));

test('[R-01] [B-03] [B-04] [B-06] [F-03] [G-02] on the sheet a corrected weight shows in every need and meter, and nothing else moves; the address follows the pane that is worked in @desktop', async ({
  app,
  page,
}) => {
  await app.open('/regimen/enter-patient-details');
  await expect(app.summary).toContainText(/1,467\skcal/);
  const drawn = page.getByRole('img', { name: /^Energy/ }).first();
  const before = await boxAtRest(drawn);
  await app.field(/^Weight now/).fill('70');
  await expect(app.summary).toContainText(/1,771\skcal.*84\.0\sg/s);
  await expect(page.getByText(/Need 1,771–2,093\skcal/)).toBeVisible();
  await expect(page.getByText(/Need 84\.0–105\.0\sg/)).toBeVisible();
  await expect(page).toHaveURL(/enter-patient-details$/);
  await expect.poll(() => boxAtRest(drawn)).toEqual(before);
  await page.setViewportSize({ width: 1366, height: 657 });
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 1366, height: 768 });

  await test.step('the address follows the pane that is worked in, and what its step asks is asked', async () => {
    await expect(page.getByRole('searchbox')).toBeVisible();
    await page.keyboard.press('Control+/');
    await expect(page).toHaveURL(/regimen\/products$/);
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expect(app.heading('Products')).toBeVisible();
    await page.goBack();
    await expect(app.field(/^Weight now/)).toBeVisible();
    await app.field(/^Weight now/).fill('580');
    await app.button('Add Addimere Carb').click();
    const asked = page.getByRole('alertdialog', { name: 'Check before you go on' });
    await expect(asked).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Addimere Carb' })).toHaveCount(0);
    await asked.getByRole('button', { name: 'Go back and change' }).click();
    await expect(app.heading('Patient details')).toBeFocused();
    await app.paneHeading('Energy').click();
    await expect(app.heading('Energy')).toBeFocused();
  });
});

test('[R-01] [R-02] [B-03] [B-04] [C-04] [D-01] [E-02] [E-07] beside the products each need stands with its working, whose factors lead to their fields; the weight is typed in its place, and what is half typed changes nothing @desktop', async ({
  app,
  page,
}) => {
  await app.open('/regimen/products');
  for (const working of [
    /1,467–1,734\skcal.*58\.0\skg × .*22\skcal\/kg\/day × .*1\.15 = 1,467\skcal.*PENG 2018/s,
    /69\.6–87\.0\sg.*58\.0\skg × .*1\.2\sg\/kg\/day = 69\.6\sg/s,
    /58\.0\skg × .*ml\/kg\/day = [\d,]+\sml/s,
  ])
    await expect(app.summary).toContainText(working);
  expect(await violations(page)).toEqual([]);
  await app.button(/1\.2\sg\/kg\/day/).click();
  await expect(app.heading('Protein and fluid')).toBeVisible();
  await expect(app.field(/^Minimum/)).toBeFocused();
  await app.paneHeading('Products').click();
  await expect(app.heading('Products')).toBeVisible();
  const drawn = page.getByRole('img', { name: /^Energy/ }).first();
  const before = await boxAtRest(drawn);
  const weight = app.summary.getByRole('textbox', { name: 'Weight' });
  // A factor of the working leads to it.
  await app
    .button(/58\.0\skg/)
    .first()
    .click();
  await expect(weight).toBeFocused();
  await page.keyboard.type('7');
  await expect(weight).toHaveValue('7');
  await expect(page.getByText(/Need 1,467–1,734\skcal/)).toBeVisible();
  await page.keyboard.type('0');
  await expect(page.getByText(/Need 1,771–2,093\skcal/)).toBeVisible();
  await expect(page.getByText(/Need 84\.0–105\.0\sg/)).toBeVisible();
  await expect(page).toHaveURL(/regimen\/products$/);
  await expect.poll(() => boxAtRest(drawn)).toEqual(before);
  await weight.fill('580');
  await page.keyboard.press('Enter');
  await expect(app.heading('Patient details')).toBeVisible();
  await expect(app.field(/^Weight now/)).toBeFocused();
  await expect(app.field(/^Weight now/)).toHaveValue('580');
  await expect(page.getByText(/outside the plausible range/)).toBeVisible();
});

test('[G-01] [H-02] [F-01] [B-09] / alone leads to the products where nothing is typed, and can be switched off for good; taking a product out by the keyboard leads to the next amount; the foot of the sheet begins e-mail and print on the report, once @desktop', async ({
  app,
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await app.open('/regimen/products');
  const search = page.getByRole('searchbox');
  await expect(app.button(/^Add /).first()).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.press('/');
  await expect(search).toHaveValue('/');
  await app.amountInRow('Addimere Protein').focus();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await expect(app.amountInRow('Addimere Protein')).toHaveValue('5');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Go to' });
  await palette.getByRole('checkbox', { name: '/ on its own goes to the product search' }).uncheck();
  await app.closeDialog();
  await page.reload();
  await expect(app.button(/^Add /).first()).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).not.toBeFocused();
  await page.keyboard.press('Control+/');
  await expect(search).toBeFocused();
  await test.step('a second press takes out no other', async () => {
    await app.button('Take Tarnvane Energy Fibre out').press('Enter');
    await expect(app.amountInRow('Addimere Protein')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(app.amountInRow('Addimere Protein')).toHaveValue('5');
  });
  await app.button('Email report').click();
  await expect(page.getByRole('dialog', { name: /email/i })).toBeVisible();
  await app.closeDialog();
  await page.goBack();
  await app.button('Print or PDF').click();
  await expect(app.heading('Report')).toBeVisible();
  await expect(page.locator('html[data-printed]')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[B-06] [H-02] the keys to the products are heard while there is no list, and nothing typed then goes elsewhere @desktop', async ({
  app,
  page,
}) => {
  await app.open('/regimen/enter-patient-details');
  const weight = app.field(/^Weight now/);
  await weight.fill('');
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page.keyboard.press('Control+/');
  await page.keyboard.type('ta');
  await expect(page.getByRole('region', { name: 'Products' })).toBeFocused();
  await expect(weight).toHaveValue('');
});
