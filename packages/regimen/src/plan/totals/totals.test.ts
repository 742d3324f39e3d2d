import type { NutrientAmount, Product } from '@dietetic/catalogue';
import { demonstrationProducts } from '@dietetic/demonstration-data';
import { assert, constantFrom, double, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountToMeetNeed, roundToMeasurable, wholePacks } from './fill.ts';
import { type Need, NEED_PLACES, compareWithNeed } from './need.ts';
import { providedByPortion, chosenAmounts, totalProvided } from './provided.ts';

const products = demonstrationProducts();
const product = (id: string): Product => {
  const found = products.find((one) => one.id === id);
  if (!found) throw new Error(`${id} is not in the demonstration range`);
  return found;
};
const energyFibre = product('tarnvane-energy-fibre');

/** The same product with one reference row of a chosen amount. */
function withWater(per100: NutrientAmount): Product {
  return {
    ...energyFibre,
    id: 'changed',
    name: 'Changed',
    referenceOtherNutrientInformation: energyFibre.referenceOtherNutrientInformation.map((row) =>
      row.name === 'Water' ? { ...row, per100 } : row,
    ),
  };
}

describe('provided', () => {
  it('[G-02] gives the first amount of the reference table times the volume over 100', () => {
    const given = totalProvided([{ product: energyFibre, amount: 1000 }]);
    expect(given.energy.value).toBeCloseTo(1500, 9);
    expect(given.protein.value).toBeCloseTo(62, 9);
    expect(given.energy.complete).toBe(true);
  });

  it('[G-02] never counts what is not stated as zero: the total is a least amount and names who does not state it', () => {
    const silent = withWater({ kind: 'not-stated' });
    const given = totalProvided([
      { product: energyFibre, amount: 1000 },
      { product: silent, amount: 500 },
    ]);
    expect(given.fluid.value).toBeGreaterThan(0);
    expect(given.fluid.complete).toBe(false);
    expect(given.fluid.notStatedBy).toEqual(['changed']);
    expect(providedByPortion('fluid', { product: silent, amount: 500 })).toBeNull();
  });

  it('[G-02] names chosen products that the catalogue no longer has', () => {
    const chosen = {
      id: 'gone',
      name: 'Gone',
      packSize: '',
      images: [],
      volume: 100,
      volumeUnit: 'ml' as const,
    };
    const { counted, portions, missing } = chosenAmounts([chosen], products);
    expect({ portions, missing }).toEqual({ portions: [], missing: [chosen] });
    expect(compareWithNeed(totalProvided(counted).energy, { low: 100, high: 100, target: 100 }, 0).kind).toBe(
      'not-stated',
    );

    const partly = totalProvided([...counted, { product: energyFibre, amount: 1000 }]);
    for (const total of [partly.energy, partly.protein, partly.fluid]) {
      expect(total).toMatchObject({ complete: false, notStatedBy: ['gone'] });
      const more = total.value + 50;
      expect(compareWithNeed(total, { low: more, high: more, target: more }, 0).kind).toBe('unknown-under');
    }
    expect(amountToMeetNeed('energy', energyFibre, 2000, counted)).toEqual({
      ok: false,
      reason: 'not-stated',
    });
  });
});

describe('standing', () => {
  const total = totalProvided([{ product: energyFibre, amount: 1000 }]).energy;

  it.each([
    [{ low: 1500, high: 1500, target: 1500 }, { kind: 'met' }],
    [{ low: 1500.4, high: 1500.4, target: 1500.4 }, { kind: 'met' }],
    [
      { low: 1500.5, high: 1500.5, target: 1500.5 },
      { kind: 'under', by: 1 },
    ],
    [{ low: 1400, high: 1600, target: 1400 }, { kind: 'within' }],
    [
      { low: 1501, high: 1600, target: 1501 },
      { kind: 'under', by: 1 },
    ],
    [
      { low: 1400, high: 1499, target: 1400 },
      { kind: 'over', by: 1 },
    ],
    [null, { kind: 'no-need' }],
  ])('[G-02] compares 1,500 kcal with %j as shown', (need, expected) => {
    expect(compareWithNeed(total, need, NEED_PLACES.energy)).toMatchObject(expected);
  });

  it('[G-02] does not call an incomplete total under, but does call it over', () => {
    const partly = totalProvided([
      { product: energyFibre, amount: 1000 },
      { product: withWater({ kind: 'not-stated' }), amount: 500 },
    ]).fluid;
    const far = partly.value + 500;
    expect(compareWithNeed(partly, { low: far, high: far, target: far }, 0).kind).toBe('unknown-under');
    expect(compareWithNeed(partly, { low: 10, high: 10, target: 10 }, 0).kind).toBe('over');
  });

  it('[G-02] says when nothing is stated at all, and when nothing is chosen', () => {
    const silent = totalProvided([{ product: withWater({ kind: 'not-stated' }), amount: 500 }]).fluid;
    const need = { low: 100, high: 100, target: 100 };
    expect(compareWithNeed(silent, need, 0).kind).toBe('not-stated');
    expect(compareWithNeed(totalProvided([]).fluid, need, 0).kind).toBe('no-products');
  });
});

describe('filling a need with a product', () => {
  it('[K-04] what is given for its vitamins and minerals is not proposed to fill energy', () => {
    expect(amountToMeetNeed('energy', product('micravane-powder'), 1520, [])).toEqual({
      ok: false,
      reason: 'for-micronutrients',
    });
    for (const id of ['addimere-carb', 'addimere-shot', 'nephrane-start', 'tarnvane-standard'])
      expect(amountToMeetNeed('energy', product(id), 1520, [])).toMatchObject({ ok: true });
  });

  it('[G-02] brings the regimen to 100 % exactly, whatever the others give', () => {
    assert(
      property(
        double({ min: 50, max: 5000, noNaN: true }),
        double({ min: 0, max: 3000, noNaN: true }),
        constantFrom('energy' as const, 'protein' as const, 'fluid' as const),
        (need, other, target) => {
          const others = [{ product: energyFibre, amount: other }];
          const fill = amountToMeetNeed(target, product('tarnvane-standard'), need, others);
          const already = totalProvided(others)[target].value;
          if (!fill.ok) return already >= need;
          const reached = totalProvided([
            ...others,
            { product: product('tarnvane-standard'), amount: fill.amount },
          ])[target];
          return Math.abs(reached.value - need) < 1e-6 * need;
        },
      ),
      { seed: 2606, numRuns: 300 },
    );
  });

  it('[G-02] what is entered for 100 % meets the need as it is shown, within a millilitre and a half', () => {
    const standard = product('tarnvane-standard');
    assert(
      property(integer({ min: 5000, max: 40_000 }), integer({ min: 0, max: 2000 }), (tenths, other) => {
        const need = { low: tenths / 10, high: tenths / 10, target: tenths / 10 };
        const others = [{ product: energyFibre, amount: other }];
        const fill = amountToMeetNeed('energy', standard, need.target, others);
        if (!fill.ok) return fill.reason === 'already-met';
        const amount = roundToMeasurable('energy', { product: standard, amount: fill.amount }, need, others);
        const { energy } = totalProvided([...others, { product: standard, amount }]);
        return Math.abs(amount - fill.amount) < 1.5 && compareWithNeed(energy, need, 0).kind === 'met';
      }),
      { seed: 2607, numRuns: 300 },
    );
  });

  it('[G-02] a liquid fills either end of a range to a whole ml, on its inner side', () => {
    const need: Need = { low: 1276, high: 1508, target: 1276 };
    const filledTo = (end: number) => {
      const fill = amountToMeetNeed('energy', energyFibre, end, []);
      if (!fill.ok) throw new Error(fill.reason);
      return roundToMeasurable('energy', { product: energyFibre, amount: fill.amount }, need, []);
    };
    expect([filledTo(need.low), filledTo(need.high)]).toEqual([851, 1005]);
  });

  it.each([
    [1000, 500, 2],
    [1000.1, 500, 3],
    [999.9999999999999, 500, 2],
    [0.1 + 0.2, 0.3, 1],
    // 15 x 4.6 / 4.6 is 15.000000000000002.
    [66, 4.6, 15],
  ])('[G-02] rounds %d up to whole packs of %d: %d, a count without a fraction', (amount, pack, expected) => {
    expect(wholePacks(amount, pack)).toBe(expected);
  });

  it('[G-02] proposes nothing from an unknown, from nothing, or past the need', () => {
    const standard = product('tarnvane-standard');
    expect(amountToMeetNeed('energy', standard, null, [])).toEqual({ ok: false, reason: 'no-need' });
    expect(amountToMeetNeed('fluid', withWater({ kind: 'not-stated' }), 1000, [])).toEqual({
      ok: false,
      reason: 'not-stated',
    });
    const silentOther = [{ product: withWater({ kind: 'not-stated' }), amount: 100 }];
    expect(amountToMeetNeed('fluid', standard, 1000, silentOther)).toEqual({
      ok: false,
      reason: 'not-stated',
    });
    expect(amountToMeetNeed('protein', product('addimere-mct-oil'), 60, [])).toEqual({
      ok: false,
      reason: 'gives-none',
    });
    expect(amountToMeetNeed('energy', standard, 100, [{ product: standard, amount: 200 }])).toEqual({
      ok: false,
      reason: 'already-met',
    });
  });
});
