import { formatQuantity } from '@dietetic/clinical';
import type { RegimenValues } from '@dietetic/regimen';
import type { PatientEntry } from '../pages/dietetic-app.ts';
import { calculate } from '../support/calculate.ts';
import { expect, test } from '../support/test.ts';

const ADULT: PatientEntry = { sex: 'Male', years: 45, weightKg: 80, heightCm: 178 };
const ADULT_VALUES: RegimenValues = { PD_GENDER: 'male', PD_AGE: 540, PD_WEIGHT: 80, PD_HEIGHT: 178 };

/** The methods of a UK adult with what is entered for each, and the same in the terms of `calculate`. */
const ADULT_METHODS: { method: string; id: string; entries: [RegExp, string][]; values: RegimenValues }[] = [
  {
    method: 'PENG 2018',
    id: 'peng_2018',
    entries: [
      [/^Minimum/, '25'],
      [/^Maximum/, '30'],
      [/factor$/, '1.25'],
    ],
    values: { ER_CALORIC_EQUATION_MIN: 25, ER_CALORIC_EQUATION_MAX: 30, ER_PAL_DIT_CATEGORY: 1.25 },
  },
  {
    method: 'Henry (Oxford) 2005',
    id: 'henry_oxford',
    entries: [[/factor$/, '1.25']],
    values: { ER_PAL_DIT_CATEGORY: 1.25 },
  },
  {
    method: 'Schofield 1985',
    id: 'schofield',
    entries: [[/factor$/, '1.4']],
    values: { ER_PAL_DIT_CATEGORY: 1.4 },
  },
  {
    method: 'Harris–Benedict 1919',
    id: 'harris_benedict',
    entries: [[/factor$/, '1.15']],
    values: { ER_PAL_DIT_CATEGORY: 1.15 },
  },
  {
    method: 'Mifflin–St Jeor 1990',
    id: 'mifflin_st_jeor',
    entries: [[/factor$/, '1.3']],
    values: { ER_PAL_DIT_CATEGORY: 1.3 },
  },
  {
    method: 'Penn State',
    id: 'penn_state',
    entries: [
      [/temperature/, '38.4'],
      [/ventilation/, '9.2'],
    ],
    values: { ER_PENN_TMAX: 38.4, ER_PENN_VE: 9.2 },
  },
  { method: 'SACN 2011', id: 'sacn', entries: [], values: {} },
];

const energyText = (value: number | null) => formatQuantity('energy', value ?? Number.NaN).text;
const proteinText = (value: number | null) => formatQuantity('protein', value ?? Number.NaN).text;
const fluidText = (value: number | null) => formatQuantity('fluid', value ?? Number.NaN).text;

test('[D-01] [D-02] [D-03] [D-04] [D-05] [D-06] [D-07] [D-08] [D-14] each of the seven adult methods shows what calculate says @desktop', async ({
  app,
}) => {
  await app.startRegimenFor(ADULT);
  await app.link(/^Energy/).click();
  for (const { method, id, entries, values } of ADULT_METHODS) {
    await test.step(method, async () => {
      const { energy } = calculate({
        country: 'uk',
        values: { ...ADULT_VALUES, ...values, ER_CALCULATION_METHOD: id },
      });
      await app.chooseMethod(method);
      for (const [name, text] of entries) await app.field(name).fill(text);
      await expect(app.result(/energy requirement/)).toContainText(energyText(energy.result));
    });
  }
});

test('[D-12] [D-13] [D-14] a stress condition brings its adjuster, and both factors enter the result @desktop', async ({
  app,
  page,
}) => {
  await app.startRegimenFor(ADULT);
  await app.link(/^Energy/).click();
  await app.chooseMethod('Henry (Oxford) 2005');
  await expect(app.field(/^Stress/)).toHaveCount(0);
  await page.getByRole('combobox', { name: /Stress factor/ }).selectOption('infection');
  await app.field(/^Stress/).fill('30');
  await app.field(/factor$/).fill('1.25');
  const { energy } = calculate({
    country: 'uk',
    values: {
      ...ADULT_VALUES,
      ER_CALCULATION_METHOD: 'henry_oxford',
      ER_STRESS_FACTOR: 'infection',
      ER_STRESS_FACTOR_ADJUST: 30,
      ER_PAL_DIT_CATEGORY: 1.25,
    },
  });
  await expect(app.result(/energy requirement/)).toContainText(energyText(energy.result));
  await expect(page.getByRole('list', { name: /Bands/ }).getByRole('listitem')).toHaveCount(7);
});

test('[D-02] [E-02] [E-03] [E-04] an obese adult: Mifflin–St Jeor, and protein reduced @desktop', async ({
  app,
}) => {
  const patient = { PD_GENDER: 'female', PD_AGE: 600, PD_WEIGHT: 104, PD_HEIGHT: 165 } as const;
  await app.startRegimenFor({ sex: 'Female', years: 50, weightKg: 104, heightCm: 165 });
  await app.link(/^Energy/).click();
  await app.field(/factor$/).fill('1.2');
  const { energy } = calculate({ country: 'uk', values: { ...patient, ER_PAL_DIT_CATEGORY: 1.2 } });
  await expect(app.result(/energy requirement/)).toContainText(energyText(energy.result));
  await expect(app.field(/^Minimum/)).toHaveCount(0);
  await app.continue();

  const methods: { method: string; id: string; entries: [RegExp, string][]; values: RegimenValues }[] = [
    {
      method: 'PENG',
      id: 'peng',
      entries: [
        [/^Minimum/, '1.2'],
        [/^Maximum/, '1.5'],
      ],
      values: { PC_PENG_PROTEIN_MIN: 1.2, PC_PENG_PROTEIN_MAX: 1.5 },
    },
    {
      method: 'Minimum and maximum',
      id: 'min_max',
      entries: [
        [/^Minimum/, '1'],
        [/^Maximum/, '1.3'],
      ],
      values: { PC_MINIMUM: 1, PC_MAXIMUM: 1.3 },
    },
    { method: 'Nitrogen', id: 'nitrogen', entries: [], values: { PC_NITROGEN: 'normal' } },
  ];
  for (const { method, id, entries, values } of methods) {
    await test.step(method, async () => {
      await app.chooseMethod(method);
      for (const [name, text] of entries) await app.field(name).fill(text);
      if (id === 'nitrogen') await app.radio(/^Normal metabolic rate/).click();
      const { protein } = calculate({
        country: 'uk',
        values: { ...patient, ...values, PC_CALCULATION_METHOD: id },
      });
      await expect(app.result(/protein/i)).toContainText(proteinText(protein.result));
    });
  }
});

test('[D-07] intensive care: Penn State 2010 from 60 years with BMI from 30 @desktop', async ({ app }) => {
  const values = {
    PD_GENDER: 'male',
    PD_AGE: 804,
    PD_WEIGHT: 101,
    PD_HEIGHT: 172,
    ER_CALCULATION_METHOD: 'penn_state',
    ER_PENN_TMAX: 38.6,
    ER_PENN_VE: 11.4,
  };
  await app.startRegimenFor({ sex: 'Male', years: 67, weightKg: 101, heightCm: 172 });
  await app.link(/^Energy/).click();
  await app.chooseMethod('Penn State');
  await expect(app.result(/energy requirement/)).toContainText('Not calculated');
  await app.field(/temperature/).fill('38.6');
  await app.field(/ventilation/).fill('11.4');
  const { energy } = calculate({ country: 'uk', values });
  await expect(app.result(/energy requirement/)).toContainText(energyText(energy.result));
});

test('[D-09] [E-05] [E-07] a UK infant: energy, protein and fluid of the tables @desktop', async ({
  app,
}) => {
  const values = { PD_GENDER: 'male', PD_AGE: 3, PD_WEIGHT: 6.1 };
  const expected = calculate({ country: 'uk', values });
  await app.startRegimenFor({ sex: 'Male', months: 3, weightKg: 6.1 });
  await app.link(/^Energy/).click();
  await expect(app.result(/energy requirement/)).toContainText(energyText(expected.energy.result));
  await app.continue();
  await expect(app.result(/protein/i)).toContainText(proteinText(expected.protein.result));
  await expect(app.result(/fluid/i)).toContainText(fluidText(expected.fluid.result));
  await app.field(/^Fluid per kg/).fill('120');
  const adjusted = calculate({ country: 'uk', values: { ...values, PC_FLUID_ADJUST: 120 } });
  await expect(app.result(/fluid/i)).toContainText(fluidText(adjusted.fluid.result));
});

test('[C-06] [C-07] [D-02] a missing height: asked of an adult, never guessed, and not needed for a child @phone', async ({
  app,
  page,
}) => {
  await app.enterPatient({ sex: 'Male', years: 18, months: 0, weightKg: 62 });
  await expect(app.button('Continue')).toHaveAccessibleDescription('Still needed: height.');
  await expect(app.result(/From these details/)).toContainText('N/A');
  await app.open('/regimen/energy-calculations');
  await expect(page).toHaveURL(/\/regimen$/);
  const child = { PD_GENDER: 'male', PD_AGE: 215, PD_WEIGHT: 62 };
  const expected = calculate({ country: 'uk', values: child });
  expect(expected.bmi).toBeNull();
  await app.startRegimenFor({ sex: 'Male', years: 17, months: 11, weightKg: 62 });
  await app.link(/^Energy/).click();
  await expect(app.result(/energy requirement/)).toContainText(energyText(expected.energy.result));
  await app.continue();
  await expect(app.result(/protein/i)).toContainText(proteinText(expected.protein.result));
  await expect(app.result(/fluid/i)).toContainText(fluidText(expected.fluid.result));
});

test.describe('in Ireland', () => {
  test.use({ arrivedIn: 'roi' });

  test('[D-11] a child of 12 years by each activity level of the EFSA table @desktop', async ({
    app,
    page,
  }) => {
    const values = { PD_GENDER: 'male', PD_AGE: 144, PD_WEIGHT: 41, PD_HEIGHT: 150 };
    await app.startRegimenFor({ sex: 'Male', years: 12, weightKg: 41, heightCm: 150 });
    await app.link(/^Energy/).click();
    const pal = page.getByRole('combobox', { name: /Physical activity level/ });
    for (const level of ['16', '18', '20'] as const) {
      await pal.selectOption(level);
      const { energy } = calculate({ country: 'roi', values: { ...values, ER_ROI_6M17Y: level } });
      await expect(app.result(/energy requirement/)).toContainText(energyText(energy.result));
    }
    await app.field(/^Adjust/).fill('80');
    const { energy } = calculate({
      country: 'roi',
      values: { ...values, ER_ROI_6M17Y: '20', ER_ROI_6M17Y_ADJUST: 80 },
    });
    await expect(app.result(/energy requirement/)).toContainText(energyText(energy.result));
  });

  test('[D-10] under 6 months the UK table is used and named @desktop', async ({ app }) => {
    const values = { PD_GENDER: 'female', PD_AGE: 4, PD_WEIGHT: 6.4 };
    const { energy } = calculate({ country: 'roi', values });
    await app.startRegimenFor({ sex: 'Female', months: 4, weightKg: 6.4 });
    await app.link(/^Energy/).click();
    await expect(app.result(/energy requirement/)).toContainText(energyText(energy.result));
    await expect(app.page.getByRole('main')).toContainText('SACN 2011');
  });
});
