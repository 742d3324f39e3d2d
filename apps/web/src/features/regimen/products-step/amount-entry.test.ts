import { demonstrationProducts } from '@dietetic/demonstration-data';
import { describe, expect, it } from 'vitest';
import { entryUnits, readAmount } from './amount-entry.ts';

const unitsOf = (id: string) => {
  const product = demonstrationProducts().find((candidate) => candidate.id === id);
  if (!product) throw new Error(`No product ${id}`);
  return entryUnits(product);
};

describe('what an amount is typed in', () => {
  it.each([
    ['addimere-protein', ['g', '225 g tin', '2.5 g scoop']],
    ['orrimel-pku-powder-15', ['g', '25 g sachet']],
    ['tarnvane-energy-fibre', ['ml', '500 ml pack', '1,000 ml pack', '1,500 ml pack']],
  ])('[G-01] %s: its own unit first, then what it is counted in', (id, labels) => {
    expect(unitsOf(id).map(({ label }) => label)).toEqual(labels);
  });

  it('[G-01] three scoops are their weight, half a sachet is half of it', () => {
    const [grams, , scoop] = unitsOf('addimere-protein');
    expect(readAmount(3, false, scoop)).toEqual({ ok: true, amount: 7.5 });
    expect(readAmount(12.5, false, grams)).toEqual({ ok: true, amount: 12.5 });
    expect(readAmount(0.5, false, unitsOf('orrimel-pku-powder-15')[1])).toEqual({ ok: true, amount: 12.5 });
  });

  it('[G-01] an edit starts at 0 without a unit, and neither is an amount', () => {
    const [ml, pack] = unitsOf('tarnvane-energy-fibre');
    expect(readAmount(0, false, ml)).toEqual({ ok: false, problem: 'empty' });
    expect(readAmount(undefined, false, ml)).toEqual({ ok: false, problem: 'empty' });
    expect(readAmount(500, false, undefined)).toEqual({ ok: false, problem: 'no-unit' });
    expect(readAmount(500, true, ml)).toEqual({ ok: false, problem: 'not-a-number' });
    expect(readAmount(10_000, false, ml)).toEqual({ ok: true, amount: 10_000 });
    expect(readAmount(20.1, false, pack)).toEqual({ ok: false, problem: 'above-limit' });
  });
});
