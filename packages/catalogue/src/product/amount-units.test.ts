import { demonstrationProducts } from '@dietetic/demonstration-data';
import { describe, expect, it } from 'vitest';
import { amountUnits, supplySizes } from './amount-units.ts';

const products = demonstrationProducts();
const product = (id: string) => {
  const one = products.find((each) => each.id === id);
  if (!one) throw new Error(id);
  return one;
};

describe('[K-04] what an amount of a product can be given in', () => {
  it.each<[string, string[]]>([
    ['tarnvane-standard', ['ml', 'pack 500', 'pack 1000', 'pack 1500']],
    ['dalesip-milk', ['ml', 'bottle 200']],
    ['addimere-mct-oil', ['ml', 'bottle 500', 'dose 15']],
    // Never the tin of a powder.
    ['micravane-powder', ['g', 'dose 6']],
    ['cradlemere-hydrolysed', ['g', 'scoop 4.6', 'ml made up 0.13']],
    ['addimere-carb', ['g', 'scoop 5']],
    ['nephrane-start', ['g', 'sachet 100', 'scoop 5', 'ml made up 0.2']],
    ['flowenna-clear', ['g', 'sachet 1.2', 'scoop 1.2']],
    // A sachet without a made-up volume has none; 75 tablets are not a daily unit.
    ['orrimel-pku-powder-15', ['g', 'sachet 25']],
    ['orrimel-pku-tabs', ['g', 'tablet 1']],
    ['lowenfield-egg-replacer', ['g', 'serving 5']],
    // A food is not a powder: its packs are offered.
    ['lowenfield-penne', ['g', 'pack 500', 'portion 75']],
  ])('%s: %j', (id, units) => {
    const offered = amountUnits(product(id)).map(({ unit, noun, size }) =>
      unit === 'ml' || unit === 'g' ? noun : `${noun} ${size}`,
    );
    expect(offered).toEqual(units);
  });

  it('no powder of the range is offered in what it is supplied in', () => {
    for (const one of products.filter(
      ({ basis, categories }) => basis === 'g' && categories.includes('powder-and-tablets'),
    )) {
      expect(amountUnits(one).map(({ noun }) => noun)).not.toContain('tin');
      expect(amountUnits(one).every(({ size }) => size > 0)).toBe(true);
    }
  });

  it('the sizes a powder is supplied in, smallest first', () => {
    expect(supplySizes(product('addimere-carb'))).toEqual([200, 2500]);
    expect(supplySizes(product('orrimel-pku-powder-15'))).toEqual([]);
    expect(supplySizes(product('lowenfield-penne'))).toEqual([]);
    expect(supplySizes(product('tarnvane-standard'))).toEqual([]);
  });
});
