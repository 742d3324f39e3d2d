import { describe, expect, it } from 'vitest';
import {
  INVALID,
  NITROGEN_LEVELS,
  cm,
  isProteinMethod,
  kg,
  months,
  obesityFactor,
  offeredProteinMethods,
  proteinRequirement,
} from '../index.ts';
import type { ProteinInput, ProteinMethod, ProteinResult } from '../index.ts';
import { EMPTY_PROTEIN_INPUT } from '../test-support/empty-input.ts';

const calculated = (method: ProteinMethod, input: Partial<ProteinInput>): ProteinResult => {
  const outcome = proteinRequirement(method, { ...EMPTY_PROTEIN_INPUT, ...input });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome;
};
const adult = { age: months(624), weight: kg(70), height: cm(175) };

const ukBoy = (age: number) => calculated('paeds', { country: 'uk', sex: 'male', age: months(age) }).result;

describe('methods offered', () => {
  it.each([
    [0, ['paeds', 'min_max']],
    [215, ['paeds', 'min_max']],
    [216, ['peng', 'min_max', 'nitrogen', 'paeds']],
    [227, ['peng', 'min_max', 'nitrogen', 'paeds']],
    [228, ['peng', 'min_max', 'nitrogen']],
    [1451, ['peng', 'min_max', 'nitrogen']],
  ])('[E-01] at %d months', (age, expected) => {
    expect(offeredProteinMethods(months(age))).toEqual(expected);
  });

  it('[E-01] an id that is not a method is known to be none', () => {
    expect(isProteinMethod('peng')).toBe(true);
    expect(isProteinMethod('peng_2018')).toBe(false);
  });
});

describe('obesity factor', () => {
  it.each([
    [624, 76.799, 160, 1],
    [624, 76.8, 160, 0.75],
    [624, 79.707, 163, 0.75],
    [624, 144.5, 170, 0.75],
    [624, 144.501, 170, 0.65],
    [624, 192.08, 196, 0.75],
    [216, 76.8, 160, 0.75],
    [215, 76.8, 160, 1],
  ])('[E-02] %d months, %d kg, %d cm: %d', (age, weight, height, factor) => {
    expect(obesityFactor(months(age), kg(weight), cm(height)).factor).toBe(factor);
  });

  it('[E-02] is 1 with a note while the BMI is unknown', () => {
    expect(calculated('peng', { ...adult, height: undefined, pengMinimum: 1, pengMaximum: 1 })).toMatchObject(
      {
        result: 70,
        factor: 1,
        notes: ['bmi-unknown-factor-one'],
      },
    );
  });

  it('[E-02] a height outside its limits is not treated as an unknown height: there is no result', () => {
    const input = { ...EMPTY_PROTEIN_INPUT, ...adult, height: INVALID, pengMinimum: 1, pengMaximum: 1 };
    expect(proteinRequirement('peng', input)).toEqual({ ok: false, reason: 'invalid-input' });
  });

  it('[E-03] a child with such a height has a result: no BMI is needed', () => {
    const child = { age: months(120), weight: kg(30), height: INVALID, minimum: 1, maximum: 2 };
    expect(calculated('min_max', child)).toMatchObject({ result: 30, factor: 1 });
  });
});

describe('grams per kg', () => {
  it('[E-02] PENG: both ends, the lower used until the toggle is turned', () => {
    const input = { ...adult, pengMinimum: 1.05, pengMaximum: 1.5 };
    expect(calculated('peng', input)).toMatchObject({ result: 73.5, low: 73.5, high: 105 });
    expect(calculated('peng', { ...input, rangeEnd: 'max' }).result).toBe(105);
  });

  it('[E-03] min–max reads its own pair of figures', () => {
    const input = { ...adult, minimum: 1, maximum: 2, pengMinimum: 9, pengMaximum: 9 };
    expect(calculated('min_max', input)).toMatchObject({ low: 70, high: 140 });
  });

  it('[E-02] [E-03] a range with one end missing is not a range', () => {
    for (const method of ['peng', 'min_max'] as const) {
      const input = { ...EMPTY_PROTEIN_INPUT, ...adult, minimum: 1, pengMaximum: 1 };
      expect(proteinRequirement(method, input)).toEqual({ ok: false, reason: 'needs-range' });
    }
  });

  it('[E-02] writes the factor into the working', () => {
    expect(
      calculated('peng', { ...adult, weight: kg(144.5), height: cm(170), pengMinimum: 1, pengMaximum: 1 }),
    ).toMatchObject({
      result: 108.375,
      working: '144.5 kg × 1 g/kg × 0.75',
      notes: ['obesity-factor-applied', 'figures-not-checked'],
    });
  });
});

describe('nitrogen', () => {
  it('[E-04] shows lowest, average and highest; the average is the requirement', () => {
    expect(calculated('nitrogen', { ...adult, nitrogenLevel: 'depleted' })).toMatchObject({
      low: 87.5,
      result: 131.25,
      high: 175,
      working: '70 kg × 0.3 g N/kg × 6.25',
      source: { status: 'unconfirmed' },
      notes: expect.arrayContaining(['average-of-level', 'figures-not-checked']),
    });
  });

  it('[E-04] five levels, each in order', () => {
    expect(NITROGEN_LEVELS.map(({ id }) => id)).toEqual([
      'normal',
      'hypermetabolic_5-25',
      'hypermetabolic_25-50',
      'hypermetabolic_50plus',
      'depleted',
    ]);
    for (const { lowest, average, highest } of NITROGEN_LEVELS) {
      expect(lowest).toBeLessThan(average);
      expect(average).toBeLessThan(highest);
    }
  });

  it('[E-04] asks for a level', () => {
    expect(proteinRequirement('nitrogen', { ...EMPTY_PROTEIN_INPUT, ...adult })).toEqual({
      ok: false,
      reason: 'needs-level',
    });
  });
});

describe('children', () => {
  it('[E-05] UK: a figure for the age, not scaled by weight and needing none', () => {
    const girl = { country: 'uk', sex: 'female', age: months(180) } as const;
    expect(calculated('paeds', girl)).toMatchObject({
      result: 45.4,
      factor: null,
      source: { status: 'spec' },
      notes: ['not-scaled-by-weight', 'figures-not-checked'],
    });
    expect(calculated('paeds', { ...girl, weight: kg(90) }).result).toBe(45.4);
  });

  it('[E-05] falls at the first birthday, as printed', () => {
    expect([ukBoy(11), ukBoy(12)]).toEqual([14.9, 14.5]);
  });

  it('[E-06] Ireland: under 6 months the UK figure, named; from 6 months g/kg of weight', () => {
    const infant = { country: 'roi', sex: 'male', weight: kg(7.8) } as const;
    expect(calculated('paeds', { ...infant, age: months(5) })).toMatchObject({
      result: 12.7,
      source: { id: 'rni-1991-protein' },
      notes: expect.arrayContaining(['uk-figure-used']),
    });
    expect(calculated('paeds', { ...infant, age: months(6) })).toMatchObject({
      result: 10.218,
      source: { id: 'efsa-2012-protein' },
    });
  });

  it('[E-06] Ireland at 18: the adult 0.83 g/kg', () => {
    const eighteen = { country: 'roi', sex: 'female', age: months(216), weight: kg(60) } as const;
    expect(calculated('paeds', eighteen)).toMatchObject({ result: 49.8, source: { status: 'official' } });
  });

  it.each([
    [{ sex: undefined }, 'needs-gender'],
    [{ country: undefined }, 'needs-country'],
    [{ weight: undefined }, 'needs-weight'],
    [{ weight: INVALID }, 'invalid-input'],
  ])('[E-06] Ireland with %o: %s', (missing, reason) => {
    const input = {
      ...EMPTY_PROTEIN_INPUT,
      country: 'roi',
      sex: 'male',
      age: months(60),
      weight: kg(18),
    } as const;
    expect(proteinRequirement('paeds', { ...input, ...missing })).toEqual({ ok: false, reason });
  });
});
