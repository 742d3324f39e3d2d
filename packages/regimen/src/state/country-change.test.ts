import { describe, expect, it } from 'vitest';
import { assess } from '../assessment/assess.ts';
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

  const UK_PAEDS_TO_EFSA = { of: 'energy', from: 'uk_paeds', to: 'roi_paeds_6months_17years' };

  it.each<[string, RegimenState, 'uk' | 'roi', object[], RegimenValues]>([
    ['untouched defaults', regimenOf('uk', child), 'roi', [], child],
    [
      'the default continued with',
      markUpdated(regimenOf('uk', child), 'energy'),
      'roi',
      [UK_PAEDS_TO_EFSA],
      child,
    ],
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
      [{ ...UK_PAEDS_TO_EFSA, from: 'sacn' }],
      { ...child, ER_SACN_ADJUST: 1.2 },
    ],
    [
      'an Irish activity level',
      regimenOf('roi', { ...child, ER_ROI_6M17Y: '18', ER_ROI_6M17Y_ADJUST: 90 }),
      'uk',
      [{ of: 'energy', from: 'roi_paeds_6months_17years', to: 'uk_paeds' }],
      child,
    ],
  ])('[A-07] with %s', (_name, state, to, methods, values) => {
    expect(countryChangeEffects(state, to, catalogue).methods).toEqual(methods);
    expect(changeCountry(state, to, catalogue).values).toEqual(values);
  });

  it('[A-07] names the results that come out differently, and only of the steps that were taken', () => {
    const untouched = regimenOf('uk', child);
    expect(countryChangeEffects(untouched, 'roi', catalogue).results).toEqual([]);
    const taken = markUpdated(markUpdated(untouched, 'energy'), 'protein-fluid');
    const { results } = countryChangeEffects(taken, 'roi', catalogue);
    const [here, there] = [assess(taken), assess(changeCountry(taken, 'roi', catalogue))];
    expect(results).toEqual([
      { of: 'energy', from: here.energy.result, to: there.energy.result },
      // The paediatric method has one name in both countries and two tables.
      { of: 'protein', from: here.protein.result, to: there.protein.result },
    ]);
    expect(here.protein.method).toBe(there.protein.method);
  });

  it('[A-07] an adult by the same equation loses nothing', () => {
    const adult = {
      PD_GENDER: 'male',
      PD_AGE: 540,
      PD_WEIGHT: 80,
      PD_HEIGHT: 178,
      ER_CALCULATION_METHOD: 'schofield',
    } as const;
    expect(countryChangeEffects(regimenOf('uk', adult, 'everywhere'), 'roi', catalogue)).toEqual({
      droppedProducts: [],
      methods: [],
      results: [],
    });
  });

  it('[A-07] to the same country changes nothing', () => {
    const state = regimenOf('uk', child, 'roi-only');
    expect(changeCountry(state, 'uk', catalogue)).toBe(state);
  });
});
