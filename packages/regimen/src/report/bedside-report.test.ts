import { describe, expect, it } from 'vitest';
import type { GivenAmount } from '@dietetic/catalogue';
import type { RegimenLists, RegimenValues } from '../state/values.ts';
import { parseFeedPlan } from '../plan/feed-plan/parse-feed-plan.ts';
import type { FeedPlan } from '../plan/feed-plan/feed-plan.ts';
import { parseRecipe } from '../plan/recipe/parse-recipe.ts';
import type { Recipe } from '../plan/recipe/recipe.ts';
import { buildReport } from './build-report.ts';
import { reportCsv } from './formats/csv.ts';
import { reportFhirR4 } from './formats/fhir-r4.ts';
import { reportFhir } from './formats/fhir.ts';
import { reportHtml } from './formats/html.ts';
import { reportJson } from './formats/json.ts';
import { reportText } from './formats/text.ts';
import { reportedBedside } from './sections/bedside-sections.ts';
import { reportFindings } from './sections/findings-section.ts';
import type { ReportInput } from './input.ts';
import { chosen, exampleReport, products, WOMAN_OF_68, words } from './test-support/example-report.ts';

const MADE_AT = '2026-11-23T09:41:00.000Z';
const FEED = 'tarnvane-standard';
const OTHER = 'tarnvane-energy-fibre';
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const planOf = (given: object): FeedPlan => {
  const { plan, errors } = parseFeedPlan(given);
  if (plan === null) throw new Error(JSON.stringify(errors));
  return plan;
};
const NIGHT = { product: FEED, mode: 'cyclic', volume: 1000, start: '20:00', hours: 12 };
const PLAN = planOf({
  sessions: [NIGHT],
  flush: { before: 30, after: 30 },
  extraWater: 400,
  route: 'gastric',
});

const withPlan = (plan: FeedPlan, ml: number, isOutOfDate = false, lists?: RegimenLists): ReportInput => ({
  ...exampleReport({ selected: [chosen(FEED, ml)], ...(lists && { lists }) }),
  feedPlan: { plan, isOutOfDate },
});

it('[L-10] of a plan whose flushes are not entered the report says so, and has no rate and no 0 ml', () => {
  const { flush: _flush, ...plan } = PLAN;
  for (const isOutOfDate of [true, false]) {
    const input = withPlan(plan, 1000, isOutOfDate);
    const { feedPlan } = buildReport(input);
    expect(feedPlan?.notice).toBe('The flushes of the feed plan are not entered. No rate is given.');
    expect(feedPlan?.sentences).toEqual([]);
    expect(reportFhir(input, MADE_AT)).not.toContain('ml/h');
  }
});

it('[L-10] [L-09] a plan of a template that nobody has checked is said to be that, in every format that says why', () => {
  const input = withPlan(PLAN, 1000, true);
  const ofTemplate = { ...input, feedPlan: { plan: PLAN, isOutOfDate: true, isOfTemplate: true as const } };
  expect(buildReport(ofTemplate).feedPlan?.notice).toBe(
    'The feed plan is from a template and is not yet checked for this patient. No rate is given.',
  );
  const { short, full, mail, csv, json, r5 } = formats(ofTemplate);
  for (const said of [short, full, mail, csv, json]) expect(said).not.toContain('have changed');
  for (const said of [full, mail, csv, json]) expect(said).toContain('from a template');
  expect(r5).not.toContain('ml/h');
});

it('[L-09] [L-03] the order says the water of the day once, with the first of two feeds', () => {
  const day = { mode: 'bolus', volume: 400, boluses: 2, first: '10:00', last: '16:00' };
  const plan = planOf({
    sessions: [NIGHT, { ...day, product: OTHER }],
    flush: { before: 30, after: 30 },
    medicines: { times: 2, before: 10, between: 5, after: 10 },
    extraWater: 400,
    extraWaterAt: ['13:00', '18:00'],
  });
  const input: ReportInput = {
    ...exampleReport({ selected: [chosen(FEED, 1000), chosen(OTHER, 400)] }),
    feedPlan: { plan, isOutOfDate: false },
  };
  const { entry } = JSON.parse(reportFhir(input, MADE_AT)) as {
    entry: { resource: { enteralFormula?: { administrationInstruction?: string } } }[];
  };
  const said = entry
    .flatMap(({ resource }) => resource.enteralFormula?.administrationInstruction ?? [])
    .map(plain);
  expect(said).toHaveLength(2);
  expect(said[0]).toContain(
    'Medicines 2 times a day: 25 ml of water each time (10 ml before, 5 ml in all between them, 10 ml after). Other water: 400 ml a day, at 13:00, 18:00.',
  );
  expect(said[1]).toContain('Flush at each feed: 30 ml before, 30 ml after.');
  expect(said[1]).not.toMatch(/Medicines|Other water/);
});

const INFANT: RegimenValues = { PD_GENDER: 'male', PD_AGE: 4, PD_WEIGHT: 5.9, PD_HEIGHT: 61 };
const RECIPE = parseRecipe({
  product: 'cradlemere-hydrolysed',
  by: 'final_volume',
  strengthPercent: 13,
  finalMl: 885,
  scoops: 'same_strength',
}).recipe as Recipe;
const madeUp: ReportInput = {
  ...exampleReport({ values: INFANT, selected: [chosen('cradlemere-hydrolysed', 115)] }),
  recipe: RECIPE,
};

const formats = (input: ReportInput): Record<string, string> => {
  const report = buildReport(input);
  return {
    short: reportText(report, 'short', words),
    full: reportText(report, 'full', words),
    adime: reportText(report, 'adime', words),
    mail: reportHtml(report),
    csv: reportCsv(report),
    json: reportJson(input),
    r5: reportFhir(input, MADE_AT),
    r4: reportFhirR4(input, MADE_AT),
  };
};

/** The plan in every format, with the amount it was made for; read by one test for each. */
const PLANNED = formats(withPlan(PLAN, 1000));
const EVERY_FORMAT = Object.keys(PLANNED);

const SENTENCE = '83 ml/h for 12 h 3 min, dose 1,000 ml, start 20:00, finishes about 08:03 the next day.';

/** The formats in which a fluid need is marked as a default. */
const marked = (values: RegimenValues): string[] => {
  const input = exampleReport({ values, selected: [chosen(FEED, 1000)] });
  const written = formats({ ...input, feedPlan: { plan: PLAN, isOutOfDate: false } });
  return Object.keys(written).filter((name) =>
    /Need [\d,]+ ml\/day \(default, not chosen\)/.test(plain(written[name] ?? '')),
  );
};

const orders = (plan: FeedPlan, ml = 1000, given?: GivenAmount) => {
  const input = withPlan(plan, ml);
  const selected = input.selected.map((one) => ({ ...one, ...(given === undefined ? {} : { given }) }));
  return plain(formats({ ...input, selected }).full ?? '').match(/\d+ packs of [\d,]+ ml for 28 days/g);
};

/** What is said to be left over of a tube feed in packs, and of a powder. */
const leftOf = (...sessions: object[]) => {
  const input: ReportInput = {
    ...exampleReport({ selected: [chosen('wrenfold-tube', 300), chosen('cradlemere-hydrolysed', 26)] }),
    feedPlan: { plan: planOf({ sessions }), isOutOfDate: false },
  };
  return plain(formats(input).full ?? '').match(/.*is left over and discarded\./g);
};

describe('[L-09] a feed plan in the report', () => {
  it('[G-03] marks a fluid requirement that was not chosen, and what is below it, everywhere', () => {
    expect(marked(WOMAN_OF_68)).toEqual(['short', 'full', 'adime', 'mail', 'csv', 'r5', 'r4']);
    expect(marked({ ...WOMAN_OF_68, PC_FLUID_ADJUST: 30 })).toEqual([]);
  });

  it('[L-04] orders the packs of a feed once: those that each session hangs', () => {
    expect(orders(PLAN)).toEqual(['28 packs of 1,000 ml for 28 days']);
    const day = { ...NIGHT, volume: 500, hours: 4, start: '12:00' };
    const ofBoth = ['28 packs of 1,000 ml for 28 days', '28 packs of 500 ml for 28 days'];
    // A pack of 1,500 ml holds both, and would hang from one evening to the next afternoon.
    expect(orders(planOf({ sessions: [NIGHT, day] }), 1500)).toEqual(ofBoth);
    expect(orders(planOf({ sessions: [NIGHT, { ...day, container: 'decanted' }] }), 1500)).toEqual(ofBoth);
    const inTwo = planOf({ sessions: [{ ...day, start: '20:00' }, day] });
    expect(orders(inTwo)).toEqual(['56 packs of 500 ml for 28 days']);
    const given = { amount: 1, unit: 'pack', packSize: 1000 } as const;
    expect(orders(inTwo, 1000, given)).toEqual(['28 packs of 1,000 ml for 28 days']);
  });

  const cap = { fromKcalPerKg: 5, toKcalPerKg: 10, onDay: 2 };
  const builtUp = formats(withPlan(planOf({ sessions: [NIGHT], cap }), 1000));

  it.each(EVERY_FORMAT)('[L-05] its first days come before its rate in %s', (format) => {
    const text = plain(builtUp[format] ?? '');
    expect(text).toContain(
      'Build up first. Day 1: 24 ml/h for 12 h, 288 ml. Day 2: 48 ml/h for 12 h, 576 ml. After the first days:',
    );
    expect(text.indexOf('Build up first')).toBeLessThan(text.indexOf(SENTENCE));
  });

  it('[L-05] the day is headed as that of after the first days, which give no other feed', () => {
    const day = { product: FEED, mode: 'bolus', volume: 400, boluses: 2, first: '10:00' };
    const { full } = formats(withPlan(planOf({ sessions: [NIGHT, day], cap }), 1400));
    expect(plain(full ?? '')).toMatch(
      /After the first days: every day\s+20:00: .*24 hours, after the first days: .*After the first days: The feed gives: .*First days:.*In the first days give no bolus and no other feed\./s,
    );
  });

  const withWater = formats(withPlan(planOf({ sessions: [NIGHT], extraWater: 100, cap }), 1000));

  it.each(EVERY_FORMAT.filter((name) => !/^r\d|json|adime|short/.test(name)))(
    '[L-05] the first days have their fluid in %s',
    (format) => {
      const text = plain(withWater[format] ?? '');
      expect(text).toMatch(/Day 1: 24 ml\/h for 12 h, 288 ml, .*fluid 34\d ml, 1,39\d ml under the need/);
      expect(text).toContain(
        'Fluid is the free water of the first feed, with its flushes, medicines and other water. Need 1,740 ml/day (default, not chosen).',
      );
    },
  );

  it('[L-05] [K-13] the cap of the first days names its weight', () => {
    const other = { fromKcalPerKg: 10, toKcalPerKg: 12.5, onDay: 4 };
    const said = (values: RegimenValues) => {
      const around = { ...exampleReport({ values, selected: [chosen(FEED, 1000)] }) };
      const input = {
        ...around,
        feedPlan: { plan: planOf({ sessions: [NIGHT], cap: other }), isOutOfDate: false },
      };
      return plain(formats(input).full ?? '').match(/10 kcal\/kg on day 1.*/)?.[0];
    };
    expect(said(WOMAN_OF_68)).toBe('10 kcal/kg on day 1, to 12.5 kcal/kg on day 4, of 58.0 kg.');
    expect(said({ ...WOMAN_OF_68, PD_WEIGHT_BASIS: 'ideal', PD_WEIGHT_USED: 45 })).toBe(
      '10 kcal/kg on day 1, to 12.5 kcal/kg on day 4, of 45.0 kg, ideal weight.',
    );
    expect(said({ ...WOMAN_OF_68, PD_WEIGHT: 120 })).toBe(
      '10 kcal/kg on day 1, to 12.5 kcal/kg on day 4, of 120.0 kg, per kg of actual weight: may be too much.',
    );
  });

  it('[L-04] says what of a feed is left over, also beside one of which that is not known', () => {
    const tube = { ...NIGHT, product: 'wrenfold-tube', volume: 300 };
    const powder = {
      product: 'cradlemere-hydrolysed',
      mode: 'bolus',
      volume: 200,
      boluses: 2,
      first: '10:00',
    };
    expect(leftOf(tube)).toEqual([expect.stringMatching(/^\W*100 ml a day is left over and discarded\.$/)]);
    expect(leftOf(tube, powder)).toEqual([
      expect.stringMatching(/^\W*Wrenfold Tube: 100 ml a day is left over and discarded\.$/),
    ]);
    // Packs of 200 ml, all of them used.
    expect(leftOf({ ...tube, volume: 400 }, powder)).toBeNull();
  });

  it('[L-07] every figure of the day has its own name in the spreadsheet table', () => {
    const plan = planOf({
      sessions: [
        NIGHT,
        { product: FEED, mode: 'bolus', volume: 400, boluses: 2, first: '10:00', last: '16:00' },
      ],
      flush: { before: 30, after: 30 },
      medicines: { times: 1, before: 30, between: 0, after: 30, at: ['10:00'] },
    });
    const items = (formats(withPlan(plan, 1400)).csv ?? '')
      .split('\r\n')
      .map((line) => line.match(/"[^"]*"|[^,]+/g)?.[1]);
    const figures = items.filter((item) => item?.startsWith('"10:00 next day, '));
    expect(figures).toHaveLength(3);
    expect(new Set(figures).size).toBe(3);
  });

  it.each(EVERY_FORMAT)('is in %s, in the letters of the screen', (format) => {
    expect(plain(PLANNED[format] ?? '')).toContain(SENTENCE);
  });

  it('[L-07] says what the feed gives: by rounding it may be less than the amounts give', () => {
    expect(plain(PLANNED.full ?? '')).toMatch(
      /The feed gives: energy [\d,]+ kcal\/day, protein [\d.]+ g\/day\./,
    );
  });

  const outOfDate = formats(withPlan(PLAN, 1200, true));

  it.each(EVERY_FORMAT)(
    '[M-05] a powder is named with its strength in %s, and without a recipe as its label makes it',
    (format) => {
      const session = {
        product: 'cradlemere-hydrolysed',
        mode: 'bolus',
        volume: 885,
        boluses: 6,
        first: '06:00',
      };
      const feedPlan = { plan: planOf({ sessions: [session] }), isOutOfDate: false };
      const { recipe: _recipe, ...byLabel } = madeUp;
      expect(plain(formats({ ...madeUp, feedPlan })[format] ?? '')).toContain(
        'Cradlemere Hydrolysed at 13 %, by recipe, 65.3 kcal in 100 ml: 6 × 150 ml',
      );
      expect(plain(formats({ ...byLabel, feedPlan })[format] ?? '')).toContain(
        'Cradlemere Hydrolysed, made up as on the label: 6 × 150 ml',
      );
    },
  );

  it.each(EVERY_FORMAT)('out of date no rate of it is in %s', (format) => {
    const text = plain(outOfDate[format] ?? '');
    expect(text).not.toMatch(/\d ?ml\/h|mL\/h|08:03/);
    if (!format.startsWith('r')) expect(text).toContain('No rate is given.');
  });

  it('has the day, its fluid, its packs and its findings', () => {
    const text = plain(reportText(buildReport(withPlan(PLAN, 1200)), 'full', words));
    expect(text).toContain('20:00: Flush, then pump starts; feed 1,000 ml; water 30 ml; 83 ml/h');
    expect(text).toContain('08:03 next day: Pump stops at the dose, flush; water 30 ml');
    expect(text).toContain('24 hours: feed 1,000 ml; water 460 ml');
    expect(text).toMatch(/By volume: 1,460 ml\./);
    expect(text).toContain(
      'The feed plan has 1,000 ml of Tarnvane Standard a day, the regimen 1,200 ml. Not confirmed.',
    );
  });

  it('[L-02] states what rounding makes of an amount, and does not have it confirmed', () => {
    const text = plain(reportText(buildReport(withPlan(PLAN, 1004)), 'full', words));
    expect(text).toContain(
      'Tarnvane Standard: the plan has 1,000 ml and the regimen 1,004 ml. The difference is rounding.',
    );
    expect(text).not.toContain('Not confirmed');
    expect(plain(reportText(buildReport(withPlan(PLAN, 1000)), 'full', words))).not.toContain(
      'The difference is rounding',
    );
  });

  it('[L-03] of a feed whose water nobody knows says that it is not stated, and never at least 0', () => {
    const fed = planOf({
      sessions: [
        { product: 'cradlemere-hydrolysed', mode: 'bolus', volume: 600, boluses: 6, first: '06:00' },
      ],
    });
    const unknown = { ...withPlan(fed, 100), selected: [chosen('cradlemere-hydrolysed', 78)] };
    for (const text of Object.values(formats(unknown))) expect(plain(text)).not.toContain('at least 0 ml');
    const full = plain(formats(unknown).full ?? '');
    expect(full).toContain('Free water: not stated.');
    expect(full).toContain('Free water: feed not stated, flushes and water 0 ml.');
  });

  it('keeps its answers in the order of its findings', () => {
    const input = { ...withPlan(PLAN, 1200), keptAt: ['2026-11-20T09:38'] };
    const [first] = reportFindings(input);
    expect(first).toMatchObject({ finding: { code: 'plan-differs' }, keptAt: '2026-11-20T09:38' });
  });

  it('with an unknown product is not calculated, and the product’s id is not written anywhere', () => {
    const unknown = planOf({ sessions: [{ ...NIGHT, product: 'evil-login.com' }] });
    const { json, ...written } = formats(withPlan(unknown, 1000));
    for (const text of Object.values(written)) expect(text).not.toContain('evil');
    expect(plain(written.full ?? '')).toContain('is no longer in the catalogue');
    expect(json).toContain('"result": null');
  });

  it('CSV has the rate, feed and water at each time as numbers', () => {
    const csv = reportCsv(buildReport(withPlan(PLAN, 1000)));
    expect(csv).toContain('"20:00, Flush, then pump starts: Rate",83 ml/h,83,ml/h,exact');
    expect(csv).toContain('"20:00, Flush, then pump starts: Feed","1,000 ml",1000,ml,exact');
  });
});

type Order = {
  enteralFormula?: { administration?: Record<string, unknown>[] } & Record<string, unknown>;
};
const formulaOf = (bundle: string): Order['enteralFormula'] =>
  (JSON.parse(bundle) as { entry: { resource: Order }[] }).entry.find(
    ({ resource }) => resource.enteralFormula !== undefined,
  )?.resource.enteralFormula;

const timing = (repeat: object) => ({ repeat: { frequency: 1, period: 1, periodUnit: 'd', ...repeat } });

const mlPerHour = (value: number) => ({
  value,
  unit: 'ml/h',
  system: 'http://unitsofmeasure.org',
  code: 'mL/h',
});

describe('[L-09] FHIR says how a feed is given', () => {
  it('IO1 by pump over 20 hours, in both releases', () => {
    const input = withPlan(
      planOf({ sessions: [{ ...NIGHT, volume: 1500, start: '14:00', hours: 20 }] }),
      1500,
    );
    const schedule = timing({ duration: 20, durationUnit: 'h', timeOfDay: ['14:00:00'] });
    const r4 = formulaOf(reportFhirR4(input, MADE_AT));
    expect(r4).toMatchObject({
      maxVolumeToDeliver: { value: 1500, code: 'mL' },
      caloricDensity: { value: 1, code: 'kcal/mL' },
      administration: [{ schedule, quantity: { value: 1500, code: 'mL' }, rateQuantity: mlPerHour(75) }],
    });
    expect(formulaOf(reportFhir(input, MADE_AT))?.administration).toMatchObject([
      { schedule: { timing: [schedule] }, rateQuantity: mlPerHour(75) },
    ]);
  });

  it('IO2 by dose: the rate is the pump’s rate, and the volume is the dose', () => {
    expect(formulaOf(reportFhirR4(withPlan(PLAN, 1000), MADE_AT))?.administration).toMatchObject([
      { quantity: { value: 1000 }, rateQuantity: mlPerHour(83) },
    ]);
  });

  it('[L-05] while the feed is built up no figure of it is ordered, because the full rate and volume are not the first day’s', () => {
    const cap = { fromKcalPerKg: 5, toKcalPerKg: 10, onDay: 2 };
    const day = { product: FEED, mode: 'bolus', volume: 400, boluses: 2, first: '10:00', minutes: 30 };
    const builtUp = withPlan(planOf({ sessions: [NIGHT, day], cap }), 1400);
    for (const bundle of [reportFhir(builtUp, MADE_AT), reportFhirR4(builtUp, MADE_AT)]) {
      expect(formulaOf(bundle)).not.toHaveProperty('administration');
      expect(bundle).not.toMatch(/rateQuantity|maxVolumeToDeliver/);
      expect(formulaOf(bundle)?.administrationInstruction).toMatch(
        /^Build up first.*Day 1: 24 ml\/h.*In the first days give no bolus and no other feed\. After the first days: /,
      );
    }
  });

  it('IO3 boluses have a number a day and their times, and no rate when given by syringe', () => {
    const boluses = { product: FEED, mode: 'bolus', volume: 1400, boluses: 6, first: '08:00', last: '18:00' };
    const [given] = formulaOf(reportFhirR4(withPlan(planOf({ sessions: [boluses] }), 1400), MADE_AT))
      ?.administration ?? [{}];
    expect(given).toMatchObject({ quantity: { value: 235 }, schedule: { repeat: { frequency: 6 } } });
    expect(given).not.toHaveProperty('rateQuantity');
  });

  it('a powder that is fed by tube is a formula in ml, not a supplement in g', () => {
    const fed = planOf({
      sessions: [
        { product: 'cradlemere-hydrolysed', mode: 'bolus', volume: 885, boluses: 6, first: '06:00' },
      ],
    });
    const formula = formulaOf(
      reportFhirR4({ ...madeUp, feedPlan: { plan: fed, isOutOfDate: false } }, MADE_AT),
    );
    expect(formula?.administration?.[0]).toMatchObject({ quantity: { value: 150, code: 'mL' } });
  });
});

describe('[M-06] a recipe in the report', () => {
  const written = formats(madeUp);

  it.each(EVERY_FORMAT)('is in %s, in the letters of the screen', (format) => {
    expect(plain(written[format] ?? '')).toContain('885 ml at 13 %: 25 level scoops (115 g) + 796 ml water');
  });

  it('is out of date once the regimen has other amounts, and then has no figures anywhere', () => {
    const changed = { ...madeUp, selected: [chosen('cradlemere-hydrolysed', 100)] };
    for (const text of Object.values(formats(changed))) {
      expect(text).not.toContain('25 level scoops');
    }
    expect(formats(changed)['short']).toContain('Out of date: the regimen has other amounts');
    expect((JSON.parse(reportJson(changed)) as { recipe: { result: unknown } }).recipe.result).toBeNull();
  });

  it('is not calculated when its powder has left the catalogue', () => {
    const gone = { ...madeUp, products: products.filter(({ id }) => id !== RECIPE.product) };
    expect(buildReport(gone).recipe?.notice).toMatch(/no longer in the catalogue/);
  });

  it('is not calculated when what is added has left the catalogue, and the plan has no energy by the label alone', () => {
    const fed = planOf({ sessions: [{ ...NIGHT, product: 'cradlemere-hydrolysed', volume: 885 }] });
    const around = { ...madeUp, feedPlan: { plan: fed, isOutOfDate: false } };
    expect(reportedBedside(around).feedPlan?.energyKcal).toMatchObject({ complete: true });
    const { recipe } = madeUp;
    if (recipe === undefined) throw new Error('no recipe');
    const gone = {
      ...around,
      recipe: { ...recipe, modules: [{ product: 'gone', amount: 3, per: '100ml' as const }] },
    };
    expect(reportedBedside(gone).feedPlan?.energyKcal).toEqual({ value: 0, complete: false });
    expect(buildReport(gone).recipe?.notice).toMatch(/no longer in the catalogue/);
    expect((JSON.parse(reportJson(gone)) as { recipe: { result: unknown } }).recipe.result).toBeNull();
  });
});

const amountOf = (given: ReportInput) =>
  plain(buildReport(given).products.lines.find(({ id }) => id === 'addimere-carb')?.amount.text ?? '');

it('[M-06] what a recipe adds stands in the report as in its recipe: 14.7 g, and not 14.68 g beside it', () => {
  const modules = [{ product: 'addimere-carb', amount: 1.66, per: '100ml' as const }];
  const recipe = { ...RECIPE, modules } as Recipe;
  const input: ReportInput = {
    ...exampleReport({
      values: INFANT,
      selected: [chosen('cradlemere-hydrolysed', 115), chosen('addimere-carb', 14.6846153846154)],
    }),
    recipe,
  };
  expect(amountOf(input)).toBe('14.7 g');
  expect(buildReport(input).recipe?.sentence).toContain('14.7\u00a0g Addimere Carb');
  // Another amount is somebody's own, as typed.
  const other = {
    ...input,
    selected: [chosen('cradlemere-hydrolysed', 115), chosen('addimere-carb', 12.25)],
  };
  expect(amountOf(other)).toBe('12.25 g');
});

it('a report without a feed plan or a recipe does not mention them', () => {
  const report = buildReport(exampleReport());
  expect([report.feedPlan, report.recipe]).toEqual([null, null]);
});

const fluidStanding = (input: ReportInput) =>
  plain(buildReport(input).requirements.blocks.find(({ id }) => id === 'fluid')?.standingText ?? '');

describe('[L-03] the fluid of the products is read with what else is fluid', () => {
  it('the water of the feed plan, with what is drunk beside the tube', () => {
    expect(fluidStanding(exampleReport({ selected: [chosen(FEED, 1000)] }))).not.toContain('feed plan');
    expect(fluidStanding(withPlan(PLAN, 1000))).toMatch(
      /; with the water of the feed plan 1,3\d\d ml\/day of free water$/,
    );
    const input = withPlan(PLAN, 1000);
    const both = { ...input, selected: [...input.selected, chosen('dalesip-milk', 400)] };
    expect(fluidStanding(both)).toMatch(/; with the water of the feed plan 1,6\d\d ml\/day of free water$/);
    const text = plain(reportText(buildReport(both), 'full', words));
    expect(text).toMatch(/Free water: 1,6\d\d ml\./);
    expect(text).toMatch(
      /Free water: feed 8\d\d ml, flushes and water 460 ml, other products 3\d\d ml\. By volume: feed 1,000 ml, other products 400 ml, with the same flushes and water\./,
    );
  });

  it('a plan that is out of date says nothing of it', () =>
    expect(fluidStanding(withPlan(PLAN, 1000, true))).not.toContain('feed plan'));

  it('an infant’s by volume: 750 ml are all of a need of 750 ml', () => {
    const values: RegimenValues = { PD_GENDER: 'male', PD_AGE: 4, PD_WEIGHT: 5, PC_FLUID_ADJUST: 150 };
    const selected = [chosen('cradlemere-high-energy', 750)];
    expect(fluidStanding({ ...exampleReport({ values, selected }) })).toMatch(
      /; by volume \(used under 1 year\) 750 ml\/day, 100 % of the need$/,
    );
  });
});

it('[L-11] [L-06] the day of a plan by mouth has no water but that of its feeds, in no output', () => {
  const drinks = { product: FEED, mode: 'by_mouth', volume: 1000, boluses: 4, first: '08:00', last: '20:00' };
  const report = buildReport(withPlan(planOf({ sessions: [drinks] }), 1000));
  expect(report.feedPlan?.total).toMatchObject({ feed: { text: '1,000\u00a0ml' }, water: null });
  for (const said of [reportText(report, 'full', words), reportCsv(report), reportHtml(report)])
    expect(plain(said)).not.toMatch(/24 hours[^.<\n]*water/i);
});

const planLinesOf = (input: ReportInput) => plain((buildReport(input).feedPlan?.lines ?? []).join('\n'));

const fluidOf = (each: ReportInput) => plain(buildReport(each).requirements.blocks[2]?.standingText ?? '');

describe('[L-06] the fluid of a plan in the report', () => {
  it('invites no water on dialysis, where a need is as often a limit', () => {
    const input = withPlan(PLAN, 1000);
    expect(planLinesOf(input)).toMatch(/Need 1,740 ml\/day \(default, not chosen\): \d+ ml under the need\./);
    const limited = withPlan(PLAN, 1000, false, { PD_SCOPE: ['renal'] });
    expect(planLinesOf(limited)).toContain('Need 1,740 ml/day (default, not chosen).');
    expect(planLinesOf(limited)).not.toContain('under the need');
    expect(fluidOf(input)).toMatch(/^\d+ % of the need \(1,740\), \d+ ml under/);
    expect(fluidOf(limited)).toMatch(/^\d+ % of the need \(1,740\)(?!.* under)/);
  });

  it('says a restriction that was entered, under 20 ml/kg, as the limit it is', () => {
    const restricted: RegimenValues = { ...WOMAN_OF_68, PC_FLUID_ADJUST: 18 };
    const of = (ml: number): ReportInput => ({
      ...exampleReport({ values: restricted, selected: [chosen(FEED, ml)] }),
      feedPlan: {
        plan: planOf({ sessions: [{ ...NIGHT, volume: ml }], flush: { before: 0, after: 0 } }),
        isOutOfDate: false,
      },
    });
    const [within, over] = [of(1000), of(1500)];
    expect(planLinesOf(within)).toContain('Limit 1,044 ml/day.');
    expect(planLinesOf(over)).toMatch(/Limit 1,044 ml\/day: \d+ ml over the limit\./);
    expect(fluidOf(within)).toMatch(/^\d+ % of the limit \(1,044\)(?!.* under)/);
    expect(fluidOf(over)).toMatch(/^\d+ % of the limit \(1,044\), \d+ ml over/);
    for (const said of Object.values(formats(within))) {
      expect(plain(said)).not.toContain('under the need');
      expect(plain(said)).not.toContain('Need 1,044');
    }
    expect(plain(formats(within).full ?? '')).toContain('taken as a fluid restriction');
    expect(planLinesOf({ ...within, ...withPlan(PLAN, 1000) })).not.toContain('Limit');
  });

  it('calls no figure of an obese adult a restriction, and nothing missing under 20 ml/kg of actual weight', () => {
    const values: RegimenValues = {
      PD_GENDER: 'male',
      PD_AGE: 552,
      PD_WEIGHT: 168,
      PD_HEIGHT: 179.5,
      PC_FLUID_ADJUST: 15,
    };
    const input = {
      ...exampleReport({ values, selected: [chosen(FEED, 1000)] }),
      feedPlan: { plan: PLAN, isOutOfDate: false },
    };
    expect(planLinesOf(input)).toContain('Need 2,520 ml/day.');
  });

  it('carries its caution where it is per kg of the actual weight of an obese adult', () => {
    const values: RegimenValues = { PD_GENDER: 'male', PD_AGE: 552, PD_WEIGHT: 168, PD_HEIGHT: 179.5 };
    const input = {
      ...exampleReport({ values, selected: [chosen(FEED, 1000)] }),
      feedPlan: { plan: PLAN, isOutOfDate: false },
    };
    expect(planLinesOf(input)).toMatch(/Need 5,880 ml\/day .*, per kg of actual weight: may be too much/);
  });

  it('is said per kg a day, and of each bolus, under 18 years', () => {
    const day = { product: FEED, mode: 'bolus', volume: 1000, boluses: 4, first: '08:00', last: '20:00' };
    const of = (age: number) => {
      const values: RegimenValues = { PD_GENDER: 'male', PD_AGE: age, PD_WEIGHT: 20, PD_HEIGHT: 120 };
      const feedPlan = { plan: planOf({ sessions: [day] }), isOutOfDate: false };
      return planLinesOf({ ...exampleReport({ values, selected: [chosen(FEED, 1000)] }), feedPlan });
    };
    expect(of(84)).toContain('50 ml/kg/day by volume; each bolus 12.5 ml/kg.');
    expect(of(216)).not.toContain('ml/kg');
  });
});
