import { describe, expect, it } from 'vitest';
import { plain, productOf } from '../checks/test-support/plan-of.ts';
import { fillToVolume } from './fill.ts';
import { fluidNote, volumeOf } from './fluid-note.ts';

const say = { byVolume: (volume: string, share: string | null) => `${volume}, ${share}` };
const need = { low: 750, high: 750, target: 750 };
const liquid = { product: productOf('cradlemere-high-energy'), amount: 750 };
const powder = productOf('cradlemere-hydrolysed');
const module = { product: productOf('addimere-carb'), amount: 10 };

describe('[E-04] [L-03] an infant’s fluid by volume', () => {
  it.each<[string, string | null, ...Parameters<typeof fluidNote>]>([
    ['with the need', '750 ml/day, 100 %', 11, [liquid], need, say],
    ['without one', '750 ml/day, null', 11, [liquid], null, say],
    [
      'with what has no volume, at least',
      'at least 750 ml/day, at least 100 %',
      11,
      [liquid, module],
      need,
      say,
    ],
    ['not where no volume is known: that is not 0 ml', null, 11, [module], need, say],
    ['not from one year', null, 12, [liquid], need, say],
    ['not without an age', null, undefined, [liquid], need, say],
    ['not without products', null, 11, [], need, say],
  ])('%s', (_case, expected, ...of) => {
    const note = fluidNote(...of);
    expect(note === null ? null : plain(note)).toBe(expected);
  });

  it('is filled by volume: the amount that makes up what is missing, as the label makes it up', () => {
    const madeUp = fillToVolume(powder, 900, [liquid]);
    expect(madeUp).toMatchObject({ ok: true });
    const amount = madeUp.ok ? madeUp.amount : 0;
    expect(volumeOf([liquid, { product: powder, amount }])).toEqual({ value: 900, complete: true });
    expect(fillToVolume(liquid.product, 900, [])).toEqual({ ok: true, amount: 900 });
    expect(fillToVolume(liquid.product, 750, [liquid])).toEqual({ ok: false, reason: 'already-met' });
    expect(fillToVolume(liquid.product, 900, [module])).toEqual({ ok: false, reason: 'not-stated' });
    expect(fillToVolume(module.product, 900, [])).toEqual({ ok: false, reason: 'not-stated' });
    expect(fillToVolume(liquid.product, null, [])).toEqual({ ok: false, reason: 'no-need' });
  });
});
