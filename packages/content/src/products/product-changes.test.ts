import { describe, expect, it } from 'vitest';
import { productChangesWords } from './product-changes.ts';

const change = (before: string | null, after: string | null) => ({
  kind: 'nutrient' as const,
  name: 'Potassium',
  unit: 'mg',
  before,
  after,
  per: '100 ml' as const,
});

describe('[I-02] what an update changed of a product', () => {
  it.each([
    ['150', '170', 'Potassium 150 → 170 mg per 100 ml'],
    ['-', '5', 'Potassium not stated → 5 mg per 100 ml'],
    ['150', '-', 'Potassium 150 mg → not stated per 100 ml'],
    ['150', null, 'Potassium 150 mg → not stated per 100 ml'],
  ])('from %s to %s', (before, after, words) => {
    expect(productChangesWords([change(before, after)]).replaceAll('\u00a0', ' ')).toBe(words);
  });
});
