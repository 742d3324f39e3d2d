import { demonstrationProducts } from '@dietetic/demonstration-data';
import { expect, it } from 'vitest';
import { distinguishingFacts, similarProducts } from './regimen-products.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('[K-04] a product and its look-alikes have the figures of their labels, as in the list', () => {
  const products = demonstrationProducts();
  const energy = products.find(({ id }) => id === 'tarnvane-energy');
  const fibre = products.find(({ id }) => id === 'tarnvane-energy-fibre');
  if (!energy || !fibre) throw new Error('No feed');
  expect(plain(distinguishingFacts(energy))).toContain('150 kcal, 6 g protein per 100 ml');
  expect(similarProducts(fibre, products).map(({ difference }) => plain(difference))).toContain(
    '150 kcal, 6 g protein per 100 ml',
  );
});
