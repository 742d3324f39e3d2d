import { expect, it } from 'vitest';
import { formatSize } from './format-size.ts';

it.each([
  ['Per 100ml', 'Per 100\u00a0ml'],
  ['Per 100ml at 14.2% w/v', 'Per 100\u00a0ml at 14.2\u00a0% w/v'],
  ['Per 500ml pack', 'Per 500\u00a0ml pack'],
  ['12 x 500 ml', '12\u00a0×\u00a0500\u00a0ml'],
  ['6 x 1500 ml', '6\u00a0×\u00a01,500\u00a0ml'],
  ['75 x 1 g tablets', '75\u00a0×\u00a01\u00a0g tablets'],
  ['Tarnvane 1.2 Fibre Neutral 8 x 1000 ml', 'Tarnvane 1.2 Fibre Neutral 8\u00a0×\u00a01,000\u00a0ml'],
  ['Keyo 4:1', 'Keyo 4:1'],
])('[H-07] %s is printed as %s', (typed, printed) => {
  expect(formatSize(typed)).toBe(printed);
});
