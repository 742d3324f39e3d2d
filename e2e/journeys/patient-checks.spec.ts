import { violations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const NO_BREAK = '\u00a0';

test('[K-06] [F-01] pounds typed as kilograms are asked about at the field and stay named once kept; feet and inches are never 59 cm; an answer that goes with its button leaves the focus in the field @phone', async ({
  app,
  page,
}) => {
  const weight = app.field(/^Weight now/);
  await test.step('asked about, with the value they would be', async () => {
    await app.beginRegimen();
    await app.fillPatient({ sex: 'Female', years: 0, months: 4, weightKg: 13 });
    await expect(weight).toHaveAccessibleDescription(/13\skg is above the plausible range at 4\smonths/);
    await expect(weight).toHaveAccessibleDescription(/13\slb would be 5\.90\skg/);
    await expect(weight).toHaveValue('13');
    expect(await violations(page)).toEqual([]);
    await app.button(`13${NO_BREAK}lb, 5.90${NO_BREAK}kg`).click();
    await expect(weight).toHaveValue('5.9');
    await expect(app.button(/^Keep 13/)).toBeHidden();
    await expect.poll(async () => (await app.keptEntries()).PD_WEIGHT).toBeCloseTo(5.896_700_81, 9);
  });
  await test.step('kept, named, and asked again', async () => {
    await weight.fill('13');
    await app.button(/^Keep 13/).click();
    await expect(page.getByText(/plausible range at 4\smonths.*Kept\./)).toBeVisible();
    await expect(weight).toHaveValue('13');
    await page.getByRole('button', { name: /^Undo.*Weight now/ }).click();
    await expect(app.button(/^Keep 13/)).toBeVisible();
  });
  await test.step('metres in a box of centimetres', async () => {
    await app.fillPatient({ sex: 'Male', years: 40, months: 0, weightKg: 61.5 });
    const height = app.field(/^Height/);
    await height.fill('1.71');
    await expect(app.button(`Keep 1.71${NO_BREAK}cm`)).toBeVisible();
    await expect(height).not.toHaveAccessibleDescription(/BMI/);
    await app.pressByKey(`1.71${NO_BREAK}m, 171${NO_BREAK}cm`);
    await expect(height).toHaveValue('171');
    await expect(height).toBeFocused();
    await height.fill('1.71');
    await app.pressByKey(`Keep 1.71${NO_BREAK}cm`);
    await expect(app.button(/^Undo/)).toBeVisible();
    await expect(height).toBeFocused();
  });
  await test.step('feet and inches in a box of centimetres', async () => {
    await app.fillPatient({ sex: 'Male', years: 40, months: 0, weightKg: 80 });
    const height = app.field(/^Height/);
    await height.fill("5'9");
    await expect(height).toHaveAttribute('aria-invalid', 'true');
    await expect(app.button('Continue')).toBeDisabled();
    await expect.poll(() => app.keptEntries()).toMatchObject({ PD_AGE: 480, PD_WEIGHT: 80 });
    await expect.poll(() => app.keptEntries()).not.toHaveProperty('PD_HEIGHT');
    await expect(height).toHaveValue("5'9");
    await app.button(`5${NO_BREAK}ft 9${NO_BREAK}in, 175${NO_BREAK}cm`).click();
    await expect(height).toHaveValue('175.26');
    await expect(app.button('Continue')).toBeEnabled();
  });
});

test('[K-07] under two months days are asked, under 28 days nothing is filled in for fluid and protein @phone', async ({
  app,
  page,
}) => {
  await app.beginRegimen();
  await app.fillPatient({ sex: 'Male', years: 0, months: 0, weightKg: 3.6 });
  await expect(app.button('Continue')).toBeDisabled();
  await expect(page.getByText('Born preterm?').filter({ visible: true }).first()).toBeVisible();
  await app.radio('No').check();
  await app.field(/^Age in days/).fill('20');
  await expect(page.getByText(/Age used: 20\s*days/)).toBeVisible();
  await app.continueTo('Protein and fluid');
  const result = app.result(/Protein and fluid requirement/);
  await expect(result).toContainText('No default for fluid under 28 days');
  await expect(result).toContainText('No default for protein under 28 days');
  await expect(result).toContainText('follow the neonatal guideline');
  expect(await violations(page)).toEqual([]);
  await app.field(/^Fluid per kg/).fill('120');
  await expect(result).toContainText(/432\s*ml\/day/);
  await result.getByRole('button', { name: 'Enter g/kg' }).click();
  await app.field(/^Minimum/).fill('2.5');
  await app.field(/^Maximum/).fill('2.5');
  await expect(result).toContainText(/9\.0\s*g\/day/);
  await expect(result).not.toContainText('No default');
});

test('[K-07] a reference intake of more than 4 g/kg is not offered as a need @phone', async ({
  app,
  page,
}) => {
  await app.beginRegimen();
  await app.fillPatient({ sex: 'Male', years: 0, months: 1, weightKg: 3 });
  await app.field(/^Age in days/).fill('40');
  await app.continueTo('Protein and fluid');
  const result = app.result(/Protein and fluid requirement/);
  await expect(result).toContainText('The reference intake is not offered as a need');
  await expect(result).not.toContainText(/12\.5\s*g\/day/);
  await page.getByRole('link', { name: /Step 3 of 5/ }).click();
  await expect(page.getByRole('list', { name: 'Steps' })).not.toContainText('12.5');
});

test('[K-08] [K-11] [K-05] a basal rate is no requirement until activity is chosen; what is asked about gives no figure until it is kept @phone', async ({
  app,
  page,
}) => {
  await app.beginWith({ sex: 'Female', years: 68, weightKg: 58, heightCm: 163 }, 'Energy');
  await app.chooseMethod('Henry (Oxford) 2005');
  const result = app.result(/energy requirement/);
  await expect(result).toContainText(/Basal rate 1,164\skcal\/day: choose activity/);
  await expect(result).toContainText('Not calculated');
  await result.getByText('Across methods').first().click();
  await expect(result.getByRole('table', { name: /each method/ })).not.toContainText('Henry');
  await expect(result).toContainText(/Basal rates, before activity[\s\S]*Henry\s*1,164\s*kcal\/day/);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: /Step 2 of 5/ }).click();
  const steps = page.getByRole('list', { name: 'Steps' });
  await expect(steps).toContainText('choose activity');
  await expect(steps.getByRole('link', { name: /Energy/ })).not.toContainText('Done');
  await steps.getByRole('link', { name: /Energy/ }).click();
  await app.field(/PAL/).fill('1.25');
  await expect(result).toContainText(/1,455\s*kcal\/day/);
  await page.getByRole('link', { name: /Step 2 of 5/ }).click();
  await expect(steps.getByRole('link', { name: /Energy/ })).toContainText('Done');
  await test.step('a figure per kg that is asked about leaves no range behind it', async () => {
    await steps.getByRole('link', { name: /Energy/ }).click();
    await app.chooseMethod('PENG 2018');
    await app.field(/PAL/).fill('');
    await app.field(/^Minimum/).fill('22');
    await app.field(/^Maximum/).fill('260');
    await app.radio(/^Upper end/).check();
    await expect(result).toContainText('Check first');
    await expect(page.getByRole('main')).not.toContainText('15,080');
    await app
      .button(/^Keep|^It is right/)
      .first()
      .click();
    await expect(result).toContainText(/15,080\s*kcal\/day/);
  });
  await test.step('energy beyond the plausible is asked about at its result, and stays named', async () => {
    await app.field(/PAL/).fill('1.9');
    await app.field(/^Minimum/).fill('38');
    await app.field(/^Maximum/).fill('38');
    await expect(result).toContainText(/Energy is 72\.2\skcal\/kg\/day, over 45/);
    await expect(result).toContainText('Check first');
    await result.getByRole('button', { name: /keep it/ }).click();
    await expect(result).toContainText(/4,188\s*kcal\/day/);
    await expect(result).toContainText(/over 45.*Kept\./);
  });
});

test('[K-11] while a warning is open no figure that rests on it is shown anywhere @desktop', async ({
  app,
  page,
}) => {
  await app.beginRegimen();
  await app.fillPatient({ sex: 'Female', years: 68, weightKg: 580, heightCm: 163 });
  const summary = app.summary;
  const details = app.result(/From these details/);
  await expect(details).toContainText(/BMI\s*check first/);
  await expect(details).not.toContainText('218');
  await app.continue();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(/BMI of 218\.3/);
  await question.getByRole('button', { name: 'Go back and change' }).click();
  await page.getByRole('link', { name: /Step 1 of 5/ }).click();
  const steps = page.getByRole('list', { name: 'Steps' });
  await expect(steps.getByRole('link', { name: /Patient details/ })).not.toContainText('Done');
  await expect(summary).not.toContainText('218');
  await expect(summary).not.toContainText('17,400');
  await steps.getByRole('link', { name: /Energy/ }).click();
  await app.chooseMethod('Henry (Oxford) 2005');
  await app.field(/PAL/).fill('1.25');
  await expect(app.result(/energy requirement/)).toContainText('Check first');
  await expect(page.getByRole('main')).not.toContainText(/\d,\d{3}\s*kcal/);
  await app.editPatient();
  await app.field(/^Weight now/).fill('58');
  await expect(details).toContainText('21.8');
});

test('[K-13] the weight used is chosen once and named beside each figure; a height that is not known is an answer @phone', async ({
  app,
  page,
}) => {
  await test.step('fluid of an obese adult on the actual weight carries a note', async () => {
    await app.beginWith({ sex: 'Female', years: 50, weightKg: 97, heightCm: 165.1 }, 'Protein and fluid');
    await expect(app.result(/Protein and fluid requirement/)).toContainText(
      /fluid is per kg of actual weight/,
    );
    await app.editPatient();
  });
  await test.step('the weight used', async () => {
    await page.getByRole('combobox', { name: /^Weight used/ }).selectOption('Adjusted weight');
    await expect(app.button('Continue')).toBeDisabled();
    await app.button(`Use 67.0${NO_BREAK}kg`).click();
    await expect(app.field(/^Adjusted weight/)).toHaveValue('67.0');
    expect(await violations(page)).toEqual([]);
    await app.continue();
    await expect(app.summary).toContainText(/97\.0\skg.*67\.0\skg\s*adjusted/);
    await app.chooseMethod('Henry (Oxford) 2005');
    await app.field(/PAL/).fill('1.25');
    const result = app.result(/energy requirement/);
    await expect(result).toContainText(/Weight used: adjusted, 67\.0\skg/);
    await app.continue();
    await expect(app.result(/Protein and fluid requirement/)).toContainText(
      /Weight used: adjusted, 67\.0\skg/,
    );
  });
  await test.step('a height that is not known: methods that need it cannot be taken', async () => {
    await app.editPatient();
    await page.getByRole('combobox', { name: /^Weight used/ }).selectOption({ index: 0 });
    await app.field(/^Height/).fill('');
    await expect(app.button('Continue')).toBeDisabled();
    await page.getByRole('checkbox', { name: 'Height not known' }).check();
    await app.continue();
    const method = page.getByRole('button', { name: /^Method/ });
    await expect(method).toContainText('Henry (Oxford) 2005');
    await method.click();
    await expect(page.getByRole('radio', { name: 'PENG 2018' })).toBeDisabled();
    await expect(page.getByRole('radio', { name: 'Schofield 1985' })).toBeEnabled();
    await app.editPatient();
    await app.field(/^Height/).fill('163');
    await expect(page.getByRole('checkbox', { name: 'Height not known' })).toBeHidden();
  });
});
