import { demonstrationProducts } from '@dietetic/demonstration-data';
import { givenAmountText, toGivenAmount } from '@dietetic/regimen';
import { describe, expect, it } from 'vitest';
import { entryOfValue } from '#ui/number-field/number-text.ts';
import { entryUnits, firstCounted, parseAmountEntry } from './amount-entry.ts';

const products = demonstrationProducts();
const productOf = (id: string) => {
  const product = products.find((candidate) => candidate.id === id);
  if (!product) throw new Error(`No product ${id}`);
  return product;
};
const unitsOf = (id: string) => entryUnits(productOf(id));
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

describe('the units an amount can be typed in', () => {
  it.each([
    ['addimere-protein', ['g', '2.5 g scoop']],
    ['micravane-powder', ['g', '6 g dose']],
    ['orrimel-pku-powder-15', ['g', '25 g sachet']],
    ['cradlemere-hydrolysed', ['g', '4.6 g level scoop', 'ml made up']],
    ['tarnvane-energy-fibre', ['ml', '500 ml pack', '1,000 ml pack', '1,500 ml pack']],
  ])('[K-04] %s: its own unit first, then what is taken of it', (id, labels) => {
    expect(unitsOf(id).map(({ label }) => label)).toEqual(labels);
  });

  it('[K-04] a powder is not offered by the tin, tub or box', () => {
    const offered = products
      .filter(({ basis, categories }) => basis === 'g' && categories.includes('powder-and-tablets'))
      .flatMap((product) => entryUnits(product).map(({ of }) => of.noun));
    expect(offered.length).toBeGreaterThan(20);
    expect(offered.filter((noun) => /tin|tub|box/.test(noun))).toEqual([]);
  });

  it('[K-04] every unit offered can be read back, and is filed as it was given', () => {
    for (const product of products) {
      for (const unit of entryUnits(product)) {
        expect(
          givenAmountText(product, toGivenAmount(unit.of, 2)),
          `${product.id} in ${unit.id}`,
        ).not.toBeNull();
      }
    }
    const formula = productOf('cradlemere-hydrolysed');
    const scoop = entryUnits(formula).find(({ of }) => of.unit === 'scoop')!;
    expect(plain(givenAmountText(formula, toGivenAmount(scoop.of, 24)))).toBe('24 scoops (110.4 g)');
  });

  it.each([
    ['addimere-protein', 'scoop'],
    ['micravane-powder', 'dose'],
    ['tarnvane-energy-fibre', 'pack'],
    ['flowenna-clear', 'sachet'],
  ])('[K-04] common amounts of %s are counted by the %s', (id, unit) => {
    expect(firstCounted(unitsOf(id))?.of.unit).toBe(unit);
  });

  it('[G-01] three scoops are their weight, half a sachet is half of it', () => {
    const [grams, scoop] = unitsOf('addimere-protein');
    const protein = productOf('addimere-protein');
    const sachets = productOf('orrimel-pku-powder-15');
    expect(parseAmountEntry(protein, entryOfValue(3), scoop)).toMatchObject({ ok: true, inBasis: 7.5 });
    expect(parseAmountEntry(protein, entryOfValue(12.5), grams)).toMatchObject({ ok: true, inBasis: 12.5 });
    expect(parseAmountEntry(sachets, entryOfValue(0.5), entryUnits(sachets)[1])).toMatchObject({
      ok: true,
      inBasis: 12.5,
    });
  });

  it('[G-01] an edit starts without an amount and a unit, and neither is an amount', () => {
    const feed = productOf('tarnvane-energy-fibre');
    const [ml, pack] = entryUnits(feed);
    expect(parseAmountEntry(feed, entryOfValue(0), ml)).toEqual({ ok: false, problem: 'not-above-zero' });
    expect(parseAmountEntry(feed, undefined, ml)).toEqual({ ok: false, problem: 'empty' });
    expect(parseAmountEntry(feed, entryOfValue(500), undefined)).toEqual({ ok: false, problem: 'no-unit' });
    expect(parseAmountEntry(feed, { text: '5oo' }, ml)).toEqual({ ok: false, problem: 'not-a-number' });
    expect(parseAmountEntry(feed, entryOfValue(10_000), ml)).toMatchObject({ ok: true, inBasis: 10_000 });
    expect(parseAmountEntry(feed, entryOfValue(20.1), pack)).toEqual({ ok: false, problem: 'above-limit' });
  });
});
