import { describe, expect, it } from 'vitest';
import { answers, calculate } from './test-support/run-calculate.ts';

/** A case whose feed plan has this one session. */
const session = (one: object) => ({ plan: { sessions: [one] } });

describe('npm run calculate, feed plan and recipe', () => {
  it('[L-07] [L-01] [L-02] a feed plan is answered, and held against the products', async () => {
    const night = {
      product: 'tarnvane-energy-fibre',
      mode: 'cyclic',
      volume: 1000,
      start: '20:00',
      hours: 12,
      container: 'rth',
      packSize: 1000,
    };
    const day = {
      product: 'tarnvane-energy-fibre',
      mode: 'bolus',
      volume: 400,
      boluses: 2,
      first: '10:00',
      last: '16:00',
      minutes: 25,
      packSize: 500,
    };
    const plan = {
      sessions: [night, day],
      flush: { before: 30, after: 30 },
      medicines: { times: 3, before: 30, after: 30 },
      extraWater: 400,
      steps: { from: 30, by: 20, everyHours: 8, target: 75 },
    };
    const values = {
      PD_GENDER: 'male',
      PD_AGE: 852,
      PD_WEIGHT: 70,
      PD_HEIGHT: 176,
      ER_CALCULATION_METHOD: 'sacn',
    };
    const products = [{ id: night.product, volume: 1500, volumeUnit: 'ml' }];
    const run = await calculate(
      [
        { country: 'uk', values, plan, products },
        { country: 'uk', values: { ...values, PD_PRETERM: 'yes' }, plan },
        { country: 'uk', values, plan: null },
      ]
        .map((one) => JSON.stringify(one))
        .join('\n'),
    );
    const [answer, preterm, none] = answers(run);
    expect(answer).toMatchObject({
      errors: [],
      plan: {
        sessions: [
          {
            mode: 'cyclic',
            rate: 83,
            end: '08:03',
            endDay: 1,
            deliveredMl: 1000,
            deviationMl: 0,
            reason: null,
          },
          { mode: 'bolus', bolus: 200, times: ['10:00', '16:00'], deviationMl: 0, mlPerKgBolus: null },
        ],
        volumeMl: 1400,
        flushMl: 760,
        totalVolumeMl: 2160,
        fluidBasis: 'free_water',
        packsPerDay: 2,
        packs28: 56,
        discardMl: 100,
        hangs: 2,
        steps: [
          { hour: 0, rate: 30 },
          { hour: 8, rate: 50 },
          { hour: 16, rate: 70 },
          { hour: 24, rate: 75 },
        ],
        reason: null,
      },
      findings: [
        { code: 'pump-range', value: 480, limit: 400, unit: 'ml/h', products: [night.product] },
        { code: 'plan-differs', severity: 'confirm', value: 1400, limit: 1500 },
      ],
    });
    const answered = answer?.plan as unknown as Record<string, number> | undefined;
    expect(answered?.freeWaterMl).toBe((answered?.feedWaterMl ?? 0) + 760);
    expect(answered?.shortMl).toBeCloseTo(2100 - (answered?.freeWaterMl ?? 0), 9);
    expect(preterm).toMatchObject({
      plan: { reason: 'preterm', sessions: [], volumeMl: null, flushMl: null },
    });
    expect(none).not.toHaveProperty('plan');
  });

  it('[L-07] [M-01] [M-04] a recipe is answered, feeds the plan, and an error in one leaves the other alone', async () => {
    const recipe = {
      product: 'cradlemere-hydrolysed',
      by: 'final_volume',
      strengthPercent: 13,
      finalMl: 885,
      scoops: 'same_strength',
      modules: [{ product: 'addimere-carb', amount: 3, per: '100ml' }],
    };
    const feed = { product: recipe.product, mode: 'bolus', volume: 884, boluses: 8, first: '08:00' };
    const values = { PD_GENDER: 'male', PD_AGE: 4, PD_WEIGHT: 5.9 };
    const run = await calculate(
      [
        { country: 'uk', values, recipe, plan: { sessions: [feed] } },
        { country: 'uk', values, recipe, plan: { sessions: [{ ...feed, first: '24:00' }], pace: 1 } },
        {
          country: 'uk',
          values,
          recipe: { ...recipe, product: 'no-such', litres: 1 },
          plan: { sessions: [feed] },
        },
      ]
        .map((one) => JSON.stringify(one))
        .join('\n'),
    );
    const [both, wrongPlan, wrongRecipe] = answers(run);
    expect(both).toMatchObject({
      errors: [],
      recipe: { grams: 115, scoopCount: 25, scoopGrams: 4.6, deviationPercent: 0, reasons: {} },
      plan: { packsPerDay: null, packs28: 9 },
      findings: [{ code: 'module-room', products: ['addimere-carb'] }],
    });
    expect(both?.plan).not.toHaveProperty('atLeast');
    expect(wrongPlan).toMatchObject({
      plan: null,
      recipe: { scoopCount: 25 },
      errors: [
        { field: 'plan.pace', code: 'unknown-key' },
        { field: 'plan.sessions[0].first', code: 'not-allowed' },
      ],
    });
    expect(wrongRecipe).toMatchObject({
      recipe: null,
      plan: { atLeast: ['feedWaterMl', 'freeWaterMl'] },
      errors: [{ field: 'recipe.litres', code: 'unknown-key' }],
    });
  });

  it('[L-07] what is wrong in a plan or a recipe is named by its path', async () => {
    const pump = { product: 'tarnvane-standard', mode: 'cyclic', volume: 1000, start: '20:00', hours: 12 };
    const bolus = { product: 'tarnvane-standard', mode: 'bolus', volume: 1000, boluses: 2, first: '08:00' };
    const made = { product: 'cradlemere-amino', by: 'final_volume', strengthPercent: 13, finalMl: 600 };
    const wrong: [object, string, string][] = [
      [session({ ...pump, hours: 25 }), 'plan.sessions[0].hours', 'above-limit'],
      [session({ ...pump, hours: 0 }), 'plan.sessions[0].hours', 'below-limit'],
      [session({ ...pump, hours: undefined }), 'plan.sessions[0].hours', 'wrong-type'],
      [session({ ...pump, volume: -1 }), 'plan.sessions[0].volume', 'below-limit'],
      [session({ ...pump, start: '7 pm' }), 'plan.sessions[0].start', 'not-allowed'],
      [session({ ...pump, product: 'no-such' }), 'plan.sessions[0].product', 'not-allowed'],
      [session({ ...pump, boluses: 3 }), 'plan.sessions[0].boluses', 'unknown-key'],
      [session({ ...bolus, boluses: 1.5 }), 'plan.sessions[0].boluses', 'wrong-type'],
      [session({ ...bolus, last: '08:00' }), 'plan.sessions[0].last', 'not-allowed'],
      [session(7 as unknown as object), 'plan.sessions[0]', 'wrong-type'],
      [{ plan: { pumpStep: 2 } }, 'plan.pumpStep', 'not-allowed'],
      [{ plan: { flush: { before: '30' } } }, 'plan.flush.before', 'wrong-type'],
      [{ plan: { steps: { from: 30, by: 0, everyHours: 8, target: 83 } } }, 'plan.steps.by', 'below-limit'],
      [{ plan: { steps: { from: 1, by: 1e-9, everyHours: 8, target: 83 } } }, 'plan.steps.by', 'below-limit'],
      [{ plan: 'tomorrow' }, 'plan', 'wrong-type'],
      [{ recipe: { ...made, strengthPercent: 0 } }, 'recipe.strengthPercent', 'below-limit'],
      [{ recipe: { ...made, waterMl: 500 } }, 'recipe.waterMl', 'not-allowed'],
      [{ recipe: { ...made, by: 'scoop_count', count: 5 } }, 'recipe.finalMl', 'not-allowed'],
      [{ recipe: { ...made, by: 'guess' } }, 'recipe.by', 'not-allowed'],
      [
        { recipe: { ...made, modules: [{ product: 'none', amount: 1 }] } },
        'recipe.modules[0].product',
        'not-allowed',
      ],
      [{ recipe: [] }, 'recipe', 'wrong-type'],
    ];
    const run = await calculate(wrong.map(([one]) => JSON.stringify({ country: 'uk', ...one })).join('\n'));
    for (const [index, answer] of answers(run).entries()) {
      const [given, field, code] = wrong[index] ?? [{}, '', ''];
      expect(answer.errors).toMatchObject([{ field, code }]);
      expect(answer[Object.keys(given)[0] ?? '']).toBeNull();
    }
  });
});
