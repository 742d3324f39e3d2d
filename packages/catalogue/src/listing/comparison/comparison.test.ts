import { describe, expect, it } from 'vitest';
import { product, row } from '../../test-support/projections.ts';
import { compareProducts, PER_100_KCAL, type Comparison } from './compare-products.ts';
import { toggleCompared } from './compared-list.ts';

const milk = product();
const powder = product({
  slug: 'powder',
  name: 'Powder',
  attributes: {
    headings: 'Per 100g,Per 25g sachet',
    displayNutrientsQuantification: { key: 'per-100g', label: 'Per 100g, Per 25g sachet' },
    packSize: '25 g sachet',
    macroNutrients: [row('Energy (kcal)', 'kcal', '300,75')],
    referenceMacroNutrients: [
      row('Energy (kJ)', 'kJ', '1275,319'),
      row('Energy (kcal)', 'kcal', '300,75'),
      row('Carbohydrate', 'g', '15,3.75'),
      row('of which lactose', 'g', '-,-'),
      row('Fat', 'g', '0,0'),
      row('Protein', 'g', '60,15'),
    ],
    minerals: [row('Sodium', 'mg', '<5,<2')],
    referenceMinerals: [row('Sodium', 'mg', '<5,<2')],
    aminoAcids: undefined,
    vitamins: undefined,
    referenceVitamins: [row('Vitamin D', 'µg', 'trace,trace'), row('Vitamin Q', 'mg', '1,0.25')],
    otherNutrientInformation: undefined,
    referenceOtherNutrientInformation: [row('Osmolality', 'mOsm/kg H2O', '1700,-')],
  },
});

const rowOf = (comparison: Comparison, id: string | null) =>
  comparison.groups.flatMap(({ rows }) => rows).find((each) => each.nutrientId === id);

describe('[H-09] products side by side', () => {
  const comparison = compareProducts([milk, powder], { kind: 'per-100' });

  it('shows the label’s own figures per 100, under the first heading of each', () => {
    expect(comparison.columns.map(({ heading }) => heading)).toEqual(['Per 100ml', 'Per 100g']);
    expect(rowOf(comparison, 'protein')).toMatchObject({
      cells: [
        { kind: 'value', value: 6, printed: '6' },
        { kind: 'value', value: 60, printed: '60' },
      ],
      differs: true,
      largest: 60,
    });
  });

  it('lines rows up by meaning and shows an unknown as a word', () => {
    expect(rowOf(comparison, 'saturates')?.cells).toEqual([
      { kind: 'value', value: 1.5, printed: '1.5' },
      { kind: 'not-stated' },
    ]);
    expect(rowOf(comparison, 'vitaminD')?.cells[1]).toEqual({ kind: 'trace' });
    expect(rowOf(comparison, 'sodium')?.cells[1]).toEqual({ kind: 'below', limit: 5 });
  });

  it('hides a row only when every product is silent on it', () => {
    expect(rowOf(comparison, 'lactose')).toBeUndefined();
    expect(rowOf(comparison, 'selenium')).toBeUndefined();
    expect(rowOf(comparison, 'fibre')).toBeDefined();
  });

  it('reads the normalised tables alone: what only the label has is not stated', () => {
    const labelOnly = product({
      slug: 'label-only',
      name: 'Label only',
      attributes: { referenceMinerals: undefined },
    });
    const rows = compareProducts([milk, labelOnly], { kind: 'per-100' });
    expect(labelOnly.minerals.length).toBeGreaterThan(0);
    expect(rowOf(rows, 'sodium')?.cells).toMatchObject([{ kind: 'value' }, { kind: 'not-stated' }]);
  });

  it('keeps a row no one else knows', () => {
    expect(rowOf(comparison, null)).toMatchObject({
      name: 'Vitamin Q',
      cells: [{ kind: 'not-stated' }, { value: 1 }],
    });
  });

  it('[H-08] shows amino acids of a single product and compares none', () => {
    expect(comparison.groups.map(({ group }) => group)).not.toContain('aminoAcids');
    const alone = compareProducts([milk], { kind: 'per-100' });
    expect(alone.groups.map(({ group }) => group)).toContain('aminoAcids');
  });

  it('keeps the order of the label: energy, fat, carbohydrate, fibre, protein, salt', () => {
    const order = comparison.groups[0]?.rows.filter((each) => !each.subRow).map((each) => each.nutrientId);
    expect(order).toEqual(['energyKj', 'energyKcal', 'fat', 'carbohydrate', 'fibre', 'protein', 'salt']);
  });

  it('marks rows that say the same', () => {
    const same = compareProducts([milk, { ...milk, id: 'twin' }], { kind: 'per-100' });
    expect(same.groups.flatMap(({ rows }) => rows).filter(({ differs }) => differs)).toEqual([]);
  });
});

describe('other bases', () => {
  it('per serving takes the second column and its heading', () => {
    const comparison = compareProducts([milk, powder], { kind: 'per-serving' });
    expect(comparison.columns.map(({ heading }) => heading)).toEqual(['Per 200ml bottle', 'Per 25g sachet']);
    expect(rowOf(comparison, 'protein')?.cells).toMatchObject([{ value: 12 }, { value: 15 }]);
  });

  it('per 100 kcal gives the same energy and says how much product that is', () => {
    const comparison = compareProducts([milk, powder], PER_100_KCAL);
    expect(comparison.columns.map(({ amount }) => amount)).toEqual([(100 / 150) * 100, (100 / 300) * 100]);
    const energy = rowOf(comparison, 'energyKcal');
    expect(energy?.differs).toBe(false);
    for (const cell of energy?.cells ?? []) expect(cell.kind === 'value' && cell.value).toBeCloseTo(100, 9);
    expect(rowOf(comparison, 'protein')?.cells[1]).toEqual({
      kind: 'value',
      printed: null,
      value: expect.closeTo(20, 9),
    });
  });

  it('osmolality is the same whatever the basis', () => {
    for (const basis of [
      { kind: 'per-serving' } as const,
      PER_100_KCAL,
      { kind: 'equal-energy', kcal: 500 } as const,
    ]) {
      expect(rowOf(compareProducts([milk, powder], basis), 'osmolality')?.cells).toMatchObject([
        { value: 455 },
        { value: 1700 },
      ]);
    }
  });

  it('a product without energy has no amount for an energy, and says so', () => {
    const salt = product({
      slug: 'salt',
      name: 'Salt',
      attributes: {
        macroNutrients: [row('Salt', 'g', '1,2')],
        minerals: undefined,
        referenceMinerals: undefined,
        aminoAcids: undefined,
        referenceMacroNutrients: [row('Salt', 'g', '1,2'), row('Energy (kcal)', 'kcal', '0,0')],
      },
    });
    const comparison = compareProducts([milk, salt], PER_100_KCAL);
    expect(comparison.columns[1]?.amount).toBeNull();
    expect(rowOf(comparison, 'salt')?.cells[1]).toEqual({ kind: 'no-basis' });
  });
});

describe('[H-09] the compared list', () => {
  it('takes up to four and gives one back', () => {
    const four = ['a', 'b', 'c', 'd'].reduce<readonly string[]>(toggleCompared, []);
    expect(four).toEqual(['a', 'b', 'c', 'd']);
    expect(toggleCompared(four, 'e')).toBe(four);
    expect(toggleCompared(four, 'b')).toEqual(['a', 'c', 'd']);
  });
});
