import { expect, test } from '../support/test.ts';

const DETAILS = '/regimen/enter-patient-details';

test('[C-04] [C-06] [B-12] [C-02] [C-03] units are switched without a change of the value; a date of birth has its limits @desktop', async ({
  app,
  page,
}) => {
  await test.step('switching units keeps the value exactly and reads it back', async () => {
    await app.enterPatient({ sex: 'Female', years: 68, weightKg: 58.37, heightCm: 163.3 });
    await expect(page.getByText('Reads as 9 st 3 lb')).toBeVisible();
    await expect(page.getByText('Reads as 5 ft 4 in')).toBeVisible();
    const weightUnit = page.getByRole('radiogroup', { name: 'Unit of weight now' });
    const heightUnit = page.getByRole('radiogroup', { name: 'Unit of height' });
    await weightUnit.getByRole('radio', { name: 'st, lb' }).check();
    await heightUnit.getByRole('radio', { name: 'ft, in' }).check();
    await expect(app.field(/^Weight now stones/)).toHaveValue('9');
    await expect(app.field(/^Weight now pounds/)).toHaveValue('2.7');
    await expect(page.getByText('Reads as 58.4 kg')).toBeVisible();
    await weightUnit.getByRole('radio', { name: 'kg' }).check();
    await heightUnit.getByRole('radio', { name: 'cm' }).check();
    await expect.poll(() => app.keptEntries()).toMatchObject({ PD_WEIGHT: 58.37, PD_HEIGHT: 163.3 });
  });
  await test.step('stones and pounds are converted at 0.45359237 kg a pound', async () => {
    const unit = page.getByRole('radiogroup', { name: 'Unit of weight now' });
    await unit.getByRole('radio', { name: 'st, lb' }).check();
    await app.field(/^Weight now stones/).fill('10');
    await app.field(/^Weight now pounds/).fill('7');
    await unit.getByRole('radio', { name: 'kg' }).check();
    await expect(app.field(/^Weight now kilograms/)).toHaveValue('66.7');
    await expect.poll(async () => (await app.keptEntries()).PD_WEIGHT).toBeCloseTo(66.678_078_39, 9);
    await unit.getByRole('radio', { name: 'st, lb' }).check();
    await app.field(/^Weight now pounds/).fill('14');
    await expect(page.getByText(/Pounds go from 0 to 13/)).toBeVisible();
    await expect(app.field(/^Weight now pounds/)).toHaveValue('14');
  });
  await app.forgetPatient();
  await test.step('a date of birth has its limits', async () => {
    await page.clock.setFixedTime(new Date('2026-11-20T12:00:00Z'));
    await app.open(DETAILS);
    await page
      .getByRole('radiogroup', { name: 'Enter age by' })
      .getByRole('radio', { name: 'Date of birth' })
      .check();
    const type = async (day: string, month: string, year: string) => {
      await app.field(/^Day/).fill(day);
      await app.field(/^Month/).fill(month);
      await app.field(/^Year/).fill(year);
    };
    await type('21', '11', '2026');
    await expect(page.getByText(/in the future/)).toBeVisible();
    await type('20', '11', '2026');
    await expect(page.getByText(/Age used: 0\sdays/)).toBeVisible();
    await type('31', '2', '1960');
    await expect(page.getByText(/date does not exist/)).toBeVisible();
    await expect(app.field(/^Day/)).toHaveValue('31');
    await type('20', '12', '1905');
    await expect(page.getByText(/Age used: 120\syears/)).toBeVisible();
    await type('19', '12', '1905');
    await expect(page.getByText(/1,451\smonths/)).toBeVisible();
    await type('20', '11', '1958');
    await expect(page.getByText(/Age used: 68\syears/)).toBeVisible();
  });
});

test('[C-05] [C-07] [C-08] [C-01] [C-06] [B-03] [B-05] [B-06] [B-10] [C-03] BMI and weight change; an adult without a height is asked for it, a child is not; the summary has every fact and what is missing, and clears the patient; the device’s own date picker @phone', async ({
  app,
  page,
}) => {
  await test.step('Continue on the empty step marks every entry that is missing and leads to the first', async () => {
    await app.beginRegimen();
    await page.keyboard.press('Alt+Enter');
    await expect(app.radio('Female')).toBeFocused();
    await expect(page.getByRole('radiogroup', { name: 'Sex used in equations' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    for (const missing of [/^Age.*years/, /^Age.*months/, /^Weight now/])
      await expect(app.field(missing)).toHaveAttribute('aria-invalid', 'true');
  });
  await test.step('BMI, weight change and the age as it counts', async () => {
    await app.fillPatient({ sex: 'Female', years: 68, weightKg: 58, previousWeightKg: 63.5, heightCm: 163 });
    const result = app.result(/From these details/);
    await expect(result).toContainText('21.8');
    await expect(result).toContainText('−8.7');
    await expect(result).toContainText('68 years');
    await app.field(/^Age.*years/).fill('0');
    await app.field(/^Age.*months/).fill('11');
    await app.field(/^Previous weight/).fill('');
    await expect(result).toContainText('11 months');
    await expect(result).toContainText('N/A');
    await expect(result).toContainText('Not recorded');
  });
  await test.step('an adult without a height is asked for it; a child is not', async () => {
    await app.fillPatient({ sex: 'Female', years: 18, months: 0, weightKg: 58 });
    await app.field(/^Height/).fill('');
    await expect(app.button('Continue')).toBeDisabled();
    await expect(app.button('Continue')).toHaveAccessibleDescription(/height/);
    await page.keyboard.press('Alt+Enter');
    await expect(app.field(/^Height/)).toBeFocused();
    await expect(app.field(/^Height/)).toHaveAccessibleDescription(/Needed to continue/);
    await app.field(/^Age.*years/).fill('17');
    await app.field(/^Age.*months/).fill('11');
    await expect(app.button('Continue')).toBeEnabled();
    await app.field(/^Age.*years/).fill('18');
    await app.field(/^Age.*months/).fill('0');
    await app.field(/^Height/).fill('163');
    await app.continue();
    await expect(page).toHaveURL(/energy-calculations$/);
  });
  await test.step('the summary has every fact and what is missing, behind one press, and clears the patient', async () => {
    const summary = app.summary;
    const more = summary.getByRole('button', { name: 'Whole summary' });
    await expect(summary).toContainText('18 years');
    await expect(summary.getByText('BMI')).toBeHidden();
    await more.click();
    for (const name of ['BMI', 'Weight change', 'Energy', 'Protein', 'Fluid, default']) {
      await expect(summary.getByText(name, { exact: true })).toBeVisible();
    }
    await expect(summary.getByText('not yet').filter({ visible: true })).toHaveCount(3);
    await expect(summary).toContainText(/Fluid, default\s*2,030\sml\/day/);
    await page.getByRole('button', { name: 'New patient' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: /Clear/ }).click();
    await expect(page).toHaveURL(/\/regimen$/);
    await expect.poll(() => app.keptEntries()).toEqual({});
  });
  await test.step('on a touch screen the device’s own date picker is used, without free typing', async () => {
    await app.open(DETAILS);
    await page
      .getByRole('radiogroup', { name: 'Enter age by' })
      .getByRole('radio', { name: 'Date of birth' })
      .check();
    const date = page.locator('input[type="date"]');
    await expect(date).toBeVisible();
    await expect(date).toHaveAttribute('max', /^\d{4}-\d\d-\d\d$/);
    await date.focus();
    await page.keyboard.type('01011990');
    await expect(date).toHaveValue('');
    await date.fill('1990-01-01');
    await expect(page.getByText(/Age used: \d+\syears/)).toBeVisible();
  });
});

test('[F-03] [G-02] an entry outside its limit stops Continue; an unusual one is asked about once, before anything is planned to it, and named in the report @phone', async ({
  app,
  page,
}) => {
  const question = page.getByRole('alertdialog');
  const goBack = async () => {
    await expect(question).toContainText('90.3');
    await question.getByRole('button', { name: 'Go back and change' }).click();
    await expect(page).toHaveURL(/enter-patient-details$/);
    await expect(question).toBeHidden();
  };
  await app.enterPatient({ sex: 'Female', years: 68, weightKg: 240, heightCm: 1630 });
  await test.step('outside its limit it keeps its text, says why and stops Continue', async () => {
    const height = app.field(/^Height/);
    await expect(height).toHaveValue('1630');
    await expect(height).toHaveAttribute('aria-invalid', 'true');
    await expect(height).toHaveAccessibleDescription(/300/);
    await expect(app.button('Continue')).toBeDisabled();
    await height.fill('about 163');
    await expect(height).toHaveAccessibleDescription(/Enter a number/);
    await expect(app.button('Continue')).toBeDisabled();
    await page.reload();
    await expect(height).toHaveValue('about 163');
    await height.fill('163');
    await expect(app.button('Continue')).toBeEnabled();
  });
  await test.step('nobody answered for it: asked about wherever an address leads', async () => {
    await app.open('/regimen/products');
    await goBack();
  });
  await app.continue();
  await goBack();
  await app.continue();
  await question.getByRole('button', { name: /right, continue/ }).click();
  await expect(page).toHaveURL(/energy-calculations$/);
  await app.open(DETAILS);
  await app.continue();
  await expect(page).toHaveURL(/energy-calculations$/);
  await app.link('Skip to product selection').click();
  await app.addProduct('Tarnvane Energy Fibre', 1000);
  await app.viewReport();
  await expect(page.getByRole('article')).toContainText(/BMI of 90\.3/);
});
