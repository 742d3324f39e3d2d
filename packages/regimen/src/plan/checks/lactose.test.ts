import type { Product } from '@dietetic/catalogue';
import { parseAmount, toListedProduct } from '@dietetic/catalogue';
import { describe, expect, it } from 'vitest';
import { assess } from '../../assessment/assess.ts';
import { CONDITION_IDS } from '../../entries/choice-ids.ts';
import { productFindings } from './checks.ts';
import { shortFindingText } from './short-finding-text.ts';
import {
  catalogue,
  findingsOf,
  findingsWithCode,
  productOf,
  withPlainSpaces,
  ofPatient,
} from './test-support/plan-of.ts';

const GALACTOSAEMIA = { PD_CONDITION: 'galactosaemia' };
const WITH_LACTOSE = 'cradlemere-hydrolysed'; // 20 g of lactose in 100 g
const MILK = 'tarnvane-standard'; // milk, no figure for lactose
const PLANT = 'tarnvane-plant-fibre'; // no milk, no figure for lactose
const AMINO = 'cradlemere-amino'; // no milk, 0 g of lactose

const asked = (product: string | Product, amount = 100) =>
  findingsWithCode('lactose', { values: GALACTOSAEMIA, products: [[product, amount]] });
const GOS = 'galacto-oligosaccharides';
const named = (from: string, ...galactoseSources: string[]) => ({ ...productOf(from), galactoseSources });
/** What a row of the list says of it. */
const short = (product: Product) =>
  productFindings(ofPatient(GALACTOSAEMIA), toListedProduct(product))
    .filter(({ code }) => code === 'lactose')
    .map((finding) => shortFindingText(finding, toListedProduct(product), GALACTOSAEMIA));

describe('[K-17] lactose in galactosaemia', () => {
  it('has to be confirmed with the grams of the day, and of milk without a figure', () => {
    expect(asked(WITH_LACTOSE, 110.4)).toMatchObject([
      { severity: 'confirm', unit: 'g', products: [WITH_LACTOSE] },
    ]);
    expect(asked(WITH_LACTOSE, 110.4).map(({ message }) => withPlainSpaces(message))).toEqual([
      'Cradlemere Hydrolysed has 22.1 g of lactose. In galactosaemia no lactose is given.',
    ]);
    expect(asked(MILK)).toMatchObject([
      {
        severity: 'confirm',
        value: null,
        message: 'Tarnvane Standard has milk in it. In galactosaemia no lactose is given.',
      },
    ]);
  });

  it.each([
    ['0.02', 'has 0.02 g of lactose.'],
    ['< 0.1', 'has lactose on its label, as “'],
    ['trace', 'has lactose on its label, as “'],
    ['nil added', 'has milk in it.'],
  ])('of little, “%s” on the label of a feed with milk, is not said to be none', (text, says) => {
    const product = productOf(WITH_LACTOSE);
    const rows = product.referenceMacroNutrients.map((row) =>
      row.name === 'of which lactose' ? { ...row, per100: parseAmount(text) ?? row.per100 } : row,
    );
    const [finding] = asked({ ...product, referenceMacroNutrients: rows });
    expect(finding?.severity).toBe('confirm');
    expect(withPlainSpaces(finding?.message ?? '')).toContain(says);
  });

  it('of very little is no 0 in a row either', () => {
    const product = productOf(WITH_LACTOSE);
    const rows = product.referenceMacroNutrients.map((row) =>
      row.name === 'of which lactose' ? { ...row, per100: parseAmount('0.04') ?? row.per100 } : row,
    );
    expect(short({ ...product, referenceMacroNutrients: rows }).map(withPlainSpaces)).toEqual([
      '0.04 g lactose per 100 g, patient has galactosaemia',
    ]);
  });

  it('that a label does not state is asked about, and is not taken for none', () =>
    expect(asked(PLANT)).toMatchObject([
      {
        severity: 'ask',
        message:
          'Tarnvane Plant Fibre has no figure for lactose on its label. In galactosaemia read there whether it may be given.',
      },
    ]));

  it('is not asked about where the label states none and there is no milk, nor in any other disorder', () => {
    expect(asked(AMINO)).toEqual([]);
    for (const condition of [undefined, ...CONDITION_IDS].filter((one) => one !== 'galactosaemia'))
      expect(
        findingsWithCode('lactose', {
          values: condition === undefined ? {} : { PD_CONDITION: condition },
          products: [[WITH_LACTOSE, 100]],
        }),
      ).toEqual([]);
  });

  it('without a mark for milk is not taken for free of it', () => {
    const unmarked = { ...productOf(AMINO), allergens: [] };
    expect(asked(unmarked)).toMatchObject([
      {
        severity: 'ask',
        message:
          'Cradlemere Amino says nothing of milk on its label. In galactosaemia read there whether it may be given.',
      },
    ]);
    const [finding] = productFindings(ofPatient(GALACTOSAEMIA), unmarked).filter(
      ({ code }) => code === 'lactose',
    );
    expect(finding && shortFindingText(finding, unmarked, GALACTOSAEMIA)).toBe(
      'milk not stated, patient has galactosaemia',
    );
  });

  describe('galactose that is not of lactose', () => {
    it('is asked about where the label names an oligosaccharide of it, stated lactose of 0 or not', () => {
      expect(asked(named(AMINO, GOS))).toMatchObject([
        {
          severity: 'ask',
          message: `Cradlemere Amino names ${GOS} on its label. In galactosaemia read there whether it may be given.`,
        },
      ]);
      expect(asked(named(PLANT, GOS)).map(({ message }) => message)).toEqual([
        `Tarnvane Plant Fibre names ${GOS} on its label and has no figure for lactose. In galactosaemia read there whether it may be given.`,
      ]);
    });

    it('has to be confirmed where galactose itself is named, and says nothing beside what has to be anyway', () => {
      expect(asked(named(AMINO, 'Galactose'))).toMatchObject([
        {
          severity: 'confirm',
          message: 'Cradlemere Amino has galactose on its label. In galactosaemia no galactose is given.',
        },
      ]);
      expect(asked(named(WITH_LACTOSE, GOS))).toHaveLength(1);
      expect(asked(named(WITH_LACTOSE, GOS))).toMatchObject([{ severity: 'confirm', unit: 'g' }]);
    });

    it('is said in short of a row', () => {
      expect(short(named(AMINO, GOS))).toEqual([`${GOS} named, patient has galactosaemia`]);
      expect(short(named(AMINO, 'galactose'))).toEqual(['galactose named, patient has galactosaemia']);
      expect(short(named(PLANT, GOS))).toEqual([
        `${GOS} named, lactose not stated, patient has galactosaemia`,
      ]);
    });
  });

  it('is said alike of a row of the list and of the whole product, per 100 while there is no amount', () => {
    for (const product of catalogue) {
      const [row, whole] = [toListedProduct(product), product].map((one) =>
        productFindings(ofPatient(GALACTOSAEMIA), one),
      );
      expect(row).toEqual(whole);
    }
    const [finding] = productFindings(ofPatient(GALACTOSAEMIA), productOf(WITH_LACTOSE)).filter(
      ({ code }) => code === 'lactose',
    );
    if (finding === undefined) throw new Error('nothing is asked');
    expect(withPlainSpaces(shortFindingText(finding, productOf(WITH_LACTOSE), GALACTOSAEMIA))).toBe(
      '20 g lactose per 100 g, patient has galactosaemia',
    );
  });

  it('protein is not counted, the table of healthy children holds, and a substitute for another disorder is confirmed', () => {
    const codes = findingsOf({ values: GALACTOSAEMIA, products: [[MILK, 1000]] }).map(({ code }) => code);
    expect(codes).not.toContain('natural-protein');
    expect(
      findingsWithCode('product-disorder', { values: GALACTOSAEMIA, products: [['orrimel-pku-infant', 50]] }),
    ).toMatchObject([{ severity: 'confirm' }]);
    const child = { PD_GENDER: 'male', PD_AGE: 60, PD_WEIGHT: 18, PD_HEIGHT: 110 } as const;
    const proteinOf = (condition: string) =>
      assess({ country: 'uk', values: { ...child, PD_CONDITION: condition }, lists: { PD_SCOPE: [] } })
        .protein;
    expect(proteinOf('pku').notForDisorder).toBe('pku');
    expect(proteinOf('galactosaemia').notForDisorder).toBeUndefined();
  });
});
