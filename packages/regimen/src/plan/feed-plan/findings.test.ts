import { describe, expect, it } from 'vitest';
import { FINDING_CODES, type Finding } from '../checks/finding.ts';
import { catalogue, withPlainSpaces } from '../checks/test-support/plan-of.ts';
import type { RegimenValues, SelectedProduct } from '../../state/values.ts';
import { assess } from '../../assessment/assess.ts';
import { calculatePlanAndRecipe } from './plan-and-recipe.ts';
import { parseFeedPlan } from './parse-feed-plan.ts';
import { parseRecipe } from '../recipe/parse-recipe.ts';

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

/** One at 10:00, and another of this product with it. */
const twoAtTen = (product: string) => ({
  sessions: [boluses({ volume: 200, boluses: 1, last: undefined }), boluses({ product, first: '10:00' })],
});

type Given = {
  plan?: object;
  recipe?: object;
  values?: RegimenValues;
  amounts?: [string, number][];
  isForCalculate?: boolean;
};

function findingsOf({ plan, recipe, values = MAN, amounts, isForCalculate = true }: Given): Finding[] {
  const readPlan = parseFeedPlan(plan ?? {});
  const made = recipe === undefined ? null : parseRecipe(recipe);
  expect([...readPlan.errors, ...(made?.errors ?? [])]).toEqual([]);
  return calculatePlanAndRecipe({
    country: 'uk',
    values,
    lists: { PD_SCOPE: [] },
    assessment: assess({ lists: { PD_SCOPE: [] }, country: 'uk', values }),
    feedPlan: plan === undefined ? undefined : (readPlan.plan ?? undefined),
    recipe: made?.recipe ?? undefined,
    products: amounts?.map(([id, volume]) => {
      const product = catalogue.find((one) => one.id === id);
      if (product === undefined) throw new Error(id);
      return { id, name: product.name, packSize: '', images: [], volume, volumeUnit: product.basis };
    }) as SelectedProduct[] | undefined,
    catalogue,
    isForCalculate,
  }).findings;
}
const codes = (given: Given) => findingsOf(given).map(({ code, severity }) => `${code} ${severity}`);

const askedByWeight = (values: RegimenValues, session: object) =>
  findingsOf({ plan: { sessions: [session] }, values, isForCalculate: false })
    .filter(({ code }) => code === 'rate-high-for-weight')
    .map(({ message }) => withPlainSpaces(message));

it('[L-02] under 18 a rate is asked about by weight, on screens: `calculate` has no code for it', () => {
  const infant = { ...INFANT, PD_WEIGHT: 6.2 };
  expect(askedByWeight(infant, night({ ...INFANT_FEED, volume: 800, hours: 6 }))).toEqual([
    'The pump runs at 133 ml/h, 21.5 ml/kg/h: this app asks above 10 ml/kg/h under 18 years.',
  ]);
  const child = { ...MAN, PD_AGE: 84, PD_WEIGHT: 20 };
  expect(askedByWeight(child, night({ volume: 2400 }))).toEqual([]);
  expect(askedByWeight(child, night({ volume: 2412 }))).toHaveLength(1);
  expect(askedByWeight({ ...child, PD_AGE: 216 }, night({ volume: 2412 }))).toEqual([]);
  // A bolus by pump is fast by its nature.
  expect(askedByWeight(child, boluses({ minutes: 30 }))).toEqual([]);
  expect(
    codes({ plan: { sessions: [night({ volume: 1800 })] }, values: { ...child, PD_WEIGHT: 14 } }),
  ).not.toContain('rate-high-for-weight ask');
});

const cap = (fromKcalPerKg: number) => ({ cap: { fromKcalPerKg, toKcalPerKg: 33, onDay: 5 } });

it('[L-05] feeding that begins above what NICE CG32 starts at is asked about where BMI or weight loss alone count', () => {
  const thin = { ...MAN, PD_WEIGHT: 45, PD_HEIGHT: 170 } as RegimenValues;
  const start = (values: RegimenValues, more: object = {}, given: Partial<Given> = {}) =>
    findingsOf({ plan: { sessions: [night()], ...more }, values, isForCalculate: false, ...given })
      .filter(
        ({ code, limit, unit }) =>
          code === 'first-days' && unit === 'kcal/kg' && (limit === 5 || limit === 10),
      )
      .map(({ message }) => withPlainSpaces(message));
  expect(start(thin)).toEqual([
    'Day 1 gives 33.3 kcal/kg. With a BMI of 15.6 kg/m², NICE CG32 (for adults) starts at no more than 10 kcal/kg because of the risk of refeeding. Keep it if the patient is already fed this much.',
  ]);
  expect(start(thin, cap(10))).toEqual([]);
  expect(start(thin, cap(12))[0]).toMatch(/^Day 1 gives 12\.0 kcal\/kg/);
  expect(start(thin, { steps: { from: 20, by: 15, everyHours: 24, target: 83 } })).toEqual([]);
  // 40.4 kg at 170 cm is 13.98, written as 14.0 elsewhere.
  expect(start({ ...thin, PD_WEIGHT: 40.4 }, cap(10))[0]).toContain(
    'With a BMI of 13.98 kg/m², NICE CG32 (for adults) starts at no more than 5 kcal/kg',
  );
  // What is drunk beside the tube counts.
  expect(start(thin, { sessions: [night({ volume: 250 })] })).toEqual([]);
  expect(
    start(
      thin,
      { sessions: [night({ volume: 250 })] },
      {
        amounts: [
          [FEED, 250],
          ['dalesip-two', 200],
        ],
      },
    )[0],
  ).toContain('17.2 kcal/kg');
  const lost = {
    ...MAN,
    PD_HEIGHT: 170,
    PD_WEIGHT_PREVIOUS: 85,
    PD_WEIGHT_PREVIOUS_MONTHS: 5,
  } as RegimenValues;
  expect(start(lost)[0]).toContain(
    'With a weight loss of 17.6 % in 5 months, if it was not intended, NICE CG32',
  );
  expect(start(MAN)).toEqual([]);
  expect(start({ ...thin, PD_AGE: 200 })).toEqual([]);
  expect(start(thin, {}, { isForCalculate: true })).toEqual([]);
  expect(start(thin, { sessions: [{ ...boluses(), mode: 'by_mouth', volume: 800 }] })).toEqual([]);
});

const askedOfBolus = (values: RegimenValues, session: object, isForCalculate = false) =>
  findingsOf({ plan: { sessions: [session] }, values, isForCalculate })
    .filter(({ code }) => code === 'bolus-large')
    .map(({ message }) => withPlainSpaces(message));

it('[L-02] from one to 18 years a bolus is asked about by weight, and as an adult’s by volume', () => {
  const toddler = { ...MAN, PD_AGE: 30, PD_WEIGHT: 12 };
  expect(askedOfBolus(toddler, boluses({ volume: 1000 }))).toEqual([
    'One bolus of 500 ml is 41.7 ml/kg: this app asks above 30 ml/kg under 18 years.',
  ]);
  expect(askedOfBolus(toddler, boluses({ volume: 720 }))).toEqual([]);
  const ofFifteen = { ...MAN, PD_AGE: 180, PD_WEIGHT: 55 };
  expect(askedOfBolus(ofFifteen, boluses({ volume: 810 }))).toEqual([
    'One bolus is 405 ml: this app asks above 400 ml under 18 years.',
  ]);
  expect(
    askedOfBolus({ ...MAN, PD_AGE: 30, PD_WEIGHT: undefined } as RegimenValues, boluses({ volume: 810 })),
  ).toHaveLength(1);
  // Of feeds by mouth nobody asks but of an infant, and `calculate` has its own limits.
  expect(askedOfBolus(toddler, boluses({ mode: 'by_mouth', volume: 1000 }))).toEqual([]);
  expect(askedOfBolus(toddler, boluses({ volume: 1000 }), true)).toEqual([]);
});

it('[L-01] what is drunk while a pump runs is no second feed in the tube', () => {
  const drink = {
    ...boluses({ mode: 'by_mouth', volume: 200, boluses: 1, last: undefined }),
    first: '22:00',
  };
  expect(codes({ plan: { sessions: [night(), drink] } })).not.toContain('sessions-overlap ask');
  expect(codes({ plan: { sessions: [night(), { ...drink, mode: 'bolus' }] } })).toContain(
    'sessions-overlap ask',
  );
});

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

  it('two of the same product in the same minute are asked about, of two products they may be meant', () => {
    expect(findingsOf({ plan: twoAtTen(FEED) }).map(({ message }) => message)).toContain(
      'Two of it are planned at 10:00.',
    );
    expect(codes({ plan: twoAtTen('tarnvane-standard') })).not.toContain('sessions-overlap ask');
  });

  it('names the bolus that meets the pump, not the first of its session', () => {
    const plan = { sessions: [night(), boluses({ first: '12:00', last: '22:00' })] };
    expect(findingsOf({ plan }).map(({ message }) => message)).toEqual([
      'Two feeds run at once: the one from 20:00 and the one from 22:00.',
    ]);
  });

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
    expect(withPlainSpaces(found?.message ?? '')).toBe(
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

const messages = (given: Given) =>
  findingsOf(given).map(({ code, message }) => `${code}: ${withPlainSpaces(message)}`);

const askedOfFluid = (flush: number, values: RegimenValues, session: object) =>
  messages({
    plan: { sessions: [session], flush: { before: flush, after: flush } },
    values,
    isForCalculate: false,
  })
    .map(withPlainSpaces)
    .filter((text) => text.includes('fluid'));

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

  it('is too much of a restriction as soon as it is over it', () => {
    // 770 ml in the feed, 840 ml allowed.
    const restricted = { ...MAN, PC_FLUID_ADJUST: 12 };
    expect(askedOfFluid(35, restricted, night())).toEqual([]);
    expect(askedOfFluid(50, restricted, night())).toEqual([
      'total-implausible: The feed plan gives 870 ml/day of free water, flushes included, 104 % of the fluid limit (840 ml/day).',
    ]);
    expect(askedOfFluid(50, { ...MAN, PC_FLUID_ADJUST: 20 }, night())).toEqual([]);
    // By volume, and without flushes too.
    const infant = { ...INFANT, PC_FLUID_ADJUST: 60 };
    expect(askedOfFluid(0, infant, night({ ...INFANT_FEED, volume: 400 }))).toEqual([
      'total-implausible: By volume the feed plan gives 400 ml/day, 111 % of the fluid limit (360 ml/day).',
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
      'plan-differs: The first days go up to 750 ml/h, but the feed plan runs at 75 ml/h for 20 h.',
      'rate-high: The first days go up to 750 ml/h, over 150 ml/h.',
      'pump-range: The first days go up to 750 ml/h: many pumps end at 400 ml/h.',
    ]));

  it('a cap that ends above the plan', () =>
    expect(
      messages({ plan: { sessions: [continuous], cap: { fromKcalPerKg: 10, toKcalPerKg: 40, onDay: 5 } } }),
    ).toEqual([
      'plan-differs: The first days go up to 93 ml/h, but the feed plan runs at 75 ml/h for 20 h.',
    ]));

  it.each([
    ['steps', { steps: { from: 10, by: 20, everyHours: 8, target: 50 } }, '50'],
    ['days from a cap', { cap: { fromKcalPerKg: 5, toKcalPerKg: 10, onDay: 3 } }, '23'],
    ['one day of a cap', { cap: { fromKcalPerKg: 20, toKcalPerKg: 20, onDay: 1 } }, '46'],
    ['few days of a cap', { cap: { fromKcalPerKg: 5, toKcalPerKg: 25, onDay: 2 } }, '58'],
  ])('%s after which the plan would leap', (_case, more, rate) =>
    expect(messages({ plan: { sessions: [continuous], ...more } })).toEqual([
      `first-days: The first days end at ${rate} ml/h, but the feed plan runs at 75 ml/h for 20 h.`,
    ]),
  );

  it('a cap that ends a little below the plan, as it is rounded down', () =>
    expect(
      messages({ plan: { sessions: [continuous], cap: { fromKcalPerKg: 10, toKcalPerKg: 30, onDay: 5 } } }),
    ).toEqual([]));

  it('days that leave out what starts at once after them', () => {
    const steps = { from: 60, by: 15, everyHours: 20, target: 75 };
    const leaps = (volume: number, isForCalculate = false) =>
      findingsOf({ plan: { sessions: [continuous, boluses({ volume, boluses: 4 })], steps }, isForCalculate })
        .filter(({ code }) => code === 'first-days')
        .map(({ message }) => withPlainSpaces(message));
    // 20 h at 60 ml/h; 1,800 ml are one and a half times as much.
    expect(leaps(300)).toEqual([]);
    expect(leaps(400, true)).toEqual([]);
    expect(leaps(400)).toEqual([
      'The last of the first days gives 1,200 ml of feed and the next day 1,900 ml: all that was left out until then starts at once.',
    ]);
  });

  it('a day on which the pump cannot be set as low as that, and gives nothing', () => {
    const child: RegimenValues = { PD_GENDER: 'male', PD_AGE: 24, PD_WEIGHT: 11 };
    const feed = { ...continuous, product: 'wrenfold-tube', packSize: 500, volume: 700 };
    const stopped = (more: object, isForCalculate = false) =>
      findingsOf({ plan: { sessions: [feed], ...more }, values: child, isForCalculate })
        .filter(({ code }) => code === 'pump-range')
        .map(({ message }) => withPlainSpaces(message));
    const cap = { fromKcalPerKg: 1, toKcalPerKg: 60, onDay: 5 };
    expect(stopped({ cap })).toEqual([
      'The first days have a rate under 1 ml/h, the step of the pump: no feed is given at it.',
    ]);
    expect(stopped({ cap }, true)).toEqual([]);
    expect(stopped({ cap, pumpStep: 0.1 })).toEqual([]);
    expect(stopped({ steps: { from: 0.5, by: 5, everyHours: 4, target: 35 } })).toHaveLength(1);
    expect(stopped({ steps: { from: 1, by: 5, everyHours: 4, target: 35 } })).toEqual([]);
  });

  it('steps to the rate, or less than a pump step beside it, or as far below it as they step', () => {
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

const ofVolume = (given: Given) => messages(given).filter((text) => text.startsWith('infant-volume'));
const fluid = (given: Given) => messages(given).filter((text) => /^(?:total|fluid)-/.test(text));

const withWater = (flush: number, extraWater = 0) => ({
  sessions: [{ ...INFANT_FEED, mode: 'bolus', volume: 400, boluses: 4, first: '06:00', bolusStep: 1 }],
  flush: { before: flush, after: flush },
  extraWater,
});
const askedOfWater = (values: RegimenValues, given: object, isForCalculate = false) =>
  findingsOf({ values, plan: given, isForCalculate })
    .filter(({ message }) => message.includes('Flushes and other water'))
    .map(({ code, severity, message }) => `${code} ${severity}: ${withPlainSpaces(message)}`);

describe('[L-02] [L-03] plain water of an infant', () => {
  it('is asked about over 30 ml/kg a day, the limit itself passing: an adult’s flush is no flush of 6 kg', () => {
    expect(askedOfWater(INFANT, withWater(30))).toEqual([
      'fluid-implausible ask: Flushes and other water come to 40 ml/kg/day, over 30 ml/kg/day: this app asks above it for an infant, since plain water dilutes the blood and takes the place of feed.',
    ]);
    expect(askedOfWater(INFANT, withWater(22.5))).toEqual([]);
    expect(askedOfWater(INFANT, withWater(5, 150))).toHaveLength(1);
  });

  it('not of a child from 1 year, nor on the command line', () => {
    expect(askedOfWater({ ...INFANT, PD_AGE: 12 }, withWater(30))).toEqual([]);
    expect(askedOfWater(INFANT, withWater(30), true)).toEqual([]);
  });
});

const overFluidNeed = (what: string) =>
  `total-implausible: ${what} 600 ml/day, 190 % of the fluid need (315 ml/day).`;

describe('[L-02] [L-03] what the regimen gives beside the tube', () => {
  const day = { product: FEED, mode: 'continuous', volume: 500, start: '08:00', hours: 20 };

  it('is fluid of the day: each half looks safe, and both come to 158 % of the need', () => {
    const values: RegimenValues = { ...MAN, PD_WEIGHT: 60, PC_FLUID_ADJUST: 20 };
    const plan = { sessions: [day], flush: { before: 30, after: 30 }, extraWater: 860 };
    expect(fluid({ values, plan, amounts: [[FEED, 500]] })).toEqual([]);
    expect(
      fluid({
        values,
        plan,
        amounts: [
          [FEED, 500],
          ['dalesip-milk', 800],
        ],
      }),
    ).toEqual([
      expect.stringMatching(
        /^total-implausible: The feed plan and other products give 1,9\d\d ml\/day of free water, flushes included, 16\d % of the fluid need \(1,200 ml\/day\)\.$/,
      ),
    ]);
  });

  it('of a powder that is drunk the water is not known, and the rest is a least amount', () => {
    const { feedPlan } = calculatePlanAndRecipe({
      country: 'uk',
      values: MAN,
      lists: { PD_SCOPE: [] },
      assessment: assess({ lists: { PD_SCOPE: [] }, country: 'uk', values: MAN }),
      feedPlan: parseFeedPlan({ sessions: [day] }).plan ?? undefined,
      recipe: undefined,
      products: [
        { id: FEED, name: '', packSize: '', images: [], volume: 500, volumeUnit: 'ml' },
        { id: 'dalesip-shake', name: '', packSize: '', images: [], volume: 57, volumeUnit: 'g' },
      ],
      catalogue,
    });
    expect(feedPlan?.beside).toMatchObject({
      products: ['dalesip-shake'],
      energyKcal: { complete: true },
      waterMl: { value: 0, complete: false },
      volumeMl: { value: 0, complete: false },
    });
    expect(feedPlan?.intakeMl.free_water).toMatchObject({
      value: feedPlan?.freeWaterMl.value,
      complete: false,
    });
  });

  it('an infant’s bottles count with its tube', () => {
    const values = { ...INFANT, PD_WEIGHT: 4, PD_AGE: 2 };
    const tube = night({ ...INFANT_FEED, volume: 440 });
    const amounts: [string, number][] = [
      [INFANT_FEED.product, 440],
      ['cradlemere-hydrolysed', 62.4],
    ];
    expect(messages({ values, plan: { sessions: [tube] }, amounts })).toEqual([
      'infant-volume: Feed and other products come to 230 ml/kg/day, over 200 ml/kg/day for an infant.',
    ]);
  });

  it('an infant’s volume is held against its fluid need, with a plan and without', () => {
    const values = { ...INFANT, PD_WEIGHT: 3.5, PD_AGE: 0, PD_AGE_DAYS: 3, PC_FLUID_ADJUST: 90 };
    const plan = { sessions: [night({ ...INFANT_FEED, volume: 600 })] };
    const amounts: [string, number][] = [[INFANT_FEED.product, 600]];
    const recipe = { product: 'cradlemere-amino', by: 'final_volume', finalMl: 600, strengthPercent: 14 };
    expect(fluid({ values, plan, amounts, isForCalculate: false })).toEqual([
      overFluidNeed('By volume the feed plan gives'),
    ]);
    expect(fluid({ values, amounts: [['cradlemere-amino', 84]], recipe, isForCalculate: false })).toEqual([
      overFluidNeed('By volume the products give'),
    ]);
    expect(
      fluid({ values: { ...values, PC_FLUID_ADJUST: 120 }, plan, amounts, isForCalculate: false }),
    ).toEqual([]);
    // The published code is of the water that products state.
    expect(fluid({ values, plan, amounts })).toEqual([]);
  });

  it('without a plan an infant’s bottles are held by volume too, made up by the recipe where there is one', () => {
    const values = { ...INFANT, PD_WEIGHT: 4, PD_AGE: 2 };
    const amounts: [string, number][] = [['cradlemere-hydrolysed', 130]];
    expect(ofVolume({ values, amounts })).toEqual([
      'infant-volume: By volume the products come to 250 ml/kg/day, over 200 ml/kg/day for an infant.',
    ]);
    const recipe = {
      product: 'cradlemere-hydrolysed',
      by: 'final_volume',
      finalMl: 700,
      strengthPercent: 130 / 7,
    };
    expect(ofVolume({ values, amounts, recipe })).toEqual([]);
  });
});

describe('[L-05] [H16] a cap is one on all that is given', () => {
  const cap = { fromKcalPerKg: 5, toKcalPerKg: 17, onDay: 4 };
  const tube = { product: FEED, mode: 'continuous', volume: 700, start: '08:00', hours: 20 };
  const capped = (amounts: [string, number][]) =>
    messages({ values: { ...MAN, PD_WEIGHT: 60 }, plan: { sessions: [tube], cap }, amounts }).filter((text) =>
      text.includes('capped'),
    );

  it('what is drunk beside it is said with what day 1 really comes to', () =>
    expect(
      capped([
        [FEED, 700],
        ['dalesip-mini', 250],
      ]),
    ).toEqual([
      'first-days: Day 1 is capped at 5 kcal/kg for the feed alone. Other products in the regimen add 600 kcal/day: 15 kcal/kg in all.',
    ]));

  it('what gives no energy, or nothing at all, is not', () =>
    expect([
      capped([[FEED, 700]]),
      capped([
        [FEED, 700],
        ['flowenna-clear', 0],
      ]),
    ]).toEqual([[], []]));
});

const sessionOf = (route: RegimenValues['PC_TYPE_OF_FEED'], product: string, more: object = {}) =>
  messages({
    values: { ...MAN, ...(route === undefined ? {} : { PC_TYPE_OF_FEED: route }) },
    plan: { sessions: [night({ product, container: 'decanted', hours: 4, volume: 200, ...more })] },
    amounts: [[product, 200]],
  });

describe('[K-02] [L-02] a session of what is made to be drunk or eaten', () => {
  it.each(['oral_and_tube', undefined] as const)('is asked about, type of feed %s', (route) => {
    expect(sessionOf(route, 'dalesip-yogurt')).toEqual([
      expect.stringMatching(
        /^product-route: Dalesip Yogurt.* is a supplement to drink\. The plan is by tube\.$/,
      ),
    ]);
    expect(sessionOf(route, FEED)).toEqual([]);
  });
});

describe('[L-02] what the steps of pump and syringe make of it', () => {
  it.each<[string, object, object, string[]]>([
    [
      'by clock, a third more',
      { mode: 'continuous', volume: 36, hours: 24 },
      { runBy: 'clock' },
      ['Rounded, the session gives 48 ml of Tarnvane Energy Fibre a day and not 36 ml: 33 % more.'],
    ],
    ['by dose', { mode: 'continuous', volume: 36, hours: 24 }, {}, []],
    ['by clock, a little', { volume: 1000 }, { runBy: 'clock' }, []],
    ['a rate of 0, which is asked about as that', { volume: 5 }, {}, []],
  ])('%s', (_case, session, more, expected) =>
    expect(
      findingsOf({ plan: { sessions: [night(session)], ...more } })
        .filter(({ code }) => code === 'plan-rounding')
        .map(({ message }) => withPlainSpaces(message)),
    ).toEqual(expected),
  );

  it('boluses that round to 0', () =>
    expect(
      messages({ plan: { sessions: [boluses({ volume: 2, boluses: 6 })] } }).map(withPlainSpaces),
    ).toContain(
      'plan-rounding: Rounded, the session gives 0 ml of Tarnvane Energy Fibre a day and not 2 ml: 100 % less.',
    ));

  it('boluses by pump that run into each other', () => {
    const six = { boluses: 6, first: '06:00', last: '21:00', volume: 1200 };
    const found = (minutes: number) =>
      messages({ plan: { sessions: [boluses({ ...six, minutes })] } }).filter((text) =>
        text.includes('overlap'),
      );
    expect(found(180)).toEqual([]);
    expect(found(240)).toEqual([
      'sessions-overlap: Boluses over 240 min run into each other: the next begins before one ends.',
    ]);
  });
});

describe('[L-02] [M-01] a plan that gives more than its recipe makes', () => {
  const POWDER = 'cradlemere-hydrolysed';
  /** 27 scoops of 4.6 g at 13 %. */
  const recipe = {
    product: POWDER,
    by: 'final_volume',
    strengthPercent: 13,
    finalMl: 960,
    scoops: 'same_strength',
  };
  const six = (volume: number) => ({
    sessions: [{ product: POWDER, mode: 'bolus', volume, boluses: 6, first: '06:00' }],
  });
  const said = (given: Given) =>
    findingsOf({ values: INFANT, recipe, ...given })
      .filter(({ code }) => code === 'recipe-short')
      .map(({ severity, message }) => `${severity}: ${withPlainSpaces(message)}`);

  it('by rounding', () => {
    expect(said({ plan: six(955.385), amounts: [[POWDER, 124.2]] })).toEqual([
      'confirm: The feed plan gives 960 ml of Cradlemere Hydrolysed a day, its recipe makes 955 ml.',
    ]);
  });

  it('without amounts of a regimen too, and never said twice', () => {
    expect(said({ plan: six(1200) })).toEqual([
      'confirm: The feed plan gives 1,200 ml of Cradlemere Hydrolysed a day, its recipe makes 955 ml.',
    ]);
    // That the plan is not the amount of the regimen says it.
    const differs = { values: INFANT, recipe, plan: six(1200), amounts: [[POWDER, 124.2]] } satisfies Given;
    expect(said(differs)).toEqual([]);
    expect(codes(differs)).toContain('plan-differs confirm');
  });

  it('and not where it makes as much', () => {
    expect(said({ plan: six(960), recipe: { ...recipe, scoops: 'same_volume' } })).toEqual([]);
    expect(said({ plan: six(900), amounts: [[POWDER, 117]] })).toEqual([]);
  });
});
