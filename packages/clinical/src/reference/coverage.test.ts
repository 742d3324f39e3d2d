import { describe, expect, it } from 'vitest';
import {
  OLDEST_AGE_MONTHS,
  cm,
  energyRequirement,
  fluidRequirement,
  kg,
  months,
  offeredEnergyMethods,
  offeredProteinMethods,
  proteinRequirement,
} from '../index.ts';
import { EMPTY_ENERGY_INPUT, EMPTY_PROTEIN_INPUT } from '../test-support/empty-input.ts';
import { OPEN_ENDED, bandText } from './age-band.ts';
import type { AgeBand } from './age-band.ts';
import { EFSA_2012_PROTEIN } from './efsa-2012-protein.ts';
import { EFSA_2013_ENERGY } from './efsa-2013-energy.ts';
import { EFSA_MICRONUTRIENTS } from './efsa-micronutrients.ts';
import { FLUID_BY_AGE } from './fluid-by-age.ts';
import { HENRY_2005 } from './henry-2005.ts';
import { RNI_1991_PROTEIN } from './rni-1991-protein.ts';
import { SACN_2011 } from './sacn-2011.ts';
import { SACN_2011_CHILDREN_PER_KG, SACN_2011_INFANTS_PER_KG } from './sacn-2011-per-kg.ts';
import { SCHOFIELD_1985 } from './schofield-1985.ts';

/** Each table with the completed months it claims to cover, both ends included. */
const TABLES: [name: string, bands: readonly AgeBand[], first: number, last: number][] = [
  ['schofield-1985 male', SCHOFIELD_1985.male, 0, OLDEST_AGE_MONTHS],
  ['schofield-1985 female', SCHOFIELD_1985.female, 0, OLDEST_AGE_MONTHS],
  ['henry-2005 male', HENRY_2005.male, 0, OLDEST_AGE_MONTHS],
  ['henry-2005 female', HENRY_2005.female, 0, OLDEST_AGE_MONTHS],
  ['sacn-2011', SACN_2011, 0, OLDEST_AGE_MONTHS],
  ['sacn-2011-per-kg', [...SACN_2011_INFANTS_PER_KG, ...SACN_2011_CHILDREN_PER_KG], 0, 227],
  ['efsa-2013-energy', EFSA_2013_ENERGY, 6, 215],
  ['rni-1991-protein', RNI_1991_PROTEIN, 0, 227],
  ['efsa-2012-protein', EFSA_2012_PROTEIN, 6, 227],
  ['fluid-by-age', FLUID_BY_AGE, 0, OLDEST_AGE_MONTHS],
  ...Object.entries(EFSA_MICRONUTRIENTS).map(
    ([id, { bands }]): [string, readonly AgeBand[], number, number] => [
      `efsa-micronutrients ${id}`,
      bands,
      id === 'manganese' ? 12 : 6,
      id === 'zinc' ? 215 : OLDEST_AGE_MONTHS,
    ],
  ),
];

describe('[D-03] [D-04] [D-08] [D-09] [D-11] [E-05] [E-06] [E-07] every month is covered once', () => {
  it.each(TABLES)('%s', (_name, bands, first, last) => {
    const wrong: number[] = [];
    for (let age = 0; age <= OLDEST_AGE_MONTHS; age += 1) {
      const count = bands.filter(({ fromMonths, toMonths }) => fromMonths <= age && age < toMonths).length;
      if (count !== (age >= first && age <= last ? 1 : 0)) wrong.push(age);
    }
    expect(wrong).toEqual([]);
  });
});

describe('every offered method answers every patient it is offered to', () => {
  for (const country of ['uk', 'roi'] as const) {
    for (const sex of ['male', 'female'] as const) {
      it(`[D-01] [E-01] [E-07] ${country}, ${sex}, 0 to ${OLDEST_AGE_MONTHS} months`, () => {
        const wrong: string[] = [];
        for (let month = 0; month <= OLDEST_AGE_MONTHS; month += 1) {
          const age = months(month);
          const body = { sex, age, weight: kg(month < 216 ? 4 + month / 4 : 70), height: cm(170) };
          const energyMethods = offeredEnergyMethods(country, age);
          if (new Set(energyMethods).size !== energyMethods.length) wrong.push(`${month} twice`);
          for (const method of energyMethods) {
            const energy = energyRequirement(method, {
              ...EMPTY_ENERGY_INPUT,
              ...body,
              bodyWeight: body.weight,
              kcalPerKgMin: 25,
              kcalPerKgMax: 30,
              temperature: 37,
              ventilation: 8,
            });
            if (!energy.ok || energy.result <= 0 || energy.low > energy.high)
              wrong.push(`${month} ${method}`);
          }
          for (const method of offeredProteinMethods(age)) {
            const protein = proteinRequirement(method, {
              ...EMPTY_PROTEIN_INPUT,
              ...body,
              country,
              minimum: 1,
              maximum: 2,
              pengMinimum: 1,
              pengMaximum: 2,
              nitrogenLevel: 'normal',
            });
            if (!protein.ok || protein.result <= 0) wrong.push(`${month} ${method}`);
          }
          const fluid = fluidRequirement({ ...body, adjustMlPerKg: undefined });
          if (fluid.reason !== null || fluid.result === 0) wrong.push(`${month} fluid`);
        }
        expect(wrong).toEqual([]);
      });
    }
  }
});

it.each([
  [{ fromMonths: 0, toMonths: 4 }, 'under 4 months'],
  [{ fromMonths: 4, toMonths: 7 }, '4 to under 7 months'],
  [{ fromMonths: 7, toMonths: 12 }, '7 to under 12 months'],
  [{ fromMonths: 12, toMonths: 18 }, '12 to under 18 months'],
  [{ fromMonths: 0, toMonths: 36 }, 'under 3 years'],
  [{ fromMonths: 216, toMonths: 360 }, '18 to under 30 years'],
  [{ fromMonths: 720, toMonths: OPEN_ENDED }, '60 years and over'],
])('a band says its own edges: %o', (band, expected) => {
  expect(bandText(band)).toBe(expected);
  expect(bandText(band, 'female')).toBe(`female, ${expected}`);
});
