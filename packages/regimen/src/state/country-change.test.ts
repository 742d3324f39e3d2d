import { describe, expect, it } from 'vitest';
import { changeCountry, countryChangeEffects } from './country-change.ts';
import { addProduct } from './products.ts';
import { emptyRegimen } from './regimen-state.ts';
import type { RegimenState } from './regimen-state.ts';
import { markUpdated, setValues } from './transitions.ts';
import type { RegimenValues, SelectedProduct } from './values.ts';

const productOf = (id: string): SelectedProduct => ({
  id,
  name: id,
  packSize: '',
  images: [],
  volume: 200,
  volumeUnit: 'ml',
});
const catalogue = [
  { id: 'everywhere', productAvailability: 'both' },
  { id: 'uk-only', productAvailability: 'uk' },
  { id: 'roi-only', productAvailability: 'roi' },
] as const;

const child: RegimenValues = { PD_GENDER: 'male', PD_AGE: 60, PD_WEIGHT: 18 };
const regimenOf = (country: 'uk' | 'roi', values: RegimenValues, ...products: string[]): RegimenState =>
  products.map(productOf).reduce(addProduct, setValues(emptyRegimen(country), values));

describe('changing country', () => {
  it('[A-07] keeps the patient and names the products that would go', () => {
    const state = regimenOf('uk', child, 'everywhere', 'uk-only', 'unknown');
    const effects = countryChangeEffects(state, 'roi', catalogue);
    expect(effects.droppedProducts.map(({ id }) => id)).toEqual(['uk-only']);
    const changed = changeCountry(state, 'roi', catalogue);
    expect(changed.country).toBe('roi');
    expect(changed.values).toEqual(child);
    expect(changed.products.map(({ id }) => id)).toEqual(['everywhere', 'unknown']);
  });

  it.each<[string, RegimenState, 'uk' | 'roi', string[], RegimenValues]>([
    ['untouched defaults', regimenOf('uk', child), 'roi', [], child],
    ['the default continued with', markUpdated(regimenOf('uk', child), 'energy'), 'roi', ['energy'], child],
    [
      'a method both have',
      regimenOf('uk', { ...child, ER_CALCULATION_METHOD: 'schofield' }),
      'roi',
      [],
      { ...child, ER_CALCULATION_METHOD: 'schofield' },
    ],
    [
      'a method only the UK offers children',
      regimenOf('uk', { ...child, ER_CALCULATION_METHOD: 'sacn', ER_SACN_ADJUST: 1.2 }),
      'roi',
      ['energy'],
      { ...child, ER_SACN_ADJUST: 1.2 },
    ],
    [
      'an Irish activity level',
      regimenOf('roi', { ...child, ER_ROI_6M17Y: '18', ER_ROI_6M17Y_ADJUST: 90 }),
      'uk',
      ['energy'],
      child,
    ],
  ])('[A-07] with %s', (_name, state, to, resetMethods, values) => {
    expect(countryChangeEffects(state, to, catalogue).resetMethods).toEqual(resetMethods);
    expect(changeCountry(state, to, catalogue).values).toEqual(values);
  });

  it('[A-07] to the same country changes nothing', () => {
    const state = regimenOf('uk', child, 'roi-only');
    expect(changeCountry(state, 'uk', catalogue)).toBe(state);
  });
});
