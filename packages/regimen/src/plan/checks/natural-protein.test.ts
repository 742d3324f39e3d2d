import { describe, expect, it } from 'vitest';
import { assess } from '../../assessment/assess.ts';
import { keepFindings } from '../../state/kept-findings.ts';
import { chooseProduct } from '../../state/products.ts';
import { emptyRegimen } from '../../state/regimen-state.ts';
import { setValues } from '../../state/transitions.ts';
import { findingsOfChange } from './findings-of-change.ts';
import { productFindings } from './checks.ts';
import { shortFindingText, messageWithoutName } from './short-finding-text.ts';
import {
  catalogue,
  findingsWithCode,
  withPlainSpaces,
  productOf,
  ofPatient,
} from './test-support/plan-of.ts';

const FEED = 'tarnvane-standard'; // 4 g of protein in 100 ml
const DISORDERS = ['pku', 'ga1', 'hcu', 'iva', 'mma-pa', 'msud', 'nkh', 'sod', 'tyr', 'ucd'];

const asked = (condition: string | undefined, id: string, amount = 100) =>
  findingsWithCode('natural-protein', {
    values: condition === undefined ? {} : { PD_CONDITION: condition },
    products: [[id, amount]],
  });

describe('[K-16] protein that is not the patient’s substitute', () => {
  it.each(DISORDERS)('%s: a standard feed and a protein powder are asked about', (condition) => {
    const [feed, ...others] = asked(condition, FEED, 1500);
    expect(others).toEqual([]);
    expect(feed).toMatchObject({ severity: 'ask', products: [FEED], fields: ['PD_CONDITION'] });
    expect(feed).toMatchObject({ value: 60, limit: null, unit: 'g' });
    expect(asked(condition, 'addimere-protein', 60)).toHaveLength(1);
  });

  it('says how much, and how it is counted', () => {
    expect(withPlainSpaces(asked('pku', FEED, 1500)[0]?.message ?? '')).toBe(
      'Tarnvane Standard has 60.0 g of protein that is not from a substitute for PKU. In PKU natural protein is counted in exchanges.',
    );
    expect(withPlainSpaces(asked('mma-pa', 'addimere-protein', 60)[0]?.message ?? '')).toBe(
      'Addimere Protein has 52.3 g of protein that is not from a substitute for MMA-PA. In MMA-PA natural protein is counted.',
    );
  });

  it('names what was published for PKU alone as published', () => {
    expect(asked('pku', FEED)[0]?.source).toContain('Orphanet');
    expect(asked('ucd', FEED)[0]?.source).toContain('not yet checked');
  });

  it.each<[string, string | undefined, string]>([
    ['no disorder', undefined, FEED],
    ['a disorder that is not named', 'other', FEED],
    ['the patient’s own substitute', 'pku', 'orrimel-pku-powder-15'],
    ['a low-protein food for that disorder', 'pku', 'lowenfield-loaf'],
    ['a low-protein food not listed for it', 'sod', 'lowenfield-penne'],
    ['a module without protein', 'pku', 'addimere-carb'],
    ['an energy module for another disorder', 'pku', 'addimere-er-15'],
    // It has to be confirmed expressly as what it is.
    ['the substitute for another disorder', 'pku', 'orrimel-msud-powder-15'],
  ])('says nothing of %s', (_, condition, id) => expect(asked(condition, id)).toEqual([]));

  it('a food weighed out is free up to 0.5 g of protein in 100 g, and a drink is not', () => {
    const penne = productOf('lowenfield-penne');
    const of = (protein: string, basis: 'g' | 'ml') => ({
      ...penne,
      basis,
      categories: ['food'],
      referenceMacroNutrients: penne.referenceMacroNutrients.map((row) =>
        row.name === 'Protein'
          ? { ...row, per100: { kind: 'stated' as const, value: Number(protein), text: protein } }
          : row,
      ),
    });
    const count = (protein: string, basis: 'g' | 'ml') =>
      findingsWithCode('natural-protein', {
        values: { PD_CONDITION: 'pku' },
        products: [[of(protein, basis), 100]],
      }).length;
    expect(count('0.5', 'g')).toBe(0);
    expect(count('0.51', 'g')).toBe(1);
    expect(count('0.5', 'ml')).toBe(1);
    expect(count('0', 'ml')).toBe(0);
  });

  it('protein that is not stated is asked about as not known, never as none', () => {
    const feed = productOf(FEED);
    const silent = {
      ...feed,
      referenceMacroNutrients: feed.referenceMacroNutrients.filter(({ name }) => name !== 'Protein'),
    };
    const [finding] = findingsWithCode('natural-protein', {
      values: { PD_CONDITION: 'tyr' },
      products: [[silent, 500]],
    });
    expect(finding).toMatchObject({ value: null, unit: null });
    expect(finding?.message).toBe(
      'Tarnvane Standard is not a protein substitute for TYR and does not state its protein. In TYR natural protein is counted.',
    );
  });
});

describe('[K-16] natural protein of a product, before and after it is added', () => {
  const values = { PD_CONDITION: 'pku', PD_AGE: 400 } as const;
  const feed = productOf(FEED);

  it('a row of a list says it by strength before there is an amount, and by the amount after', () => {
    const row = (amount?: number) => {
      const [finding] = productFindings(ofPatient(values), feed, amount);
      return { finding: finding!, short: withPlainSpaces(shortFindingText(finding!, feed, values)) };
    };
    expect(row().short).toBe('4 g protein per 100 ml, not a protein substitute for PKU');
    expect(row(1500).short).toBe('60.0 g protein, not a protein substitute for PKU');
    expect(row(1500).finding).toEqual(asked('pku', FEED, 1500)[0]);
    expect(withPlainSpaces(messageWithoutName(row(1500).finding, feed))).toBe(
      'Has 60.0 g of protein that is not from a substitute for PKU. In PKU natural protein is counted in exchanges.',
    );
  });

  it('it is asked before the product is added, once, and again of another amount', () => {
    const empty = setValues(emptyRegimen('uk'), values);
    const ask = (amount: number, from = empty) => {
      const after = chooseProduct(from, feed, amount);
      const found = findingsOfChange(from, after, [FEED], { assessment: assess(after), catalogue });
      return { after, found: found.filter(({ code }) => code === 'natural-protein') };
    };
    const first = ask(250);
    expect(first.found).toHaveLength(1);
    const kept = keepFindings(first.after, first.found, '2026-11-24T10:00:00.000Z');
    expect(ask(250, kept).found).toEqual([]);
    expect(ask(1500, kept).found.map(({ value }) => value)).toEqual([60]);
  });
});

it('[K-16] a row, and the plan that holds the product, say the same of every product and disorder', () => {
  for (const condition of DISORDERS)
    for (const product of catalogue) {
      const row = productFindings(ofPatient({ PD_CONDITION: condition }), product, 35).filter(
        ({ code }) => code === 'natural-protein',
      );
      expect(row).toEqual(asked(condition, product.id, 35));
    }
});
