import { demonstrationProducts } from '@dietetic/demonstration-data';
import {
  assess,
  buildUpSentences,
  chooseProduct,
  emptyRegimen,
  feedPlanSentences,
  applyRecipe,
  gramsPer100MlFeed,
  keepFindings,
  parseFeedPlan,
  recipeTexts,
  type RegimenState,
  setFeedPlan,
  setRecipe,
  setValues,
  calculatePlanAndRecipe,
} from '@dietetic/regimen';
import { assert, boolean, constantFrom, integer, oneof, property, record, tuple } from 'fast-check';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, inject, it } from 'vitest';
import type { Bedside } from '#session/bedside.ts';
import { DayStrip } from '../feed-plan/day-strip.tsx';
import { DayTable } from '../feed-plan/day-table.tsx';
import { FirstDaysPanel } from '../feed-plan/first-days-panel.tsx';
import { FluidPanel } from '../feed-plan/fluid-panel.tsx';
import { HangingPanel } from '../feed-plan/hanging-panel.tsx';
import { SessionsPanel } from '../feed-plan/sessions-panel.tsx';
import { WaterPanel } from '../feed-plan/water-panel.tsx';
import { RecipeFigures } from '../recipe/recipe-figures.tsx';
import { RecipeSummary } from '../recipe/recipe-summary.tsx';
import { makeReport } from '../report/make-report.ts';
import { HomeCard } from './home-card.tsx';
import { sentencesWithStrength } from './recipe-lines.ts';
import { howGiven } from './recipe-steps.ts';
import { QrCode } from './qr-code.tsx';
import { RecipeCard } from './recipe-card.tsx';
import { WardCard } from './ward-card.tsx';

const products = demonstrationProducts();
const FEEDS = ['tarnvane-energy-fibre', 'tarnvane-standard'] as const;
const POWDER = 'cradlemere-hydrolysed';
const VALUES = { PD_GENDER: 'female', PD_AGE: 360, PD_WEIGHT: 58, PD_HEIGHT: 163 } as const;

const drawn = (...parts: ReactNode[]): string => parts.map((part) => renderToStaticMarkup(part)).join(' ');
/** What can be set, measured or timed: a figure with its unit, and a time of the day. */
const FIGURE = /\d\d:\d\d|\d[\d,]*(?:\.\d+)?(?: (?:ml\/h|ml|min|h|g|%|kcal|mOsm\/kg|mOsm)(?![a-z/]))/g;
const plain = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\s+/g, ' ');
const figuresOf = (markup: string): Set<string> => new Set(plain(markup).match(FIGURE));

function worked(regimen: RegimenState): {
  bedside: Bedside;
  report: NonNullable<ReturnType<typeof makeReport>>['document'];
} {
  const { country, values, lists, feedPlan, recipe } = regimen;
  const assessment = assess({ country, values, lists });
  const bedside = calculatePlanAndRecipe({
    country,
    values,
    lists,
    assessment,
    feedPlan: feedPlan?.plan,
    recipe,
    products: regimen.products,
    catalogue: products,
  });
  const catalogue = { allProducts: products, catalogue: undefined, lastUpdated: undefined };
  const made = makeReport({ regimen, assessment, products, catalogue, at: Date.UTC(2026, 10, 24) });
  if (made === null) throw new Error('no report');
  return { bedside: { ...bedside, regimen, products, isOutOfDate: false }, report: made.document };
}

const time = integer({ min: 0, max: 1439 }).map(
  (minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
);
const ml = integer({ min: 0, max: 60 });
const pump = record({
  product: constantFrom(...FEEDS),
  mode: constantFrom('cyclic', 'continuous', 'intermittent'),
  volume: integer({ min: 100, max: 20_000 }).map((tenths) => tenths / 10),
  start: time,
  hours: integer({ min: 1, max: 48 }).map((halves) => halves / 2),
  container: constantFrom('rth', 'decanted'),
});
const bolus = record({
  product: constantFrom(...FEEDS),
  mode: constantFrom('bolus'),
  volume: integer({ min: 100, max: 2000 }),
  boluses: integer({ min: 1, max: 8 }),
  first: time,
  minutes: integer({ min: 5, max: 60 }),
});
const drink = record({
  product: constantFrom(...FEEDS),
  mode: constantFrom('by_mouth'),
  volume: integer({ min: 100, max: 2000 }),
  boluses: integer({ min: 1, max: 8 }),
  first: time,
});
const withTube = record({
  runBy: constantFrom('dose', 'clock'),
  pumpStep: constantFrom(1, 0.1),
  roundDown: boolean(),
  sessions: tuple(pump, bolus, drink).chain(([run, push, drunk]) =>
    constantFrom<object[][]>([run, push], [run], [push], [run, drunk], [push, drunk]),
  ),
  flush: record({ before: ml, after: ml }),
  medicines: record({ times: integer({ min: 0, max: 4 }), before: ml, between: ml, after: ml }),
  extraWater: integer({ min: 0, max: 900 }),
  cap: constantFrom(undefined, { fromKcalPerKg: 7.5, toKcalPerKg: 25, onDay: 5 }),
});

const plans = oneof(
  { weight: 5, arbitrary: withTube },
  { weight: 1, arbitrary: record({ sessions: tuple(drink) }) },
);

it('[L-08] [L-11] every figure of ward card and home plan is on the screen, letter for letter, whatever the plan', () => {
  assert(
    property(plans, (given) => {
      const { plan, errors } = parseFeedPlan(given);
      if (plan === null) throw new Error(JSON.stringify(errors));
      const selected = FEEDS.map((id) => ({
        id,
        name: id,
        volume: plan.sessions
          .filter(({ product }) => product === id)
          .reduce((total, one) => total + one.volume, 0),
        volumeUnit: 'ml' as const,
        packSize: '',
        images: [],
      })).filter(({ volume }) => volume > 0);
      const regimen = setFeedPlan({ ...setValues(emptyRegimen('uk'), VALUES), products: selected }, plan);
      const { bedside, report } = worked(regimen);
      const { feedPlan: result } = bedside;
      if (result === null || result.sessions.some(({ reason }) => reason !== null)) return;
      const screen = figuresOf(
        drawn(
          ...buildUpSentences(plan, result, bedside.patient.weightKg),
          ...feedPlanSentences(plan, result),
          <SessionsPanel {...{ bedside, plan, result }} onEdit={none} onAdd={none} renderFindings={none} />,
          <DayStrip {...{ plan, result }} />,
          <DayTable {...{ plan, result }} />,
          <FirstDaysPanel {...{ bedside, plan, result }} />,
          <FluidPanel {...{ bedside, plan, result }} />,
          <WaterPanel {...{ plan, result, ageMonths: bedside.patient.ageMonths }} />,
          <HangingPanel {...{ bedside, result }} />,
        ),
      );
      // What a ward card has of the report, and of what is asked, is the report's and the findings' own text.
      const { requirements, patient, notes, head } = report;
      const others = figuresOf(
        [
          JSON.stringify([requirements.blocks, patient, notes, head]),
          ...bedside.findings.map(({ message }) => message),
        ].join(' '),
      );
      const own = { bedside, plan, result, report };
      const card = [...figuresOf(drawn(<WardCard {...own} />, <HomeCard {...own} recipe={null} />))];
      expect(card.filter((figure) => !screen.has(figure) && !others.has(figure))).toEqual([]);
    }),
    { seed: 2026, numRuns: Math.ceil(60 * inject('share')) },
  );
});

it('[M-05] every figure of a recipe card is on the screen, letter for letter, whatever the recipe', () => {
  assert(
    property(
      record({
        strength: integer({ min: 100, max: 180 }),
        finalMl: integer({ min: 200, max: 2000 }),
        scoops: constantFrom('same_strength', 'same_volume', 'exact_grams'),
        carb: integer({ min: 0, max: 50 }),
      }),
      ({ strength, finalMl, scoops, carb }) => {
        const recipe = {
          product: POWDER,
          by: 'final_volume',
          strengthPercent: gramsPer100MlFeed(strength / 10),
          finalMl,
          scoops,
          modules: carb === 0 ? [] : [{ product: 'addimere-carb', amount: carb / 10, per: '100ml' as const }],
        } as const;
        const values = { PD_GENDER: 'male', PD_AGE: 4, PD_WEIGHT: 5.9, PD_HEIGHT: 61 } as const;
        const { bedside, report } = worked(setRecipe(setValues(emptyRegimen('uk'), values), recipe));
        const powder = products.find(({ id }) => id === POWDER);
        if (bedside.recipe === null || powder === undefined) throw new Error('no recipe');
        const texts = recipeTexts(bedside.recipe, powder, bedside.patient);
        const screen = figuresOf(
          `${report.head.madeOn} ${texts.sentence} ${texts.scoopGrams} ${texts.standardStrength} ${drawn(<RecipeSummary texts={texts} />, <RecipeFigures texts={texts} />)}`,
        );
        const card = figuresOf(
          drawn(<RecipeCard {...{ texts, powder, report }} ageMonths={4} given="hung" />),
        );
        expect([...card].filter((figure) => !screen.has(figure) && !FIXED.has(figure))).toEqual([]);
      },
    ),
    { seed: 2026, numRuns: Math.ceil(60 * inject('share')) },
  );
});

it('[L-08] [M-05] strength and recipe of what is made up are on the ward card and in its square, with the figures of the recipe', () => {
  const { plan } = parseFeedPlan({
    sessions: [{ product: POWDER, mode: 'bolus', volume: 880, boluses: 4, first: '06:00', last: '18:00' }],
  });
  if (plan === null) throw new Error('no plan');
  const recipe = {
    product: POWDER,
    by: 'final_volume',
    strengthPercent: gramsPer100MlFeed(15),
    finalMl: 880,
    scoops: 'same_volume',
    modules: [{ product: 'addimere-carb', amount: 1.67, per: '100ml' }],
  } as const;
  const values = { PD_GENDER: 'male', PD_AGE: 4, PD_WEIGHT: 5.9, PD_HEIGHT: 61 } as const;
  const regimen = applyRecipe(setValues(emptyRegimen('uk'), values), recipe, products);
  const { bedside, report } = worked(setFeedPlan(regimen, plan));
  const { feedPlan: result, recipe: made } = bedside;
  const powder = products.find(({ id }) => id === POWDER);
  if (result === null || made === null || powder === undefined) throw new Error('no plan');
  const card = drawn(<WardCard {...{ bedside, plan, result, report }} />);
  expect(plain(card)).toContain(
    'Cradlemere Hydrolysed at 15.2 %, by recipe, with 14.7 g Addimere Carb in 880 ml,',
  );
  // What is filed is all in the feed: a rounded amount left hundredths of a gram for beside the tube.
  expect(card).not.toContain('As well as the tube feed');
  expect(card).toContain(drawn(<QrCode text={sentencesWithStrength(plan, result, bedside).join('\n')} />));
  expect(plain(card)).toContain(plain(recipeTexts(made, powder, bedside.patient).sentence));
});

it('[L-08] what is asked and not yet answered is named so on the ward card, apart from what was kept', () => {
  const { plan } = parseFeedPlan({
    sessions: [{ product: FEEDS[0], mode: 'bolus', volume: 2600, boluses: 2, first: '10:00', last: '16:00' }],
  });
  if (plan === null) throw new Error('no plan');
  const regimen = setFeedPlan(setValues(emptyRegimen('uk'), VALUES), plan);
  const wardOf = (state: RegimenState) => {
    const { bedside, report } = worked(state);
    if (bedside.feedPlan === null) throw new Error('no plan');
    return plain(drawn(<WardCard {...{ bedside, plan, report, result: bedside.feedPlan }} />));
  };
  const [bolus] = worked(regimen).bedside.findings.filter(({ code }) => code === 'bolus-large');
  if (bolus === undefined) throw new Error('nothing is asked');
  const message = plain(bolus.message);
  expect(wardOf(regimen)).toMatch(new RegExp(`Queries about this plan, not yet answered .*${message}`));
  expect(wardOf(regimen)).not.toContain('Queries about this plan, kept');
  const kept = wardOf(keepFindings(regimen, [bolus], '2026-11-28T10:00'));
  expect(kept).toMatch(new RegExp(`Queries about this plan, kept ${message}`));
  expect(kept.split(message)).toHaveLength(2);
});

const onCard = (given: object, products: RegimenState['products'] = []) => {
  const { plan } = parseFeedPlan(given);
  if (plan === null) throw new Error('no plan');
  const regimen = { ...setValues(emptyRegimen('uk'), VALUES), products };
  const { bedside, report } = worked(setFeedPlan(regimen, plan));
  if (bedside.feedPlan === null) throw new Error('no plan');
  return { bedside, plan, report, result: bedside.feedPlan };
};

const homeOf = (given: object, products: RegimenState['products'] = []) =>
  plain(drawn(<HomeCard {...onCard(given, products)} recipe={null} />));

it('[L-05] on a ward card the first days come before the plan, which is headed as that of after them', () => {
  const night = { product: FEEDS[0], mode: 'cyclic', volume: 1000, start: '20:00', hours: 12 };
  const day = { product: FEEDS[1], mode: 'bolus', volume: 400, boluses: 2, first: '10:00' };
  const { plan } = parseFeedPlan({
    sessions: [night, day],
    cap: { fromKcalPerKg: 5, toKcalPerKg: 15, onDay: 3 },
  });
  if (plan === null) throw new Error('no plan');
  const { bedside, report } = worked(setFeedPlan(setValues(emptyRegimen('uk'), VALUES), plan));
  if (bedside.feedPlan === null) throw new Error('no plan');
  const markup = drawn(<WardCard {...{ bedside, plan, report, result: bedside.feedPlan }} />);
  const card = plain(markup);
  // The strip draws the full plan, which does not hold on the first day.
  expect(markup.includes(drawn(<DayStrip {...{ plan, result: bedside.feedPlan }} />))).toBe(false);
  expect(card).toMatch(
    /Build up first with Tarnvane Energy Fibre\. Day 1: .* After the first days: .*First days: build up .*In the first days give no bolus and no other feed\. Then the plan below\..*After the first days: every day .*20:00.*In 24 hours, after the first days/,
  );
  expect(plain(drawn(<FirstDaysPanel {...{ bedside, plan, result: bedside.feedPlan }} />))).toContain(
    'In the first days give no bolus and no other feed.',
  );
  // The plan has another feed: which one the pump is set for is said at home and on the screen too.
  expect(
    plain(drawn(<HomeCard {...{ bedside, plan, report, result: bedside.feedPlan, recipe: null }} />)),
  ).toContain('In the first days set the pump for Tarnvane Energy Fibre like this');
  expect(plain(drawn(<FirstDaysPanel {...{ bedside, plan, result: bedside.feedPlan }} />))).toContain(
    'Tarnvane Energy Fibre: 5 kcal/kg on day 1',
  );
});

it('[K-13] [L-08] a ward card names what the calculators were not made for, and invites no water on dialysis', () => {
  const { plan } = parseFeedPlan({
    sessions: [{ product: FEEDS[0], mode: 'cyclic', volume: 900, start: '20:00', hours: 12 }],
  });
  if (plan === null) throw new Error('no plan');
  const wardOf = (scope: string[]) => {
    const regimen = { ...setValues(emptyRegimen('uk'), VALUES), lists: { PD_SCOPE: scope } } as RegimenState;
    const { bedside, report } = worked(setFeedPlan(regimen, plan));
    if (bedside.feedPlan === null) throw new Error('no plan');
    const own = { bedside, plan, report, result: bedside.feedPlan };
    return {
      card: plain(drawn(<WardCard {...own} />)),
      strip: drawn(<DayStrip {...own} />),
      markup: drawn(<WardCard {...own} />),
    };
  };
  const without = wardOf([]);
  expect(without.card).toContain('under the need');
  expect(without.card).not.toContain('Dialysis');
  expect(without.markup.includes(without.strip)).toBe(true);
  const renal = wardOf(['renal']);
  expect(renal.card).toContain('Dialysis');
  expect(renal.card).not.toContain('under the need');
});

describe('[L-08] packs and what is thrown away, where there are first days', () => {
  const SESSION = {
    product: FEEDS[0],
    mode: 'cyclic',
    volume: 1600,
    start: '20:00',
    hours: 20,
    packSize: 1000,
  };
  const steps = { from: 20, by: 20, everyHours: 20, target: 80 };
  const OF_FULL_PLAN = 'Each day you need These amounts are for the full plan, after the first days.';
  const NEW_PACK =
    'In the first days open a new pack each day. Throw away what is left of the old one. After the first days: every day';

  it('are said to be of the full plan; in the first days a new pack is opened each day', () => {
    const card = homeOf({ sessions: [SESSION], steps });
    expect(card).toContain(OF_FULL_PLAN);
    expect(card).toContain('Throw away the 400 ml that is left each day.');
    expect(card).toContain(NEW_PACK);
  });

  it('of two feeds each is named, and what clings to a pack is not', () => {
    const other = { ...SESSION, product: FEEDS[1], start: '16:00', hours: 4, packSize: 500 };
    const card = homeOf({ sessions: [SESSION, { ...other, volume: 400 }] });
    expect(card).toMatch(/Throw away the 400 ml of .* that is left each day\. Throw away the 100 ml of /);
    expect(homeOf({ sessions: [{ ...SESSION, volume: 1992 }] })).not.toMatch(/Throw away the/);
  });

  it('what they leave out is said in words that are on the plan', () => {
    const bolus = { product: FEEDS[1], mode: 'bolus', volume: 200, boluses: 1, first: '17:00' };
    const drink = { ...bolus, mode: 'by_mouth', first: '18:00' };
    const said = homeOf({ sessions: [SESSION, bolus], steps });
    expect(said).toContain('In the first days leave out the other feeds of the plan below.');
    expect(said).not.toContain('bolus');
    expect(homeOf({ sessions: [SESSION, bolus, drink], steps })).toContain(
      'In the first days leave out the other feeds by tube of the plan below. Go on with the feeds by mouth as in the plan below.',
    );
  });

  it('of a powder fresh feed is made', () => {
    const card = homeOf({ sessions: [{ ...SESSION, product: POWDER, packSize: undefined }], steps });
    expect(card).toContain('In the first days make fresh feed each day.');
    expect(card).not.toContain('new pack');
  });

  it('what may not hang as long as the pump runs is changed from the first day on, also at its slow rates', () => {
    const CHANGED = 'Also in the first days a container is changed at its times, after 4 h at the latest.';
    const made = { ...SESSION, product: POWDER, packSize: undefined };
    expect(homeOf({ sessions: [made], steps })).toContain(
      'Change the container at the times below, after 4 h at the latest.',
    );
    expect(homeOf({ sessions: [SESSION], steps })).not.toContain('Change the container at the times');
    expect(homeOf({ sessions: [{ ...made, volume: 320, hours: 4 }], steps })).not.toContain(
      'at the times below',
    );
    const own = onCard({ sessions: [made], steps });
    expect(plain(drawn(<WardCard {...own} />))).toContain(CHANGED);
    expect(plain(drawn(<FirstDaysPanel {...own} />))).toContain(CHANGED);
    expect(own.report.feedPlan?.firstDays?.lines.map((line) => line.replaceAll('\u00a0', ' '))).toContain(
      CHANGED,
    );
  });

  it('water and medicines hold from the first day, and so does what a cap counts beside the tube', () => {
    const WATER = 'Flushes, medicines and water are as below.';
    expect(homeOf({ sessions: [SESSION], steps, flush: { before: 30, after: 30 } })).toContain(WATER);
    expect(homeOf({ sessions: [SESSION], steps })).not.toContain(WATER);
    const drink = {
      id: 'dalesip-milk',
      name: 'Dalesip Milk',
      packSize: '',
      images: [],
      volume: 200,
      volumeUnit: 'ml' as const,
    };
    const cap = { fromKcalPerKg: 5, toKcalPerKg: 15, onDay: 3 };
    expect(homeOf({ sessions: [SESSION], cap }, [drink])).toContain(
      'As well as the tube feed, from the first day on: 200 ml of Dalesip Milk.',
    );
    expect(homeOf({ sessions: [SESSION], steps }, [drink])).not.toContain('from the first day on');
  });

  it('[L-08] packs for 28 days are counted as such', () => {
    expect(homeOf({ sessions: [{ ...SESSION, packSize: 500 }] })).toContain('112 packs of 500 ml, ');
  });

  it('without first days nothing is said of them', () => {
    expect(homeOf({ sessions: [SESSION] })).not.toMatch(/first days|full plan/);
  });
});

/** Of the words of a card: how long it keeps, and a tin. */
const FIXED = new Set(['24 h', '4 h', '100 ml', '400 g', '200 g']);
const none = () => null;

it.each([
  [
    'a baby',
    3,
    6,
    /Bottle: 130 ml.*Give 130 ml of Cradlemere Hydrolysed by bottle/,
    /A sterilised bottle and teat/,
  ],
  [
    'a child',
    30,
    12,
    /Drink: 130 ml.*Give 130 ml of Cradlemere Hydrolysed to drink/,
    /Sit your child up to drink/,
  ],
  ['a grown-up', 360, 58, /Drink: 130 ml.*Drink 130 ml of Cradlemere Hydrolysed/, /Sit up to drink/],
])(
  '[L-08] [L-11] for %s fed by mouth screen, cards and report say nothing of a tube',
  (_who, age, weight, drink, how) => {
    const values = { PD_GENDER: 'male', PD_AGE: age, PD_WEIGHT: weight, PC_TYPE_OF_FEED: 'oral' } as const;
    const recipe = {
      product: POWDER,
      by: 'final_volume',
      strengthPercent: gramsPer100MlFeed(13),
      finalMl: 780,
      scoops: 'exact_grams',
      modules: [],
    } as const;
    const { plan } = parseFeedPlan({
      sessions: [
        { product: POWDER, mode: 'by_mouth', volume: 780, boluses: 6, first: '06:00', last: '21:00' },
      ],
    });
    if (plan === null) throw new Error('no plan');
    const regimen = setFeedPlan(applyRecipe(setValues(emptyRegimen('uk'), values), recipe, products), plan);
    const { bedside, report } = worked(regimen);
    const { feedPlan: result, recipe: made } = bedside;
    const powder = products.find(({ id }) => id === POWDER);
    if (result === null || made === null || powder === undefined) throw new Error('no plan');
    const texts = recipeTexts(made, powder, bedside.patient);
    const own = { bedside, plan, result, report };
    const home = plain(drawn(<HomeCard {...own} recipe={texts} />));
    expect(home).toMatch(drink);
    expect(home).toMatch(how);
    expect(home).toContain('780 ml of Cradlemere Hydrolysed, made by your recipe card');
    expect(home).toContain('Throw away what is left in it after the feed');
    const all = plain(
      drawn(
        <SessionsPanel {...{ bedside, plan, result }} onEdit={none} onAdd={none} renderFindings={none} />,
        <DayStrip {...{ plan, result }} />,
        <DayTable {...{ plan, result }} />,
        <FluidPanel {...{ bedside, plan, result }} />,
        <HangingPanel {...{ bedside, result }} />,
        <WardCard {...own} />,
        <RecipeCard
          {...{ texts, powder, report }}
          ageMonths={age}
          given={howGiven(POWDER, plan, regimen.values)}
        />,
      ),
    );
    const said = [all, home, JSON.stringify(report.feedPlan)].join(' ');
    expect(said).not.toMatch(/tube|flush|syringe|pump|giving set|hang |hanging|bolus|jejunum/i);
  },
);

it('[L-08] a powder without a recipe is among what a home plan needs, to be made up as its label says', () => {
  const powder = products.find(({ id }) => id === POWDER);
  if (powder === undefined) throw new Error('no powder');
  const values = { PD_GENDER: 'male', PD_AGE: 4, PD_WEIGHT: 6, PD_HEIGHT: 62 } as const;
  for (const mode of ['bolus', 'by_mouth']) {
    const { plan } = parseFeedPlan({
      sessions: [{ product: POWDER, mode, volume: 800, boluses: 5, first: '06:00', last: '22:00' }],
    });
    if (plan === null) throw new Error('no plan');
    const regimen = chooseProduct(setValues(emptyRegimen('uk'), values), powder, 104);
    const { bedside, report } = worked(setFeedPlan(regimen, plan));
    if (bedside.feedPlan === null) throw new Error('no plan');
    const own = { bedside, plan, report, result: bedside.feedPlan };
    const card = plain(drawn(<HomeCard {...own} recipe={null} />));
    expect(card).toContain('800 ml of Cradlemere Hydrolysed, made up as its label says');
    expect(card).toContain('8 tins of 400 g, Cradlemere Hydrolysed');
  }
});

it('[L-04] [L-08] a bottle that doses are taken from is ordered by what is used, and says how long one is open and what its label says of it', () => {
  const emulsion = products.find(({ id }) => id === 'addimere-emulsion');
  const { plan } = parseFeedPlan({
    sessions: [{ product: 'addimere-emulsion', mode: 'bolus', volume: 90, boluses: 3, first: '08:00' }],
  });
  if (plan === null || emulsion === undefined) throw new Error('no plan');
  const regimen = chooseProduct(setValues(emptyRegimen('uk'), VALUES), emulsion, 90);
  const { bedside, report } = worked(setFeedPlan(regimen, plan));
  if (bedside.feedPlan === null) throw new Error('no plan');
  const own = { bedside, plan, report, result: bedside.feedPlan };
  const open = '200 ml (each open for 3 days, if its label allows)';
  const card = plain(drawn(<HomeCard {...own} recipe={null} />));
  expect(card).toContain(`13 packs of ${open}, Addimere Emulsion`);
  expect(card).toContain('90 ml of Addimere Emulsion');
  expect(card).toContain('follow the time on the label');
  expect(card).not.toContain('Throw away the');
  expect(plain(drawn(<HangingPanel {...own} />))).toContain(`13 packs of ${open} for 28 days`);
});

/** What is marked as a default, each with the words before it. */
const marks = (markup: string) =>
  plain(markup)
    .match(/[^.]*\(default, not chosen\)/g)
    ?.map((text) => text.trim());

it('[L-03] a need that nobody chose is marked once: beside the need on the screen, behind the shortfall where a card names no need', () => {
  const { plan } = parseFeedPlan({
    sessions: [{ product: FEEDS[0], mode: 'cyclic', volume: 1000, start: '20:00', hours: 12 }],
  });
  const feed = products.find(({ id }) => id === FEEDS[0]);
  if (plan === null || feed === undefined) throw new Error('no plan');
  const regimen = chooseProduct(setValues(emptyRegimen('uk'), VALUES), feed, 1000);
  const { bedside, report } = worked(setFeedPlan(regimen, plan));
  if (bedside.feedPlan === null) throw new Error('no plan');
  const own = { bedside, plan, result: bedside.feedPlan };
  expect(marks(drawn(<FluidPanel {...own} />))).toEqual([
    expect.stringMatching(/Need [\d,]+ ml\/day \(default, not chosen\)$/),
  ]);
  expect(marks(drawn(<WardCard {...own} report={report} />))).toEqual([
    expect.stringMatching(/ml under the need \(default, not chosen\)$/),
  ]);
});
