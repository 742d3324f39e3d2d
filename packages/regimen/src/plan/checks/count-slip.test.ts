import { describe, expect, it } from 'vitest';
import { likelyCounts } from './count-slip.ts';
import { catalogue, findingsWithCode, withPlainSpaces, productOf } from './test-support/plan-of.ts';

const meant = (id: string, amount: number): string[] =>
  likelyCounts(productOf(id), { amount, unit: productOf(id).basis }).map(
    ({ amount: count, unit, packSize }) => `${count} ${unit} ${packSize ?? ''}`.trim(),
  );

describe('[K-05] a small count in the box of ml or g', () => {
  it.each<[string, number, string[]]>([
    ['dalesip-two', 0.5, ['0.5 pack 200']],
    ['dalesip-two', 1, ['1 pack 200']],
    ['dalesip-two', 1.5, ['1.5 pack 200']],
    ['dalesip-two', 4, ['4 pack 200']],
    // A first taste is a spoonful: from 5 ml a liquid is measured, and nobody drinks five bottles.
    ['dalesip-two', 5, []],
    ['dalesip-two', 10, []],
    ['cradlemere-high-energy', 5, []],
    ['dalesip-two', 1.2, []],
    ['dalesip-two', 200, []],
    ['dalesip-pud', 2, ['2 pack 125']],
    ['glymarra-pku-powder-20', 3, ['3 sachet']],
    // A quarter of a sachet of 34.5 g is 8.625 g: that much is given by the gram.
    ['glymarra-pku-powder-20', 8, ['8 sachet']],
    ['glymarra-pku-powder-20', 9, []],
    // Each size, and none that would be more than anyone is given.
    ['tarnvane-energy', 2, ['2 pack 500', '2 pack 1000', '2 pack 1500']],
    ['tarnvane-energy', 3, ['3 pack 500', '3 pack 1000']],
    ['tarnvane-energy', 9, []],
    ['addimere-emulsion', 3, ['3 dose 30', '3 pack 200', '3 pack 500']],
    ['lowenfield-loaf', 2, ['2 pack 240', '2 pack 400', '2 dose 40', '2 dose 60']],
    // An energy module in sachets is given by the sachet.
    ['addimere-er-15', 1, ['1 sachet']],
  ])('%s, %d: %j', (id, amount, expected) => {
    expect(meant(id, amount).toSorted()).toEqual(expected.toSorted());
  });

  it.each<[string, readonly number[]]>([
    // Scoops of 5 g: what is scooped is weighed too.
    ['addimere-carb', [1, 3, 5, 10]],
    ['addimere-protein', [1, 2.5, 5]],
    ['cradlemere-amino', [1, 3, 5]],
    ['nephrane-start', [5, 10]],
    ['flowenna-clear', [1, 2, 5]],
    ['orrimel-isoleucine-50', [0.5, 1, 2]],
    ['orrimel-ucd-eaa-5', [1, 3, 5]],
    ['micravane-powder', [1, 6]],
    ['orrimel-pku-tabs', [1, 10]],
    ['addimere-mct-oil', [1, 5, 10]],
    ['addimere-carb-liquid', [5, 10]],
    ['lumeket-mct-20', [5, 10]],
  ])('%s is given by the gram or ml', (id, amounts) => {
    for (const amount of amounts) expect(meant(id, amount)).toEqual([]);
  });

  it('what was given in packs, sachets or scoops is no slip', () => {
    expect(likelyCounts(productOf('dalesip-two'), { amount: 1, unit: 'pack', packSize: 200 })).toEqual([]);
    expect(likelyCounts(productOf('glymarra-pku-powder-20'), { amount: 3, unit: 'sachet' })).toEqual([]);
  });

  it('never offers the tin of a powder', () => {
    for (const product of catalogue)
      for (const offer of likelyCounts(product, { amount: 1, unit: product.basis }))
        expect([product.id, offer.unit]).not.toEqual([product.id, 'scoop']);
  });

  it('is a finding of the plan, with the share of one', () => {
    const [bottle] = findingsWithCode('count-slip', { products: [['dalesip-two', 1]] });
    expect(bottle).toMatchObject({
      severity: 'ask',
      products: ['dalesip-two'],
      value: 0.5,
      limit: 25,
      unit: '%',
    });
    expect(withPlainSpaces(bottle?.message ?? '')).toBe(
      '1 ml of Dalesip Two a day is 1/200 of one bottle of 200 ml.',
    );
    const [sachet] = findingsWithCode('count-slip', { products: [['glymarra-pku-powder-20', 3]] });
    expect(withPlainSpaces(sachet?.message ?? '')).toBe(
      '3 g of Glymarra PKU Powder 20 a day is about 1/12 of one sachet of 34.5 g.',
    );
    expect(
      findingsWithCode('count-slip', {
        products: [['dalesip-two', { amount: 1, unit: 'pack', packSize: 200 }]],
      }),
    ).toEqual([]);
  });
});
