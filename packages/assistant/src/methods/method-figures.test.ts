import {
  energyRequirement,
  fluidRequirement,
  kg,
  cm,
  months,
  type EnergyMethod,
  type Sex,
} from '@dietetic/clinical';
import { describe, expect, it } from 'vitest';
import { plain, sim } from '../test-support/dialogue.ts';

const HEIGHT = 175;
const WEIGHT = 70;

const BLANK = {
  kcalPerKgMin: undefined,
  kcalPerKgMax: undefined,
  rangeEnd: undefined,
  stressCondition: undefined,
  stressPercent: undefined,
  temperature: undefined,
  ventilation: undefined,
  sacnAdjust: undefined,
  efsaPal: undefined,
  efsaAdjustPercent: undefined,
};

const said = (question: string): string => {
  const [first] = sim.ask(question).parts;
  return first?.kind === 'text' ? plain(first.text) : '';
};

/** Calculates "10 × weight (kg) + 6.25 × height (cm) − 5 × age (years) + 5" for one person. */
function sumOf(text: string, years: number): number {
  const of = { weight: WEIGHT, height: HEIGHT, age: years } as const;
  return [
    ...text.matchAll(/(?<sign>[+−])? ?(?<number>\d[\d.,]*)(?: × (?<what>weight|height|age))?/gu),
  ].reduce((sum, { groups }) => {
    const what = groups?.['what'] as keyof typeof of | undefined;
    const value = Number(groups?.['number']?.replace(',', '')) * (what === undefined ? 1 : of[what]);
    return sum + (groups?.['sign'] === '−' ? -value : value);
  }, 0);
}

const METHODS: readonly (readonly [EnergyMethod, string])[] = [
  ['henry_oxford', 'henry'],
  ['schofield', 'schofield'],
  ['mifflin_st_jeor', 'mifflin st jeor'],
  ['harris_benedict', 'harris benedict'],
];

describe('the figures of the methods', () => {
  it.each([
    ['henry female 18-30', 'female, 18 to under 30 years'],
    ['schofield female 30-60', 'female, 30 to under 60 years'],
    ['schofield boys 10-18 y', 'male, 10 to under 18 years'],
    ['henry females between 60 and 70', 'female, 60 to under 70 years'],
    ['henry women 30-59 years', 'female, 30 to under 60 years'],
    ['schofield male 45', 'male, 30 to under 60 years'],
  ])('[J-10] a sex and two ages are one row: %s', (question, who) => expect(said(question)).toContain(who));

  it.each(METHODS)(
    '[J-10] of %s come to what the calculator gives, for every sex and age',
    (method, name) => {
      for (const sex of ['male', 'female'] satisfies Sex[])
        for (const years of [20, 29, 30, 45, 59, 60, 69, 70, 90]) {
          const told = said(`${name} equation ${sex} aged ${years}`);
          const equation = /: (?<sum>[^:]+) kcal a day/u.exec(told)?.groups?.['sum'] ?? '';
          const outcome = energyRequirement(method, {
            ...BLANK,
            sex,
            age: months(years * 12),
            weight: kg(WEIGHT),
            bodyWeight: kg(WEIGHT),
            height: cm(HEIGHT),
            palDit: 1,
          });
          expect(outcome.ok ? outcome.result : Number.NaN, told).toBeCloseTo(sumOf(equation, years), 6);
        }
    },
  );

  it('[J-10] for fluid are those of the calculator at every age', () => {
    for (const years of [1, 5, 8, 12, 16, 18, 59, 60, 85]) {
      const told = said(`how is fluid worked out for someone aged ${years} years`);
      const perKg = Number(/: (?<perKg>\d+) ml\/kg/u.exec(told)?.groups?.['perKg']);
      const outcome = fluidRequirement({
        age: months(years * 12),
        weight: kg(WEIGHT),
        adjustMlPerKg: undefined,
      });
      expect(outcome.result, told).toBe(perKg * WEIGHT);
    }
  });
});
