import type { DieteticApp, PatientEntry } from '../pages/dietetic-app.ts';
import { PRODUCTS, VALUES } from '../support/example-regimen.ts';
import { accessibilityProblems } from '../support/accessibility-problems.ts';
import { holdRegimen, regimenOf } from '../support/held-regimen.ts';
import { expect, test } from '../support/test.ts';

const ADULT: PatientEntry = { sex: 'Female', years: 68, weightKg: 58, previousWeightKg: 63.5, heightCm: 163 };

/** From step to step by the list of steps, as on the landing page. */
async function openStep(app: DieteticApp, name: RegExp): Promise<void> {
  await app.page
    .getByRole('main')
    .getByRole('link', { name: /^Step \d of 5/ })
    .click();
  await app.page.getByRole('list', { name: 'Steps' }).getByRole('link', { name }).click();
}

test('[B-06] the steps of the regimen have no accessibility finding, empty or filled @phone', async ({
  app,
  page,
}) => {
  const found: string[] = [];
  const add = async (where: string) => void found.push(...(await accessibilityProblems(page, where)));
  await app.open('/regimen');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await add('landing');
  await app.link(/Patient details/).click();
  await expect(app.heading('Patient details')).toBeVisible();
  await add('patient, empty');
  await app.fillPatient(ADULT);
  await add('patient, filled');
  await app.continue();
  await expect(page).toHaveURL(/\/regimen\/energy-calculations$/);
  await app.field(/^Minimum/).fill('22');
  await app.field(/^Maximum/).fill('260');
  await add('energy, with an unusual value');
  await app.field(/^Maximum/).fill('26');
  await expect(app.result(/energy requirement/)).toContainText('1,276');
  await add('energy');
  await openStep(app, /Protein and fluid/);
  await expect(app.heading('Protein and fluid')).toBeVisible();
  await add('protein and fluid');
  expect(found).toEqual([]);
});

test('[B-06] [G-02] [H-11] products in the regimen, the amount and the report have no accessibility finding @phone', async ({
  app,
  page,
}) => {
  const found: string[] = [];
  const add = async (where: string) => void found.push(...(await accessibilityProblems(page, where)));
  await holdRegimen(page, regimenOf(VALUES, PRODUCTS.slice(0, 1)));
  await app.open('/regimen/products');
  await expect(app.heading('Products')).toBeVisible();
  await add('products');
  await app.searchFor('Addimere Protein');
  await app.button('Add Addimere Protein').click();
  await add('amount');
  await app.closeDialog();
  await app.viewReport();
  await add('report');
  await app.button('Email report').click();
  await add('email');
  expect(found).toEqual([]);
});

test('[B-06] [G-02] [H-11] the columns beside the regimen, the amount in its row and the report have no accessibility findings @desktop', async ({
  app,
  page,
}) => {
  const found: string[] = [];
  const add = async (where: string) => void found.push(...(await accessibilityProblems(page, where)));
  await holdRegimen(page, regimenOf(VALUES, PRODUCTS.slice(0, 1)));
  await app.open('/regimen/energy-calculations');
  await expect(app.result(/energy requirement/)).toContainText('kcal/day');
  await add('energy');
  // The amount is asked in the list, which is looked at with it.
  await app.paneHeading('Products').click();
  await expect(app.heading('Products')).toBeVisible();
  await app.searchFor('Addimere Protein');
  await app.button('Add Addimere Protein').click();
  await add('amount');
  await app.closeDialog();
  await app.viewReport();
  await add('report');
  await app.open('/regimen/products/tarnvane-energy-fibre/');
  await expect(app.heading('Tarnvane Energy Fibre')).toBeVisible();
  await add('a product in the regimen');
  await app.open('/regimen/products/compare/tarnvane-energy-fibre/tarnvane-standard/');
  await expect(app.heading(/Compare 2 products/)).toBeVisible();
  await add('a comparison in the regimen');
  expect(found).toEqual([]);
});

test('[F-03] [A-07] errors, warnings and help in patient details have no accessibility findings @desktop', async ({
  app,
  page,
}) => {
  const found: string[] = [];
  const add = async (where: string) => void found.push(...(await accessibilityProblems(page, where)));
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await app.enterPatient({ sex: 'Female', years: 2, months: 13, weightKg: 13, heightCm: 1630 });
  await page
    .getByRole('radiogroup', { name: 'Unit of weight now' })
    .getByRole('radio', { name: 'st, lb' })
    .check();
  await expect(page.getByText(/Months go from 0 to 11/)).toBeVisible();
  await page.getByRole('button', { name: 'About Age' }).click();
  await add('details with errors, in stones, with an open explanation');
  await app.closeDialog();
  await page
    .getByRole('radiogroup', { name: 'Enter age by' })
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
  expect(found).toEqual([]);
});

test('[D-14] [A-07] a child’s methods and the change of country have no accessibility findings @phone', async ({
  app,
  page,
}) => {
  const found: string[] = [];
  const add = async (where: string) => void found.push(...(await accessibilityProblems(page, where)));
  await holdRegimen(page, regimenOf({ PD_GENDER: 'female', PD_AGE: 30, PD_WEIGHT: 13, PD_HEIGHT: 92 }));
  await app.open('/regimen/energy-calculations');
  await page.getByRole('button', { name: /^Method/ }).click();
  await add('methods of a child, open');
  await page.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Republic of Ireland' });
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toContainText(/becomes/);
  await add('question about the country');
  expect(found).toEqual([]);
});

test('[D-12] [D-14] [E-04] other methods, their working and their comparison have no accessibility findings @phone', async ({
  app,
  page,
}) => {
  const found: string[] = [];
  const add = async (where: string) => void found.push(...(await accessibilityProblems(page, where)));
  await holdRegimen(page, regimenOf({ PD_GENDER: 'female', PD_AGE: 816, PD_WEIGHT: 58, PD_HEIGHT: 163 }));
  await app.open('/regimen/energy-calculations');
  await app.chooseMethod('Schofield 1985');
  await page.getByRole('combobox', { name: /Stress factor/ }).selectOption('infection');
  for (const part of [/^Formula and source/, /^Across methods/]) await app.button(part).click();
  await add('Schofield with stress, working and comparison open');
  await openStep(app, /Protein and fluid/);
  await app.chooseMethod('Nitrogen');
  await page.getByRole('radio', { name: /^Tube/ }).check();
  await add('nitrogen levels, with the category of feed');
  expect(found).toEqual([]);
});
