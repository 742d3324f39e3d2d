import { demonstrationProducts } from '@dietetic/demonstration-data';
import { describe, expect, it } from 'vitest';
import type { RegimenValues } from '../../state/values.ts';
import { productFindings } from './checks.ts';
import { shortFindingText, nutrientNameOf, messageWithoutName } from './short-finding-text.ts';
import { ofPatient } from './test-support/plan-of.ts';

const products = demonstrationProducts();
const shortOf = (id: string, values: RegimenValues): string[] => {
  const product = products.find((one) => one.id === id)!;
  return productFindings(ofPatient(values), product).map((finding) =>
    plain(shortFindingText(finding, product, values)),
  );
};
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('a finding in the words of a row', () => {
  it.each<[string, RegimenValues, string[]]>([
    ['tarnvane-energy-fibre', { PD_AGE: 63 }, ['from 6 years, patient 5 years 3 months']],
    ['wrenfold-tube', { PD_AGE: 0, PD_AGE_DAYS: 20 }, ['from 1 year to under 7 years, patient 20 days']],
    ['wrenfold-tube', { PD_AGE: 84 }, ['from 1 year to under 7 years, patient 7 years']],
    ['orrimel-pku-infant', { PD_AGE: 12, PD_CONDITION: 'pku' }, ['under 1 year, patient 1 year']],
    [
      'dalesip-mini-protein',
      { PD_AGE: 63, PC_TYPE_OF_FEED: 'tube' },
      ['from 18 years, patient 5 years 3 months', 'an oral supplement, but the plan is by tube'],
    ],
    ['lowenfield-penne', { PD_AGE: 400, PC_TYPE_OF_FEED: 'tube' }, ['a food, but the plan is by tube']],
    ['tarnvane-standard', { PD_AGE: 400, PC_TYPE_OF_FEED: 'oral' }, ['a tube feed, but the plan is oral']],
    ['orrimel-msud-powder-15', { PD_AGE: 108 }, ['for MSUD, none set for this patient']],
    ['orrimel-msud-powder-15', { PD_AGE: 108, PD_CONDITION: 'pku' }, ['for MSUD, patient has PKU']],
    ['tarnvane-standard', { PD_AGE: 400, PC_TYPE_OF_FEED: 'tube' }, []],
  ])('[K-01] [K-02] [K-03] %s', (id, values, expected) => expect(shortOf(id, values)).toEqual(expected));

  it.each([
    ['Vitamin A: 900\u00a0micrograms is above', 'vitamin A'],
    ['Vitamin B6: 30\u00a0mg is above', 'vitamin B6'],
    ['Calcium: 4,080\u00a0mg/day is above', 'calcium'],
  ])('[K-10] %s is about %s', (message, name) => expect(nutrientNameOf({ message })).toBe(name));

  it('[K-01] the sentence leaves out a name that is shown above it', () => {
    const product = products.find(({ id }) => id === 'tarnvane-energy-fibre')!;
    const [finding] = productFindings(ofPatient({ PD_AGE: 63 }), product);
    expect(plain(messageWithoutName(finding!, product))).toBe(
      'For 6 years and over. Patient 5 years 3 months.',
    );
    expect(messageWithoutName({ ...finding!, message: 'Energy is high.' }, product)).toBe('Energy is high.');
  });
});
