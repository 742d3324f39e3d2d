import type { NeedComparison } from '@dietetic/regimen';
import { describe, expect, it } from 'vitest';
import { differenceFromNeedText } from './products-step.ts';

const figures = { percent: '105\u00a0%', end: 'upper', target: '1,734', difference: '86\u00a0kcal' } as const;
const held = { target: { end: 'upper', value: 1734 }, percent: 105, by: 86 } as const;
const words = (kind: NeedComparison['kind'], notStated = 0) =>
  differenceFromNeedText(
    (kind === 'no-need' || kind === 'no-products' || kind === 'not-stated'
      ? { kind }
      : { kind, ...held }) as NeedComparison,
    kind.startsWith('no') ? null : figures,
    notStated,
  );

describe('[G-02] [K-12] how a total stands, in the width of a thumb', () => {
  it.each([
    ['over', '86\u00a0kcal over upper end'],
    ['under', '86\u00a0kcal under upper end'],
    ['within', 'Within range'],
    ['met', 'Met'],
    ['no-products', 'No products'],
    ['no-need', 'No requirement'],
    ['not-stated', 'Not stated'],
  ] as const)('%s: %s', (kind, text) => {
    expect(words(kind)).toBe(text);
  });

  it('never says how far under where a product does not state it', () => {
    expect(words('unknown-under', 2)).toBe('2\u00a0not stated');
  });
});
