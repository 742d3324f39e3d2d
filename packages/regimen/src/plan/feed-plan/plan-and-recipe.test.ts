import { describe, expect, it } from 'vitest';
import { assess } from '../../assessment/assess.ts';
import type { RegimenLists, RegimenValues } from '../../state/values.ts';
import { regimenFindings } from '../checks/checks.ts';
import type { Finding } from '../checks/finding.ts';
import { catalogue, withPlainSpaces, productOf } from '../checks/test-support/plan-of.ts';
import { parseRecipe } from '../recipe/parse-recipe.ts';
import { roundingDifferenceLines } from './amounts-of-plan.ts';
import { calculatePlanAndRecipe } from './plan-and-recipe.ts';
import { parseFeedPlan } from './parse-feed-plan.ts';

const INFANT: RegimenValues = { PD_GENDER: 'male', PD_AGE: 5, PD_WEIGHT: 6 };
const POWDER = 'cradlemere-hydrolysed';
const CARB = 'addimere-carb';
const EMULSION = 'addimere-emulsion';
const RECIPE = {
  product: POWDER,
  by: 'final_volume',
  strengthPercent: 13,
  finalMl: 885,
  scoops: 'same_strength',
};
const WITH_BOTH = {
  ...RECIPE,
  modules: [
    { product: CARB, amount: 5, per: '100ml' },
    { product: EMULSION, amount: 3, per: '100ml' },
  ],
};
const boluses = (more: object = {}) => ({
  product: POWDER,
  mode: 'bolus',
  volume: 885,
  boluses: 6,
  bolusStep: 0.5,
  first: '06:00',
  ...more,
});

type Given = { plan?: object; recipe: object; amounts?: Record<string, number>; isForCalculate?: boolean };

function findingsOf({ plan, recipe, amounts, isForCalculate = true }: Given): Finding[] {
  const read = plan === undefined ? { plan: undefined, errors: [] } : parseFeedPlan(plan);
  const made = parseRecipe(recipe);
  expect([...read.errors, ...made.errors]).toEqual([]);
  return calculatePlanAndRecipe({
    country: 'uk',
    values: INFANT,
    lists: { PD_SCOPE: [] },
    assessment: assess({ lists: { PD_SCOPE: [] }, country: 'uk', values: INFANT }),
    feedPlan: read.plan ?? undefined,
    recipe: made.recipe ?? undefined,
    products:
      amounts === undefined
        ? undefined
        : Object.entries(amounts).map(([id, volume]) => {
            const { name, basis } = productOf(id);
            return { id, name, packSize: '', images: [], volume, volumeUnit: basis };
          }),
    catalogue,
    isForCalculate,
  }).findings;
}

const OF_AMOUNTS = ['plan-differs', 'recipe-short'];
const said = (given: Given) =>
  findingsOf(given)
    .filter(({ code }) => OF_AMOUNTS.includes(code))
    .map(({ code, severity, message }) => `${code} ${severity}: ${withPlainSpaces(message)}`);

describe('[M-04] a recipe is held against the amounts of the regimen', () => {
  const FILED = { [POWDER]: 115, [CARB]: 44.230769, [EMULSION]: 26.538462 };

  it('says nothing where powder and what is added are the same', () =>
    expect(said({ recipe: WITH_BOTH, amounts: FILED })).toEqual([]));

  it('names each module that the regimen no longer has', () =>
    expect(said({ recipe: WITH_BOTH, amounts: { [POWDER]: 115 } })).toEqual([
      'plan-differs confirm: The recipe has 44.2 g of Addimere Carb a day, the regimen 0 g.',
      'plan-differs confirm: The recipe has 26.5 ml of Addimere Emulsion a day, the regimen 0 ml.',
    ]));

  it.each([
    [20, 'The recipe has 44.2 g of Addimere Carb a day, the regimen 20 g.'],
    [60, 'The recipe has 44.2 g of Addimere Carb a day, the regimen 60 g.'],
  ])('names a module of which it has %s g', (carb, message) =>
    expect(said({ recipe: WITH_BOTH, amounts: { ...FILED, [CARB]: carb } })).toEqual([
      `plan-differs confirm: ${message}`,
    ]),
  );

  it('a figure of the recipe as it is written is no difference', () =>
    expect(said({ recipe: WITH_BOTH, amounts: { ...FILED, [CARB]: 44.2, [EMULSION]: 26.5 } })).toEqual([]));

  it('adds up a module that is named for 100 ml and for the batch', () => {
    const twice = {
      ...RECIPE,
      modules: [
        { product: CARB, amount: 5, per: '100ml' },
        { product: CARB, amount: 10, per: 'batch' },
      ],
    };
    expect(said({ recipe: twice, amounts: { [POWDER]: 115, [CARB]: 54.230769 } })).toEqual([]);
  });

  it('names a powder that the regimen no longer has', () =>
    expect(said({ recipe: RECIPE, amounts: {} })).toEqual([
      'plan-differs confirm: The recipe has 115 g of Cradlemere Hydrolysed a day, the regimen 0 g.',
    ]));

  it('says nothing without a regimen', () => expect(said({ recipe: WITH_BOTH })).toEqual([]));

  it('is held against it beside a feed plan too, which is reckoned by the same recipe and cannot tell', () => {
    const recipe = { ...RECIPE, finalMl: 920 };
    const plan = { sessions: [boluses({ volume: 460, boluses: 4 })] };
    expect(said({ plan, recipe, amounts: { [POWDER]: 59.8 } })).toEqual([
      'plan-differs confirm: The recipe has 119.6 g of Cradlemere Hydrolysed a day, the regimen 59.8 g.',
    ]);
    expect(
      said({ plan: { sessions: [boluses()] }, recipe: WITH_BOTH, amounts: { ...FILED, [CARB]: 20 } }),
    ).toEqual(['plan-differs confirm: The recipe has 44.2 g of Addimere Carb a day, the regimen 20 g.']);
  });
});

describe('[L-01] [M-04] what a feed plan gives of a recipe', () => {
  it('is asked about where it is more than the recipe makes', () => {
    const [found] = findingsOf({
      plan: { sessions: [boluses({ bolusStep: undefined })] },
      recipe: RECIPE,
      amounts: { [POWDER]: 115 },
    }).filter(({ code }) => code === 'recipe-short');
    expect(found).toMatchObject({
      severity: 'confirm',
      fields: ['plan.sessions'],
      products: [POWDER],
      value: 900,
      unit: 'ml',
    });
    expect(withPlainSpaces(found?.message ?? '')).toBe(
      'The feed plan gives 900 ml of Cradlemere Hydrolysed a day, its recipe makes 885 ml.',
    );
  });

  it.each<[string, object[]]>([
    ['as much as the recipe makes, to the millilitre it is written in', [boluses()]],
    ['less', [boluses({ volume: 600 })]],
    ['another feed alone', [boluses({ product: 'cradlemere-high-energy', volume: 1200 })]],
  ])('is not asked about: %s', (_case, sessions) =>
    expect(
      findingsOf({ plan: { sessions }, recipe: RECIPE }).filter(({ code }) => code === 'recipe-short'),
    ).toEqual([]),
  );

  it('adds up all its sessions', () => {
    const night = { product: POWDER, mode: 'cyclic', volume: 400, start: '20:00', hours: 10 };
    const day = boluses({ volume: 500, boluses: 4, first: '09:00', last: '18:00' });
    const messages = said({ plan: { sessions: [night, day] }, recipe: RECIPE });
    expect(messages).toEqual([
      'recipe-short confirm: The feed plan gives 900 ml of Cradlemere Hydrolysed a day, its recipe makes 885 ml.',
    ]);
  });
});

/** How often amounts are asked about by the command, and by what shows the plan. */
const asked = (plan: object) =>
  [true, false].map(
    (isForCalculate) => said({ recipe: RECIPE, plan, amounts: { [POWDER]: 115 }, isForCalculate }).length,
  );

describe('[L-02] a difference that only rounding makes is stated where the plan is shown, and not asked about', () => {
  it.each<[string, object, number[]]>([
    ['boluses of 147 ml where 147.5 are meant', { volume: 882, bolusStep: 1 }, [1, 0]],
    ['half a step of 5 ml at each', { volume: 870, bolusStep: undefined }, [1, 0]],
    ['more than that', { volume: 869, bolusStep: undefined }, [1, 1]],
    ['under 1 %, whatever the step', { volume: 877, bolusStep: 0.1 }, [1, 0]],
    ['over 1 %', { volume: 875, bolusStep: 0.1 }, [1, 1]],
    ['a step so coarse that a tenth is lost', { volume: 790, bolusStep: 50 }, [1, 1]],
    // What is made is all there is: that it does not suffice is asked about.
    ['more than the recipe makes', { volume: 888, bolusStep: 1 }, [1, 1]],
  ])('%s', (_what, more, counts) => expect(asked({ sessions: [boluses(more)] })).toEqual(counts));

  it('a rate is held to half a step of the pump in each hour', () => {
    const pump = { product: POWDER, mode: 'continuous', volume: 875, start: '08:00', hours: 20 };
    expect([1, 0.1].map((pumpStep) => asked({ sessions: [pump], pumpStep }))).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });
});

it('[K-05] what a recipe stirs into a feed by tube is not asked about as a drink', () => {
  const values: RegimenValues = { ...INFANT, PC_TYPE_OF_FEED: 'tube' };
  const drinks = (recipe: object | undefined, isForCalculate = false) => {
    const made = recipe === undefined ? undefined : (parseRecipe(recipe).recipe ?? undefined);
    const { name } = productOf(EMULSION);
    const products = [
      { id: EMULSION, name, packSize: '', images: [], volume: 26.5, volumeUnit: 'ml' as const },
    ];
    const of = { country: 'uk', values, lists: { PD_SCOPE: [] }, products, catalogue, recipe: made } as const;
    return regimenFindings({ ...of, isForCalculate }).filter(({ code }) => code === 'product-route');
  };
  expect(drinks(WITH_BOTH)).toEqual([]);
  expect(drinks(undefined)).toHaveLength(1);
  expect(drinks(WITH_BOTH, true)).toHaveLength(1);
});

it('[L-01] [M-04] what scoops make up is asked about in whole ml', () => {
  const amounts = { [POWDER]: 133.4 };
  const plan = { sessions: [boluses({ volume: 600 })] };
  const recipe = { ...RECIPE, strengthPercent: 15 };
  expect(said({ recipe, plan, amounts, isForCalculate: false })).toEqual([
    'plan-differs confirm: The feed plan has 600 ml of Cradlemere Hydrolysed a day, the regimen 889 ml.',
  ]);
});

const told = (volume: number, ml: number) => {
  const { plan } = parseFeedPlan({ sessions: [boluses({ product: 'tarnvane-standard', volume })] });
  if (plan === null) throw new Error('no plan');
  const say = { roundedOff: (_name: string, planned: string, held: string) => `${planned}, ${held}` };
  return roundingDifferenceLines(plan, [{ product: 'tarnvane-standard', ml }], catalogue, say).map(
    ({ text }) => withPlainSpaces(text),
  );
};

it('[L-02] a difference of less than half a millilitre is not told, unless it is much of the amount', () => {
  expect(told(889, 889.33)).toEqual([]);
  expect(told(888, 889.33)).toEqual(['888 ml, 889.33 ml']);
  expect(told(12, 12.4)).toEqual(['12 ml, 12.4 ml']);
});

it('[L-01] [M-04] what scoops make up is said in whole ml where rounding differs from it', () => {
  const { plan } = parseFeedPlan({ sessions: [boluses({ volume: 882, bolusStep: 1 })] });
  if (plan === null) throw new Error('no plan');
  const [line] = roundingDifferenceLines(plan, [{ product: POWDER, ml: 884.615 }], catalogue, {
    roundedOff: (_name, planned, held) => withPlainSpaces(`${planned}, ${held}`),
  });
  expect(line?.text).toBe('882 ml, 885 ml');
});

const askedByTube = (recipe: object, plan?: object) =>
  findingsOf({ recipe, ...(plan && { plan }), isForCalculate: false })
    .filter(({ code }) => code === 'not-for-tube')
    .map(({ severity, message, fields }) => `${severity} ${fields.join()}: ${message}`);

describe('[K-02] what goes down a tube by the feed plan, whatever was entered as the type of feed', () => {
  const thickened = { ...RECIPE, modules: [{ product: 'flowenna-clear', amount: 1, per: '100ml' }] };

  it('a thickener that is stirred into the feed has to be confirmed', () => {
    expect(askedByTube(thickened, { sessions: [boluses()] })).toEqual([
      'confirm plan.sessions: Flowenna Clear is a thickener of food and drink. The plan is by tube.',
    ]);
  });

  it('it is none where the feed is drunk, or nothing says how it is given', () => {
    expect(askedByTube(thickened, { sessions: [boluses({ mode: 'by_mouth' })] })).toEqual([]);
    expect(askedByTube(thickened)).toEqual([]);
    expect(askedByTube(WITH_BOTH, { sessions: [boluses()] })).toEqual([]);
  });
});

const incompleteBySessions = (sessions: readonly object[], isForCalculate = false) =>
  findingsOf({ plan: { sessions }, recipe: RECIPE, isForCalculate })
    .filter(({ code }) => code === 'tube-incomplete')
    .map(({ severity, message, products }) => `${severity} ${products.join()}: ${message}`);

const incompleteByRoute = (route: RegimenValues['PC_TYPE_OF_FEED'], ...ids: string[]) =>
  regimenFindings({
    country: 'uk',
    values: { ...INFANT, PC_TYPE_OF_FEED: route },
    lists: { PD_SCOPE: [] },
    products: ids.map((id) => ({
      id,
      name: id,
      packSize: '',
      images: [],
      volume: 30,
      volumeUnit: productOf(id).basis,
    })),
    catalogue,
  }).flatMap(({ code, products }) => (code === 'tube-incomplete' ? products : []));

describe('[K-02] [L-01] a plan by tube of modules and supplements alone is asked about', () => {
  const says = 'None of the feeds is nutritionally complete by its label. The plan is by tube.';
  const module = boluses({ product: CARB, volume: 300 });

  it('and not where one of the feeds is complete, or all is drunk', () => {
    expect(incompleteBySessions([module, boluses({ product: CARB, volume: 60, first: '21:00' })])).toEqual([
      `ask ${CARB}: ${says}`,
    ]);
    expect(incompleteBySessions([module, boluses()])).toEqual([]);
    expect(incompleteBySessions([module, boluses({ mode: 'by_mouth' })])).toEqual([]);
    expect(incompleteBySessions([boluses({ product: CARB, mode: 'by_mouth' })])).toEqual([]);
    expect(incompleteBySessions([module], true)).toEqual([]);
  });

  it('before there is a feed plan, of whoever is fed by tube alone', () => {
    expect(incompleteByRoute('tube', CARB, EMULSION)).toEqual([CARB, EMULSION]);
    expect(incompleteByRoute('tube', CARB, POWDER)).toEqual([]);
    expect(incompleteByRoute('oral_and_tube', CARB)).toEqual([]);
    expect(incompleteByRoute('tube')).toEqual([]);
  });
});

describe('[K-07] the feed plan of a child born preterm', () => {
  const CHILD: RegimenValues = { PD_GENDER: 'male', PD_WEIGHT: 9, PD_PRETERM: 'yes' };
  const { plan } = parseFeedPlan({
    sessions: [{ product: 'wrenfold-tube', mode: 'cyclic', volume: 700, start: '20:00', hours: 10 }],
    flush: { before: 5, after: 5 },
  });
  const of = (values: RegimenValues, scope: RegimenLists['PD_SCOPE'] = [], isForCalculate = false) => {
    const lists = { PD_SCOPE: scope };
    const assessment = assess({ lists, country: 'uk', values });
    const input = { country: 'uk' as const, values, lists, assessment, products: undefined, catalogue };
    return calculatePlanAndRecipe({ ...input, feedPlan: plan ?? undefined, isForCalculate }).feedPlan?.reason;
  };
  it.each<[string, RegimenValues, string | null]>([
    ['11 months', { PD_AGE: 11 }, 'preterm'],
    ['no age', {}, 'preterm'],
    ['12 months, as the corrected age', { PD_AGE: 12 }, null],
    ['23 months', { PD_AGE: 23 }, null],
    // Corrected, it may be under one year.
    ['15 months by date of birth', { PD_AGE: 15, PD_DOB: '2025-08-20' }, 'preterm'],
    ['16 months by date of birth', { PD_AGE: 16, PD_DOB: '2025-07-20' }, null],
  ])('%s', (_title, values, reason) => expect(of({ ...CHILD, ...values })).toBe(reason));

  it('is none where the age is named as not corrected, and on the command line', () => {
    expect(of({ ...CHILD, PD_AGE: 20 }, ['preterm'])).toBe('preterm');
    expect(of({ ...CHILD, PD_AGE: 20 }, [], true)).toBe('preterm');
  });
});
