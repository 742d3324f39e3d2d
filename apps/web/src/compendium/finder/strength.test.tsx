import type { NutrientAmount } from '@dietetic/catalogue';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Strength } from './strength.tsx';

const stated = (text: string): NutrientAmount => ({ kind: 'stated', value: Number(text), text });
const silent: NutrientAmount = { kind: 'not-stated' };

const written = (basis: 'ml' | 'g', energyKcal: NutrientAmount, protein: NutrientAmount) =>
  renderToStaticMarkup(<Strength facts={{ basis, energyKcal, protein }} />)
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ')
    .trim();

it.each([
  ['ml', stated('150'), stated('6.2'), '150 kcal 6.2 g protein'],
  ['g', stated('502'), stated('13'), '502 kcal 13 g protein/100 g'],
  ['g', silent, silent, 'energy and protein not stated'],
  ['g', stated('502'), silent, '502 kcal/100 g · protein not stated'],
  ['g', silent, stated('13'), '13 g protein/100 g · energy not stated'],
] as const)(
  '[H-01] a row per 100 %s names what its label does not state: %#',
  (basis, energy, protein, text) => {
    expect(written(basis, energy, protein)).toBe(text);
  },
);
