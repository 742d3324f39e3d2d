import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { months, referenceIntake, upperLevel } from '../index.ts';
import { EFSA_MICRONUTRIENTS } from '../reference/efsa-micronutrients.ts';
import { EFSA_UPPER_LEVELS } from '../reference/efsa-upper-levels.ts';
import { RNI_1991_MICRONUTRIENTS } from '../reference/rni-1991-micronutrients.ts';
import { bandEdges } from '../test-support/band-edges.ts';

const SEXES = ['male', 'female'] as const;
const answered = (outcome: { ok: boolean; band?: string }): string | null =>
  outcome.ok ? (outcome.band ?? null) : null;

describe('[G-03] [K-10] reference intakes and upper levels: both edges of each band', () => {
  const intakes = JSON.parse(readFileSync(new URL('../../golden/intakes.json', import.meta.url), 'utf8')) as {
    intakes: [country: string, nutrient: string, sex: string, age: number, ...unknown[]][];
    upper: [nutrient: string, age: number, ...unknown[]][];
  };

  it.each([
    ...Object.keys(EFSA_MICRONUTRIENTS).map((id) => ['roi', id] as const),
    ...Object.keys(RNI_1991_MICRONUTRIENTS).map((id) => ['uk', id] as const),
  ])('%s %s', (country, nutrient) => {
    for (const sex of SEXES) {
      const edges = bandEdges((age) =>
        answered(referenceIntake(nutrient, { country, sex, ageMonths: months(age), energyKcal: 2000 })),
      );
      const covered = intakes.intakes
        .filter(([where, what, who]) => where === country && what === nutrient && who === sex)
        .map(([, , , age]) => age);
      expect(edges.filter((month) => !covered.includes(month))).toEqual([]);
    }
  });

  it.each(Object.keys(EFSA_UPPER_LEVELS))('upper level of %s', (nutrient) => {
    const covered = intakes.upper.filter(([what]) => what === nutrient).map(([, age]) => age);
    const edges = bandEdges((age) => answered(upperLevel(nutrient, months(age))));
    expect(edges.filter((month) => !covered.includes(month))).toEqual([]);
  });
});
