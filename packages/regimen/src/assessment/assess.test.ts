import { NO_RESULT_WORDS } from '@dietetic/content';
import { describe, expect, it } from 'vitest';
import type { RegimenValues } from '../state/values.ts';
import { assess, assessEntries } from './assess.ts';

const WOMAN: RegimenValues = {
  PD_GENDER: 'female',
  PD_AGE: 827,
  PD_WEIGHT: 58,
  PD_WEIGHT_PREVIOUS: 63.5,
  PD_HEIGHT: 163,
  ER_CALORIC_EQUATION_MIN: 22,
  ER_CALORIC_EQUATION_MAX: 26,
  ER_PAL_DIT_CATEGORY: 1.15,
  PC_PENG_PROTEIN_MIN: 1.2,
  PC_PENG_PROTEIN_MAX: 1.5,
};
const uk = (values: RegimenValues) => assess({ lists: { PD_SCOPE: [] }, country: 'uk', values });

const paedsAt = (age: number) => uk({ ...WOMAN, PD_AGE: age, PC_CALCULATION_METHOD: 'paeds' }).protein;

const isInvalid = ({ reason }: { reason: string | null }) => reason === 'invalid-input';

const voided = (values: Record<string, unknown>, country: unknown = 'uk') => {
  const { bmi, weightDifference, energy, protein, fluid } = assessEntries(country, { ...WOMAN, ...values });
  return {
    bmi: bmi === null,
    change: weightDifference === null,
    energy: isInvalid(energy),
    protein: isInvalid(protein),
    fluid: isInvalid(fluid),
  };
};

const INFANT: RegimenValues = { PD_GENDER: 'male', PD_AGE: 2, PD_WEIGHT: 6.31 };

const irishMethod = (age: number) =>
  assess({ lists: { PD_SCOPE: [] }, country: 'roi', values: { ...INFANT, PD_AGE: age } }).energy.method;

describe('a complete patient', () => {
  const { bmi, weightDifference, energy, protein, fluid, energyAcross, warnings, errors } = uk(WOMAN);

  it('[C-05] [C-07] gives BMI and weight change, unrounded', () => {
    expect(bmi).toBeCloseTo(21.83, 4);
    expect(weightDifference).toBeCloseTo(-8.6614, 4);
  });

  it('[D-01] takes the first method offered; what is entered for it chooses it', () => {
    expect(energy).toMatchObject({
      method: 'peng_2018',
      // kcal/kg was entered for it.
      methodIsDefault: false,
      result: 1467.4,
      low: 1467.4,
      high: 1734.2,
      reason: null,
    });
    expect(energy.perKg).toBeCloseTo(25.3, 6);
    const { PD_GENDER, PD_AGE, PD_WEIGHT, PD_HEIGHT } = WOMAN;
    const untouched = uk({ PD_GENDER, PD_AGE, PD_WEIGHT, PD_HEIGHT });
    expect(untouched.energy).toMatchObject({ method: 'peng_2018', methodIsDefault: true });
    expect(untouched.protein.methodIsDefault).toBe(true);
    expect(uk({ ...WOMAN, ER_CALCULATION_METHOD: 'peng_2018' }).energy.methodIsDefault).toBe(false);
  });

  it('[E-01] the same for protein, with the factor', () => {
    expect(protein).toMatchObject({
      method: 'peng',
      methodIsDefault: false,
      result: 69.6,
      high: 87,
      factor: 1,
    });
  });

  it('[E-07] fluid from the 60th birthday is 30 ml/kg', () => {
    expect(fluid).toMatchObject({ result: 1740, perKg: 30, perKgIsDefault: true, reason: null });
  });

  it('[D-01] shows what every other method offered gives, or why it gives nothing', () => {
    expect(energyAcross.map(({ method }) => method)).toEqual(energy.methods);
    expect(energyAcross.find(({ method }) => method === 'penn_state')).toEqual({
      method: 'penn_state',
      result: null,
      low: null,
      high: null,
      reason: 'needs-temperature',
      kind: 'requirement',
    });
    expect(energyAcross.flatMap(({ method, result }) => (result === null ? [method] : []))).toEqual([
      'penn_state',
    ]);
  });

  it('has no warnings', () => {
    expect({ warnings, errors }).toEqual({ warnings: [], errors: [] });
  });
});

describe('nothing entered', () => {
  it('[D-01] [E-01] names what is missing; nothing defaults to a sex, an age or a country', () => {
    const nothing = assess({ lists: { PD_SCOPE: [] }, country: undefined, values: {} });
    expect(nothing).toMatchObject({
      bmi: null,
      weightDifference: null,
      energy: { methods: [], method: null, result: null, low: null, high: null, reason: 'needs-age' },
      protein: { methods: [], method: null, reason: 'needs-age' },
      fluid: { result: null, perKg: null, reason: 'needs-age' },
      energyAcross: [],
    });
  });

  it('[D-01] energy needs a country, protein of an adult and fluid do not', () => {
    const stateless = assess({ lists: { PD_SCOPE: [] }, country: undefined, values: WOMAN });
    expect(stateless.energy.reason).toBe('needs-country');
    expect(stateless.protein.result).toBe(69.6);
    expect(stateless.fluid.result).toBe(1740);
  });

  it('[C-05] without a previous weight there is no difference, and not 0 %', () => {
    expect(uk({ ...WOMAN, PD_WEIGHT_PREVIOUS: undefined }).weightDifference).toBeNull();
  });
});

describe('a method that cannot be used', () => {
  it.each<[RegimenValues, string | null, string]>([
    [{ ER_CALCULATION_METHOD: 'astrology' }, 'astrology', 'unknown-method'],
    [{ ER_CALCULATION_METHOD: 'uk_paeds' }, 'uk_paeds', 'method-not-for-patient'],
    [
      { ER_CALCULATION_METHOD: 'roi_paeds_under_6months' },
      'roi_paeds_under_6months',
      'method-not-for-patient',
    ],
  ])('[D-01] %o', (values, method, reason) => {
    expect(uk({ ...WOMAN, ...values }).energy).toMatchObject({ method, reason, result: null });
  });

  it('[E-01] the paediatric protein method ends with the 19th birthday', () => {
    expect(paedsAt(227)).toMatchObject({ result: 45.4, factor: null, reason: null });
    expect(paedsAt(228)).toMatchObject({ result: null, reason: 'method-not-for-patient' });
  });
});

describe('an error voids what depends on it and nothing else', () => {
  const none = { bmi: false, change: false, energy: false, protein: false, fluid: false };

  it.each<[string, Record<string, unknown>, Partial<typeof none>]>([
    ['weight', { PD_WEIGHT: -1 }, { bmi: true, change: true, energy: true, protein: true, fluid: true }],
    [
      'weight as text',
      { PD_WEIGHT: '58' },
      { bmi: true, change: true, energy: true, protein: true, fluid: true },
    ],
    ['previous weight', { PD_WEIGHT_PREVIOUS: 651 }, { change: true }],
    ['age', { PD_AGE: 1452 }, { energy: true, protein: true, fluid: true }],
    ['height', { PD_HEIGHT: 301 }, { bmi: true, energy: true, protein: true }],
    [
      'height, with a method that needs none',
      { PD_HEIGHT: 301, ER_CALCULATION_METHOD: 'schofield' },
      { bmi: true, protein: true },
    ],
    ['activity', { ER_PAL_DIT_CATEGORY: 2 }, { energy: true }],
    ['energy toggle', { ER_CALORIC_TOGGLE: 'middle' }, { energy: true }],
    ['energy range reversed', { ER_CALORIC_EQUATION_MIN: 30 }, { energy: true }],
    ['temperature, not read by this method', { ER_PENN_TMAX: 200 }, {}],
    ['protein range reversed', { PC_PENG_PROTEIN_MIN: 2 }, { protein: true }],
    ['another range, not read by this method', { PC_MINIMUM: 51 }, {}],
    ['fluid', { PC_FLUID_ADJUST: 19 }, { fluid: true }],
    ['feed type', { PC_TYPE_OF_FEED: 'intravenous' }, {}],
    ['unknown key', { PD_WIEGHT: 58 }, {}],
    ['method of the wrong type', { ER_CALCULATION_METHOD: 7 }, { energy: true }],
  ])('[F-03] %s', (_name, values, expected) => {
    expect(voided(values)).toEqual({ ...none, ...expected });
    expect(assessEntries('uk', { ...WOMAN, ...values }).errors).toHaveLength(1);
  });

  it('[F-03] gender, where the result reads it', () => {
    const { energy } = assessEntries('uk', { ...WOMAN, PD_GENDER: 'x', ER_CALCULATION_METHOD: 'schofield' });
    expect(energy.reason).toBe('invalid-input');
  });

  it('[A-04] a country that is neither of the two', () => {
    expect(voided({}, 'fr')).toEqual({ ...none, energy: true });
    expect(assessEntries('fr', WOMAN).errors).toEqual([
      { field: 'country', code: 'not-allowed', message: 'Country must be one of: uk, roi.' },
    ]);
  });
});

const fluidOf = (perKg: number) =>
  assess({ country: 'uk', values: { ...WOMAN, PC_FLUID_ADJUST: perKg }, lists: { PD_SCOPE: ['renal'] } });

describe('[E-07] fluid beyond the scale of its slider', () => {
  it.each([
    [12, 'below-usual'],
    [19.9, 'below-usual'],
    [20, undefined],
    [150, undefined],
    [151, 'above-usual'],
    [180, 'above-usual'],
  ])('%s ml/kg/day counts on a screen, with %s', (perKg, code) => {
    const { fluid, errors, warnings } = fluidOf(perKg);
    expect(errors).toEqual([]);
    expect(fluid.perKg).toBe(perKg);
    expect(warnings.find(({ field }) => field === 'PC_FLUID_ADJUST')?.code).toBe(code);
  });

  it('[E-07] under 20 ml/kg/day is a restriction, not a need; the default and 20 are none', () => {
    const [low, usual, unset] = [19, 20, undefined].map((perKg) =>
      assess({ country: 'uk', values: { ...WOMAN, PC_FLUID_ADJUST: perKg }, lists: { PD_SCOPE: [] } }),
    );
    expect(low?.fluid).toMatchObject({ isLimit: true, isRestricted: true });
    expect(low?.fluid.notes).toContain('fluid-restricted');
    for (const fluid of [usual!.fluid, unset!.fluid]) {
      expect(fluid.isLimit).toBeUndefined();
      expect(fluid.notes).not.toContain('fluid-restricted');
    }
  });

  it.each([
    ['limit', 24, true],
    ['need', 24, false],
    ['need', 19, false],
    // The reference for the age is no restriction, whatever was chosen for a figure that is no longer entered.
    ['limit', undefined, false],
  ] as const)('[E-07] entered as a %s, %s ml/kg: a restriction is %s', (chosen, perKg, is) => {
    const values = { ...WOMAN, PC_FLUID_ADJUST: perKg, PC_FLUID_IS: chosen };
    const { fluid } = assess({ country: 'uk', values, lists: { PD_SCOPE: [] } });
    expect([fluid.isRestricted ?? false, fluid.isLimit ?? false]).toEqual([is, is]);
  });

  // 150, 120, 80 and 40 ml/kg by age.
  it.each([
    [{ PD_AGE: 4 }, 74, true],
    [{ PD_AGE: 4 }, 75, false],
    [{ PD_AGE: 8 }, 59, true],
    [{ PD_AGE: 60 }, 39, true],
    [{ PD_AGE: 60 }, 40, false],
    [{ PD_AGE: 190 }, 20, false],
    // Feeds of the first days are built up from less.
    [{ PD_AGE: 0, PD_AGE_DAYS: 3 }, 60, false],
    [{ PD_AGE: 0, PD_AGE_DAYS: 28 }, 60, true],
  ])(
    '[E-07] of a child under half of the figure for the age is a restriction: %o, %d ml/kg: %s',
    (age, perKg, is) => {
      const values = { PD_GENDER: 'male' as const, PD_WEIGHT: 6, PC_FLUID_ADJUST: perKg, ...age };
      const { fluid } = assess({ country: 'uk', values, lists: { PD_SCOPE: [] } });
      expect([fluid.isRestricted ?? false, fluid.notes.includes('fluid-restricted')]).toEqual([is, is]);
    },
  );

  it.each([2.9, 251])('%s ml/kg/day is refused', (perKg) => {
    expect(fluidOf(perKg).fluid.reason).toBe('invalid-input');
  });

  it.each([19, 151])('calculate refuses %s ml/kg/day by its contract', (perKg) => {
    expect(assessEntries('uk', { ...WOMAN, PC_FLUID_ADJUST: perKg }).fluid.reason).toBe('invalid-input');
  });
});

const perDay = (values: RegimenValues) =>
  assess({ country: 'uk', values: { ...WOMAN, ...values }, lists: { PD_SCOPE: [] } });
const warningOf = (ml: number) => perDay({ PD_WEIGHT: 62, PC_FLUID_PER_DAY: ml }).warnings[0]?.message;

describe('[E-07] fluid as it is prescribed, in ml a day', () => {
  it('is the requirement, and ml/kg follows from the weight used', () => {
    const { fluid, errors, warnings } = perDay({ PD_WEIGHT: 62, PC_FLUID_PER_DAY: 1500 });
    expect(fluid).toMatchObject({ result: 1500, isPerDay: true, perKgIsDefault: false, reason: null });
    expect(fluid.perKg).toBeCloseTo(24.19, 2);
    expect(fluid.source?.id).toBe('clinician-ml-per-day');
    // Neither of ml/kg of a weight that may be too much, nor of what a fever adds for each kg.
    expect([fluid.notes, errors, warnings]).toEqual([[], [], []]);
    const dry = perDay({ PD_WEIGHT: 62, PD_WEIGHT_BASIS: 'dry', PD_WEIGHT_USED: 60, PC_FLUID_PER_DAY: 1500 });
    expect([dry.fluid.result, dry.fluid.perKg]).toEqual([1500, 25]);
  });

  it('needs no weight and no age', () => {
    const { fluid } = assess({ country: 'uk', values: { PC_FLUID_PER_DAY: 1500 }, lists: { PD_SCOPE: [] } });
    expect(fluid).toMatchObject({ result: 1500, perKg: null, reason: null, isPerDay: true });
    const newborn = perDay({ PD_AGE: 0, PD_AGE_DAYS: 3, PD_WEIGHT: 3.5, PC_FLUID_PER_DAY: 300 });
    expect(newborn.fluid).toMatchObject({ result: 300, reason: null });
  });

  // 50 kg: the limits of ml/kg, from outside and from inside.
  it.each([
    [149, 'below-limit', undefined],
    [150, undefined, 'below-usual'],
    [999, undefined, 'below-usual'],
    [1000, undefined, undefined],
    [7500, undefined, undefined],
    [7501, undefined, 'above-usual'],
    [12_500, undefined, 'above-usual'],
    [12_501, 'above-limit', undefined],
  ])('%d ml a day for 50 kg is refused as %s, asked about as %s', (ml, error, warning) => {
    const { fluid, errors, warnings } = perDay({ PD_WEIGHT: 50, PD_HEIGHT: 160, PC_FLUID_PER_DAY: ml });
    expect(errors.map(({ code }) => code)).toEqual(error === undefined ? [] : [error]);
    expect(warnings.filter(({ field }) => field === 'PC_FLUID_PER_DAY').map(({ code }) => code)).toEqual(
      warning === undefined ? [] : [warning],
    );
    expect(fluid.result).toBe(error === undefined ? ml : null);
  });

  it('says both figures, and never the limit itself as beyond it', () => {
    expect(warningOf(1239)?.replaceAll('\u00a0', ' ')).toBe(
      'Fluid is 1,239 ml/day, 19.98 ml/kg/day, below 20 ml/kg/day. Check the number and its unit.',
    );
    expect(warningOf(1240)).toBeUndefined();
  });

  it('1.5 was read as litres, and both ways at once are refused', () => {
    const [litres] = perDay({ PC_FLUID_PER_DAY: 1.5 }).errors;
    expect(litres?.message.replaceAll('\u00a0', ' ')).toBe(
      'Fluid is 1.5 ml/day; the least accepted is 20 ml/day. 1.5 L is 1,500 ml/day.',
    );
    const both = perDay({ PC_FLUID_PER_DAY: 1500, PC_FLUID_ADJUST: 24 });
    expect(both.errors.map(({ field, code }) => [field, code])).toEqual([
      ['PC_FLUID_PER_DAY', 'not-allowed'],
    ]);
    expect(both.fluid).toMatchObject({ result: null, reason: 'invalid-input' });
  });

  it.each([
    ['limit', 1500, true, true],
    ['need', 900, false, false],
    [undefined, 1159, true, true],
    [undefined, 1160, false, false],
  ] as const)('set as %s, %d ml for 58 kg: restricted %s, a limit %s', (chosen, ml, restricted, limit) => {
    const { fluid } = perDay({ PC_FLUID_PER_DAY: ml, PC_FLUID_IS: chosen });
    expect([fluid.isRestricted ?? false, fluid.isLimit ?? false]).toEqual([restricted, limit]);
  });

  it('of an obese adult, little for each kg is no restriction unless that is chosen', () => {
    const obese = { PD_WEIGHT: 120, PD_HEIGHT: 163, PC_FLUID_PER_DAY: 2000 } as const;
    expect(perDay(obese).fluid).toMatchObject({ isLimit: true, notes: [] });
    expect(perDay(obese).fluid.isRestricted).toBeUndefined();
    expect(perDay({ ...obese, PC_FLUID_IS: 'limit' }).fluid.isRestricted).toBe(true);
  });

  it('a limit without a weight is a limit', () => {
    const values = { PC_FLUID_PER_DAY: 1500, PC_FLUID_IS: 'limit' } as const;
    expect(assess({ country: 'uk', values, lists: { PD_SCOPE: [] } }).fluid.isRestricted).toBe(true);
  });

  it('calculate takes it, with the fluid of its contract', () => {
    const { fluid, errors } = assessEntries('uk', { ...WOMAN, PC_FLUID_PER_DAY: 1450 });
    expect([fluid.result, fluid.perKg, fluid.reason, errors]).toEqual([1450, 25, null, []]);
  });
});

describe('[D-02] [E-02] one figure of a PENG range', () => {
  const {
    ER_CALORIC_EQUATION_MIN: _min,
    ER_CALORIC_EQUATION_MAX: _max,
    PC_PENG_PROTEIN_MIN: _low,
    PC_PENG_PROTEIN_MAX: _high,
    ...woman
  } = WOMAN;

  it.each([{ ER_CALORIC_EQUATION_MIN: 25 }, { ER_CALORIC_EQUATION_MAX: 25 }])(
    '%o is both ends on a screen',
    (one) => {
      const alone = uk({ ...woman, ...one }).energy;
      const both = uk({ ...woman, ER_CALORIC_EQUATION_MIN: 25, ER_CALORIC_EQUATION_MAX: 25 }).energy;
      expect(alone.result).toBeGreaterThan(0);
      expect(alone).toEqual(both);
    },
  );

  it('the same for protein; “minimum and maximum” uses both figures', () => {
    expect(uk({ ...woman, PC_PENG_PROTEIN_MIN: 1.2 }).protein.high).toBeCloseTo(69.6, 9);
    const minMax = { PC_CALCULATION_METHOD: 'min_max', PC_MAXIMUM: 1.5 };
    expect(uk({ ...woman, ...minMax }).protein.reason).toBe('needs-range');
  });

  it('an end that is out of its limit is not replaced by the other', () => {
    expect(uk({ ...woman, PC_PENG_PROTEIN_MIN: 1.2, PC_PENG_PROTEIN_MAX: 51 }).protein.reason).toBe(
      'invalid-input',
    );
  });

  it('one figure alone is not accepted as a range on the command line', () => {
    const { energy, protein } = assessEntries('uk', {
      ...woman,
      ER_CALORIC_EQUATION_MIN: 25,
      PC_PENG_PROTEIN_MAX: 1.2,
    });
    expect([energy.reason, protein.reason]).toEqual(['needs-range', 'needs-range']);
  });
});

describe('an infant', () => {
  it('[D-09] [E-05] [E-07] uses the tables for infants for energy, protein and fluid, with what is shown beside them', () => {
    const { energy, protein, fluid } = uk(INFANT);
    expect(energy).toMatchObject({ method: 'uk_paeds', result: 757.2, low: 605.76, high: 757.2 });
    expect(energy.tablePerDay).toEqual({ low: 526, high: 598 });
    expect(protein).toMatchObject({ method: 'paeds', result: 12.5, factor: null });
    expect(protein.perKg).toBeCloseTo(1.98, 2);
    expect(fluid.result).toBe(947);
  });

  it('[E-05] a table in g a day needs no weight, and then has no g/kg', () => {
    expect(uk({ ...INFANT, PD_WEIGHT: undefined }).protein).toMatchObject({ result: 12.5, perKg: null });
  });

  it('[D-10] [D-11] Ireland changes the table with the sixth month', () => {
    expect(irishMethod(5)).toBe('roi_paeds_under_6months');
    expect(irishMethod(6)).toBe('roi_paeds_6months_17years');
  });
});

const COLD = {
  PD_GENDER: 'female',
  PD_AGE: 840,
  PD_WEIGHT: 55,
  PD_HEIGHT: 160,
  ER_CALCULATION_METHOD: 'penn_state',
  ER_PENN_TMAX: 30,
  ER_PENN_VE: 2,
} as const;
const notesAt = (tmax: number) => uk({ ...COLD, ER_PENN_TMAX: tmax, ER_PENN_VE: 8 }).energy.notes;

describe('[D-01] [D-07] an equation that gives nothing above 0', () => {
  it('gives no requirement, and says why: 0 kcal is not a need', () => {
    const { energy, energyAcross } = uk(COLD);
    expect(energy).toMatchObject({ result: null, low: null, high: null, perKg: null, reason: 'below-zero' });
    expect(energyAcross.filter(({ result }) => result === 0)).toEqual([]);
    const tiny = {
      PD_GENDER: 'male',
      PD_AGE: 0,
      PD_WEIGHT: 0.4,
      ER_CALCULATION_METHOD: 'schofield',
    } as const;
    expect(uk(tiny).energy).toMatchObject({ result: null, reason: 'below-zero' });
    expect(NO_RESULT_WORDS['below-zero']).toContain('Choose another method');
  });

  it('is 0 for `calculate`, whose contract says so', () =>
    expect(assessEntries('uk', COLD).energy).toMatchObject({ result: 0, reason: null }));

  it('by Penn State says below 35 °C that nobody knows whether it holds', () => {
    expect(notesAt(34.9)).toContain('below-35-degrees');
    expect(notesAt(35)).not.toContain('below-35-degrees');
  });
});
