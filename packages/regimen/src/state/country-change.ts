import { type AnyProduct, type Country, isAvailable } from '@dietetic/catalogue';
import { assess } from '../assessment/assess.ts';
import { PLANNED_NUTRIENTS } from '../plan/totals/provided.ts';
import { offeredMethods } from './offered-methods.ts';
import type { RegimenState } from './regimen-state.ts';
import { isSelected } from './selection.ts';
import type { RequirementStep } from './selection.ts';
import { setValues, removeUnofferedMethods } from './transitions.ts';
import type { SelectedProduct } from './values.ts';

/** A method that does not exist there, and that country's first, which counts in its place until one is chosen. */
type MethodChange = { of: 'energy' | 'protein'; from: string; to: string | null };
/** A requirement that comes out differently there: kcal, g or ml a day; null where there is no result. */
type ResultChange = { of: 'energy' | 'protein' | 'fluid'; from: number | null; to: number | null };

/** What another country would do to this regimen; named to the clinician before it happens (decision 014). */
export type CountryChangeEffects = {
  droppedProducts: readonly SelectedProduct[];
  methods: readonly MethodChange[];
  results: readonly ResultChange[];
};

type Catalogue = readonly Pick<AnyProduct, 'id' | 'productAvailability'>[];

const STEP_OF = {
  energy: 'energy',
  protein: 'protein-fluid',
  fluid: 'protein-fluid',
} as const satisfies Record<ResultChange['of'], RequirementStep>;

export function countryChangeEffects(
  state: RegimenState,
  to: Country,
  products: Catalogue,
): CountryChangeEffects {
  const here = offeredMethods(state.country, state.values);
  const there = offeredMethods(to, state.values);
  const inUse = { energy: state.values.ER_CALCULATION_METHOD, protein: state.values.PC_CALCULATION_METHOD };
  const methods = (['energy', 'protein'] as const).flatMap((of): MethodChange[] => {
    const from = inUse[of] ?? here[of][0];
    const isLost =
      isSelected(STEP_OF[of], state) && from !== undefined && !there[of].some((id) => id === from);
    return isLost ? [{ of, from, to: there[of][0] ?? null }] : [];
  });
  const changed = changeCountry(state, to, products);
  const [before, after] = [assess(state), assess(changed)];
  const results = PLANNED_NUTRIENTS.flatMap((of): ResultChange[] =>
    isSelected(STEP_OF[of], state) && before[of].result !== after[of].result
      ? [{ of, from: before[of].result, to: after[of].result }]
      : [],
  );
  return {
    droppedProducts: state.products.filter(({ id }) => isElsewhereOnly(id, to, products)),
    methods,
    results,
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
  const { state: settled } = removeUnofferedMethods(moved);
  return to === 'roi'
    ? settled
    : setValues(settled, { ER_ROI_6M17Y: undefined, ER_ROI_6M17Y_ADJUST: undefined });
}

/** A product the catalogue does not know is kept: only a known availability can exclude it. */
function isElsewhereOnly(id: string, country: Country, products: Catalogue): boolean {
  const product = products.find((candidate) => candidate.id === id);
  return product !== undefined && !isAvailable(product, country);
}
