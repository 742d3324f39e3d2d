import { describe, expect, it } from 'vitest';
import { parseFeedPlan } from '../../plan/feed-plan/parse-feed-plan.ts';
import { parseRecipe } from '../../plan/recipe/parse-recipe.ts';
import type { ReportInput } from '../input.ts';
import { chosen, exampleReport, WOMAN_OF_68 } from '../test-support/example-report.ts';
import { reportFhirR4 } from './fhir-r4.ts';
import { reportFhir } from './fhir.ts';

const MADE_AT = '2026-11-27T09:41:00.000Z';
/** A drink that may be given by tube, a tube feed alone, and a drink alone. */
const EITHER = 'nephrane-dialysis';
const FEED = 'tarnvane-standard';
const DRINK = 'dalesip-milk';
const NAMES: Record<string, string> = {
  'Nephrane Dialysis': EITHER,
  'Tarnvane Standard': FEED,
  'Dalesip Milk': DRINK,
};

type Route = 'oral' | 'tube' | 'oral_and_tube' | undefined;
type Order = {
  supplement?: { productName: string }[];
  enteralFormula?: { baseFormulaProductName: string };
};

const reportOf = (route: Route, plan?: ReportInput['feedPlan']): ReportInput => ({
  ...exampleReport({
    values: { ...WOMAN_OF_68, ...(route === undefined ? {} : { PC_TYPE_OF_FEED: route }) },
    selected: [chosen(EITHER, 250), chosen(FEED, 1000), chosen(DRINK, 200)],
  }),
  ...(plan === undefined ? {} : { feedPlan: plan }),
});

/** What is ordered as a tube feed, in both releases. */
function fed(input: ReportInput): string[] {
  const [r5, r4] = [reportFhir(input, MADE_AT), reportFhirR4(input, MADE_AT)].map((bundle) => {
    const orders = (JSON.parse(bundle) as { entry: { resource: Order }[] }).entry.map(
      ({ resource }) => resource,
    );
    const byTube = orders.flatMap(({ enteralFormula }) => enteralFormula?.baseFormulaProductName ?? []);
    const drunk = orders.flatMap(({ supplement = [] }) => supplement.map(({ productName }) => productName));
    expect([...byTube, ...drunk].sort()).toEqual(Object.keys(NAMES).sort());
    return byTube.map((name) => NAMES[name] ?? name).sort();
  });
  expect(r4).toEqual(r5);
  return r5 ?? [];
}

const planOf = (products: string[], isOutOfDate = false): NonNullable<ReportInput['feedPlan']> => {
  const { plan, errors } = parseFeedPlan({
    sessions: products.map((product, index) => ({
      product,
      mode: 'bolus',
      volume: product === FEED ? 1000 : 250,
      boluses: 4,
      first: `0${index + 6}:00`,
    })),
  });
  if (plan === null) throw new Error(JSON.stringify(errors));
  return { plan, isOutOfDate };
};

describe('[G-03] what FHIR orders as a tube feed', () => {
  it.each<[string, Route, string[]]>([
    ['with no route said', undefined, [EITHER, FEED]],
    ['by tube', 'tube', [EITHER, FEED]],
    ['by mouth and tube', 'oral_and_tube', [EITHER, FEED]],
    ['by mouth, nothing', 'oral', []],
  ])(
    'without a feed plan, %s, goes by the route and then by what the products are',
    (_case, route, expected) => expect(fed(reportOf(route))).toEqual(expected),
  );

  it.each<[string, Route, string[], string[]]>([
    ['what it gives', 'oral_and_tube', [FEED], [FEED]],
    ['what it gives, whatever the route says', 'oral', [DRINK], [DRINK]],
    ['a tube feed that it leaves out too', 'oral_and_tube', [EITHER], [EITHER, FEED]],
    ['all tube feeds where nothing is taken by mouth', 'tube', [FEED], [EITHER, FEED]],
  ])('[L-09] with a feed plan: %s', (_case, route, planned, expected) =>
    expect(fed(reportOf(route, planOf(planned)))).toEqual(expected),
  );

  it('each order has what was asked about and what is said of refeeding: it may be filed alone', () => {
    for (const bundle of [reportFhir(reportOf('tube'), MADE_AT), reportFhirR4(reportOf('tube'), MADE_AT)]) {
      const orders = (
        JSON.parse(bundle) as { entry: { resource: { resourceType: string; note?: { text: string }[] } }[] }
      ).entry
        .map(({ resource }) => resource)
        .filter(({ resourceType }) => resourceType === 'NutritionOrder')
        .map(({ note = [] }) => note.map(({ text }) => text).join(' '));
      expect(orders.length).toBeGreaterThan(1);
      for (const notes of orders) {
        expect(notes).toContain('Refeeding risk: criteria not assessed');
        expect(notes).toContain('Dalesip Milk');
      }
    }
  });

  it('[L-09] with a feed plan that is out of date what it named is still by tube', () => {
    expect(fed(reportOf('oral_and_tube', planOf([FEED], true)))).toEqual([FEED]);
    expect(fed(reportOf('oral', planOf([EITHER], true)))).toEqual([EITHER]);
  });

  it('[L-11] what is by mouth at its times is a supplement with those and the ml of each, beside the same feed by tube', () => {
    const { plan } = parseFeedPlan({
      sessions: [
        { product: EITHER, mode: 'by_mouth', volume: 150, boluses: 3, first: '08:00', last: '18:00' },
        { product: EITHER, mode: 'cyclic', volume: 100, start: '22:00', hours: 5 },
      ],
      flush: { before: 20, after: 20 },
    });
    if (plan === null) throw new Error('no plan');
    const input = reportOf('oral_and_tube', { plan, isOutOfDate: false });
    for (const bundle of [reportFhir(input, MADE_AT), reportFhirR4(input, MADE_AT)]) {
      type Drunk = { productName: string; quantity: { value: number }; schedule: unknown };
      const orders = (
        JSON.parse(bundle) as {
          entry: {
            resource: {
              supplement?: Drunk[];
              enteralFormula?: { baseFormulaProductName: string; administrationInstruction: string };
              note?: { text: string }[];
            };
          }[];
        }
      ).entry.map(({ resource }) => resource);
      const [order] = orders.filter(({ supplement = [] }) =>
        supplement.some(({ productName }) => productName === 'Nephrane Dialysis'),
      );
      expect(order?.supplement).toMatchObject([{ quantity: { value: 50, unit: 'ml' } }]);
      expect(JSON.stringify(order?.supplement)).toContain('"timeOfDay":["08:00:00","13:00:00","18:00:00"]');
      const notes = order?.note?.map(({ text }) => text).join(' ');
      expect(notes).toContain('3 × 50 ml by mouth at 08:00, 13:00, 18:00');
      expect(notes).not.toMatch(/Flush|amount for one day/);
      const fed = orders.find(
        ({ enteralFormula }) => enteralFormula?.baseFormulaProductName === 'Nephrane Dialysis',
      );
      expect(fed?.enteralFormula?.administrationInstruction).toMatch(/20 ml\/h.*Flush at each feed by tube/);
      expect(fed?.enteralFormula?.administrationInstruction).not.toContain('by mouth');
    }
  });

  it('[L-11] a tube feed of a plan by mouth is not ordered by tube, out of date or not', () => {
    const { plan } = parseFeedPlan({
      sessions: [{ product: EITHER, mode: 'by_mouth', volume: 250, boluses: 2, first: '08:00' }],
    });
    if (plan === null) throw new Error('no plan');
    for (const isOutOfDate of [false, true])
      expect(fed(reportOf('oral_and_tube', { plan, isOutOfDate }))).toEqual([FEED]);
  });

  describe('[L-09] [M-05] a powder made up is ordered at its strength, with what its recipe adds', () => {
    const POWDER = 'cradlemere-hydrolysed';
    const OIL = 'addimere-mct-emulsion';
    const added = { product: OIL, amount: 12, per: 'batch' };
    const { recipe } = parseRecipe({
      product: POWDER,
      by: 'final_volume',
      strengthPercent: 15,
      finalMl: 800,
      scoops: 'same_volume',
      modules: [added],
    });
    const SENTENCE =
      'Recipe for 24 hours: Cradlemere Hydrolysed: 800 ml at 15 %: 26 level scoops (119.6 g) + 12 ml Addimere MCT Emulsion + 696 ml water.';
    type Part = { productName: string; quantity: { value: number } };
    type Filed = {
      resourceType: string;
      note?: { text: string }[];
      supplement?: Part[];
      enteralFormula?: {
        administrationInstruction: string;
        additive?: Part[];
        additiveProductName?: string;
      };
    };
    const ordersOf = (mode: 'cyclic' | 'by_mouth' | null, oilMl: number, of = recipe): Filed[][] => {
      const session =
        mode === 'by_mouth'
          ? { product: POWDER, mode, volume: 800, boluses: 8, first: '06:00' }
          : { product: POWDER, mode, volume: 800, start: '20:00', hours: 4 };
      const { plan } = parseFeedPlan({ sessions: [session] });
      const infant = { PD_GENDER: 'male', PD_AGE: 3, PD_WEIGHT: 5.2 } as const;
      const input: ReportInput = {
        ...exampleReport({ values: infant, selected: [chosen(POWDER, 119.6), chosen(OIL, oilMl)] }),
        ...(of == null ? {} : { recipe: of }),
        ...(mode === null || plan === null ? {} : { feedPlan: { plan, isOutOfDate: false } }),
      };
      return [reportFhir(input, MADE_AT), reportFhirR4(input, MADE_AT)].map((bundle) =>
        (JSON.parse(bundle) as { entry: { resource: Filed }[] }).entry
          .map(({ resource }) => resource)
          .filter(({ resourceType }) => resourceType === 'NutritionOrder'),
      );
    };

    it('by tube: as an additive of the feed, and not once more as a supplement', () => {
      const [r5 = [], r4 = []] = ordersOf('cyclic', 12);
      for (const orders of [r5, r4]) {
        expect(orders).toHaveLength(1);
        expect(orders[0]?.supplement).toBeUndefined();
        expect(orders[0]?.enteralFormula?.administrationInstruction).toContain(SENTENCE);
      }
      expect(r5[0]?.enteralFormula?.additive).toMatchObject([
        { productName: 'Addimere MCT Emulsion', quantity: { value: 12, unit: 'ml' } },
      ]);
      expect(r4[0]?.enteralFormula?.additiveProductName).toBe('Addimere MCT Emulsion');
    });

    it('what is given of it beside the recipe is a supplement of that much', () => {
      // It is then no longer the regimen's, and that is asked about.
      for (const orders of ordersOf('cyclic', 20)) {
        expect(orders).toHaveLength(2);
        expect(orders[0]?.supplement).toMatchObject([{ quantity: { value: 20 } }]);
        expect(orders[1]?.enteralFormula?.additive).toBeUndefined();
        expect(orders[1]?.enteralFormula?.administrationInstruction).toContain(
          'Out of date: the regimen has other amounts than this recipe of Cradlemere Hydrolysed.',
        );
      }
    });

    it('by mouth, and without a plan: in the words of the order', () => {
      for (const mode of ['by_mouth', null] as const)
        for (const orders of ordersOf(mode, 12)) {
          const of = orders.find(({ supplement = [] }) =>
            supplement.some(({ productName }) => productName === 'Cradlemere Hydrolysed'),
          );
          expect(of?.note?.map(({ text }) => text).join(' ')).toContain(SENTENCE);
          expect(orders).toHaveLength(1);
        }
    });

    it('without a recipe it is said to be made up as on the label', () => {
      for (const orders of ordersOf('cyclic', 12, null)) {
        const fed = orders.flatMap(({ enteralFormula }) => enteralFormula ?? []);
        expect(fed).toHaveLength(1);
        expect(fed[0]?.administrationInstruction).toContain(
          'Cradlemere Hydrolysed, made up as on the label: 200 ml/h for 4 h',
        );
      }
    });
  });
});
