import { describe, expect, it } from 'vitest';
import {
  cm,
  energyRequirement,
  fluidRequirement,
  formatNumber,
  isEnergyMethod,
  kg,
  months,
  proteinRequirement,
} from './index.ts';
import type { EfsaPal, NitrogenLevelId, ProteinMethod, RangeEnd, Sex } from './index.ts';
import { checksumOf, energyCases, goldenFile, goldenFiles, readGolden } from './test-support/golden.ts';
import { EMPTY_ENERGY_INPUT, EMPTY_PROTEIN_INPUT } from './test-support/empty-input.ts';

/** Their checksums, as sha256sum writes them; nothing in the project rewrites that list. */
const REVIEWED = readGolden('reviewed.sha256').trim().split('\n');

type GoldenInput = {
  country?: 'uk' | 'roi';
  sex?: Sex;
  ageMonths?: number;
  weightKg?: number;
  heightCm?: number;
  kcalPerKgMin?: number;
  kcalPerKgMax?: number;
  rangeEnd?: RangeEnd;
  palDit?: number;
  stressCondition?: string;
  stressPercent?: number;
  temperature?: number;
  ventilation?: number;
  sacnAdjust?: 0.75 | 1 | 1.2 | 1.5;
  efsaPal?: EfsaPal;
  efsaAdjustPercent?: number;
  minimum?: number;
  maximum?: number;
  pengMinimum?: number;
  pengMaximum?: number;
  nitrogenLevel?: NitrogenLevelId;
  adjustMlPerKg?: number;
};
type Figures = { result: number; low: number; high: number };
type Answer = {
  figures: Figures;
  sourceId: string | undefined;
  factor: number | null | undefined;
  perDay: { low: number; high: number } | null;
};
type ExactCase = {
  id: string;
  method: string;
  input: GoldenInput;
  expected: Record<keyof Figures, string>;
  source: string;
  factor?: number;
  perDay?: [number, number];
};
type ShownCase = {
  id: string;
  method: string;
  input: GoldenInput;
  figure?: keyof Figures;
  shown: string;
  notThis?: string[];
};

const cases = <Case>(name: string): Case[] => goldenFile<{ cases: Case[] }>(name).cases;

/** Runs the method that a case names and returns everything that a case may check. */
function answer(method: string, { ageMonths, weightKg, heightCm, ...rest }: GoldenInput): Answer {
  const body = {
    ...(ageMonths === undefined ? {} : { age: months(ageMonths) }),
    ...(weightKg === undefined ? {} : { weight: kg(weightKg) }),
    ...(heightCm === undefined ? {} : { height: cm(heightCm) }),
  };
  if (method === 'fluid') {
    const fluid = fluidRequirement({
      age: undefined,
      weight: undefined,
      adjustMlPerKg: undefined,
      ...rest,
      ...body,
    });
    const result = fluid.result ?? Number.NaN;
    return {
      figures: { result, low: result, high: result },
      sourceId: fluid.source?.id,
      factor: undefined,
      perDay: null,
    };
  }
  if (isEnergyMethod(method)) {
    const energy = energyRequirement(method, {
      ...EMPTY_ENERGY_INPUT,
      ...rest,
      ...body,
      bodyWeight: body.weight,
    });
    if (!energy.ok) throw new Error(`${method}: ${energy.reason}`);
    return { figures: energy, sourceId: energy.source.id, factor: undefined, perDay: energy.tablePerDay };
  }
  const protein = proteinRequirement(method as ProteinMethod, { ...EMPTY_PROTEIN_INPUT, ...rest, ...body });
  if (!protein.ok) throw new Error(`${method}: ${protein.reason}`);
  return { figures: protein, sourceId: protein.source.id, factor: protein.factor, perDay: null };
}

it('[D-01] [E-01] [G-03] every golden file is the reviewed one, and each is listed', () => {
  expect(goldenFiles().map((name) => `${checksumOf(name)}  ${name}`)).toEqual(REVIEWED);
});

describe('[D-02] [D-03] [D-04] [D-05] [D-06] [D-07] [D-08] [D-09] [D-10] [D-11] energy, unrounded', () => {
  it.each(energyCases<ExactCase>())('$id', ({ method, input, expected, source, perDay }) => {
    const given = answer(method, input);
    expect(given.figures.result).toBeCloseTo(Number(expected.result), 9);
    expect(given.figures.low).toBeCloseTo(Number(expected.low), 9);
    expect(given.figures.high).toBeCloseTo(Number(expected.high), 9);
    expect(given.sourceId).toBe(source);
    expect(given.perDay).toEqual(perDay === undefined ? null : { low: perDay[0], high: perDay[1] });
  });
});

describe('[E-02] [E-03] [E-04] [E-05] [E-06] [E-07] protein and fluid, unrounded', () => {
  it.each(cases<ExactCase>('protein-fluid.json'))('$id', ({ method, input, expected, source, factor }) => {
    const given = answer(method, input);
    expect(given.figures.result).toBeCloseTo(Number(expected.result), 9);
    expect(given.figures.low).toBeCloseTo(Number(expected.low), 9);
    expect(given.figures.high).toBeCloseTo(Number(expected.high), 9);
    expect(given.sourceId).toBe(source);
    if (factor !== undefined) expect(given.factor).toBe(factor);
  });
});

describe('[D-01] [E-01] as shown', () => {
  it.each(cases<ShownCase>('shown.json'))(
    '$id',
    ({ method, input, figure = 'result', shown, notThis = [] }) => {
      const places = method === 'fluid' ? 0 : 1;
      const text = formatNumber(answer(method, input).figures[figure], places).replaceAll(',', '');
      expect(text).toBe(shown);
      expect(notThis).not.toContain(text);
    },
  );
});
