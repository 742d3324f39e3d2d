import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { KCAL_PER_MJ, months, referenceIntake, upperLevel } from '../index.ts';
import type { Country, Sex } from '../index.ts';

const REVIEWED = '358124a8ba1066f970bb2950a468c19da363d9184842eb1f2f2044af6b29903f';

type Golden = {
  intakes: [
    country: Country,
    nutrient: string,
    sex: Sex,
    age: number,
    kind: string,
    value: number,
    to: number | null,
  ][];
  upper: [nutrient: string, age: number, value: number | null][];
};

const text = readFileSync(new URL('../../golden/intakes.json', import.meta.url), 'utf8');
const golden = JSON.parse(text) as Golden;

describe('[G-03] golden/intakes.json', () => {
  it('is the reviewed file', () => {
    expect(createHash('sha256').update(text).digest('hex')).toBe(REVIEWED);
  });

  it('every figure of every band is the reviewed one', () => {
    expect(golden.intakes).toHaveLength(1616);
    const wrong = golden.intakes.filter(([country, nutrient, sex, age, kind, value, to]) => {
      // One megajoule of energy, so that figures for each MJ come out as printed.
      const intake = referenceIntake(nutrient, {
        country,
        sex,
        ageMonths: months(age),
        energyKcal: KCAL_PER_MJ,
      });
      return !intake.ok || intake.value !== value || intake.kind !== kind || intake.to !== to;
    });
    expect(wrong).toEqual([]);
  });

  it('every upper level is the reviewed one', () => {
    expect(golden.upper).toHaveLength(198);
    const wrong = golden.upper.filter(
      ([nutrient, age, value]) => (upperLevel(nutrient, months(age))?.value ?? null) !== value,
    );
    expect(wrong).toEqual([]);
  });
});
