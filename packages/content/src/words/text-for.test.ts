import { expect, it } from 'vitest';
import { textFor } from './text-for.ts';

it('[A-04] a text is that of the country, and the United Kingdom\u2019s until one is chosen', () => {
  const units = { uk: 'Sachets of 5 g, by prescription', roi: 'Sachets of 6 g, over the counter' };
  expect(textFor(units, 'uk')).toBe('Sachets of 5\u00a0g, by prescription');
  expect(textFor(units, 'roi')).toBe('Sachets of 6\u00a0g, over the counter');
  expect(textFor(units, undefined)).toBe(textFor(units, 'uk'));
});

it('[A-04] a text that is the same in both is written once', () => {
  expect(textFor('Within 24 hours', 'uk')).toBe('Within 24\u00a0hours');
  expect(textFor('Within 24 hours', 'roi')).toBe(textFor('Within 24 hours', 'uk'));
});
