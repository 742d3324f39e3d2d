import { describe, expect, it } from 'vitest';
import { parseAmount } from '../nutrients/nutrient-amount.ts';
import { galactoseSources } from './galactose-sources.ts';

const row = (name: string, amount: string) => {
  const per100 = parseAmount(amount);
  if (per100 === undefined) throw new Error(amount);
  return { name, unit: 'g', per100, perServing: per100 };
};

describe('[K-17] what a label names that has galactose beside lactose', () => {
  it.each([
    ['Maltodextrin, galacto-oligosaccharides (milk)', ['galacto-oligosaccharides']],
    ['Galactooligosaccharide syrup', ['Galactooligosaccharide']],
    ['Fibre blend (GOS, FOS)', ['GOS']],
    ['D-galactose', ['galactose']],
    ['Lactulose', ['Lactulose']],
    ['Guar gum (galactomannan), lactose, Gosling oats, glucose', []],
  ])('“%s”: %j', (ingredient, expected) => {
    expect(galactoseSources([ingredient], [])).toEqual(expected);
  });

  it('takes the rows of its tables too, but not one that says none; each once', () => {
    const rows = [row('of which galactose', '0.2'), row('Galacto-oligosaccharides', '-')];
    expect(galactoseSources(['galactose'], rows)).toEqual(['galactose', 'Galacto-oligosaccharides']);
    expect(galactoseSources([], [row('of which galactose', '0'), row('Galactose', 'nil')])).toEqual([]);
    expect(galactoseSources([], [row('of which galactose', '< 0.1')])).toEqual(['galactose']);
  });
});
