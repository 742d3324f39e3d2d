import { describe, expect, it } from 'vitest';
import { KCAL_PER_MJ, kg, months, referenceIntake } from '../index.ts';
import type { Country, ReproductiveStage, Sex } from '../index.ts';
import { bandAt } from '../reference/age-band.ts';
import { EFSA_UPPER_LEVELS, type EfsaUpperLevel } from '../reference/efsa-upper-levels.ts';
import { goldenFile } from '../test-support/golden.ts';

const LEVELS: Readonly<Record<string, EfsaUpperLevel>> = EFSA_UPPER_LEVELS;

type Golden = {
  intakes: [Country, nutrient: string, Sex, age: number, kind: string, value: number, to: number | null][];
  staged: [Country, nutrient: string, ReproductiveStage, age: number, value: number][];
  safe: [nutrient: string, Sex, age: number, weight: number | null, value: number, to: number | null][];
  none: [nutrient: string, age: number][];
  upper: [nutrient: string, age: number, value: number | null][];
};

const golden = goldenFile<Golden>('intakes.json');
/** One megajoule, so that figures per MJ come out as printed. */
const energyKcal = KCAL_PER_MJ;

describe('[G-03] golden/intakes.json', () => {
  it('every figure of every band is the reviewed one', () => {
    const wrong = golden.intakes.filter(([country, nutrient, sex, age, kind, value, to]) => {
      const intake = referenceIntake(nutrient, { country, sex, ageMonths: months(age), energyKcal });
      return !intake.ok || intake.value !== value || intake.kind !== kind || intake.to !== to;
    });
    expect(wrong).toEqual([]);
  });

  it('so is every figure for pregnancy and lactation', () => {
    const wrong = golden.staged.filter(([country, nutrient, stage, age, value]) => {
      const woman = { country, sex: 'female' as const, ageMonths: months(age), stage, energyKcal };
      const intake = referenceIntake(nutrient, woman);
      return !intake.ok || intake.value !== value;
    });
    expect(wrong).toEqual([]);
  });

  it('every safe intake is the reviewed one, and there is none elsewhere', () => {
    const wrong = golden.safe.filter(([nutrient, sex, age, weight, value, to]) => {
      const person = { country: 'uk' as const, sex, ageMonths: months(age) };
      const intake = referenceIntake(
        nutrient,
        weight === null ? person : { ...person, weightKg: kg(weight) },
      );
      return !intake.ok || intake.kind !== 'safe-intake' || intake.value !== value || intake.to !== to;
    });
    expect(wrong).toEqual([]);
    for (const [nutrient, age] of golden.none) {
      const person = {
        country: 'uk' as const,
        sex: 'male' as const,
        ageMonths: months(age),
        weightKg: kg(70),
      };
      expect([nutrient, age, referenceIntake(nutrient, person).ok]).toEqual([nutrient, age, false]);
    }
  });

  it('every upper level is the reviewed one', () => {
    const wrong = golden.upper.filter(
      ([nutrient, age, value]) =>
        (bandAt(LEVELS[nutrient]?.bands ?? [], months(age))?.value ?? null) !== value,
    );
    expect(wrong).toEqual([]);
  });
});
