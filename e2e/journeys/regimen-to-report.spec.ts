import { formatQuantity } from '@dietetic/clinical';
import { calculate } from '../support/calculate.ts';
import { expect, test } from '../support/test.ts';

test.use({ arrivedIn: 'nowhere' });

const shown = (text: string) => text.replaceAll('\u00a0', ' ');

test('[A-01] [A-03] [A-04] [B-02] [B-05] [D-02] [E-02] [G-01] [G-02] [G-03] [G-04] [G-05] a UK adult, from the first visit to a report in the inbox @desktop', async ({
  app,
  page,
  inbox,
}, info) => {
  const address = `uk-adult-${info.project.name}@ward.example`;
  const expected = calculate({
    country: 'uk',
    values: {
      PD_GENDER: 'female',
      PD_AGE: 816,
      PD_WEIGHT: 58,
      PD_WEIGHT_PREVIOUS: 63.5,
      PD_HEIGHT: 163,
      ER_CALORIC_EQUATION_MIN: 22,
      ER_CALORIC_EQUATION_MAX: 26,
      ER_CALORIC_TOGGLE: 'max',
      ER_PAL_DIT_CATEGORY: 1.15,
      PC_PENG_PROTEIN_MIN: 1.2,
      PC_PENG_PROTEIN_MAX: 1.5,
    },
    products: [{ id: 'tarnvane-energy-fibre', volume: 1000, volumeUnit: 'ml' }],
  });
  const energy = formatQuantity('energy', expected.energy.result ?? Number.NaN).text;
  const protein = formatQuantity('protein', expected.protein.result ?? Number.NaN).text;
  const fluid = formatQuantity('fluid', expected.fluid.result ?? Number.NaN).text;

  await test.step('Given a dietitian on a first visit', () => app.arrive('United Kingdom'));

  await test.step('When the patient is entered', async () => {
    await app.toPatientDetails();
    await app.fillPatient({ sex: 'Female', years: 68, weightKg: 58, previousWeightKg: 63.5, heightCm: 163 });
    await app.continue();
    await expect(page).toHaveURL(/\/regimen\/energy-calculations$/);
  });

  await test.step('And energy is estimated by PENG 2018, planned to the upper end', async () => {
    await app.field(/^Minimum/).fill('22');
    await app.field(/^Maximum/).fill('26');
    await app.field(/factor$/).fill('1.15');
    await app.radio(/^Upper end/).click();
    await expect(app.result(/energy requirement/)).toContainText(energy);
    await app.continue();
  });

  await test.step('And protein is set per kg', async () => {
    await expect(app.heading('Protein and fluid')).toBeVisible();
    await app.field(/^Minimum/).fill('1.2');
    await app.field(/^Maximum/).fill('1.5');
    await expect(app.result(/protein.* requirement/i)).toContainText(protein);
    await expect(app.result(/fluid.* requirement/i)).toContainText(fluid);
    await app.continue();
  });

  await test.step('And a feed is added with its amount', async () => {
    await expect(app.heading('Products')).toBeVisible();
    await app.addProduct('Tarnvane Energy Fibre', 1000);
    await app.viewReport();
  });

  await test.step('Then the report says what calculate says', async () => {
    await expect(app.heading('Report')).toBeVisible();
    const report = page.getByRole('article');
    await expect(report).toContainText(formatQuantity('energy', expected.provided.energyKcal).text);
    await expect(report).toContainText(formatQuantity('protein', expected.provided.proteinG).text);
    await expect(report).toContainText(
      formatQuantity('energy1dp', expected.energy.result ?? Number.NaN).text,
    );
    await expect(report).toContainText('Demonstration data – not for patient care');
  });

  await test.step('And the same figures arrive by email', async () => {
    await app.sendReportTo(address);
    await expect(page.getByText('Your report should be in your inbox shortly.')).toBeVisible();
    const message = await inbox.messageTo(address);
    expect(shown(message.text ?? '')).toContain(
      shown(formatQuantity('energy1dp', expected.energy.result ?? Number.NaN).text),
    );
    expect(shown(message.html ?? '').replaceAll('&nbsp;', ' ')).toContain(
      shown(formatQuantity('energy', expected.provided.energyKcal).text),
    );
    expect(message.subject).toBe('Dietetic App regimen report');
  });
});

test('[A-04] [D-11] [E-06] [E-07] [F-02] an Irish child of 2 years 6 months by PAL @phone', async ({
  app,
  page,
  inbox,
}, info) => {
  const address = `roi-child-${info.project.name}@ward.example`;
  const expected = calculate({ country: 'roi', values: { PD_GENDER: 'female', PD_AGE: 30, PD_WEIGHT: 13 } });

  await test.step('Given a dietitian in Ireland', () => app.arrive('Republic of Ireland'));

  await test.step('When a child without a height is entered', async () => {
    await app.toPatientDetails();
    await app.fillPatient({ sex: 'Female', years: 2, months: 6, weightKg: 13 });
    await app.continue();
    await expect(page).toHaveURL(/\/regimen\/energy-calculations$/);
  });

  await test.step('Then energy, protein and fluid are those of the EFSA and fluid tables', async () => {
    // Nobody has chosen a level: the first of this age is taken.
    await expect(page.getByRole('combobox', { name: 'Physical activity level' })).toHaveValue('14');
    await expect(app.result(/energy requirement/i)).toContainText(
      formatQuantity('energy', expected.energy.result ?? Number.NaN).text,
    );
    await expect(page.getByText(/default, not chosen/i).first()).toBeVisible();
    await app.continue();
    await expect(app.result(/protein.* requirement/i)).toContainText(
      formatQuantity('protein', expected.protein.result ?? Number.NaN).text,
    );
    await expect(app.result(/fluid.* requirement/i)).toContainText(
      formatQuantity('fluid', expected.fluid.result ?? Number.NaN).text,
    );
  });

  await test.step('And the report with a feed reaches the inbox with BMI as N/A and the Irish references', async () => {
    await app.continue();
    // A feed that meets the energy of a small child brings far more protein than the reference intake: said, not asked.
    await app.addProduct('Wrenfold Tube', 900, true);
    await app.viewReport();
    await expect(page.getByRole('article')).toContainText('EFSA');
    await expect(page.getByRole('article')).toContainText(/193\s%\sof the need \(12\.6\)/);
    await app.sendReportTo(address);
    await expect(page.getByText('Your report should be in your inbox shortly.')).toBeVisible();
    const message = await inbox.messageTo(address);
    expect(message.html).toContain('Republic of Ireland');
    expect(message.html).toContain('N/A');
  });
});
