import { demonstrationProducts } from '@dietetic/demonstration-data';
import { chooseProduct, emptyRegimen, givenAmountOf } from '@dietetic/regimen';
import { describe, expect, it } from 'vitest';
import { entryOfValue } from '#ui/number-field/number-text.ts';
import { entryUnits, parseAmountEntry } from './amount-entry.ts';
import { savedAmount, rowOutcome } from './row-amount.ts';

const feed = demonstrationProducts().find(({ id }) => id === 'tarnvane-energy-fibre');
if (!feed) throw new Error('No feed');
const units = entryUnits(feed);
const nothingAsked = () => [];
const somethingAsked = () => ['asked'];

const chosenWith = (amount: Parameters<typeof chooseProduct>[2]) => {
  const [chosen] = chooseProduct(emptyRegimen('uk'), feed, amount).products;
  if (!chosen) throw new Error('Not chosen');
  return chosen;
};
const chosen = chosenWith(1000);
const saved = givenAmountOf(feed, chosen);
const settled = (
  typed: Parameters<typeof parseAmountEntry>[1],
  asked: Parameters<typeof rowOutcome>[2] = nothingAsked,
) => rowOutcome(parseAmountEntry(feed, typed, units[0]), saved, asked);

describe('an amount that is changed in its row', () => {
  it('[G-02] shows what is in the regimen, in the unit it was given in', () => {
    expect(savedAmount(feed, chosen, units)).toEqual({ typed: entryOfValue(1000), unitId: units[0]?.id });
    const inPacks = chosenWith({ amount: 2, unit: 'pack', packSize: 500 });
    const { typed, unitId } = savedAmount(feed, inPacks, units);
    expect(typed?.value).toBe(2);
    expect(units.find(({ id }) => id === unitId)?.of).toMatchObject({ unit: 'pack', size: 500 });
  });

  it('[G-02] is saved when nothing has to be asked about it', () => {
    expect(settled(entryOfValue(1250))).toBe('save');
  });

  it('[K-01] is not saved before its findings are answered', () => {
    const seen: unknown[] = [];
    const asked = (given: unknown) => {
      seen.push(given);
      return ['above the upper end'];
    };
    expect(settled(entryOfValue(5000), asked)).toBe('ask');
    expect(seen).toEqual([{ amount: 5000, unit: 'ml' }]);
  });

  it('[G-02] the same amount again, or an emptied field, asks nothing', () => {
    expect(settled(entryOfValue(1000), somethingAsked)).toBe('restore');
    expect(settled(undefined, somethingAsked)).toBe('restore');
  });

  it('[G-02] what cannot be read, or is more than anyone is given, stays and is refused', () => {
    expect(settled({ text: '1o00' })).toBe('refuse');
    expect(settled(entryOfValue(10_001))).toBe('refuse');
    expect(settled({ text: '0', value: 0 })).toBe('refuse');
    expect(settled({ text: '-500', value: -500 })).toBe('refuse');
  });
});
