import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { product, row } from '../test-support/projections.ts';
import { amountText, contribution, parseAmount } from './nutrient-amount.ts';
import { amountFor, per100, totalNutrient } from './nutrient-total.ts';
import { nutrientById, nutrientByName, NUTRIENTS } from './nutrient.ts';
import { canonicalUnit, displayUnit, unitFactor } from './nutrient-unit.ts';

describe('parseAmount', () => {
  it.each([
    ['341', { kind: 'stated', value: 341, text: '341' }],
    [' 0.24 ', { kind: 'stated', value: 0.24, text: '0.24' }],
    ['0', { kind: 'stated', value: 0, text: '0' }],
    ['-', { kind: 'not-stated' }],
    ['\u2013', { kind: 'not-stated' }],
    ['<0.1', { kind: 'below', limit: 0.1, text: '<0.1' }],
    ['nil added', { kind: 'none-added', text: 'nil added' }],
    ['Trace', { kind: 'trace', text: 'Trace' }],
  ])('%s', (text, amount) => expect(parseAmount(text)).toEqual(amount));

  it.each(['', '-1', '1.', '.5', '1.2.3', '1,2', '1e3', 'NaN', 'Infinity', '>5', 'about 3', '9'.repeat(400)])(
    'refuses "%s"',
    (text) => expect(parseAmount(text)).toBeUndefined(),
  );

  it('[I-04] prints a stated amount as the label does', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(3), (digits, decimals) => {
        const text = (digits / 10 ** decimals).toFixed(decimals);
        const amount = parseAmount(text);
        expect(amount && amountText(amount)).toBe(text);
        expect(amount && contribution(amount)).toBe(Number(text));
      }),
      { seed: 23, numRuns: 500 },
    );
  });

  it('adds nothing for words, and knows nothing of what is not stated', () => {
    expect(contribution({ kind: 'trace', text: 'trace' })).toBe(0);
    expect(contribution({ kind: 'none-added', text: 'nil added' })).toBe(0);
    expect(contribution({ kind: 'below', limit: 0.1, text: '<0.1' })).toBe(0);
    expect(contribution({ kind: 'not-stated' })).toBeNull();
  });
});

describe('the canonical nutrients', () => {
  it('have unique ids and parents that exist in the same group', () => {
    expect(new Set(NUTRIENTS.map(({ id }) => id)).size).toBe(NUTRIENTS.length);
    for (const nutrient of NUTRIENTS) {
      if (nutrient.parent !== null) expect(nutrientById(nutrient.parent)?.group).toBe(nutrient.group);
    }
  });

  it('are found by their own name and id', () => {
    for (const nutrient of NUTRIENTS) expect(nutrientByName(nutrient.group, nutrient.name)).toBe(nutrient);
  });

  it.each([
    ['macroNutrients', 'Protein equivalent', 'protein'],
    ['macroNutrients', 'OF WHICH  Saturates', 'saturates'],
    ['vitamins', 'Thiamin', 'thiamin'],
    ['vitamins', 'Vitamin D', 'vitaminD'],
    ['aminoAcids', 'Leucine', 'leucine'],
    ['otherNutrientInformation', 'Osmolality (as made up)', 'osmolality'],
    ['otherNutrientInformation', 'L-Carnitine', 'carnitine'],
  ] as const)('%s "%s" is %s', (group, name, id) => expect(nutrientByName(group, name)?.id).toBe(id));

  it('keep the amino acid and the residue of phenylalanine apart', () => {
    expect(nutrientByName('aminoAcids', 'L-Phenylalanine')?.id).toBe('phenylalanine');
    expect(nutrientByName('otherNutrientInformation', 'Phenylalanine')?.id).toBe('residualPhenylalanine');
  });
});

describe('units', () => {
  it.each(['µg', '\u03bcg', 'mcg', 'ug', 'micrograms'])('%s is the microgram', (unit) => {
    expect(canonicalUnit(unit)).toBe('µg');
    expect(displayUnit(`${unit} RE`)).toBe('micrograms RE');
  });

  it.each([
    ['mg', 'µg', 1000],
    ['µg', 'mg', 0.001],
    ['g', 'mg', 1000],
    ['mg NE', 'mg NE', 1],
    ['kcal', 'kcal', 1],
    ['µg RE', 'µg', null],
    ['kcal', 'kJ', null],
    ['IU', 'µg', null],
  ])('%s to %s: %s', (from, to, factor) => expect(unitFactor(from, to)).toBe(factor));
});

describe('[2.3] totals over products', () => {
  const stating = product();
  const silent = product({
    slug: 'silent',
    name: 'Silent',
    attributes: { referenceVitamins: [row('Vitamin D3', 'µg', '-,-')] },
  });
  const without = product({
    slug: 'without',
    name: 'Without',
    attributes: { referenceVitamins: undefined, vitamins: undefined },
  });

  it('multiplies the first column by the amount', () => {
    expect(amountFor({ per100: { kind: 'stated', value: 6, text: '6' } }, 350)).toBe(21);
    expect(amountFor({ per100: { kind: 'not-stated' } }, 350)).toBeNull();
  });

  it('is complete when every product states the nutrient', () => {
    expect(
      totalNutrient('energyKcal', [
        { product: stating, amount: 200 },
        { product: silent, amount: 100 },
      ]),
    ).toMatchObject({
      value: 450,
      complete: true,
      unit: 'kcal',
      statedBy: ['dale-milk', 'silent'],
      notStatedBy: [],
    });
  });

  it('is not complete when a product is silent or has no such row, and says which', () => {
    expect(
      totalNutrient('vitaminD', [
        { product: stating, amount: 200 },
        { product: silent, amount: 100 },
        { product: without, amount: 100 },
      ]),
    ).toEqual({
      nutrientId: 'vitaminD',
      unit: 'µg',
      value: 3.6,
      complete: false,
      statedBy: ['dale-milk'],
      notStatedBy: ['silent', 'without'],
      leavesOutTraces: false,
      parts: [
        { productId: 'dale-milk', value: 3.6 },
        { productId: 'silent', value: null },
        { productId: 'without', value: null },
      ],
    });
  });

  it.each([
    ['<1', true],
    ['trace', true],
    ['none added', false],
    ['-', false],
  ])('says whether “%s” of a label is left out of it: %s', (text, is) => {
    const one = product({ attributes: { referenceMinerals: [row('Sodium', 'mg', `${text},${text}`)] } });
    expect(totalNutrient('sodium', [{ product: one, amount: 200 }])?.leavesOutTraces).toBe(is);
  });

  it('treats "-" as unknown and the words as known nothings', () => {
    const wordy = product({ attributes: { referenceMinerals: [row('Sodium', 'mg', '<1,<2')] } });
    expect(totalNutrient('sodium', [{ product: wordy, amount: 200 }])).toMatchObject({
      value: 0,
      complete: true,
    });
    expect(per100(silent, 'vitaminD')).toEqual({ kind: 'not-stated' });
  });

  it('never adds a property of the feed', () => {
    expect(totalNutrient('osmolality', [{ product: stating, amount: 200 }])).toBeNull();
    expect(totalNutrient('nothing-known', [])).toBeNull();
  });

  it('[G-02] [I-04] states nothing for a product that fills its label but not its reference groups', () => {
    const labelOnly = product({
      attributes: {
        referenceMacroNutrients: undefined,
        referenceMinerals: undefined,
        minerals: [row('Sodium', 'mg', '134,268')],
      },
    });
    expect(labelOnly.minerals).toHaveLength(1);
    for (const id of ['protein', 'energyKcal', 'sodium']) {
      expect(per100(labelOnly, id)).toEqual({ kind: 'not-stated' });
      expect(totalNutrient(id, [{ product: labelOnly, amount: 200 }])).toMatchObject({
        value: 0,
        complete: false,
        statedBy: [],
        notStatedBy: [labelOnly.id],
      });
    }
    // With a product that does state it, the sum is a minimum.
    expect(
      totalNutrient('protein', [
        { product: labelOnly, amount: 200 },
        { product: stating, amount: 200 },
      ]),
    ).toMatchObject({ complete: false, notStatedBy: [labelOnly.id] });
  });

  it('[I-04] takes amino acids from the label, their only table', () => {
    const powder = product({ attributes: { aminoAcids: [row('L-Lysine', 'g', '1.2,2.4')] } });
    expect(totalNutrient('lysine', [{ product: powder, amount: 200 }])?.value).toBeCloseTo(2.4, 10);
  });

  it('does not depend on the order of the products', () => {
    fc.assert(
      fc.property(fc.nat(3000), fc.nat(3000), (a, b) => {
        const one = totalNutrient('protein', [
          { product: stating, amount: a },
          { product: silent, amount: b },
        ]);
        const other = totalNutrient('protein', [
          { product: silent, amount: b },
          { product: stating, amount: a },
        ]);
        expect(one?.value).toBe(other?.value);
      }),
      { seed: 24, numRuns: 200 },
    );
  });
});
