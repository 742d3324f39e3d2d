import { describe, expect, it } from 'vitest';
import { ENERGY_METHODS, ENERGY_RULES, entriesOfEnergyMethod } from './energy/energy-methods.ts';
import type { EnergyMethod } from './energy/energy-methods.ts';
import { cm, isUsable, kg, months } from './index.ts';
import { isBmiAtLeast } from './patient/bmi.ts';
import { PROTEIN_METHODS, PROTEIN_RULES } from './protein/protein-methods.ts';
import { PENG_2018_MIFFLIN_FROM_BMI } from './reference/peng-2018.ts';
import { EMPTY_ENERGY_INPUT, EMPTY_PROTEIN_INPUT } from './test-support/empty-input.ts';

/** The inputs a rule reads. */
function entriesRead<Input extends object>(rule: (input: Input) => unknown, input: Input): Set<keyof Input> {
  const read = new Set<keyof Input>();
  rule(
    new Proxy(input, {
      get: (target, key) => {
        read.add(key as keyof Input);
        return target[key as keyof Input];
      },
    }),
  );
  return read;
}

const AGES = [0, 3, 6, 7, 30, 130, 215, 216, 227, 228, 400, 720, 900].map(months);
const BODIES = [
  { weight: kg(58), height: cm(163) },
  { weight: kg(110), height: cm(160) },
  { weight: kg(58), height: undefined },
];
const patients = AGES.flatMap((age) =>
  BODIES.flatMap((body) => (['male', 'female'] as const).map((sex) => ({ age, sex, ...body }))),
);
const ENERGY_INPUTS = patients.map((patient) => ({
  ...EMPTY_ENERGY_INPUT,
  bodyWeight: patient.weight,
  kcalPerKgMin: 25,
  kcalPerKgMax: 30,
  temperature: 37,
  ventilation: 8,
  ...patient,
}));
const PROTEIN_INPUTS = patients.flatMap((patient) =>
  (['uk', 'roi'] as const).map((country) => ({
    ...EMPTY_PROTEIN_INPUT,
    minimum: 1,
    maximum: 2,
    pengMinimum: 1,
    pengMaximum: 2,
    nitrogenLevel: 'normal' as const,
    country,
    ...patient,
  })),
);

const isObese = ({ bodyWeight, height }: (typeof ENERGY_INPUTS)[number]): boolean | null =>
  isUsable(bodyWeight) && isUsable(height)
    ? isBmiAtLeast(bodyWeight, height, PENG_2018_MIFFLIN_FROM_BMI)
    : null;

describe('a method reads what it declares', () => {
  it.each(ENERGY_METHODS)(
    '[D-01] [D-14] %s: no more for any patient, and all of it for some',
    (method: EnergyMethod) => {
      const { calculate, reads, readsUnderBmi30 = [] } = ENERGY_RULES[method];
      const ever = new Set<string>();
      for (const input of ENERGY_INPUTS) {
        const read = entriesRead(calculate, input);
        for (const key of read) ever.add(key);
        const declared = entriesOfEnergyMethod(method, isObese(input));
        // Without the height it is unknown on which side of BMI 30 a patient is, so it is asked for first.
        expect([...read].filter((key) => !declared.includes(key))).toEqual([]);
      }
      expect([...ever].sort()).toEqual([...new Set([...reads, ...readsUnderBmi30])].sort());
    },
  );

  it.each(PROTEIN_METHODS)('[E-01] %s: no more for any patient, and all of it for some', (method) => {
    const { calculate, reads } = PROTEIN_RULES[method];
    const ever = new Set<string>();
    for (const input of PROTEIN_INPUTS) for (const key of entriesRead(calculate, input)) ever.add(key);
    expect([...ever].sort()).toEqual([...reads].sort());
  });

  it('[D-02] kcal/kg is read under BMI 30 alone', () => {
    expect(entriesOfEnergyMethod('peng_2018', false)).toContain('kcalPerKgMin');
    expect(entriesOfEnergyMethod('peng_2018', true)).not.toContain('kcalPerKgMin');
    expect(entriesOfEnergyMethod('peng_2018', null)).not.toContain('kcalPerKgMin');
  });
});
