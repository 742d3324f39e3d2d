import { screenAtRest } from '../support/at-rest.ts';
import { PRODUCTS, VALUES } from '../support/example-regimen.ts';
import { holdRegimen, regimenOf } from '../support/held-regimen.ts';
import { expect, test } from '../support/test.ts';

test('[R-03] the palette leads to a field, a product and a new patient @desktop', async ({ app, page }) => {
  await app.open('/');
  // The keys stand on the button once the page can be used.
  await expect(page.getByText('Ctrl K')).toBeVisible();
  const box = page.getByRole('combobox', { name: 'Go to a product, field or action' });
  const go = async (text: string) => {
    await page.keyboard.press('Control+k');
    await box.fill(text);
    await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toBeVisible();
    await screenAtRest(page);
    await page.keyboard.press('Enter');
    await expect(box).toBeHidden();
  };
  await test.step('a field is reached and holds the focus', async () => {
    await go('weight');
    await expect(page).toHaveURL(/enter-patient-details/);
    await expect(app.field(/^Weight/).first()).toBeFocused();
  });
  await test.step('what is closed for want of a patient is not offered', async () => {
    await page.keyboard.press('Control+k');
    const top = async () => {
      await screenAtRest(page);
      return (await box.boundingBox())?.y;
    };
    const topBefore = await top();
    await box.fill('henry');
    await expect(
      page.getByText(/^Nothing found for “henry”\. Methods and later steps open once/),
    ).toBeVisible();
    // With few lines or many, the box stays under the eye.
    expect(await top()).toBe(topBefore);
    await page.keyboard.press('Escape');
    await expect(app.field(/^Weight/).first()).toBeFocused();
  });
  await test.step('a product by its code', async () => {
    await page.keyboard.press('Control+k');
    await box.fill('9910380');
    await expect(page.getByRole('option').first()).toHaveText(/Dalesip Mini Protein/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Dalesip Mini Protein' })).toBeVisible();
  });
  await app.startRegimenFor({ sex: 'Female', years: 30, weightKg: 58, heightCm: 163 });
  await test.step('a method is chosen by its name', async () => {
    await go('henry');
    await expect(page).toHaveURL(/energy-calculations/);
    await expect(page.getByRole('main').getByText('Henry (Oxford) 2005').first()).toBeVisible();
  });
  await test.step('a new patient asks first, and keeps the method where that is wanted', async () => {
    await go('new patient same');
    await page.getByRole('button', { name: 'Clear and start new patient' }).click();
    await expect(page).toHaveURL(/enter-patient-details/);
    await expect(app.field(/^Weight/).first()).toHaveValue('');
  });
  await app.startRegimenFor({ sex: 'Male', years: 50, weightKg: 80, heightCm: 180 });
  await expect(page.getByRole('main').getByText('Henry (Oxford) 2005').first()).toBeVisible();
});

test('[R-03] [G-03] the palette copies the report and opens the templates, and says the keys of the sheet @desktop', async ({
  app,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await holdRegimen(page, regimenOf(VALUES, PRODUCTS));
  await app.open('/regimen/products');
  await expect(app.amountInRow('Addimere Protein')).toBeVisible();
  const box = page.getByRole('combobox', { name: 'Go to a product, field or action' });
  await page.keyboard.press('Control+k');
  await expect(
    page.getByRole('dialog').getByText(/\/ goes to the product search and Alt C copies the report/),
  ).toBeVisible();
  await box.fill('copy');
  await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toContainText(/copy/i);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/copied/i).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Addimere Protein');
  await page.keyboard.press('Control+k');
  await box.fill('feed plan');
  await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toHaveText(/^Feed plan/);
  await box.fill('templates');
  await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toContainText(/templates/i);
  await page.keyboard.press('Enter');
  const templates = page.getByRole('dialog', { name: 'Templates' });
  await templates.getByRole('textbox').fill('Evening set');
  await templates.getByRole('textbox').press('Enter');
  await expect(templates.getByText('Evening set').first()).toBeVisible();
  await app.closeDialog();
  await page.keyboard.press('Control+k');
  await box.fill('evening');
  await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toContainText(/evening/i);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /Evening set/ })).toBeVisible();
});
