import { describe, expect, it } from 'vitest';
import { assess } from '../../assessment/assess.ts';
import type { RegimenValues } from '../../state/values.ts';
import { fillTo } from '../totals/fill.ts';
import { needOf } from '../totals/need.ts';
import { catalogue, findingsOf, found, plain, productOf } from './test-support/plan-of.ts';

const CHILDREN = [
  [18, 11, 81],
  [36, 14.5, 95],
  [60, 18.5, 109],
  [96, 26, 128],
  [120, 32, 138],
  [168, 50, 163],
] as const;

const feedsAt = (ageMonths: number) =>
  catalogue.filter(
    ({ basis, categories, ageFromMonths, ageToMonths }) =>
      basis === 'ml' &&
      categories.includes('tube-feed') &&
      (ageFromMonths ?? 0) <= ageMonths &&
      (ageToMonths === null || ageToMonths > ageMonths),
  );

/** Each tube feed for the age, alone, up to so much of the energy need. */
const PLANS = (['uk', 'roi'] as const).flatMap((country) =>
  CHILDREN.flatMap(([PD_AGE, PD_WEIGHT, PD_HEIGHT]) => {
    const values: RegimenValues = {
      PD_GENDER: 'male',
      PD_AGE,
      PD_WEIGHT,
      PD_HEIGHT,
      PC_TYPE_OF_FEED: 'tube',
    };
    const need = needOf('energy', assess({ country, values }))?.target;
    if (need === undefined) throw new Error(`no energy need at ${PD_AGE} months`);
    return feedsAt(PD_AGE).map((product) => ({ country, values, product, need }));
  }),
);

/** Findings of a full feed itself, by what they are about; those of country, route and age are of the choice. */
function countsAt(share: number): Record<string, number> {
  const counts: Record<string, number> = { plans: 0, asked: 0 };
  for (const { country, values, product, need } of PLANS) {
    const filled = fillTo('energy', product, need * share, []);
    if (!filled.ok) throw new Error(product.id);
    const found = findingsOf({ country, values, products: [[product.id, Math.round(filled.amount)]] }).filter(
      ({ code }) => code === 'total-implausible' || code === 'upper-level',
    );
    counts['plans'] = (counts['plans'] ?? 0) + 1;
    counts['asked'] = (counts['asked'] ?? 0) + (found.length > 0 ? 1 : 0);
    for (const { code, fields } of found) {
      const key = `${code} ${fields[0]}`;
      counts[key] = (counts[key] ?? 0) + 1;
    }
  }
  return counts;
}

describe('[K-05] [K-10] a full tube feed for a child’s age is hardly ever asked about itself', () => {
  // The counts of decision 244; before it 145 and 146 were. Zinc and folate are of a renal feed that is not complete.
  it('at the energy need', () =>
    expect(countsAt(1)).toEqual({ plans: 146, asked: 8, 'upper-level zinc': 8 }));
  it('at 120 % of it', () =>
    expect(countsAt(1.2)).toEqual({
      plans: 146,
      asked: 11,
      'upper-level zinc': 10,
      'upper-level folate': 2,
      'total-implausible PATIENT_PROTEIN_RESULT': 1,
    }));
});

describe('[K-10] an amount above an upper level is asked about', () => {
  const TODDLER: RegimenValues = { PD_GENDER: 'male', PD_AGE: 24, PD_WEIGHT: 12, PD_HEIGHT: 86 };
  const FEED = 'wrenfold-tube';
  const zinc = (products: Parameters<typeof found>[1]['products'], more: object = {}) =>
    found('upper-level', { values: TODDLER, ...more, products }).filter(({ fields }) => fields[0] === 'zinc');

  it('where something that is not nutritionally complete has a part in it', () => {
    // 10 mg; the upper level is 7 mg.
    expect(zinc([[FEED, 1000]])).toEqual([]);
    const [finding] = zinc([
      [FEED, 1000],
      ['micravane-powder', 1],
    ]);
    expect(finding).toMatchObject({ severity: 'ask', limit: 7, products: [FEED, 'micravane-powder'] });
    // A module has no part in it, and nor has one of which nobody knows.
    expect(
      zinc([
        [FEED, 1000],
        ['addimere-carb', 20],
      ]),
    ).toEqual([]);
  });

  it('where it is more than three times the level', () => {
    expect(zinc([[FEED, 2100]])).toEqual([]);
    expect(zinc([[FEED, 2101]])).toHaveLength(1);
  });

  it('where the product is for another age, or its label does not say that it is complete', () => {
    const feed = productOf(FEED);
    for (const changed of [
      { ...feed, ageFromMonths: 72 },
      { ...feed, ageToMonths: 12 },
      { ...feed, nutritionallyComplete: null },
    ])
      expect(zinc([[changed, 1000]])).toHaveLength(1);
  });

  it('in pregnancy and lactation, whatever gives it', () => {
    const woman = { values: { PD_GENDER: 'female', PD_AGE: 360 } as RegimenValues };
    const [give] = [[['dalesip-milk', 3000]] as const];
    expect(found('upper-level', { ...woman, products: give })).toEqual([]);
    expect(found('upper-level', { ...woman, stage: 'pregnancy', products: give })).not.toEqual([]);
  });
});

const child = (more: RegimenValues = {}): RegimenValues => ({
  PD_GENDER: 'male',
  PD_AGE: 36,
  PD_WEIGHT: 15,
  PD_HEIGHT: 95,
  ...more,
});

describe('[K-05] protein of a child', () => {
  // 4 g in 100 ml.
  const FEED = 'tarnvane-standard';
  const protein = (values: RegimenValues, ml: number) =>
    found('total-implausible', { values, products: [[FEED, ml]] }).filter(
      ({ fields }) => fields[0] === 'PATIENT_PROTEIN_RESULT',
    );

  it('is held against 4 g/kg where the need is the safe level for age, which usual feeds go far beyond', () => {
    expect(protein(child(), 1500)).toEqual([]);
    const [finding] = protein(child(), 1501);
    expect(finding).toMatchObject({ severity: 'ask', limit: 4, unit: 'g/kg', products: [FEED] });
    expect(plain(finding?.message ?? '')).toBe(
      'The products give 60 g/day of protein, 4.003 g/kg/day, over 4 g/kg/day.',
    );
  });

  it('is held against 150 % of a need that was entered', () => {
    const entered: RegimenValues = { PC_CALCULATION_METHOD: 'min_max', PC_MINIMUM: 2, PC_MAXIMUM: 2 };
    expect(protein(child(entered), 1125)).toEqual([]);
    expect(protein(child(entered), 1126)).toMatchObject([{ limit: 150, unit: '%' }]);
  });

  it('is held against 150 % of the need under one year, and while no weight is known', () => {
    expect(protein({ PD_GENDER: 'male', PD_AGE: 8, PD_WEIGHT: 9 }, 600)).toMatchObject([{ unit: '%' }]);
    const { PD_WEIGHT: _weight, ...unweighed } = child();
    expect(protein(unweighed, 600)).toMatchObject([{ unit: '%' }]);
  });
});
