import type { Country, Product } from '@dietetic/catalogue';
import type { RegimenInput, SelectedProduct } from './values.ts';
import type { RegimenState } from './regimen-state.ts';
import { isSelected } from './selection.ts';
import { setValues, settle } from './transitions.ts';
import type { MethodsOffered } from './transitions.ts';

/** What another country would do to this regimen; named to the clinician before it happens (decision 5.7). */
export type CountryChangeEffects = {
  droppedProducts: readonly SelectedProduct[];
  /** Requirements whose method does not exist there and would go back to that country's first. */
  resetMethods: readonly ('energy' | 'protein')[];
};

type OfferedTo = (input: RegimenInput) => MethodsOffered;
type Catalogue = readonly Pick<Product, 'id' | 'productAvailability'>[];

export function countryChangeEffects(
  state: RegimenState,
  to: Country,
  products: Catalogue,
  offeredTo: OfferedTo,
): CountryChangeEffects {
  const here = offeredTo({ country: state.country, values: state.values });
  const there = offeredTo({ country: to, values: state.values });
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
export function changeCountry(
  state: RegimenState,
  to: Country,
  products: Catalogue,
  offeredTo: OfferedTo,
): RegimenState {
  if (state.country === to) return state;
  const moved: RegimenState = {
    ...state,
    country: to,
    products: state.products.filter(({ id }) => !isElsewhereOnly(id, to, products)),
  };
  const { state: settled } = settle(moved, offeredTo({ country: to, values: moved.values }));
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
