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

test('[D-01] [D-02] [D-03] [D-04] [D-05] [D-06] [D-07] [D-08] [D-14] [D-12] [D-13] each of the seven adult methods, a stress condition and the working show what calculate says @phone', async ({
  app,
  page,
}) => {
  await test.step('each of the seven adult methods shows what calculate says', async () => {
    await app.startRegimenFor(ADULT);
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
  await test.step('the working is a sentence whose factors lead to their fields', async () => {
    await app.chooseMethod('PENG 2018');
    await app.field(/^Minimum/).fill('22');
    await app.field(/^Maximum/).fill('26');
    await app.field(/factor$/).fill('1.15');
    const factor = (name: RegExp) => page.getByRole('button', { name });
    await app.button('Formula and source').click();
    await expect(
      page.getByText(/80\.0\skg × .*22\skcal\/kg\/day × .*1\.15 = 2,024\skcal\/day/),
    ).toBeVisible();
    await factor(/22\skcal\/kg\/day$/).click();
    await expect(app.field(/^Minimum/)).toBeFocused();
    await factor(/^activity.* 1\.15$/).click();
    await expect(app.field(/factor$/)).toBeFocused();
  });
  await test.step('a stress condition brings its adjuster, and both factors enter the result', async () => {
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
});

test('[D-02] [E-02] [E-03] [E-04] an obese adult: Mifflin–St Jeor, and protein reduced @phone', async ({
  app,
}) => {
  const patient = { PD_GENDER: 'female', PD_AGE: 600, PD_WEIGHT: 104, PD_HEIGHT: 165 } as const;
  await app.startRegimenFor({ sex: 'Female', years: 50, weightKg: 104, heightCm: 165 });
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
      await expect(app.result(/protein.* requirement/i)).toContainText(proteinText(protein.result));
    });
  }
});

test('[D-09] [E-01] [E-05] [E-08] a child of 6 years in the UK: tables by age and sex, and the pattern of a tube feed @phone', async ({
  app,
  page,
}) => {
  const values = { PD_GENDER: 'female', PD_AGE: 72, PD_WEIGHT: 20 } as const;
  const { energy, protein } = calculate({ country: 'uk', values });
  await app.beginWith({ sex: 'Female', years: 6, weightKg: 20 }, 'Energy');
  await expect(app.result(/energy requirement/)).toContainText(energyText(energy.result));
  await app.continue();
  await expect(app.result(/protein.* requirement/i)).toContainText(proteinText(protein.result));
  await expect(page.getByText('Feeding pattern')).toHaveCount(0);
  await app.radio('Tube').check();
  await expect(page.getByText('Feeding pattern').first()).toBeVisible();
});

test.describe('in Ireland', () => {
  test.use({ arrivedIn: 'roi' });

  test('[D-10] [D-11] [E-06] an infant of 3 months by SACN 2011 and the form for under 6 months; a child of 12 years by each activity level of the EFSA table @phone', async ({
    app,
    page,
  }) => {
    await test.step('an infant of 3 months', async () => {
      const { energy, protein } = calculate({
        country: 'roi',
        values: { PD_GENDER: 'male', PD_AGE: 3, PD_WEIGHT: 6.1 },
      });
      await app.beginWith({ sex: 'Male', months: 3, weightKg: 6.1 }, 'Energy');
      await expect(app.result(/energy requirement/)).toContainText(energyText(energy.result));
      await app.continue();
      await expect(app.result(/protein.* requirement/i)).toContainText(proteinText(protein.result));
    });
    await app.forgetPatient();
    const values = { PD_GENDER: 'male', PD_AGE: 144, PD_WEIGHT: 41, PD_HEIGHT: 150 };
    await app.startRegimenFor({ sex: 'Male', years: 12, weightKg: 41, heightCm: 150 });
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
});
