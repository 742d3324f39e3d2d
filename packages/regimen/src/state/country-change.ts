import type { Country, Product } from '@dietetic/catalogue';
import type { SelectedProduct } from './values.ts';
import type { RegimenState } from './regimen-state.ts';
import { methodsOffered } from './methods-offered.ts';
import { isSelected } from './selection.ts';
import { setValues, settle } from './transitions.ts';

/** What another country would do to this regimen; named to the clinician before it happens (decision 5.7). */
export type CountryChangeEffects = {
  droppedProducts: readonly SelectedProduct[];
  /** Requirements whose method does not exist there and would go back to that country's first. */
  resetMethods: readonly ('energy' | 'protein')[];
};

type Catalogue = readonly Pick<Product, 'id' | 'productAvailability'>[];

export function countryChangeEffects(
  state: RegimenState,
  to: Country,
  products: Catalogue,
): CountryChangeEffects {
  const here = methodsOffered(state.country, state.values);
  const there = methodsOffered(to, state.values);
  const resetMethods: ('energy' | 'protein')[] = [];
  const energy = state.values.ER_CALCULATION_METHOD ?? here.energy[0];
  if (isSelected('energy', state) && energy !== undefined && !there.energy.includes(energy))
    resetMethods.push('energy');
  const protein = state.values.PC_CALCULATION_METHOD ?? here.protein[0];
  if (isSelected('protein-fluid', state) && protein !== undefined && !there.protein.includes(protein)) {
    resetMethods.push('protein');
  }
  return {
    droppedProducts: state.products.filter(({ id }) => isElsewhereOnly(id, to, products)),
    resetMethods,
  };
}

/** The patient's values stay; methods and products that do not exist there go. */
export function changeCountry(state: RegimenState, to: Country, products: Catalogue): RegimenState {
  if (state.country === to) return state;
  const moved: RegimenState = {
    ...state,
    country: to,
    products: state.products.filter(({ id }) => !isElsewhereOnly(id, to, products)),
  };
  const { state: settled } = settle(moved);
  return to === 'roi'
    ? settled
    : setValues(settled, { ER_ROI_6M17Y: undefined, ER_ROI_6M17Y_ADJUST: undefined });
}

/** A product the catalogue does not know is kept: only a known availability can exclude it. */
function isElsewhereOnly(id: string, country: Country, products: Catalogue): boolean {
  const product = products.find((candidate) => candidate.id === id);
  return (
    product !== undefined && product.productAvailability !== 'both' && product.productAvailability !== country
  );
}
