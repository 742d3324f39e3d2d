import { feedPlanWords } from '@dietetic/content';
import { demonstrationProducts } from '@dietetic/demonstration-data';
import {
  assess,
  emptyRegimen,
  type FeedPlan,
  applyRecipe,
  type Finding,
  gramsPer100MlFeed,
  hangingLines,
  type PlanAndRecipe,
  planFindings,
  opensPackForRounding,
  parseFeedPlan,
  type Recipe,
  type RegimenState,
  type RegimenValues,
  recipeTexts,
  setValues,
  calculatePlanAndRecipe,
} from '@dietetic/regimen';
import { describe, expect, it } from 'vitest';
import { nonTubeLines, openedPackLines } from './non-tube-lines.ts';
import { homeLines } from './home-lines.ts';
import { homeSteps } from './home-steps.ts';
import { recipeLines, sentencesWithStrength } from './recipe-lines.ts';
import { howGiven, recipeSteps } from './recipe-steps.ts';
import { fieldToEnter, missingEntries, cardProblem } from './card-problem.ts';

const products = demonstrationProducts();
const FEED = 'tarnvane-energy-fibre';
const POWDER = 'cradlemere-hydrolysed';
const product = (id: string) => {
  const found = products.find((one) => one.id === id);
  if (found === undefined) throw new Error(`${id} is not in the demonstration range`);
  return found;
};

const planOf = (given: object): FeedPlan => {
  const { plan, errors } = parseFeedPlan(given);
  if (plan === null) throw new Error(JSON.stringify(errors));
  return plan;
};
const NIGHT = { product: FEED, mode: 'cyclic', volume: 1000, start: '20:00', hours: 12, packSize: 1000 };
const BOLUSES = { product: FEED, mode: 'bolus', volume: 400, boluses: 2, first: '10:00', last: '16:00' };
const PLAN = planOf({
  sessions: [NIGHT, { ...BOLUSES, minutes: 30 }],
  flush: { before: 30, after: 30 },
  medicines: { times: 1, before: 30, between: 10, after: 30, at: ['09:00'] },
  extraWater: 400,
});
const RECIPE: Recipe = {
  product: POWDER,
  by: 'final_volume',
  strengthPercent: gramsPer100MlFeed(13),
  finalMl: 885,
  scoops: 'same_strength',
  modules: [],
};

const workedOut = (feedPlan: FeedPlan | undefined, recipe?: Recipe): PlanAndRecipe =>
  calculatePlanAndRecipe({
    country: 'uk',
    values: { PD_AGE: recipe === undefined ? 852 : 4, PD_WEIGHT: 70 },
    lists: { PD_SCOPE: [] },
    assessment: { fluid: { result: 2100 }, errors: [] } as never,
    feedPlan,
    recipe,
    products: undefined,
    catalogue: products,
  });

const WATER_AT_NINE: FeedPlan = {
  ...PLAN,
  extraWaterAt: [540, 1320] as unknown as NonNullable<FeedPlan['extraWaterAt']>,
};

const stepsOf = (plan: FeedPlan) => {
  const { feedPlan } = workedOut(plan);
  if (feedPlan === null) throw new Error('no plan');
  return homeSteps(plan, feedPlan, 852).map(({ time, title, lines }) =>
    [time, title, ...lines].join(' | ').replaceAll('\u00a0', ' '),
  );
};

const stepsFor = (recipe: Recipe, ageMonths: number | null) => {
  const { recipe: made } = workedOut(undefined, recipe);
  if (made === null) throw new Error('no recipe');
  const texts = recipeTexts(made, product(POWDER), { ageMonths, weightKg: null });
  return { texts, steps: recipeSteps(texts, product(POWDER), ageMonths, 'hung') };
};

const bedsideOf = (plan: FeedPlan | undefined, isOutOfDate = false) => ({
  ...workedOut(plan),
  regimen: emptyRegimen('uk'),
  isOutOfDate,
});
const missing = { code: 'newborn', severity: 'stop', fields: ['PC_MINIMUM'] } as unknown as Finding;
const confirm = { code: 'plan-differs', severity: 'confirm' } as Finding;

it('[L-08] a plan there can be none of is not called one that is missing', () => {
  const { feedPlan } = bedsideOf(PLAN);
  if (feedPlan === null) throw new Error('no plan');
  for (const reason of ['preterm', 'parenteral'] as const)
    expect(cardProblem('ward', { ...bedsideOf(PLAN), feedPlan: { ...feedPlan, reason } }, [])).toBe(reason);
});

it('[L-08] [L-11] no card is made by another route than was entered, whatever was answered', () => {
  const { plan } = parseFeedPlan({ sessions: [BOLUSES] });
  const other = { code: 'plan-route', severity: 'confirm' } as Finding;
  for (const card of ['ward', 'home'] as const)
    expect(cardProblem(card, { ...bedsideOf(plan ?? undefined), findings: [other] }, [])).toBe(
      'route-differs',
    );
});

it.each([
  ['without a plan', undefined, false, [], 'no-plan'],
  [
    'a feed that is not in the catalogue',
    planOf({ sessions: [{ ...NIGHT, product: 'gone' }] }),
    false,
    [],
    'no-product',
  ],
  ['out of date', PLAN, true, [], 'out-of-date'],
  ['a session without a rate', planOf({ sessions: [{ ...NIGHT, volume: 5 }] }), false, [], 'no-rate'],
  ['something to confirm', PLAN, false, [confirm], 'to-confirm'],
  // Nobody can confirm what was not entered.
  ['something that has to be entered', PLAN, false, [confirm, missing], 'to-enter'],
  ['something only asked', PLAN, false, [{ ...confirm, severity: 'ask' } as Finding], null],
  ['a plan that stands', PLAN, false, [], null],
] as const)('%s', (_case, plan, isOutOfDate, open, expected) => {
  for (const card of ['ward', 'home'] as const)
    expect(cardProblem(card, bedsideOf(plan, isOutOfDate), open)).toBe(expected);
});

it('[L-08] [L-10] no card is made of a plan whose flushes are not entered, and it says so', () => {
  const { flush: _flush, ...plan } = PLAN;
  const regimen = { ...emptyRegimen('uk'), feedPlan: { plan, madeFor: '' } };
  for (const card of ['ward', 'home'] as const)
    expect(cardProblem(card, { ...bedsideOf(plan, true), regimen }, [])).toBe('no-flush');
});

it('[L-08] what is missing leads to the field in which it is entered', () => {
  const values = { PD_GENDER: 'female', PD_AGE: 0, PD_AGE_DAYS: 10, PD_WEIGHT: 3.4 } as const;
  const missingFor = (more: RegimenValues) => {
    const state: RegimenValues = { ...values, ...more };
    const assessment = assess({ lists: { PD_SCOPE: [] }, country: 'uk', values: state });
    const found = planFindings({ ...setValues(emptyRegimen('uk'), state), assessment, catalogue: products });
    return missingEntries(found).map((finding) => [fieldToEnter(finding, state), finding.message]);
  };
  // g/kg have a field only with the method that takes them.
  expect(missingFor({ PC_FLUID_ADJUST: 150 })).toEqual([
    ['PC_CALCULATION_METHOD', expect.stringContaining('Enter g/kg')],
  ]);
  expect(missingFor({ PC_CALCULATION_METHOD: 'min_max' })).toEqual([
    ['PC_RANGE', expect.stringContaining('Enter ml/kg and g/kg')],
  ]);
  expect(missingFor({ PC_MINIMUM: 2, PC_MAXIMUM: 2, PC_CALCULATION_METHOD: 'min_max' })).toEqual([
    ['PC_FLUID_ADJUST', expect.stringContaining('Enter ml/kg')],
  ]);
});

describe('[L-08] what goes home waits for what plan and recipe are asked about', () => {
  const large = bedsideOf(planOf({ sessions: [{ ...BOLUSES, volume: 1300, boluses: 1 }] }));
  const asked = large.findings.filter(({ severity }) => severity === 'ask');

  it('a bolus of 1,300 ml is on the ward card, where it is asked back, and on no home plan before it is kept', () => {
    expect(asked.map(({ code }) => code)).toContain('bolus-large');
    expect(cardProblem('ward', large, asked)).toBeNull();
    expect(cardProblem('home', large, asked)).toBe('to-answer');
    expect(cardProblem('home', large, [])).toBeNull();
  });

  it.each([
    ['a tube plan for somebody fed by mouth', 'product-route', 'to-answer'],
    ['a vitamin of the whole day', 'upper-level', null],
    ['room that a module takes up, which the card says', 'module-room', null],
  ] as const)('%s', (_case, code, expected) => {
    const finding = { code, severity: 'ask', message: 'As found.' } as Finding;
    const bedside = { ...large, findings: code === 'module-room' ? [finding] : [] };
    expect(cardProblem('home', bedside, [finding])).toBe(expected);
  });
});

describe('[L-08] the home plan', () => {
  it('says what to do at each time, with the figures of the table', () => {
    expect(stepsOf(PLAN)).toEqual([
      '20:00 | Start the pump | Flush the tube with 30 ml of water. | Hang one 1,000 ml pack of Tarnvane Energy Fibre. | It may hang for 24 h and no longer. | Set the pump to 83 ml/h and the dose to 1,000 ml.',
      '08:03 | The pump stops by itself | It has run for about 12 h 3 min. | Flush the tube with 30 ml of water.',
      '09:00 | Medicines | Flush with 30 ml of water before. | Give the medicines one at a time. | Flush with 10 ml of water in all between them. | Flush with 30 ml of water after.',
      '10:00 | Feed: 200 ml over 30 min | Flush with 30 ml of water before. | Give 200 ml of Tarnvane Energy Fibre through the tube. | If you use a pump: 400 ml/h, dose 200 ml. | Flush with 30 ml of water after.',
      '16:00 | Feed: 200 ml over 30 min | Flush with 30 ml of water before. | Give 200 ml of Tarnvane Energy Fibre through the tube. | If you use a pump: 400 ml/h, dose 200 ml. | Flush with 30 ml of water after.',
      ' | Water | Give 400 ml of water through the tube over the day.',
    ]);
  });

  it('stops the pump for medicines while it runs, and sets it back after a bolus by pump', () => {
    const steps = stepsOf({
      ...planOf({
        sessions: [
          NIGHT,
          { ...BOLUSES, volume: 200, boluses: 1, first: '06:00', last: undefined, minutes: 30 },
        ],
      }),
      medicines: { ...WATER_AT_NINE.medicines, times: 1, at: WATER_AT_NINE.extraWaterAt?.slice(1) ?? [] },
      extraWater: 200,
      extraWaterAt: WATER_AT_NINE.extraWaterAt?.slice(1) ?? [],
    });
    expect(steps.find((step) => step.includes('Medicines'))).toMatch(
      /^22:00 \| Medicines, and 200 ml of water \| Stop the pump\. \| .* Give 200 ml of water through the tube\. \| Start the pump again\.$/,
    );
    expect(steps.find((step) => step.startsWith('06:00'))).toMatch(
      /If you use a pump: 400 ml\/h, dose 200 ml\..*\| Then set the pump back to 83 ml\/h and to what was still left of its dose\.$/,
    );
  });

  it('stops what runs for water on its own, and in a bolus over time for medicines', () => {
    const steps = stepsOf({
      ...planOf({
        sessions: [NIGHT, { ...BOLUSES, boluses: 1, first: '21:45', last: undefined }],
        extraWater: 200,
        extraWaterAt: ['23:00'],
      }),
    });
    expect(steps.slice(1, 3)).toEqual([
      '21:45 | Feed: 400 ml | Stop the pump. | Give 400 ml of Tarnvane Energy Fibre through the tube. | Start the pump again.',
      '23:00 | Water | Stop the pump. | Give 200 ml of water through the tube. | Start the pump again.',
    ]);
    const medicines = { times: 1, before: 10, after: 10, at: ['10:10'] };
    const [, during] = stepsOf(
      planOf({
        sessions: [{ ...BOLUSES, minutes: 30 }],
        medicines,
        extraWater: 50,
        extraWaterAt: ['10:10'],
      }),
    );
    expect(during).toMatch(
      /^10:10 \| Medicines, and 50 ml of water \| Stop the feed\. \| .* Give 50 ml of water through the tube\. \| Start the feed again\.$/,
    );
  });

  it('of water with no time says to stop a pump that runs for more than half of the day', () =>
    expect(stepsOf(planOf({ sessions: [{ ...NIGHT, hours: 20 }], extraWater: 400 })).at(-1)).toBe(
      ' | Water | If the pump is running, stop it first and start it again after. | Give 400 ml of water through the tube over the day.',
    ));

  it('gives water at the time of medicines with them, and draws the pump from its start to its end', () => {
    const { feedPlan } = workedOut(WATER_AT_NINE);
    if (feedPlan === null) throw new Error('no plan');
    const steps = homeSteps(WATER_AT_NINE, feedPlan, 852);
    expect(steps.map(({ time, title, runs }) => [time, title.replaceAll('\u00a0', ' '), runs])).toEqual([
      ['20:00', 'Start the pump', true],
      ['22:00', 'Water', true],
      ['08:03', 'The pump stops by itself', false],
      ['09:00', 'Medicines, and 200 ml of water', false],
      ['10:00', 'Feed: 200 ml over 30 min', false],
      ['16:00', 'Feed: 200 ml over 30 min', false],
    ]);
  });

  it('has a container changed before its feed is too old, and says how much goes in', () => {
    const made = planOf({ sessions: [{ ...NIGHT, container: 'decanted', hours: 8 }] });
    expect(stepsOf(made)).toEqual([
      '20:00 | Start the pump | Fill the container with at most 500 ml of Tarnvane Energy Fibre. | It may hang for 4 h and no longer. | Set the pump to 125 ml/h and the dose to 1,000 ml.',
      '00:00 | Change the container | Throw away what is left in it. Fill a clean one with at most 500 ml of Tarnvane Energy Fibre.',
      '04:00 | The pump stops by itself | It has run for about 8 h.',
    ]);
  });

  it('by clock: the pump is stopped by hand and no dose is set', () => {
    const [start, stop] = stepsOf(planOf({ sessions: [NIGHT], runBy: 'clock' }));
    expect(start).toMatch(/Set the pump to 83 ml\/h\.$/);
    expect(stop).toBe(
      '08:00 | Stop the pump | It has run for about 12 h. | In the night the clocks change stop it at 09:00 in March, at 07:00 in October.',
    );
  });

  it('of packs that are smaller than the dose says to hang the next', () => {
    const [start] = stepsOf(planOf({ sessions: [{ ...NIGHT, packSize: 500 }] }));
    expect(start).toContain('Hang a 500 ml pack of Tarnvane Energy Fibre. When it is empty, hang the next.');
  });

  it('of a feed that pauses counts as many packs as it says to hang', () => {
    const run = { ...NIGHT, volume: 700, hours: 9, packSize: 500 };
    const split = planOf({ sessions: [{ ...run, start: '08:00' }, run] });
    expect(workedOut(split).feedPlan?.packsPerDay).toBe(3);
    const [, next, stop, start, last, end] = stepsOf(split);
    expect(next).toMatch(
      /^14:24 \| Hang the next pack \| Take down the pack that hangs now\. Hang a new 500 ml pack/u,
    );
    // 300 ml are left of it for the second run.
    expect(last).toMatch(/^23:50 \| Hang the next pack/u);
    expect(stop).toContain('Keep the open pack for 20:00.');
    expect(start).toContain(
      'Go on with the pack of Tarnvane Energy Fibre that is open. When it is empty, hang a new 500 ml pack. | A pack may hang for 24 h from when it was opened, and no longer.',
    );
    expect(end).not.toContain('Keep');
    const [first, , second] = stepsOf(planOf({ sessions: [{ ...run, start: '08:00', volume: 500 }, run] }));
    expect(first).toContain('Hang one 500 ml pack');
    expect(second).toContain('Hang a 500 ml pack of Tarnvane Energy Fibre. When it is empty, hang the next.');
  });

  it('says how long what was decanted may hang', () => {
    const [start] = stepsOf(planOf({ sessions: [{ ...NIGHT, container: 'decanted', hours: 4 }] }));
    expect(start).toContain(
      'Fill the container with Tarnvane Energy Fibre. | It may hang for 4 h and no longer.',
    );
  });
});

const drunk = (feed: string) => ({
  product: feed,
  mode: 'by_mouth',
  volume: 300,
  boluses: 3,
  first: '08:00',
});
const written = (plan: FeedPlan, ageMonths: number | null) => {
  const { feedPlan } = workedOut(plan);
  if (feedPlan === null) throw new Error('no plan');
  return Object.values(homeLines(feedPlan, ageMonths, products))
    .flat()
    .join(' ');
};

describe('[L-08] the home plan speaks to whoever feeds, of what is used', () => {
  const SYRINGE = planOf({ sessions: [BOLUSES] });
  it('[L-11] a tube that has come out keeps nobody from a bottle', () => {
    const { minutes: _minutes, ...drinks } = { minutes: undefined, ...BOLUSES, mode: 'by_mouth' };
    const both = written(planOf({ sessions: [BOLUSES, drinks] }), 4);
    expect(both).toContain('has come out: give nothing through it. Call.');
    expect(both).not.toContain('do not feed');
  });

  it('[L-11] of a powder alone says that it is not made stronger, and which where another feed is ready to use', () => {
    const ofSessions = (...feeds: string[]) => written(planOf({ sessions: feeds.map(drunk) }), 60);
    expect(ofSessions(FEED)).toContain('does not drink all of it for a day: call and ask.');
    expect(ofSessions(FEED)).not.toContain('stronger');
    expect(ofSessions(POWDER)).toContain('call and ask. Do not make the feed stronger.');
    expect(ofSessions(FEED, POWDER)).toContain('call and ask. Do not make Cradlemere Hydrolysed stronger.');
    expect(written(planOf({ sessions: [{ ...BOLUSES, product: POWDER }, drunk(FEED)] }), 60)).not.toContain(
      'stronger',
    );
  });

  it('[L-11] only what is poured has a bottle or cup of its own: a whole bottle of a sip feed is drunk from it', () => {
    const SIP = 'dalesip-two';
    const bottles = (volume: number) => ({ ...drunk(SIP), volume });
    const whole = written(planOf({ sessions: [bottles(600)] }), 852);
    expect(whole).not.toMatch(/Pour|clean cup/);
    const half = written(planOf({ sessions: [bottles(300)] }), 852);
    expect(half).toContain('A clean cup or bottle for each feed');
    expect(half).toContain('Pour each feed into its own bottle or cup.');
    const both = written(planOf({ sessions: [bottles(600), drunk(POWDER)] }), 60);
    expect(both).toContain('A clean bottle or cup for each feed of Cradlemere Hydrolysed');
    expect(both).toContain('Pour each feed of Cradlemere Hydrolysed into its own bottle or cup.');
    expect(both).not.toContain('Pour each feed into');
  });

  it('[L-11] beside a tube tells which feeds have a bottle, and which a syringe', () => {
    const both = written(planOf({ sessions: [BOLUSES, drunk(POWDER)] }), 4);
    expect(both).toContain('A clean syringe for each feed by tube');
    expect(both).toContain('A sterilised bottle and teat for each feed by bottle');
    expect(both).toContain('Check the position of the tube before each feed by tube, as you were taught.');
    expect(both).toContain('Give each feed by tube slowly.');
    expect(both).toContain('Pour each feed by mouth into its own bottle or cup.');
    expect(written(planOf({ sessions: [drunk(POWDER)] }), 4)).not.toContain('by mouth');
  });

  it.each([
    ['a baby', 4, /Your baby’s feed plan.*Your baby is sick.*Your baby coughs/],
    ['a baby of 11 months', 11.9, /Your baby/],
    ['a child', 12, /Your child’s feed plan.*Your child is sick.*Your child coughs/],
    ['a child of 15', 191, /Your child/],
    ['from 16 years', 192, /Your feed plan.*You are sick.*You cough/],
    ['nobody knows how old', null, /Your feed plan.*You are sick.*You cough/],
  ])('%s', (_case, ageMonths, words) => {
    expect(written(SYRINGE, ageMonths)).toMatch(words);
    if (ageMonths !== null && ageMonths < 192)
      expect(written(SYRINGE, ageMonths)).not.toMatch(/You are|You cough|Sit up/);
  });

  it('has the position of the tube checked before each feed, as it was taught', () => {
    for (const plan of [SYRINGE, planOf({ sessions: [NIGHT] })])
      expect(written(plan, 4)).toContain(
        'Check the position of the tube before each feed, as you were taught.',
      );
  });

  it('[L-08] names as many clean containers as are filled, and a syringe for water that no feed brings one for', () => {
    const made = { ...NIGHT, container: 'decanted', hours: 10 };
    expect(written(planOf({ sessions: [made] }), 852)).toContain('3 clean containers for the pump');
    expect(written(planOf({ sessions: [{ ...made, hours: 4 }] }), 852)).toContain(
      '1 clean container for the pump',
    );
    expect(written(planOf({ sessions: [NIGHT] }), 852)).not.toContain('clean container');
    const water = { sessions: [NIGHT], flush: { before: 30, after: 30 } };
    expect(written(planOf(water), 852)).toContain('60\u00a0ml of water and a clean syringe');
    expect(written(planOf({ ...water, sessions: [BOLUSES] }), 852)).toContain(
      '120\u00a0ml of water, through the tube',
    );
  });

  it('of pump and giving set only where there are any, of syringes only where there are some', () => {
    expect(written(SYRINGE, 4)).not.toMatch(/pump|hanging|giving set/);
    expect(written(SYRINGE, 4)).toMatch(/syringe.*do not make the next one bigger/);
    const byPump = written(planOf({ sessions: [NIGHT] }), 852);
    expect(byPump).not.toMatch(/syringe/);
    expect(byPump).toMatch(/giving set.*hanging.*do not run the pump faster/);
    const both = written(planOf({ sessions: [NIGHT, BOLUSES] }), 852);
    expect(both).toMatch(/giving set.*syringe/);
    // Over a time it is a pump, or a container that hangs.
    expect(written(planOf({ sessions: [{ ...BOLUSES, minutes: 30 }] }), 852)).toMatch(/giving set/);
  });
});

describe('[L-08] [M-05] the ward card says how a powder is made up, where the feed is named', () => {
  const FEEDS = { product: POWDER, mode: 'bolus', volume: 400, boluses: 4, first: '06:00', last: '18:00' };
  const STRONG: Recipe = { ...RECIPE, strengthPercent: gramsPer100MlFeed(15) };
  const wardOf = (recipe: Recipe | undefined, fed: object = FEEDS) => {
    const plan = planOf({ sessions: [fed] });
    const worked = workedOut(plan, recipe);
    if (worked.feedPlan === null) throw new Error('no plan');
    const bedside = { ...worked, products, regimen: { ...emptyRegimen('uk'), recipe } };
    return {
      sentences: sentencesWithStrength(plan, worked.feedPlan, bedside).map(plainly),
      lines: recipeLines(worked.feedPlan, bedside).map(plainly),
    };
  };

  it('by the recipe: its strength, and what is in 100 ml', () => {
    const { sentences, lines } = wardOf(STRONG);
    expect(sentences[0]).toMatch(
      /^Cradlemere Hydrolysed at 15 %, by recipe, 7\d\.\d kcal in 100 ml: 4 × 100 ml at 06:00/,
    );
    expect(lines).toEqual([
      expect.stringMatching(/^Cradlemere Hydrolysed: \d+ ml at 15 %: \d+ level scoops/),
    ]);
  });

  it('with what is added, and in how much feed', () => {
    const modules = [{ product: 'addimere-carb', amount: 1.5, per: '100ml' as const }];
    const { sentences, lines } = wardOf({ ...STRONG, modules });
    expect(sentences[0]).toMatch(
      /^Cradlemere Hydrolysed at 15 %, by recipe, with 13\.\d g Addimere Carb in 8\d\d ml, \d\d\.\d kcal in 100 ml: /,
    );
    expect(lines[0]).toContain('g Addimere Carb +');
  });

  it('as on the label without a recipe, and without a word where nothing is made up', () => {
    expect(wardOf(undefined).sentences[0]).toMatch(
      /^Cradlemere Hydrolysed, made up as on the label: 4 × 100 ml/,
    );
    expect(wardOf(undefined).lines).toEqual([]);
    expect(wardOf(undefined, BOLUSES).sentences[0]).toMatch(/^Tarnvane Energy Fibre: 2 × 200 ml/);
  });

  it('a recipe that cannot be worked out is not passed over', () => {
    const gone = { ...STRONG, modules: [{ product: 'gone', amount: 1, per: '100ml' as const }] };
    expect(wardOf(gone).sentences[0]).toMatch(/^Cradlemere Hydrolysed, by a recipe that is not known, ask: /);
    expect(wardOf(undefined, { ...FEEDS, product: 'addimere-protein' }).sentences[0]).toMatch(
      /^Addimere Protein, its label gives no strength, ask: /,
    );
  });
});

const linesOf = (sessions: object[]) => {
  const { feedPlan } = workedOut(planOf({ sessions }));
  if (feedPlan === null) throw new Error('no plan');
  return hangingLines(feedPlan, products, feedPlanWords).map(plainly);
};

describe('[L-04] [L-08] plan, report and ward card on what would hang longer than it may', () => {
  const SLOW = { product: FEED, mode: 'continuous', volume: 600, start: '08:00', hours: 24, packSize: 1000 };

  it('leads with when it is changed', () => {
    expect(linesOf([SLOW])[0]).toBe(
      'Tarnvane Energy Fibre, ready-to-hang pack: change at 24 h, throw away what is left; it would run for 40 h.',
    );
  });

  it('within its limit says so, each session for itself', () => {
    const lines = linesOf([SLOW, { ...NIGHT, product: 'tarnvane-standard' }]);
    expect(lines.slice(0, 2)).toEqual([
      expect.stringMatching(/^Tarnvane Energy Fibre, .*: change at 24 h/),
      'Tarnvane Standard, ready-to-hang pack: hangs for 12 h 3 min, limit 24 h.',
    ]);
  });
});

describe('[M-05] the recipe card', () => {
  it('takes water first, then the scoops of this tin, each figure that of the screen', () => {
    const { texts, steps } = stepsFor(RECIPE, 4);
    const titles = steps.map(({ title }) => title);
    expect(titles[1]).toBe(`Measure ${texts.water} of water`);
    expect(titles[2]).toBe('Add 25 level scoops');
    expect(texts.sentence).toContain(texts.water);
    expect(steps[2]?.scoops).toBe(25);
    expect(steps[2]?.lines.join(' ')).toContain('the scoop from this tin');
    expect(steps[2]?.lines.join(' ')).not.toContain('stronger');
  });

  it('above the strength of the label says that it is from the dietitian', () => {
    const { steps } = stepsFor({ ...RECIPE, strengthPercent: gramsPer100MlFeed(15) }, 4);
    expect(steps[2]?.lines.join(' ')).toMatch(
      /stronger than the 13\.?\d?\u00a0% of the tin\. It is from your dietitian/,
    );
  });

  it('lists the additions, and asks for boiling and sterilising only for infants', () => {
    const added = { ...RECIPE, modules: [{ product: 'addimere-carb', amount: 3, per: '100ml' as const }] };
    const { texts, steps } = stepsFor(added, 4);
    expect(steps[3]?.title).toBe(`Weigh ${texts.modules[0]?.amount} of ${texts.modules[0]?.name} and add it`);
    expect(steps[3]?.lines.join(' ')).toContain(`a little more than ${texts.finalVolume}`);
    expect(steps[0]?.title).toContain('Sterilise');
    expect(stepsFor(RECIPE, 60).steps[0]?.title).not.toContain('Sterilise');
  });

  it.each([
    ['by pump', 'hung', /^In the feeding set: 4 h at most\.$/],
    [
      'by bottle or syringe',
      'byHand',
      /^Throw away what has been out of the fridge for 2 hours, and what is left 1 hour after a feed began\.$/,
    ],
    [
      'nobody said how',
      'either',
      /^Throw away what has been out of the fridge for 2 hours, and what is left 1 hour after a feed began\. In a feeding set, if you use one: 4 h at most\.$/,
    ],
  ] as const)('[L-08] when what is left is thrown away, %s', (_case, given, words) => {
    const { texts } = stepsFor(RECIPE, 4);
    const last = recipeSteps(texts, product(POWDER), 4, given).at(-1);
    expect(last?.title).toMatch(/back of the fridge/);
    expect(plainly(last?.lines.join(' ') ?? '')).toMatch(words);
  });

  it('what the label does not say of what is left is not made up', () => {
    const { texts } = stepsFor(RECIPE, 4);
    const silent = {
      ...product(POWDER),
      storage: 'Keep the lid on.',
      directionsForUse: 'Use within 24 hours.',
    };
    expect(recipeSteps(texts, silent, 4, 'byHand').at(-1)?.lines).toEqual([]);
  });

  it.each([
    ['no plan, and nobody said how', [], undefined, 'either'],
    ['no plan, by mouth', [], 'oral', 'byHand'],
    ['no plan, by tube', [], 'tube', 'either'],
    ['a plan of another feed: this one is drunk', [NIGHT], 'oral_and_tube', 'byHand'],
    ['a pump', [{ ...NIGHT, product: POWDER, packSize: undefined }], undefined, 'hung'],
    ['a syringe', [{ ...BOLUSES, product: POWDER }], undefined, 'byHand'],
    [
      'boluses over a time, by pump or not',
      [{ ...BOLUSES, product: POWDER, minutes: 30 }],
      undefined,
      'either',
    ],
    [
      'both',
      [
        { ...NIGHT, product: POWDER, packSize: undefined },
        { ...BOLUSES, product: POWDER },
      ],
      undefined,
      'either',
    ],
  ] as const)('how it is given: %s', (_case, sessions, route, expected) => {
    const plan = sessions.length === 0 ? undefined : planOf({ sessions });
    const values = route === undefined ? {} : { PC_TYPE_OF_FEED: route };
    expect(howGiven(POWDER, plan, values)).toBe(expected);
  });
});

describe('[L-08] [M-05] no card', () => {
  it('for a recipe only while it matches the amount in the regimen', () => {
    const filed = applyRecipe(emptyRegimen('uk'), RECIPE, products);
    const worked = { ...workedOut(undefined, RECIPE), isOutOfDate: false };
    expect(cardProblem('recipe', { ...worked, regimen: filed }, [])).toBeNull();
    expect(cardProblem('recipe', { ...worked, regimen: emptyRegimen('uk') }, [])).toBe('no-recipe');
    const changed = { ...filed, products: filed.products.map((one) => ({ ...one, volume: 100 })) };
    expect(cardProblem('recipe', { ...worked, regimen: changed }, [])).toBe('recipe-differs');
    const added = { ...RECIPE, modules: [{ product: 'addimere-carb', amount: 3, per: '100ml' as const }] };
    const gone = { ...RECIPE, modules: [{ product: 'gone', amount: 3, per: '100ml' as const }] };
    const unknown = { ...workedOut(undefined, gone), isOutOfDate: false };
    expect(cardProblem('recipe', { ...unknown, regimen: { ...filed, recipe: gone } }, [])).toBe(
      'recipe-unknown',
    );
    const alone = { ...workedOut(undefined, added), isOutOfDate: false };
    expect(cardProblem('recipe', { ...alone, regimen: { ...filed, recipe: added } }, [])).toBe(
      'recipe-differs',
    );
  });
});

const opened = (sessions: object[]) => {
  const { feedPlan } = workedOut(planOf({ sessions }));
  return feedPlan === null ? null : openedPackLines(feedPlan, products);
};

const besideOf = (of: RegimenState) => {
  const worked = calculatePlanAndRecipe({
    ...of,
    values: { PD_AGE: 852, PD_WEIGHT: 70 },
    assessment: { fluid: { result: 2100 }, errors: [] } as never,
    feedPlan: PLAN,
    catalogue: products,
  });
  if (worked.feedPlan === null) throw new Error('no plan');
  const { each, supply } = nonTubeLines(
    { ...worked, products, regimen: of },
    worked.feedPlan,
    (powder, { sentence }) => `${powder.name}: ${sentence}`,
  );
  return { each: each.map(plainly), supply: supply.map(plainly) };
};

describe('[L-08] what is beside the tube, and what is left in a pack', () => {
  const sip = product('dalesip-two');
  const chosen = (id: string, volume: number) => ({
    id,
    name: product(id).name,
    volume,
    volumeUnit: 'ml' as const,
    packSize: '',
    images: [],
  });
  const regimen = { ...emptyRegimen('uk'), products: [chosen(FEED, 1400), chosen(sip.id, 400)] };

  it('a powder by recipe is one line with all that is added, and what is given apart another', () => {
    const recipe = { ...RECIPE, modules: [{ product: 'addimere-carb', amount: 2, per: '100ml' as const }] };
    const filed = applyRecipe(regimen, recipe, products);
    const { each, supply } = besideOf(filed);
    expect(each).toEqual([
      expect.stringMatching(
        /^Cradlemere Hydrolysed: \d+ ml at 13 %: \d+ level scoops \(.* g\) \+ .* g Addimere Carb \+ \d+ ml water$/u,
      ),
      `400 ml of ${sip.name}`,
    ]);
    // Its tins stand with the recipe.
    expect(supply).toEqual([`56 bottles of 200 ml, ${sip.name}`]);
    // With other amounts than the recipe's, those of the regimen are given.
    const changed = {
      ...filed,
      products: filed.products.map((one) => (one.id === 'addimere-carb' ? { ...one, volume: 20 } : one)),
    };
    expect(besideOf(changed).each).toEqual([
      `400 ml of ${sip.name}`,
      expect.stringContaining('of Cradlemere Hydrolysed'),
      '20 g of Addimere Carb',
    ]);
  });

  it('a drink of the regimen is on the card with its amount, and its packs for 28 days', () => {
    expect(besideOf(regimen)).toEqual({
      each: [`400 ml of ${sip.name}`],
      supply: [`56 bottles of 200 ml, ${sip.name}`],
    });
  });

  it('what no session feeds alone is there', () => {
    const alone = { ...regimen, products: regimen.products.slice(0, 1) };
    expect(besideOf(alone)).toEqual({ each: [], supply: [] });
  });

  it('of a feed by bolus the label says how long an opened pack keeps; of one that hangs nothing is opened', () => {
    const line = expect.stringMatching(/^Once opened, .* within 24 hours\.$/u);
    expect(opened([NIGHT, BOLUSES])).toEqual([line]);
    expect(opened([NIGHT])).toEqual([]);
    // Beside another feed it is said of which.
    expect(opened([NIGHT, { ...BOLUSES, product: sip.id }])).toEqual([
      expect.stringMatching(/^Dalesip Two: Once opened, /u),
    ]);
    // A bottle that a pump is filled from is opened, and stands there until it is empty.
    expect(opened([{ ...NIGHT, container: 'decanted', hours: 4 }])).toEqual([line]);
    expect(opened([{ ...NIGHT, product: POWDER, packSize: undefined, hours: 4 }])).toEqual([]);
  });
});

const plainly = (text: string) => text.replaceAll('\u00a0', ' ');

const opens = (more: object) =>
  opensPackForRounding(
    workedOut(planOf({ sessions: [{ ...NIGHT, ...more }], runBy: 'clock' })).feedPlan?.sessions ?? [],
  );

it('[L-04] a pack that the rounding of the pump alone opens is known', () => {
  // 63 ml/h and 62 ml/h.
  expect(opens({ volume: 1500, hours: 24, packSize: 1500 })).toBe(true);
  expect(opens({ volume: 1500, hours: 24, packSize: 1500, rounding: 'down' })).toBe(false);
  expect(opens({ volume: 1600, hours: 24, packSize: 1500 })).toBe(false);
});
