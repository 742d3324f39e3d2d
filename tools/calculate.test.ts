import { spawn } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './steps/run.mjs';
import { answers, calculate, type Run } from './test-support/run-calculate.ts';

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
describe('npm run calculate', () => {
  it('[D-02] [E-02] [E-07] answers a case in the promised shape and order', async () => {
    const run = await calculate(`${JSON.stringify(MAN)}\n`);
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

  it('answers ten thousand lines in one run, each its own, and exits with 1 for one that is no case', async () => {
    const count = 10_000;
    const cases = Array.from({ length: count }, (_, index) =>
      JSON.stringify({
        ...MAN,
        id: index,
        values: { ...MAN.values, PD_AGE: 228 + (index % 1200), PD_WEIGHT: 40 + index / 1000 },
      }),
    );
    // A slow reader fills the pipe: the command waits for space again and again, without output.
    const run = await command([...cases, 'not json'].join('\n'), [], 2500);
    expect(run).toMatchObject({ status: 1, errors: '' });
    expect(run.lines).toHaveLength(count + 1);
    const given = answers(run);
    expect(given.slice(0, count).map(({ id }) => id)).toEqual(
      Array.from({ length: count }, (_, index) => index),
    );
    expect(given[5000]).toMatchObject({ energy: { result: 45 * 25 * 1.25 } });
  }, 60_000);
});
