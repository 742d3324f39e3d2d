import { describe, expect, it } from 'vitest';
import { withNonBreakingUnits } from './non-breaking-units.ts';

describe('withNonBreakingUnits', () => {
  it('ties a number to its unit and nothing else', () => {
    expect(withNonBreakingUnits('boil 1 litre at 70 °C for 30 minutes')).toBe(
      'boil 1\u00a0litre at 70\u00a0°C for 30\u00a0minutes',
    );
    expect(withNonBreakingUnits('4–6 hours, 5 kcal/kg a day')).toBe('4–6\u00a0hours, 5\u00a0kcal/kg a day');
    expect(withNonBreakingUnits('level 4 liquidised; 14 groups')).toBe('level 4 liquidised; 14 groups');
  });
});
