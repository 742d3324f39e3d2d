import { GIVEN_UNITS } from '@dietetic/catalogue';
import { COUNTRIES, ENERGY_METHODS, PROTEIN_METHODS, REPRODUCTIVE_STAGES } from '@dietetic/clinical';
import {
  CHOICE_ENTRIES,
  CONDITION_IDS,
  MAX_PRODUCTS,
  type ReportEntries,
  SCOPE_IDS,
  VOLUME_UNITS,
} from '@dietetic/regimen';
import { describe, expect, it } from 'vitest';
import { reportEntriesSchema } from './report-entries-schema.ts';

const product = { id: 'a', name: 'A', volume: 250, volumeUnit: 'ml' };
const entries = {
  engineVersion: '2.6.0',
  catalogue: null,
  catalogueDate: null,
  madeOn: '2026-11-20T09:41',
  country: 'uk',
  values: {},
  scope: [],
  products: [product],
  keptAt: [],
};
const values = (key: string, choices: readonly unknown[]) =>
  choices.map((choice) => ({ values: { [key]: choice } }));

/** Every value that a list allows, in a report's entries. */
const ALLOWED: [keyof ReportEntries, object[]][] = [
  ['country', COUNTRIES.map((country) => ({ country }))],
  ['scope', [{ scope: SCOPE_IDS }]],
  ['stage', REPRODUCTIVE_STAGES.map((stage) => ({ stage }))],
  [
    'values',
    [
      ...Object.entries(CHOICE_ENTRIES).flatMap(([key, choices]) => values(key, choices)),
      ...values('PD_CONDITION', CONDITION_IDS),
      ...values('ER_CALCULATION_METHOD', ENERGY_METHODS),
      ...values('PC_CALCULATION_METHOD', PROTEIN_METHODS),
    ],
  ],
  [
    'products',
    [
      ...VOLUME_UNITS.map((volumeUnit) => ({ products: [{ ...product, volumeUnit }] })),
      ...GIVEN_UNITS.map((unit) => ({ products: [{ ...product, given: { amount: 2, unit } }] })),
      { products: Array.from({ length: MAX_PRODUCTS }, () => product) },
    ],
  ],
];

describe('the entries of a report from outside', () => {
  it.each(ALLOWED)('[K-15] may have every value that the app offers: %s', (_part, given) => {
    for (const one of given) {
      const whole = { ...entries, ...one };
      expect(reportEntriesSchema.parse(whole)).toEqual(whole);
    }
  });

  it.each([
    ['country', 'fr'],
    ['scope', ['x']],
    ['stage', 'expecting'],
    ['products', [{ ...product, volumeUnit: 'packs' }]],
    ['products', Array.from({ length: MAX_PRODUCTS + 1 }, () => product)],
  ])('[K-15] have no others: %s', (part, given) => {
    expect(reportEntriesSchema.safeParse({ ...entries, [part]: given }).success).toBe(false);
  });
});
