// Longer than other files: one journey for each finding between a plan and its patient.
import type { DieteticApp, PatientEntry } from '../pages/dietetic-app.ts';
import { violations } from '../support/axe.ts';
import { withPlainSpaces } from '../support/example-regimen.ts';
import { holdRegimen, regimenOf } from '../support/held-regimen.ts';
import { expect, test } from '../support/test.ts';

const INFANT: PatientEntry = { sex: 'Male', years: 0, months: 4, weightKg: 6.5 };
const ADULT: PatientEntry = { sex: 'Female', years: 68, weightKg: 58, heightCm: 163 };

/** From the start page by what is on the screen, past the requirements, to the products. */
async function reachProducts(app: DieteticApp, patient: PatientEntry, feed?: 'Oral' | 'Tube'): Promise<void> {
  await app.open('/');
  await app.toPatientDetails();
  await app.fillPatient(patient);
  if (feed === undefined) await app.continue();
  else {
    await app.continueTo('Protein and fluid');
    await app.radio(feed).check();
  }
  await app
    .link(/^Skip /)
    .first()
    .click();
  await expect(app.heading('Products')).toBeVisible();
}

test('[K-01] [K-04] the list starts from the patient’s age; a feed for older children is asked before it is added and named from then on; a powder is given in scoops, never tins, and filed as given @phone', async ({
  app,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await reachProducts(app, INFANT);
  const dialog = page.getByRole('dialog', { name: 'Tarnvane Energy Fibre' });

  await test.step('The list is preset, says what it leaves out, and one press lifts that', async () => {
    await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('For 4 months');
    await page.getByRole('searchbox').fill('Tarnvane Energy Fibre');
    await expect(page.getByText('Searched for “Tarnvane Energy Fibre”.')).toBeVisible();
    await expect(app.button('Add Tarnvane Energy Fibre')).toBeHidden();
    await page.getByRole('button', { name: 'Show products for all ages' }).last().click();
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Tarnvane Energy Fibre' }).first(),
    ).toContainText(/from 6\syears, patient 4\smonths/);
    await expect(app.button('Only products for 4 months')).toBeFocused();
  });

  await test.step('Nothing is added before the tick, and the safe way comes first', async () => {
    await app.button('Add Tarnvane Energy Fibre').click();
    await expect(dialog).toContainText(/For 6\syears and over. Patient 4\smonths./);
    await expect(dialog.getByRole('button', { name: /^Show products for 4\smonths$/ })).toBeVisible();
    await dialog.getByRole('textbox', { name: /Amount a day/ }).fill('300');
    await dialog.getByRole('textbox', { name: /Amount a day/ }).press('Enter');
    await expect(dialog.getByRole('checkbox', { name: /I have checked/ })).toBeFocused();
    await dialog.getByRole('button', { name: 'Add this product' }).press('Enter');
    // After the screen has come to rest.
    expect(await violations(page)).toEqual([]);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('checkbox', { name: /I have checked/ }).check();
    await dialog.getByRole('button', { name: 'Add this product' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('It stays named in the row, the tray and every output, with the way back', async () => {
    await expect(page.getByText(/from 6\syears, patient 4\smonths: kept/).first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await app.viewReport();
    const report = page.getByRole('article');
    await expect(report).toContainText(/Tarnvane Energy Fibre is for 6\syears and over. Patient 4\smonths./);
    await expect(report).toContainText(/Kept \d{1,2}\s\w{3}\s\d{4}, \d\d:\d\d/);
    await app.button('Copy as text').click();
    await expect(page.getByText(/copied/i).first()).toBeVisible();
    const text = withPlainSpaces(await page.evaluate(() => navigator.clipboard.readText()));
    expect(text).toContain('Tarnvane Energy Fibre is for 6 years and over. Patient 4 months. Kept');
  });

  await test.step('The lifted preset is this patient’s: a reload keeps it', async () => {
    await app.link(/Step 5/).click();
    await app.link(/^Products/).click();
    await page.reload();
    await expect(app.button('Only products for 4 months')).toBeVisible();
  });

  await test.step('A powder is given in scoops, doses and made-up ml, never tins; another unit clears the number; it is filed as given', async () => {
    await app.button('Take Tarnvane Energy Fibre out').first().click();
    await app.searchFor('Cradlemere Hydrolysed');
    await app.button('Add Cradlemere Hydrolysed').click();
    const powder = page.getByRole('dialog', { name: 'Cradlemere Hydrolysed' });
    const amount = powder.getByRole('textbox', { name: /Amount a day/ });
    await expect(powder).not.toContainText(/\btin\b/);
    await amount.fill('24');
    await powder.getByRole('radio', { name: '4.6 g level scoop', exact: true }).check();
    await expect(amount).toHaveValue('');
    await powder.getByRole('button', { name: /^2\sscoops$/ }).click();
    await expect(amount).toHaveValue('2');
    await amount.fill('24');
    await expect(powder).toContainText(/Reads as 24\sscoops \(110.4\sg\) a day/);
    // No label states a powder's water: what counts under one year is what it makes up.
    await expect(powder).toContainText(
      /Fluid by volume \(used under 1 year\) 849\sml\/day, 87\s% of the need/,
    );
    await powder.getByRole('button', { name: /^Add/ }).click();
    await expect(powder).toBeHidden();
    await expect(page.getByText(/^24\sscoops \(110.4\sg\)$/).first()).toBeVisible();
    await app.viewReport();
    await expect(page.getByRole('article')).toContainText(/24\sscoops \(110.4\sg\)/);
    await expect(page.getByRole('article')).toContainText(/8\stins of 400 g for 28\sdays/);
    await app.button('Copy as text').click();
    await expect(page.getByText(/copied/i).first()).toBeVisible();
    const text = withPlainSpaces(await page.evaluate(() => navigator.clipboard.readText()));
    expect(text).toContain('Cradlemere Hydrolysed (8 tins of 400 g for 28 days): 24 scoops (110.4 g)');
  });
});

test('[K-01] [K-02] a template asks about every product before any is added; what does not fit starts unticked @phone', async ({
  app,
  page,
}) => {
  await reachProducts(app, INFANT);
  const data = {
    v: 1,
    n: 'Ward feed',
    p: [
      ['tarnvane-energy-fibre', 'Tarnvane Energy Fibre', 300, 'ml'],
      ['cradlemere-hydrolysed', 'Cradlemere Hydrolysed', 110.4, 'g', { amount: 24, unit: 'scoop' }],
    ],
  };
  // A link from a colleague, opened in the tab of the regimen.
  const link = `/regimen/products#template=${Buffer.from(JSON.stringify(data)).toString('base64url')}`;
  await page.goto('about:blank');
  await app.open(link);
  const dialog = page.getByRole('dialog', { name: 'Use “Ward feed”?' });
  const feed = dialog.getByRole('checkbox', { name: /^Add Tarnvane Energy Fibre, 300/ });
  await expect(feed).not.toBeChecked();
  await expect(dialog).toContainText(/from 6\syears, patient 4\smonths/);
  await expect(
    dialog.getByRole('checkbox', { name: /^Add Cradlemere Hydrolysed, 24\sscoops/ }),
  ).toBeChecked();
  await expect(dialog).toContainText('1 of 2 ticked; a finding starts unticked');
  await feed.check();
  await dialog.getByRole('button', { name: /^Add 2\sproducts$/ }).press('Enter');
  expect(await violations(page)).toEqual([]);
  await expect(dialog).toBeVisible();
  await feed.uncheck();
  await dialog.getByRole('button', { name: /^Add 1\sproduct$/ }).click();
  await expect(dialog).toBeHidden();
  await app.viewReport();
  await expect(page.getByRole('article')).toContainText('Cradlemere Hydrolysed');
  await expect(page.getByRole('article')).not.toContainText('Tarnvane Energy Fibre');
});

test('[K-02] [K-03] [K-19] a drink in a tube plan, a formula for a disorder the patient does not have and a product for kidneys are asked and named @phone', async ({
  app,
  page,
}) => {
  await reachProducts(app, ADULT, 'Tube');
  await test.step('A supplement to drink, in a plan by tube', async () => {
    await app.searchFor('Dalesip Milk');
    await expect(page.getByText('an oral supplement, but the plan is by tube').first()).toBeVisible();
    await app.button('Add Dalesip Milk').click();
    const dialog = page.getByRole('dialog', { name: 'Dalesip Milk' });
    await expect(dialog).toContainText('A supplement to drink. The plan is by tube.');
    await dialog.getByRole('textbox', { name: /Amount a day/ }).fill('400');
    await dialog.getByRole('button', { name: 'Add and note in report' }).click();
    await expect(dialog).toBeHidden();
  });
  await test.step('An infant formula for PKU, in an adult without it', async () => {
    await page.getByRole('button', { name: 'Show products for all ages' }).click();
    await page.getByRole('searchbox').fill('Orrimel PKU Infant');
    await expect(
      page.getByText(/under 1\syear, patient 68\syears; for PKU, none set for this patient/),
    ).toBeVisible();
    await app.button('Add Orrimel PKU Infant').click();
    const dialog = page.getByRole('dialog', { name: 'Orrimel PKU Infant' });
    await expect(dialog).toContainText(/For under 1\syear. Patient 68\syears./);
    await expect(dialog).toContainText('For PKU. No disorder is set for this patient.');
    await dialog.getByRole('textbox', { name: /Amount a day/ }).fill('30');
    await dialog.getByRole('button', { name: 'Add and note in report' }).click();
    await expect(dialog).toBeHidden();
  });
  await test.step('A product for dialysis, where nothing of the kidneys is set', async () => {
    await page.getByRole('searchbox').fill('Nephrane Dialysis');
    await expect(
      page.getByText('for dialysis or kidney disease, not set for this patient').first(),
    ).toBeVisible();
    await app.button('Add Nephrane Dialysis').click();
    const dialog = page.getByRole('dialog', { name: 'Nephrane Dialysis' });
    await expect(dialog).toContainText('Neither dialysis nor kidney disease is set for this patient.');
    await dialog.getByRole('textbox', { name: /Amount a day/ }).fill('125');
    await dialog.getByRole('button', { name: 'Add and note in report' }).click();
    await expect(dialog).toBeHidden();
  });
  await app.viewReport();
  const report = page.getByRole('article');
  await expect(report).toContainText('Dalesip Milk is a supplement to drink. The plan is by tube.');
  await expect(report).toContainText('Orrimel PKU Infant is for PKU. No disorder is set for this patient.');
  await expect(report).toContainText('Nephrane Dialysis is for dialysis or kidney disease.');
});

test('[K-05] [K-10] an amount, a total and vitamins beyond what anyone is given are asked in place and stay named @phone', async ({
  app,
  page,
}) => {
  await reachProducts(app, ADULT);
  await app.searchFor('Dalesip Milk');
  await app.button('Add Dalesip Milk').click();
  const dialog = page.getByRole('dialog', { name: 'Dalesip Milk' });
  await dialog.getByRole('textbox', { name: /Amount a day/ }).fill('10000');
  await expect(dialog).toContainText(/10,000\sml of Dalesip Milk a day is over 4,000\sml/);
  await expect(dialog).toContainText(/The products give .* of the fluid need/);
  await expect(dialog).toContainText(/Above the upper level: .*calcium/);
  expect(await violations(page)).toEqual([]);
  await app.button('Add and note in report').click();
  await expect(dialog).toBeHidden();
  await app.showRegimenSoFar();
  const kept = page
    .getByText(/Above the upper level: .*: kept/)
    .filter({ visible: true })
    .first();
  await expect(kept).toBeVisible();
  await page.getByRole('button', { name: /^Undo Above the upper level/ }).click();
  await expect(app.button('Keep and note in report')).toBeFocused();
  await expect(
    page
      .getByText(/Calcium: 10,200\.0\smg\/day is above the upper level of 2,500\smg\/day/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await app.button('Keep and note in report').click();
  await expect(kept).toBeVisible();
  await app.closeDialog();
  await app.viewReport();
  await expect(page.getByRole('article')).toContainText(
    /Calcium: 10,200\.0\smg\/day is above the upper level of 2,500\smg\/day/,
  );
});

test('[K-12] percent and difference are of one target, in the dialog, the tray, the report and the copied text @phone', async ({
  app,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await app.open('/');
  await app.toPatientDetails();
  await app.fillPatient(ADULT);
  await app.continue();
  await app.field(/^Minimum/).fill('25');
  await app.field(/^Maximum/).fill('30');
  await app.continue();
  await app.link(/^Skip /).click();
  await app.searchFor('Tarnvane Energy Fibre');
  await app.button('Add Tarnvane Energy Fibre').click();
  const dialog = page.getByRole('dialog', { name: 'Tarnvane Energy Fibre' });
  await dialog.getByRole('textbox', { name: /Amount a day/ }).fill('1400');
  await expect(dialog.getByRole('row', { name: /^Energy/ })).toContainText(/121\s% of upper end/);
  await dialog.getByRole('button', { name: /^Add/ }).last().click();
  await expect(dialog).toBeHidden();
  const words = '121 % of the upper end (1,740), 360 kcal over';
  await app.showRegimenSoFar();
  await expect
    .poll(async () =>
      withPlainSpaces(
        (await page
          .getByRole('img', { name: /^Energy:/ })
          .first()
          .getAttribute('aria-label')) ?? '',
      ),
    )
    .toContain(words);
  await app.closeDialog();
  await app.viewReport();
  await expect
    .poll(async () => withPlainSpaces(await page.getByRole('article').innerText()))
    .toContain(words);
  await app.button('Copy as text').click();
  await expect(page.getByText(/copied/i).first()).toBeVisible();
  expect(withPlainSpaces(await page.evaluate(() => navigator.clipboard.readText()))).toContain(words);
});

test('[K-01] a patient corrected after products were chosen: what no longer fits is asked, and every output says it is not confirmed @phone', async ({
  app,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await reachProducts(app, ADULT);
  await app.addProduct('Dalesip Mini Protein', 125);
  await app.editPatient();
  await app.field(/^Age.*years/).fill('9');
  await app.field(/^Weight now/).focus();
  await app.button('Correct this one').click();
  await app.field(/^Weight now/).fill('28');
  await app.continue();
  await app.link(/^Skip /).click();
  await app.showRegimenSoFar();
  const asked = /For 18\syears and over. Patient 9\syears./;
  await expect(page.getByText(asked).filter({ visible: true }).first()).toBeVisible();
  await expect(app.button('Take it out').filter({ visible: true }).first()).toBeVisible();
  await app.closeDialog();
  await app.viewReport();
  const report = page.getByRole('article');
  await expect(report).toContainText(
    /Dalesip Mini Protein is for 18\syears and over. Patient 9\syears. ?Not confirmed/,
  );
  await app.button('Copy as text').click();
  await expect(page.getByText(/copied/i).first()).toBeVisible();
  const text = withPlainSpaces(await page.evaluate(() => navigator.clipboard.readText()));
  expect(text).toContain('Dalesip Mini Protein is for 18 years and over. Patient 9 years. Not confirmed.');
  await report.getByRole('button', { name: 'Keep and note in report' }).first().click();
  await expect(report).toContainText(/Kept \d{1,2}\s\w{3}\s\d{4}/);
});

test('[K-03] a substitute for another disorder needs a tick and an act by its name; the safe way is the list for the patient’s own @desktop', async ({
  app,
  page,
}) => {
  await app.open('/');
  await app.toPatientDetails();
  await app.fillPatient({ sex: 'Male', years: 9, weightKg: 28, heightCm: 133 });
  await page
    .getByRole('combobox', { name: 'Metabolic disorder' })
    .selectOption({ label: 'PKU, phenylketonuria' });
  await app.continue();
  await app.continue();
  await expect(page.getByText('The table is for healthy children, not for PKU.')).toBeVisible();
  await app.link(/^Skip /).click();
  await app.searchFor('Orrimel MSUD Powder 15');
  await expect(page.getByText('for MSUD, patient has PKU').first()).toBeVisible();
  await app.button('Add Orrimel MSUD Powder 15').click();
  const main = page.getByRole('main');
  const amount = app.amountInRow('Orrimel MSUD Powder 15');
  await expect(main).toContainText('For MSUD. This patient has PKU.');
  await expect(main).toContainText('According to its label it has no added isoleucine, leucine or valine.');
  await expect(main).toContainText('It contains phenylalanine.');
  expect(await violations(page)).toEqual([]);
  await app.button('Show products for PKU').click();
  await expect(amount).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('PKU');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(app.button('Add Glymarra PKU Powder 20')).toBeVisible();
  // It tells of the patient, so no address does.
  await expect(page).toHaveURL(/\/regimen\/products\/?$/);
  await page.getByRole('button', { name: /^Remove the filter PKU/ }).click();
  await app.searchFor('Orrimel MSUD Powder 15');
  await app.button('Add Orrimel MSUD Powder 15').click();
  await page
    .getByRole('combobox', { name: 'Unit of the amount of Orrimel MSUD Powder 15' })
    .selectOption({ label: '25\u00a0g sachet' });
  await amount.fill('1');
  await amount.press('Enter');
  const tick = page.getByRole('checkbox', { name: /I have checked that Orrimel MSUD Powder 15/ });
  await expect(tick).toBeFocused();
  await tick.check();
  await app.button('Add MSUD product').click();
  await expect(page.getByText('Not in the regimen until it has an amount.')).toHaveCount(0);
  await app.viewReport();
  await expect(page.getByRole('article')).toContainText(
    'Orrimel MSUD Powder 15 is for MSUD. This patient has PKU.',
  );
});

test('[K-17] [K-18] a formula with lactose for an infant with galactosaemia is asked about before it is added, and named in the report and the copied text; its fat, once the disorder is LC-FAOD @phone', async ({
  app,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await app.open('/');
  await app.toPatientDetails();
  await app.fillPatient(INFANT);
  await page.getByRole('combobox', { name: 'Metabolic disorder' }).selectOption({ label: 'Galactosaemia' });
  await app.continue();
  await app
    .link(/^Skip /)
    .first()
    .click();
  await app.searchFor('Cradlemere Hydrolysed');
  await app.button('Add Cradlemere Hydrolysed').click();
  const dialog = page.getByRole('dialog', { name: 'Cradlemere Hydrolysed' });
  await dialog.getByRole('textbox', { name: /Amount a day/ }).fill('20');
  await expect(dialog).toContainText(/of lactose. In galactosaemia no lactose is given./);
  // Not added before it is confirmed, by Enter either.
  const add = dialog.getByRole('button', { name: 'Add this product' });
  await expect(add).toBeDisabled();
  await dialog.getByRole('textbox', { name: /Amount a day/ }).press('Enter');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('checkbox', { name: /I have checked/ }).check();
  await add.click();
  await expect(dialog).toBeHidden();
  await app.viewReport();
  await expect(page.getByRole('article')).toContainText(
    /Cradlemere Hydrolysed has .* of lactose. In galactosaemia no lactose is given./,
  );
  await app.button('Copy as text').click();
  await expect(page.getByText(/copied/i).first()).toBeVisible();
  const text = withPlainSpaces(await page.evaluate(() => navigator.clipboard.readText()));
  expect(text).toContain('of lactose. In galactosaemia no lactose is given.');

  await page.goBack();
  await app.editPatient();
  await page.getByRole('combobox', { name: 'Metabolic disorder' }).selectOption('lc-faod');
  await app.continue();
  await app
    .link(/^Skip /)
    .first()
    .click();
  await app.viewReport();
  await expect(page.getByRole('article')).toContainText(
    /Cradlemere Hydrolysed has .* of long-chain fat[^.]*\. In LC-FAOD long-chain fat is limited\./,
  );
  await expect(page.getByRole('article')).not.toContainText('galactosaemia');
});

test('[K-16] a plain feed for a patient with PKU: its protein is asked about before it is added, and named from then on @phone', async ({
  app,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await app.open('/');
  await app.toPatientDetails();
  await app.fillPatient(ADULT);
  await page
    .getByRole('combobox', { name: 'Metabolic disorder' })
    .selectOption({ label: 'PKU, phenylketonuria' });
  await app.continue();
  await app
    .link(/^Skip /)
    .first()
    .click();
  await app.searchFor('Tarnvane Standard');
  await expect(
    page.getByText(/4\sg protein per 100\sml, not a protein substitute for PKU/).first(),
  ).toBeVisible();
  await app.button('Add Tarnvane Standard').click();
  const dialog = page.getByRole('dialog', { name: 'Tarnvane Standard' });
  await dialog.getByRole('textbox', { name: /Amount a day/ }).fill('1500');
  await expect(dialog).toContainText(/Has 60\.0\sg of protein that is not from a substitute for PKU\./);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add and note in report' }).click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByText(/60\.0\sg protein, not a protein substitute for PKU: kept/).first(),
  ).toBeVisible();
  await app.viewReport();
  const said = 'Tarnvane Standard has 60.0 g of protein that is not from a substitute for PKU.';
  await expect(page.getByRole('article')).toContainText(new RegExp(said.replaceAll(' ', '\\s')));
  await app.button('Copy as text').click();
  await expect(page.getByText(/copied/i).first()).toBeVisible();
  expect(withPlainSpaces(await page.evaluate(() => navigator.clipboard.readText()))).toContain(said);
});

test('[K-05] [B-06] on the sheet notes about the whole day are one line with their count; the rows of the products stay in sight beside what it opens @desktop', async ({
  app,
  page,
}) => {
  const CHILD = { PD_GENDER: 'female', PD_AGE: 40, PD_WEIGHT: 14, PD_HEIGHT: 96 } as const;
  await holdRegimen(
    page,
    regimenOf(CHILD, [
      { id: 'cradlemere-amino-junior', name: 'Cradlemere Amino Junior', volume: 240, volumeUnit: 'g' },
      { id: 'addimere-carb', name: 'Addimere Carb', volume: 30, volumeUnit: 'g' },
      { id: 'addimere-protein', name: 'Addimere Protein', volume: 7, volumeUnit: 'g' },
    ]),
  );
  await app.open('/regimen/products');
  const line = page.getByRole('button', { name: /^Findings about the whole day: 3, none confirmed/ });
  await expect(line).toBeInViewport({ ratio: 1 });
  for (const name of ['Cradlemere Amino Junior', 'Addimere Carb', 'Addimere Protein'])
    await expect(app.amountInRow(name)).toBeInViewport({ ratio: 1 });
  await line.click();
  await expect(page.getByText(/of the protein need/).first()).toBeInViewport();
  await expect(app.amountInRow('Cradlemere Amino Junior')).toBeInViewport({ ratio: 1 });
  expect(await violations(page)).toEqual([]);
  const keep = app.button('Keep and note in report');
  await keep.first().click();
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeFocused();
  await keep.click();
  await expect(
    page.getByRole('button', { name: /^Findings about the whole day: 3, all kept/ }),
  ).toBeVisible();
});
