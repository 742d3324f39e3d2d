import { demonstrationProducts } from '@dietetic/demonstration-data';
import { expect, it } from 'vitest';
import { thickensFood } from './thickener.ts';

const told = (text: string, categories: string[] = ['powder-and-tablets']) =>
  thickensFood({ categories, productDescriptionHcp: { 'en-GB': text }, indications: '' });

it('[K-02] knows a thickener by what its label says it does', () => {
  const found = demonstrationProducts().filter(thickensFood);
  expect(found.map(({ id }) => id)).toEqual(['flowenna-clear']);
  expect(told('An instant food and drink thickener.')).toBe(true);
  expect(told('A powder for thickening liquids.')).toBe(true);
});

it.each([
  ['A thickened nutritional supplement to drink.', ['powder-and-tablets']],
  ['An infant formula with a thickener. Feed on demand.', ['powder-and-tablets']],
  ['A thickener of drinks that is a feed itself.', ['powder-and-tablets', 'tube-feed']],
])('[K-02] %s is none', (text, categories) => expect(told(text, categories)).toBe(false));
