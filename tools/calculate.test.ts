import { spawn } from 'node:child_process';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { calculate as calculateFrom } from './calculate.ts';
import { root } from './steps/run.mjs';

type Run = { lines: string[]; status: number | null; errors: string };

/** What the command does once it has started. */
async function calculate(input: string, args: string[] = []): Promise<Run> {
  const [output, messages] = [new PassThrough(), new PassThrough()];
  const said = Promise.all([text(output), text(messages)]);
  const status = await calculateFrom(args, Readable.from([Buffer.from(input)]), output, messages);
  output.end();
  messages.end();
  const [lines, errors] = await said;
  return { lines: lines.split('\n').slice(0, -1), status, errors };
}

/** Runs the command as a person would, with this text on standard input. */
function command(input: string, args: string[] = [], readAfterMs = 0): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, 'tools/calculate.mjs'), ...args], { cwd: root });
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8');
    setTimeout(() => child.stdout.on('data', (chunk: string) => (output += chunk)), readAfterMs);
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (errors += chunk));
    child.on('error', reject);
    child.on('close', (status) => resolve({ lines: output.split('\n').slice(0, -1), status, errors }));
    child.stdin.end(input);
  });
}

const answers = ({ lines }: Run) => lines.map((line) => JSON.parse(line) as Record<string, never>);

const MAN = {
  id: 'c1',
  country: 'uk',
  values: {
    PD_GENDER: 'male',
    PD_AGE: 624,
    PD_WEIGHT: 91.6,
    PD_HEIGHT: 175,
    ER_CALCULATION_METHOD: 'peng_2018',
    ER_CALORIC_EQUATION_MIN: 25,
    ER_CALORIC_EQUATION_MAX: 30,
    ER_CALORIC_TOGGLE: 'min',
    ER_PAL_DIT_CATEGORY: 1.25,
    PC_CALCULATION_METHOD: 'peng',
    PC_PENG_PROTEIN_MIN: 1,
    PC_PENG_PROTEIN_MAX: 1.5,
    PC_PENG_TOGGLE: 'min',
  },
  products: [{ id: 'tarnvane-standard', volume: 1500, volumeUnit: 'ml' }],
};

/** A case whose feed plan has this one session. */
const session = (one: object) => ({ plan: { sessions: [one] } });

describe('npm run calculate', () => {
  it('[D-02] [E-02] [E-07] answers a case in the promised shape and order', async () => {
    const run = await command(`${JSON.stringify(MAN)}\n`);
    expect(run).toMatchObject({ status: 0, errors: '' });
    const [answer] = answers(run);
    expect(answer).toMatchObject({
      id: 'c1',
      weightDifference: null,
      energy: {
        methods: expect.arrayContaining(['peng_2018', 'penn_state', 'sacn']),
        method: 'peng_2018',
        result: 2862.5,
        low: 2862.5,
        high: 3435,
        reason: null,
        working: '91.6 kg × 25 kcal/kg × 1.25',
        source: { id: 'peng-2018', status: 'spec' },
      },
      protein: { methods: ['peng', 'min_max', 'nitrogen'], result: 91.6, low: 91.6, high: 137.4, factor: 1 },
      fluid: { result: 3206, perKg: 35, reason: null },
      provided: { energyKcal: 1500, proteinG: 60, volumeMl: 1500 },
      findings: [],
      warnings: [],
      errors: [],
      PATIENT_ENERGY_RESULT: 2862.5,
      PATIENT_PROTEIN_RESULT: 91.6,
      FLUID_RESULT: 3206,
      FLUID_PER_KG: 35,
      PC_SELECTED_PRODUCTS: [
        { id: 'tarnvane-standard', name: 'Tarnvane Standard', volume: 1500, volumeUnit: 'ml' },
      ],
    });
    expect(answer?.bmi).toBeCloseTo(29.91020408163265, 12);
    expect(Object.keys(answer ?? {})).toEqual([
      'id',
      'bmi',
      'weightDifference',
      'energy',
      'protein',
      'fluid',
      'provided',
      'findings',
      'warnings',
      'errors',
      'PATIENT_ENERGY_RESULT',
      'PATIENT_PROTEIN_RESULT',
      'FLUID_RESULT',
      'FLUID_PER_KG',
      'PC_SELECTED_PRODUCTS',
    ]);
    expect(Object.keys(answer?.protein ?? {})).toEqual([
      'methods',
      'method',
      'result',
      'low',
      'high',
      'factor',
      'reason',
      'working',
      'source',
    ]);
  });

  it('[F-03] answers every line in order, names what is not a case, and exits with 1', async () => {
    const run = await calculate(
      `\uFEFF${JSON.stringify({ ...MAN, id: 1 })}\r\n\n   \nnot json\n[1,2]\n"text"\n{"id":"\u2028"}\n{"id":null}`,
    );
    expect(run.status).toBe(1);
    expect(
      answers(run).map(({ id, line, errors }) => (line === undefined ? id : [line, errors?.[0]])),
    ).toEqual([
      1,
      [4, { code: 'not-json' }],
      [5, { code: 'not-an-object' }],
      [6, { code: 'not-an-object' }],
      '\u2028',
      null,
    ]);
  });

  it('[F-03] a wrong value is an answer, not a failure: the exit status is 0', async () => {
    const values = { ...MAN.values, PD_WEIGHT: 700, PD_AEG: 3, ER_CALORIC_TOGGLE: 'most' };
    const run = await calculate(JSON.stringify({ ...MAN, values, note: 'x' }));
    expect(run.status).toBe(0);
    expect(answers(run)[0]).toMatchObject({
      bmi: null,
      energy: { result: null, low: null, high: null, reason: 'invalid-input', working: null, source: null },
      protein: { result: null, reason: 'invalid-input' },
      fluid: { result: null, perKg: 35, reason: 'invalid-input' },
      errors: [
        { field: 'PD_WEIGHT', code: 'above-limit', limit: 650 },
        { field: 'ER_CALORIC_TOGGLE', code: 'not-allowed' },
        { field: 'PD_AEG', code: 'unknown-key' },
        { field: 'note', code: 'unknown-key' },
      ],
    });
  });

  it('[F-03] values that are no object void every result; no values at all are an empty patient', async () => {
    const run = await calculate('{"country":"uk","values":7}\n{"country":"uk"}\n{"values":null}');
    const [wrong, empty, none] = answers(run);
    expect(wrong).toMatchObject({
      energy: { reason: 'invalid-input' },
      protein: { reason: 'invalid-input' },
      fluid: { reason: 'invalid-input' },
      errors: [{ field: 'values', code: 'wrong-type' }],
    });
    expect(empty).toMatchObject({ energy: { reason: 'needs-age' }, provided: null, errors: [] });
    expect(none).toMatchObject({ energy: { reason: 'needs-age' }, errors: [] });
  });

  it('[G-02] products: an unknown one, a wrong unit or a wrong amount gives an error and no sum', async () => {
    const wrong = [
      [{ id: 'no-such-feed', volume: 1, volumeUnit: 'ml' }, 'not-allowed'],
      [{ id: 'tarnvane-standard', volume: 1, volumeUnit: 'g' }, 'not-allowed'],
      [{ id: 'tarnvane-standard', volume: 1 }, 'not-allowed'],
      [{ id: 'tarnvane-standard', volume: '1', volumeUnit: 'ml' }, 'wrong-type'],
      [{ id: 'tarnvane-standard', volume: -1, volumeUnit: 'ml' }, 'below-limit'],
      [7, 'wrong-type'],
    ];
    const run = await calculate(
      wrong.map(([product]) => JSON.stringify({ ...MAN, products: [product] })).join('\n'),
    );
    for (const [index, answer] of answers(run).entries()) {
      expect(answer).toMatchObject({
        provided: null,
        energy: { result: 2862.5 },
        errors: [{ field: 'products', code: wrong[index]?.[1] }],
      });
    }
  });

  it('[G-02] products: several are added up; a feed in grams has no volume in ml', async () => {
    const two = [
      { id: 'tarnvane-standard', volume: 1000, volumeUnit: 'ml' },
      { id: 'tarnvane-standard', volume: 250.5, volumeUnit: 'ml' },
    ];
    const powder = { id: 'cradlemere-hydrolysed', volume: 50, volumeUnit: 'g' };
    const run = await calculate(
      [two, [], [powder], [...two, powder]]
        .map((products) => JSON.stringify({ ...MAN, products }))
        .join('\n'),
    );
    expect(answers(run).map(({ provided }) => provided)).toEqual([
      { energyKcal: 1250.5, proteinG: 50.02, volumeMl: 1250.5 },
      { energyKcal: 0, proteinG: 0, volumeMl: 0 },
      { energyKcal: 251, proteinG: 6.5, volumeMl: null },
      { energyKcal: 1501.5, proteinG: 56.52, volumeMl: 1250.5 },
    ]);
  });

  it('[K-01] [K-03] [K-04] [K-07] holds a plan against its patient, and amounts stand as they were given', async () => {
    const girl = { PD_GENDER: 'female', PD_AGE: 63, PD_WEIGHT: 18, PC_TYPE_OF_FEED: 'tube' };
    const newborn = { PD_GENDER: 'female', PD_AGE: 0, PD_AGE_DAYS: 20, PD_WEIGHT: 3.6 };
    const feed = { id: 'tarnvane-energy-fibre', volume: 100, volumeUnit: 'ml' };
    const run = await calculate(
      [
        { country: 'uk', values: girl, products: [feed] },
        {
          country: 'uk',
          values: girl,
          products: [{ id: 'cradlemere-hydrolysed', amount: 24, unit: 'scoop' }],
        },
        { country: 'roi', values: newborn },
        { country: 'uk', values: { ...girl, PD_CONDITION: 'gout' } },
        { country: 'uk', values: girl, products: [feed, { ...feed, volume: 50 }] },
        {
          country: 'uk',
          values: { ...MAN.values, ER_CALCULATION_METHOD: 'henry_oxford', ER_PAL_DIT_CATEGORY: null },
        },
      ]
        .map((one) => JSON.stringify(one))
        .join('\n'),
    );
    const [aged, scoops, baby, gout, twice, basal] = answers(run);
    expect(aged?.findings).toEqual([
      {
        code: 'product-age',
        severity: 'ask',
        fields: ['PD_AGE'],
        products: ['tarnvane-energy-fibre'],
        value: 63,
        limit: 72,
        unit: 'months',
        message: 'Tarnvane Energy Fibre is for 6 years and over. Patient 5 years 3 months.',
        source: 'label',
      },
    ]);
    expect(scoops?.provided).toMatchObject({
      products: [{ id: 'cradlemere-hydrolysed', asGiven: '24 scoops (110.4 g)' }],
    });
    expect(baby).toMatchObject({
      protein: { result: null, reason: 'newborn' },
      fluid: { result: null, perKg: null, reason: 'newborn' },
      findings: [{ code: 'newborn', severity: 'stop', value: 20, limit: 28, unit: 'days' }],
    });
    expect(gout?.errors).toMatchObject([{ field: 'PD_CONDITION', code: 'not-allowed' }]);
    expect(twice?.findings).toHaveLength(1);
    expect(basal).toMatchObject({
      energy: { kind: 'basal' },
      findings: [{ code: 'basal-without-activity' }],
    });
  });

  it('[K-04] an amount in a unit the product does not have gives an error and no sum', async () => {
    const wrong = [
      [{ id: 'tarnvane-standard', amount: 1, unit: 'scoop' }, 'not-allowed'],
      [{ id: 'tarnvane-standard', amount: 1, unit: 'pack' }, 'not-allowed'],
      [{ id: 'tarnvane-standard', amount: 1, unit: 'pack', packSize: 750 }, 'not-allowed'],
      [{ id: 'tarnvane-standard', amount: 1, unit: 'pack', packSize: '500' }, 'wrong-type'],
      [{ id: 'tarnvane-standard', amount: 1, unit: 'spoon' }, 'not-allowed'],
      [{ id: 'tarnvane-standard', amount: 1, unit: 5 }, 'wrong-type'],
      [{ id: 'tarnvane-standard', amount: '1', unit: 'ml' }, 'wrong-type'],
      [{ id: 'tarnvane-standard', amount: -1, unit: 'ml' }, 'below-limit'],
      [{ id: 'tarnvane-standard', amount: 1, unit: 'ml', volume: 1 }, 'not-allowed'],
      [{ id: 'cradlemere-hydrolysed', amount: 500, unit: 'ml' }, 'not-allowed'],
    ];
    const run = await calculate(
      wrong.map(([product]) => JSON.stringify({ ...MAN, products: [product] })).join('\n'),
    );
    for (const [index, answer] of answers(run).entries()) {
      expect(answer).toMatchObject({
        provided: null,
        errors: [{ field: 'products', code: wrong[index]?.[1] }],
      });
    }
  });

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

  it('[D-01] --schema prints the schema of both shapes', async () => {
    const run = await calculate('', ['--schema']);
    expect(run.status).toBe(0);
    const schema = JSON.parse(run.lines.join('\n')) as Record<string, Record<string, unknown>>;
    expect(schema.case?.type).toBe('object');
    expect(schema.answer?.anyOf).toHaveLength(2);
  });

  it('explains itself when it is called with something else', async () => {
    const run = await command('', ['--schemas']);
    expect(run).toMatchObject({ status: 2, lines: [] });
    expect(run.errors).toContain('--schema');
  });

  it('answers ten thousand lines in one run, each its own', async () => {
    const count = 10_000;
    const cases = Array.from({ length: count }, (_, index) =>
      JSON.stringify({
        ...MAN,
        id: index,
        values: { ...MAN.values, PD_AGE: 228 + (index % 1200), PD_WEIGHT: 40 + index / 1000 },
      }),
    );
    // A reader that starts late fills the pipe: the command waits for room, again and again, and in silence.
    const run = await command(cases.join('\n'), [], 2500);
    expect(run.errors).toBe('');
    expect(run.lines).toHaveLength(count);
    const given = answers(run);
    expect(given.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, index) => index));
    expect(given[5000]).toMatchObject({ energy: { result: 45 * 25 * 1.25 } });
  }, 60_000);
});
