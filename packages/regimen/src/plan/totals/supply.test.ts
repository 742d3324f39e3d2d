import type { GivenAmount } from '@dietetic/catalogue';
import { demonstrationProducts } from '@dietetic/demonstration-data';
import { expect, it } from 'vitest';
import { amountInBasis, packsText } from '../checks/given-amount.ts';
import { supplyFor28Days, supplyText } from './supply.ts';

const products = demonstrationProducts();
const supply = (id: string, given: GivenAmount): string | null => {
  const product = products.find((one) => one.id === id)!;
  const found = supplyFor28Days(product, {
    volume: amountInBasis(product, given)!,
    volumeUnit: product.basis,
    given,
  });
  return found && supplyText(found).replaceAll('\u00a0', ' ');
};

it.each<[string, GivenAmount, string | null]>([
  // A ready-made feed: whole packs every day, the fewest that fit best.
  ['tarnvane-energy-fibre', { amount: 1000, unit: 'ml' }, '28 packs of 1,000 ml'],
  ['tarnvane-energy-fibre', { amount: 1001, unit: 'ml' }, '28 packs of 1,500 ml'],
  ['tarnvane-energy-fibre', { amount: 1200, unit: 'ml' }, '28 packs of 1,500 ml'],
  ['tarnvane-energy-fibre', { amount: 2, unit: 'pack', packSize: 500 }, '56 packs of 500 ml'],
  ['dalesip-mini-protein', { amount: 1.5, unit: 'pack', packSize: 125 }, '56 bottles of 125 ml'],
  // One dose in a pack, ready or to be made up: what is left of it is not kept either.
  ['orrimel-pku-pouch-20', { amount: 200, unit: 'ml' }, '56 pouches of 174 ml'],
  ['orrimel-pku-pouch-15', { amount: 3, unit: 'pack', packSize: 130 }, '84 pouches of 130 ml'],
  ['glymarra-pku-carton-20', { amount: 0.5, unit: 'pack', packSize: 250 }, '28 cartons of 250 ml'],
  ['addimere-carb-liquid', { amount: 100, unit: 'ml' }, '28 bottles of 200 ml'],
  ['lumeket-mct-20', { amount: 100, unit: 'ml' }, '28 cartons of 225 ml'],
  ['orrimel-pku-spoon-10', { amount: 1.5, unit: 'sachet' }, '56 sachets of 24 g'],
  ['dalesip-shake', { amount: 85.5, unit: 'g' }, '56 sachets of 57 g'],
  ['dalesip-pud', { amount: 1.5, unit: 'pack', packSize: 125 }, '56 pots of 125 g'],
  ['dalesip-thick-level-3', { amount: 0.5, unit: 'pack', packSize: 125 }, '28 bottles of 125 g'],
  ['glymarra-pku-bar-10', { amount: 0.5, unit: 'pack', packSize: 81 }, '28 bars of 81 g'],
  ['glymarra-pku-bar-10', { amount: 1.5, unit: 'pack', packSize: 81 }, '56 bars of 81 g'],
  // A carton of milk, and dry foods that several portions are taken from.
  ['lowenfield-milk-drink', { amount: 500, unit: 'ml' }, '70 cartons of 200 ml'],
  ['lowenfield-penne', { amount: 1, unit: 'dose' }, '5 packs of 500 g'],
  // A powder: tins over the 28 days, never one a day.
  ['cradlemere-hydrolysed', { amount: 24, unit: 'scoop' }, '8 tins of 400 g'],
  ['micravane-powder', { amount: 1, unit: 'dose' }, '1 tin of 200 g'],
  ['addimere-carb', { amount: 15, unit: 'g' }, '3 tins of 200 g'],
  ['addimere-boost-powder', { amount: 2, unit: 'sachet' }, '56 sachets of 15 g'],
  ['orrimel-pku-powder-15', { amount: 3, unit: 'sachet' }, '84 sachets of 25 g'],
  ['orrimel-pku-tabs', { amount: 60, unit: 'dose' }, '23 packs of 75 tablets'],
  // Of a bottle that doses are taken from one of 500 ml would be enough, and open for 32 days.
  [
    'addimere-emulsion',
    { amount: 15.9, unit: 'ml' },
    '3 bottles of 200 ml (each open for 13 days, if its label allows)',
  ],
  [
    'addimere-mct-oil',
    { amount: 1, unit: 'dose' },
    '1 bottle of 500 ml (each open for 34 days, if its label allows)',
  ],
  [
    'addimere-emulsion',
    { amount: 3, unit: 'dose' },
    '13 bottles of 200 ml (each open for 3 days, if its label allows)',
  ],
])('[K-04] %s, %o: %s for 28 days', (id, given, expected) => expect(supply(id, given)).toBe(expected));

it('[K-04] a pack the label words without its noun, or with a capital, is named by its size', () => {
  expect(packsText({ kind: 'pack', label: '500 ml' }, 2)).toMatch(/^2\spacks of 500 ml$/);
  expect(packsText({ kind: 'tub', label: '2.5 kg Tub' }, 1)).toMatch(/^1\stub of 2.5 kg$/);
});
