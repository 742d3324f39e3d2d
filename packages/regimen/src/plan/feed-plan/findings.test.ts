import { describe, expect, it } from 'vitest';
import { FINDING_CODES, type Finding } from '../checks/finding.ts';
import { catalogue, plain } from '../checks/test-support/plan-of.ts';
import type { RegimenValues, SelectedProduct } from '../../state/values.ts';
import { assess } from '../../assessment/assess.ts';
import { workOutPlanAndRecipe } from './plan-and-recipe.ts';
import { readFeedPlan } from './read-feed-plan.ts';
import { readRecipe } from '../recipe/read-recipe.ts';

const FEED = 'tarnvane-energy-fibre';
const MAN: RegimenValues = { PD_GENDER: 'male', PD_AGE: 852, PD_WEIGHT: 70 };
const INFANT: RegimenValues = { PD_GENDER: 'male', PD_AGE: 4, PD_WEIGHT: 6 };
/** For an infant, and so without a word about its age; in the pack that hangs. */
const INFANT_FEED = { product: 'cradlemere-high-energy', packSize: 500 };
const night = (more: object = {}) => ({
  product: FEED,
  mode: 'cyclic',
  volume: 1000,
  start: '20:00',
  hours: 12,
  ...more,
});
const boluses = (more: object = {}) => ({
  product: FEED,
  mode: 'bolus',
  volume: 400,
  boluses: 2,
  first: '10:00',
  last: '16:00',
  ...more,
});

type Given = { plan?: object; recipe?: object; values?: RegimenValues; amounts?: [string, number][] };

function findingsOf({ plan, recipe, values = MAN, amounts }: Given): Finding[] {
  const readPlan = readFeedPlan(plan ?? {});
  const made = recipe === undefined ? null : readRecipe(recipe);
  expect([...readPlan.errors, ...(made?.errors ?? [])]).toEqual([]);
  return workOutPlanAndRecipe({
    country: 'uk',
    values,
    lists: { PD_SCOPE: [] },
    assessment: assess({ country: 'uk', values }),
    feedPlan: plan === undefined ? undefined : (readPlan.plan ?? undefined),
    recipe: made?.recipe ?? undefined,
    products: amounts?.map(([id, volume]) => {
      const product = catalogue.find((one) => one.id === id);
      if (product === undefined) throw new Error(id);
      return { id, name: product.name, packSize: '', images: [], volume, volumeUnit: product.basis };
    }) as SelectedProduct[] | undefined,
    catalogue,
  }).findings;
}
const codes = (given: Given) => findingsOf(given).map(({ code, severity }) => `${code} ${severity}`);

describe('[L-02] what a feed plan asks about', () => {
  it.each<[string, Given, string[]]>([
    ['an ordinary night', { plan: { sessions: [night()] } }, []],
    ['150 ml/h passes', { plan: { sessions: [night({ volume: 1800 })] } }, []],
    ['151 ml/h', { plan: { sessions: [night({ volume: 1812 })] } }, ['rate-high ask']],
    [
      'over 400 ml/h',
      { plan: { sessions: [night({ volume: 401, hours: 1 })] } },
      ['rate-high ask', 'pump-range ask'],
    ],
    ['a rate of 0', { plan: { sessions: [night({ volume: 5 })] } }, ['pump-range ask']],
    ['a bolus by pump over 400 ml/h', { plan: { sessions: [boluses({ minutes: 25 })] } }, ['pump-range ask']],
    ['the same over 30 min', { plan: { sessions: [boluses({ minutes: 30 })] } }, []],
    ['400 ml at once', { plan: { sessions: [boluses({ volume: 800 })] } }, []],
    ['405 ml at once', { plan: { sessions: [boluses({ volume: 810 })] } }, ['bolus-large ask']],
    [
      'a child has no such limit',
      { plan: { sessions: [boluses({ volume: 810 })] }, values: { ...MAN, PD_AGE: 215 } },
      [],
    ],
    [
      '30 ml/kg of an infant',
      { plan: { sessions: [boluses({ ...INFANT_FEED, volume: 360 })] }, values: INFANT },
      [],
    ],
    [
      'over it',
      { plan: { sessions: [boluses({ ...INFANT_FEED, volume: 370 })] }, values: INFANT },
      ['bolus-large ask'],
    ],
    ['into the jejunum', { plan: { route: 'jejunal', sessions: [boluses()] } }, ['bolus-jejunal ask']],
    [
      'rounded down, the dose takes over a day',
      { plan: { roundDown: true, sessions: [night({ mode: 'continuous', volume: 1511, hours: 24 })] } },
      ['runs-over-24h ask'],
    ],
    [
      '180 ml/kg a day',
      { plan: { sessions: [night({ ...INFANT_FEED, volume: 1080 })] }, values: INFANT },
      [],
    ],
    [
      'over it',
      { plan: { sessions: [night({ ...INFANT_FEED, volume: 1090 })] }, values: INFANT },
      ['infant-volume ask'],
    ],
    [
      'over 200 ml/kg',
      { plan: { sessions: [night({ ...INFANT_FEED, volume: 1205 })] }, values: INFANT },
      ['infant-volume confirm'],
    ],
    [
      'a pack that outlasts a day',
      { plan: { sessions: [night({ mode: 'continuous', volume: 840, hours: 24, packSize: 1000 })] } },
      ['hang-time ask'],
    ],
    ['decanted for 12 h', { plan: { sessions: [night({ container: 'decanted' })] } }, ['hang-time ask']],
    [
      'the label says 12 h',
      { plan: { sessions: [night({ container: 'decanted', hangLimitHours: 12 })] } },
      [],
    ],
    ['two feeds apart', { plan: { sessions: [night(), boluses()] } }, []],
    [
      'a bolus by syringe in the night',
      { plan: { sessions: [night(), boluses({ first: '07:00' })] } },
      ['sessions-overlap ask'],
    ],
    [
      'past midnight into the morning',
      { plan: { sessions: [night(), night({ start: '08:00', hours: 2, volume: 100 })] } },
      ['sessions-overlap ask'],
    ],
    [
      'as another ends',
      { plan: { runBy: 'clock', sessions: [night(), night({ start: '08:00', hours: 2, volume: 100 })] } },
      [],
    ],
  ])('%s', (_case, given, expected) => expect(codes(given)).toEqual(expected));

  it('[L-01] a plan that is not the amount of the regimen, and a tube feed that is not planned', () => {
    const plan = { sessions: [night(), boluses()] };
    expect(codes({ plan, amounts: [[FEED, 1400]] })).toEqual([]);
    const [found] = findingsOf({ plan, amounts: [[FEED, 1500]] });
    expect(found).toMatchObject({
      code: 'plan-differs',
      severity: 'confirm',
      value: 1400,
      limit: 1500,
      unit: 'ml',
    });
    expect(plain(found?.message ?? '')).toBe(
      'The feed plan has 1,400 ml of Tarnvane Energy Fibre a day, the regimen 1,500 ml.',
    );
    expect(codes({ plan, amounts: [] })).toEqual(['plan-differs confirm']);
    expect(
      codes({
        plan,
        amounts: [
          [FEED, 1400],
          ['tarnvane-standard', 500],
        ],
      }),
    ).toEqual(['plan-differs confirm']);
    // A drink is not planned by tube.
    expect(
      codes({
        plan,
        amounts: [
          [FEED, 1400],
          ['dalesip-milk', 200],
        ],
      }),
    ).toEqual([]);
  });

  it('[M-04] a powder is held against its amount by its recipe', () => {
    const recipe = {
      product: 'cradlemere-hydrolysed',
      by: 'final_volume',
      strengthPercent: 13,
      finalMl: 885,
      scoops: 'same_strength',
    };
    const feeds = boluses({ product: recipe.product, volume: 885, boluses: 8, last: undefined });
    const given = { plan: { sessions: [feeds] }, recipe, values: INFANT };
    expect(codes({ ...given, amounts: [[recipe.product, 115]] })).toEqual([]);
    expect(codes({ ...given, amounts: [[recipe.product, 110.4]] })).toEqual([
      'plan-differs confirm',
      'plan-differs confirm',
    ]);
    expect(messages({ recipe, values: INFANT, amounts: [[recipe.product, 20]] })).toEqual([
      expect.stringMatching(
        /^plan-differs: The recipe has 11\d(\.\d+)? g of Cradlemere Hydrolysed a day, the regimen 20 g\.$/,
      ),
    ]);
    expect(codes({ recipe, values: INFANT, amounts: [[recipe.product, 115]] })).toEqual([]);
  });
});

it('the findings have words, a source and figures, and their codes are known', () => {
  const all = findingsOf({
    plan: {
      route: 'jejunal',
      sessions: [
        night({ volume: 4900, container: 'decanted' }),
        boluses({ volume: 900, minutes: 1, first: '21:00' }),
      ],
    },
    amounts: [[FEED, 1]],
  });
  expect(all.length).toBeGreaterThan(6);
  for (const { code, message, source } of all) {
    expect(FINDING_CODES).toContain(code);
    expect(message).toMatch(/^\S.*\.$/);
    expect(message).not.toMatch(/undefined|NaN|null|Infinity/);
    expect(source).not.toBe('');
  }
});

const messages = (given: Given) => findingsOf(given).map(({ code, message }) => `${code}: ${plain(message)}`);

describe('[L-03] the water of a feed plan, flushes included, held against need and weight', () => {
  const values: RegimenValues = { ...MAN, PC_FLUID_ADJUST: 30 };
  const day = { product: FEED, mode: 'bolus', volume: 1000, boluses: 5, first: '08:00', last: '20:00' };

  it('flushes of 300 ml for 30 ml are asked about', () => {
    // 1,000 ml × 77 g/100 ml + 5 × 600 ml = 3,770 ml of 2,100 ml, and 3,770 ÷ 70 = 53.9 ml/kg.
    expect(messages({ values, plan: { sessions: [day], flush: { before: 300, after: 300 } } })).toEqual([
      expect.stringMatching(
        /^total-implausible: The feed plan gives 3,7\d\d ml\/day of free water, flushes included, 1(79|80) % of the fluid need \(2,100 ml\/day\)\.$/,
      ),
      expect.stringMatching(
        /^fluid-implausible: The free water of the feed plan, flushes included, is 53\.\d ml\/kg\/day, over 50 ml\/kg\/day for an adult\.$/,
      ),
    ]);
  });

  it('flushes of 30 ml are not', () =>
    expect(messages({ values, plan: { sessions: [day], flush: { before: 30, after: 30 } } })).toEqual([]));

  it('an infant is held by volume, the headline at that age', () => {
    const bolus = {
      product: 'cradlemere-high-energy',
      mode: 'bolus',
      volume: 700,
      boluses: 7,
      first: '06:00',
    };
    const plan = { sessions: [bolus], flush: { before: 50, after: 50 } };
    // 700 + 7 × 100 = 1,400 ml of 6 × 150 = 900 ml; 1,400 ÷ 6 = 233.3 ml/kg.
    expect(messages({ values: { ...INFANT, PC_FLUID_ADJUST: 150 }, plan })).toEqual([
      'total-implausible: The feed plan gives 1,400 ml/day by volume, flushes included, 156 % of the fluid need (900 ml/day).',
      'fluid-implausible: The volume of the feed plan, flushes included, is 233.3 ml/kg/day, over 200 ml/kg/day for an infant.',
    ]);
  });
});

describe('[L-02] the first days are held against the plan and the pump', () => {
  const continuous = night({ mode: 'continuous', volume: 1500, hours: 20 });

  it('steps to ten times the rate', () =>
    expect(
      messages({
        plan: { sessions: [continuous], steps: { from: 30, by: 200, everyHours: 8, target: 750 } },
      }),
    ).toEqual([
      'plan-differs: The first days go up to 750 ml/h, the feed plan runs at 75 ml/h for 20 h.',
      'rate-high: The first days go up to 750 ml/h, over 150 ml/h.',
      'pump-range: The first days go up to 750 ml/h: many pumps end at 400 ml/h.',
    ]));

  it('a cap that ends above the plan', () =>
    expect(
      messages({ plan: { sessions: [continuous], cap: { fromKcalPerKg: 10, toKcalPerKg: 40, onDay: 5 } } }),
    ).toEqual(['plan-differs: The first days go up to 93 ml/h, the feed plan runs at 75 ml/h for 20 h.']));

  it('steps to the rate, or less than a pump step beside it', () => {
    for (const target of [75, 75.4, 60])
      expect(
        messages({ plan: { sessions: [continuous], steps: { from: 30, by: 20, everyHours: 8, target } } }),
      ).toEqual([]);
  });
});

describe('[L-02] a powder never hangs as a closed pack', () =>
  it('though the session calls it ready to hang', () => {
    const plan = {
      sessions: [
        {
          product: 'cradlemere-amino',
          mode: 'continuous',
          volume: 885,
          start: '08:00',
          hours: 20,
          container: 'rth',
        },
      ],
    };
    expect(codes({ values: INFANT, plan })).toEqual(['hang-time ask']);
  }));

describe('[K-01] what only the feed plan or the recipe names fits the patient, too', () => {
  it('an adult feed in the plan of an infant', () =>
    expect(codes({ values: INFANT, plan: { sessions: [night({ volume: 600 })] } })).toEqual([
      'product-age confirm',
    ]));

  it('a powder from 1 year in the recipe of an infant', () => {
    const recipe = {
      product: 'cradlemere-amino-junior',
      by: 'final_volume',
      strengthPercent: 15,
      finalMl: 800,
    };
    expect(codes({ values: INFANT, recipe })).toContain('product-age confirm');
  });

  it('is stated once when the regimen has the product', () =>
    expect(
      codes({ values: INFANT, plan: { sessions: [night({ volume: 600 })] }, amounts: [[FEED, 600]] }),
    ).toEqual([]));
});
