import { expect, it } from 'vitest';
import { withNonBreakingUnits } from './non-breaking-units.ts';

it.each([
  ['Per 100 ml: 150 kcal, 6.2 g protein.', 'Per 100\u00a0ml: 150\u00a0kcal, 6.2\u00a0g protein.'],
  ['between 5 and 25 °C, 2 glasses', 'between 5 and 25\u00a0°C, 2 glasses'],
])('[H-06] [H-07] "%s" keeps each number with its unit', (text, kept) => {
  expect(withNonBreakingUnits(text)).toBe(kept);
});
