import { expect, it } from 'vitest';
import { groupDigits } from './group-digits.ts';

it.each([
  ['9910080', '991\u00a00080'],
  ['MCN10080', 'MCN\u00a010080'],
  ['91001', '91001'],
  ['AB-12', 'AB-12'],
  ['', ''],
])('[H-07] the code %s is shown as %s, and copied as it is', (code, shown) => {
  expect(groupDigits(code)).toBe(shown);
});
