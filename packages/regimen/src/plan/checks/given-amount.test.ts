import { describe, expect, it } from 'vitest';
import type { GivenAmount } from '@dietetic/catalogue';
import { amountInBasis, givenAmountText, givenAmountOf } from './given-amount.ts';
import { withPlainSpaces, productOf } from './test-support/plan-of.ts';

describe('[K-04] an amount in the unit it was given in', () => {
  it.each<[string, GivenAmount, number, string]>([
    ['cradlemere-hydrolysed', { amount: 24, unit: 'scoop' }, 110.4, '24 scoops (110.4 g)'],
    ['cradlemere-hydrolysed', { amount: 1, unit: 'scoop' }, 4.6, '1 scoop (4.6 g)'],
    ['cradlemere-hydrolysed', { amount: 0.5, unit: 'scoop' }, 2.3, '0.5 scoops (2.3 g)'],
    ['cradlemere-hydrolysed', { amount: 600, unit: 'made-up-ml' }, 78, '600 ml made up (78 g)'],
    ['cradlemere-hydrolysed', { amount: 50, unit: 'g' }, 50, '50 g'],
    ['cradlemere-hydrolysed', { amount: 1, unit: 'pack', packSize: 400 }, 400, '1 tin of 400 g'],
    ['micravane-powder', { amount: 1, unit: 'dose' }, 6, '1 dose (6 g)'],
    ['micravane-powder', { amount: 2, unit: 'pack' }, 400, '2 tins (400 g)'],
    ['addimere-mct-oil', { amount: 3, unit: 'dose' }, 45, '3 doses (45 ml)'],
    ['orrimel-pku-powder-20', { amount: 3, unit: 'sachet' }, 100.2, '3 sachets (100.2 g)'],
    ['dalesip-milk', { amount: 2, unit: 'pack' }, 400, '2 bottles (400 ml)'],
    ['tarnvane-standard', { amount: 2, unit: 'pack', packSize: 500 }, 1000, '2 packs of 500 ml (1,000 ml)'],
    ['tarnvane-standard', { amount: 1, unit: 'pack', packSize: 500 }, 500, '1 pack of 500 ml'],
    ['tarnvane-standard', { amount: 1500, unit: 'ml' }, 1500, '1,500 ml'],
    ['orrimel-pku-tabs', { amount: 30, unit: 'dose' }, 30, '30 tablets (30 g)'],
    ['glymarra-pku-bar-10', { amount: 1, unit: 'pack' }, 81, '1 bar (81 g)'],
    ['lowenfield-loaf', { amount: 2, unit: 'dose', packSize: 40 }, 80, '2 slices (80 g)'],
    ['lowenfield-loaf', { amount: 2, unit: 'pack', packSize: 400 }, 800, '2 loaves (800 g)'],
    ['lowenfield-cereal-loops', { amount: 2, unit: 'pack' }, 750, '2 boxes (750 g)'],
  ])('%s, %j: %d, "%s"', (id, given, inBasis, text) => {
    const product = productOf(id);
    expect(amountInBasis(product, given)).toBe(inBasis);
    expect(withPlainSpaces(givenAmountText(product, given) ?? '')).toBe(text);
  });

  it.each<[string, GivenAmount]>([
    ['cradlemere-hydrolysed', { amount: 500, unit: 'ml' }],
    ['tarnvane-standard', { amount: 500, unit: 'g' }],
    ['tarnvane-standard', { amount: 1, unit: 'scoop' }],
    ['addimere-protein', { amount: 100, unit: 'made-up-ml' }],
    // Which of its packs is not said, or is none of its own.
    ['tarnvane-standard', { amount: 1, unit: 'pack' }],
    ['tarnvane-standard', { amount: 1, unit: 'pack', packSize: 750 }],
  ])('%s has no %j', (id, given) => {
    expect(amountInBasis(productOf(id), given)).toBeNull();
    expect(givenAmountText(productOf(id), given)).toBeNull();
  });

  it('where the label has another scoop now, the grams that were added up stand', () => {
    const product = productOf('cradlemere-hydrolysed');
    const given = { amount: 24, unit: 'scoop' } as const;
    const held = { volume: 110.4, volumeUnit: 'g', given } as const;
    expect(givenAmountOf(product, held)).toEqual(given);
    const larger = product.units.map((unit) => (unit.kind === 'scoop' ? { ...unit, amount: 5 } : unit));
    expect(givenAmountOf({ ...product, units: larger }, held)).toEqual({ amount: 110.4, unit: 'g' });
    expect(givenAmountOf(product, { volume: 50, volumeUnit: 'g' })).toEqual({ amount: 50, unit: 'g' });
  });
});
