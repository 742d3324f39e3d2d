import { feedPlanWords } from '@dietetic/content';
import { describe, expect, it } from 'vitest';
import { assess } from '../../assessment/assess.ts';
import { changeFeedPlan } from '../../state/feed-plan-of-regimen.ts';
import { emptyRegimen } from '../../state/regimen-state.ts';
import type { RegimenValues } from '../../state/values.ts';
import { catalogue, withPlainSpaces } from '../checks/test-support/plan-of.ts';
import { dayRows } from './day-rows.ts';
import type { FeedPlan } from './feed-plan.ts';
import { parseFeedPlan, serialiseFeedPlan } from './parse-feed-plan.ts';
import { firstDaysFluidText, fluidLines } from './fluid-lines.ts';
import { hangingLines, waterLines } from './plan-lines.ts';
import { calculatePlanAndRecipe } from './plan-and-recipe.ts';
import { type FirstDaysRow, firstDaysRows } from './first-days-rows.ts';
import { buildUpSentences, feedPlanSentences } from './sentence.ts';

const FORMULA = 'cradlemere-hydrolysed';
const TUBE_FEED = 'tarnvane-standard';
const BABY: RegimenValues = { PD_GENDER: 'male', PD_AGE: 3, PD_WEIGHT: 6, PC_TYPE_OF_FEED: 'oral' };
const BOTTLES = {
  product: FORMULA,
  mode: 'by_mouth',
  volume: 840,
  boluses: 6,
  first: '06:00',
  last: '22:00',
};
const NIGHT = { product: FORMULA, mode: 'cyclic', volume: 300, start: '23:00', hours: 6 };
/** What only a tube has. */
const OF_A_TUBE = /tube|flush|syringe|pump|giving set|hang|bolus|stomach|rate\b/i;

const planOf = (given: object): FeedPlan => {
  const { plan, errors } = parseFeedPlan(given);
  if (plan === null) throw new Error(JSON.stringify(errors));
  return plan;
};

function worked(given: object, values: RegimenValues = BABY, isForCalculate = false) {
  const plan = planOf(given);
  const around = { country: 'uk' as const, values, lists: { PD_SCOPE: [] } };
  const bedside = calculatePlanAndRecipe({
    ...around,
    assessment: assess(around),
    feedPlan: plan,
    products: undefined,
    catalogue,
    isForCalculate,
  });
  if (bedside.feedPlan === null) throw new Error('no plan');
  return { plan, result: bedside.feedPlan, ...bedside };
}
const codesOf = (given: object, values?: RegimenValues, isForCalculate?: boolean) =>
  worked(given, values, isForCalculate).findings.map(({ code, severity }) => `${code} ${severity}`);

const four = (volume: number) => ({ sessions: [{ ...BOTTLES, volume, boluses: 4, bolusStep: 1 }] });

const figuresOf = ({ id: _id, from: _from, ...figures }: FirstDaysRow) => figures;
const codeOf = ({ code }: { code: string }) => code;

const pours = (...sessions: object[]) =>
  hangingLines(
    worked({ sessions }, { ...BABY, PD_AGE: 480, PD_WEIGHT: 60 }).result,
    catalogue,
    feedPlanWords,
  ).filter((line) => line.includes('poured'));

const withDrinks = (more: object, others: object[] = []) => ({
  sessions: [NIGHT, ...others, BOTTLES],
  flush: { before: 5, after: 5 },
  ...more,
});

describe('[L-11] feeds by mouth', () => {
  it('are so many a day of so many ml at their times, with no word of a tube anywhere', () => {
    const { plan, result, patient } = worked({ sessions: [BOTTLES] });
    const said = [
      ...feedPlanSentences(plan, result),
      ...dayRows(plan, result).map(({ what }) => what),
      ...waterLines(plan, feedPlanWords),
      ...hangingLines(result, catalogue, feedPlanWords),
      ...Object.values(fluidLines(result, patient, feedPlanWords)).map((part) => JSON.stringify(part)),
    ].map(withPlainSpaces);
    expect(said[0]).toBe(
      'Cradlemere Hydrolysed: 6 × 140 ml by mouth at 06:00, 09:12, 12:24, 15:36, 18:48, 22:00, 840 ml in all.',
    );
    expect(said.join(' ')).toContain('each feed by mouth 23.3 ml/kg');
    expect(said.join(' ')).toContain(
      'Each feed by mouth is poured into its own bottle or cup; what is left in it is thrown away.',
    );
    expect(said.join(' ')).toContain('Other food and drink is not counted.');
    expect(said.join(' ')).not.toMatch(OF_A_TUBE);
    expect(result).toMatchObject({ flushMl: 0, hangs: 0, totalVolumeMl: 840 });
  });

  it('are said to be poured of those alone that are: not of a sip feed drunk from its own bottle, nor of what a tube gives', () => {
    const sip = { ...BOTTLES, product: 'dalesip-two', boluses: 3, last: '18:00' };
    expect(pours({ ...sip, volume: 600 })).toEqual([]);
    expect(pours({ ...sip, volume: 600 }, { ...NIGHT, product: TUBE_FEED })).toEqual([]);
    expect(pours({ ...sip, volume: 300 })).toEqual([feedPlanWords.leftInBottle]);
    expect(pours({ ...sip, volume: 600 }, BOTTLES)).toEqual([
      'Each feed of Cradlemere Hydrolysed by mouth is poured into its own bottle or cup; what is left in it is thrown away.',
    ]);
  });

  it('beside a tube have no flush: those of the tube are counted and said to be of it', () => {
    const given = { sessions: [BOTTLES, NIGHT], flush: { before: 5, after: 5 } };
    const { plan, result } = worked(given, { ...BABY, PC_TYPE_OF_FEED: 'oral_and_tube' });
    expect(result.flushMl).toBe(10);
    expect(dayRows(plan, result).filter(({ kind, waterMl }) => kind === 'drink' && waterMl > 0)).toEqual([]);
    expect(waterLines(plan, feedPlanWords)[0]).toMatch(/^Flush at each feed by tube/);
  });

  it('beside boluses through a tube, each sentence says which way it goes', () => {
    const { plan, result } = worked({ sessions: [{ ...BOTTLES, mode: 'bolus', minutes: 20 }, BOTTLES] });
    expect(feedPlanSentences(plan, result).map(withPlainSpaces)).toEqual([
      expect.stringContaining(': 6 × 140 ml by tube over 20 min (420 ml/h) at 06:00'),
      expect.stringContaining(': 6 × 140 ml by mouth at 06:00'),
    ]);
    const alone = worked({ sessions: [{ ...BOTTLES, mode: 'bolus' }] });
    expect(feedPlanSentences(alone.plan, alone.result).join(' ')).not.toContain('by tube');
  });

  it.each([
    ['flush', { flush: { before: 5, after: 5 } }],
    ['medicines', { medicines: { times: 2, before: 5, between: 0, after: 5 } }],
    ['extraWater', { extraWater: 50 }],
    ['route', { route: 'gastric' }],
    ['steps', { steps: { from: 5, by: 5, everyHours: 4, target: 20 } }],
  ])('take nothing that only a tube has: %s is refused, and not dropped', (field, more) => {
    const { plan, errors } = parseFeedPlan({ sessions: [BOTTLES], ...more });
    expect(plan).toBeNull();
    expect(errors).toMatchObject([{ field: `plan.${field}`, code: 'not-allowed' }]);
  });

  it.each(['minutes', 'container', 'hangLimitHours'])('have no %s', (key) =>
    expect(parseFeedPlan({ sessions: [{ ...BOTTLES, [key]: 4 }] }).errors).toMatchObject([
      { field: `plan.sessions[0].${key}`, code: 'unknown-key' },
    ]),
  );

  it('come back as they were kept, and a plan left with nothing else keeps no water of its tube', () => {
    const plan = planOf({ sessions: [{ ...BOTTLES, timeStepMinutes: 15 }] });
    expect(planOf(serialiseFeedPlan(plan))).toEqual(plan);
    const both = planOf({
      sessions: [BOTTLES, NIGHT],
      flush: { before: 5, after: 5 },
      extraWater: 40,
      route: 'gastric',
    });
    const left = { ...both, sessions: both.sessions.slice(0, 1) };
    expect(changeFeedPlan(emptyRegimen('uk'), left).feedPlan?.plan).toEqual(planOf({ sessions: [BOTTLES] }));
  });

  it('and by tube each have to be confirmed where another route was entered', () => {
    expect(codesOf({ sessions: [BOTTLES] })).toEqual([]);
    expect(codesOf({ sessions: [BOTTLES] }, { ...BABY, PC_TYPE_OF_FEED: 'tube' })).toEqual([
      'plan-route confirm',
    ]);
    const syringe = { sessions: [{ ...BOTTLES, mode: 'bolus' }] };
    expect(codesOf(syringe)).toEqual(['plan-route confirm']);
    expect(worked(syringe).findings[0]?.message).toBe(
      'The route entered is oral. The feed plan gives Cradlemere Hydrolysed by tube.',
    );
    for (const route of ['oral_and_tube', undefined] as const)
      expect(codesOf(syringe, { ...BABY, PC_TYPE_OF_FEED: route })).toEqual([]);
    expect(codesOf(syringe, BABY, true)).not.toContain('plan-route confirm');
  });

  it('ask about a tube feed that is drunk', () =>
    expect(
      worked(
        { sessions: [{ ...BOTTLES, product: TUBE_FEED }] },
        { ...BABY, PD_AGE: 240, PD_WEIGHT: 60, PC_TYPE_OF_FEED: 'oral_and_tube' },
      ).findings,
    ).toMatchObject([
      { code: 'product-route', message: 'Tarnvane Standard is a tube feed. The plan is oral.' },
    ]));

  it('of an infant are asked about one by one over 40 ml/kg, the limit itself passing', () => {
    expect(codesOf(four(960))).toEqual([]);
    expect(codesOf(four(964))).toEqual(['bolus-large ask']);
  });

  describe('while rates are built up', () => {
    const STEPS = { steps: { from: 10, by: 10, everyHours: 24, target: 50 } };
    const both: RegimenValues = { ...BABY, PC_TYPE_OF_FEED: 'oral_and_tube' };
    const said = (given: object) => {
      const { plan, result } = worked(given, both);
      return withPlainSpaces(buildUpSentences(plan, result, 6).join(' '));
    };

    it('in steps they are given from the first day: a baby is not kept from its bottles', () => {
      expect(said(withDrinks(STEPS))).toContain('Feeds by mouth as planned from the first day.');
      expect(said(withDrinks(STEPS))).not.toContain('no other feed');
      const syringe = { product: FORMULA, mode: 'bolus', volume: 100, boluses: 1, first: '12:00' };
      expect(said(withDrinks(STEPS, [syringe]))).toContain('give no bolus and no other feed by tube.');
      const { plan, result, patient } = worked(withDrinks(STEPS), both);
      expect(firstDaysFluidText(result, patient, feedPlanWords)).toContain('Feeds by mouth are not counted.');
      expect(firstDaysRows(plan, result, { weightKg: 6 }).at(-1)?.fluid).toMatch(/^at least /);
      expect(worked(withDrinks(STEPS), both).findings.map(({ code }) => code)).not.toContain('first-days');
    });

    it('of a pump, it makes no difference whether the feeds by mouth stand before it in the plan', () => {
      for (const more of [STEPS, { cap: { fromKcalPerKg: 20, toKcalPerKg: 40, onDay: 3 } }]) {
        const [after, before] = [
          [NIGHT, BOTTLES],
          [BOTTLES, NIGHT],
        ].map((sessions) => {
          const { plan, result, findings } = worked({ ...withDrinks(more), sessions }, both);
          return {
            rows: firstDaysRows(plan, result, { weightKg: 6 }).map(figuresOf),
            codes: findings.map(codeOf),
          };
        });
        expect(after?.rows.length).toBeGreaterThan(0);
        expect(before).toEqual(after);
      }
    });

    it('up from a cap, which is one on all energy, they wait as every other feed does', () => {
      const cap = { cap: { fromKcalPerKg: 20, toKcalPerKg: 40, onDay: 3 } };
      expect(said(withDrinks(cap))).toContain('In the first days give no bolus and no other feed.');
      expect(said(withDrinks(cap))).not.toContain('by mouth as planned');
    });
  });
});
