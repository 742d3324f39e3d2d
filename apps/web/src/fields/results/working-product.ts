import { formatNumber } from '@dietetic/clinical';
import {
  type Assessment,
  type RegimenValues,
  weightBasis,
  weightUsedKg,
  type WorkingTerm,
} from '@dietetic/regimen';

/** Where a factor of the calculation is entered. */
export type FactorField =
  | 'PD_WEIGHT'
  | 'PD_WEIGHT_USED'
  | 'ER_CALORIC_EQUATION'
  | 'ER_PAL_DIT_CATEGORY'
  | 'PC_PENG_PROTEIN'
  | 'PC_RANGE'
  | 'PC_FLUID_ADJUST';

/** What is said of the patient, by the field it is entered in. */
export type EnteredFact =
  | 'PD_GENDER'
  | 'PD_AGE'
  | 'PD_WEIGHT'
  | 'PD_HEIGHT'
  | 'PD_WEIGHT_PREVIOUS'
  | 'PD_CONDITION'
  | 'PC_CALCULATION_METHOD';

type Term = WorkingTerm['term'] | 'ml-per-kg';
export type Factor = { term: Term; text: string; field: FactorField | null };

/** More places than anyone enters. */
const MOST_PLACES = 4;

/**
 * The factors of a requirement that is one product, in their order; null for one that is more, such as an equation with
 * a constant. A factor that a table gives is entered nowhere.
 */
export function factorsOf(
  terms: readonly WorkingTerm[],
  { values, method }: { values: RegimenValues; method: string | null },
): Factor[] | null {
  const factors = terms.filter(({ operator }) => operator !== '=');
  const isProduct = factors.every(({ operator }, index) => operator === (index === 0 ? '' : '×'));
  if (!isProduct || factors.length < 2 || terms.length !== factors.length + 1) return null;
  return factors.map((term) => ({
    term: term.term,
    text: factorText(term),
    field: fieldOf(term.term, values, method),
  }));
}

/** A weight by ml for each kg; null without a weight or a result, and of ml a day, which are no product. */
export function fluidFactorsOf(
  { perKg, result, isPerDay }: Pick<Assessment['fluid'], 'perKg' | 'result' | 'isPerDay'>,
  values: RegimenValues,
): Factor[] | null {
  const weight = weightUsedKg(values);
  if (isPerDay || weight === undefined || perKg === null || result === null) return null;
  const factor = (term: Term, value: number, unit: string): Factor => ({
    term,
    text: factorText({ term, value, unit }),
    field: fieldOf(term, values, null),
  });
  return [factor('weight', weight, 'kg'), factor('ml-per-kg', perKg, 'ml/kg/day')];
}

/** As it was entered, and so as it was calculated with: a weight to one place at least. */
function factorText({ term, value, unit }: { term: Term; value: number; unit: string }): string {
  const own = Math.min((String(value).split('.')[1] ?? '').length, MOST_PLACES);
  const number = formatNumber(value, term === 'weight' ? Math.max(1, own) : own);
  return unit === '' ? number : `${number}\u00a0${unit}`;
}

function fieldOf(term: Term, values: RegimenValues, method: string | null): FactorField | null {
  switch (term) {
    case 'weight':
      return weightBasis(values) === 'actual' || values.PD_WEIGHT_USED === undefined
        ? 'PD_WEIGHT'
        : 'PD_WEIGHT_USED';
    case 'kcal-per-kg':
      return method === 'peng_2018' ? 'ER_CALORIC_EQUATION' : null;
    case 'pal-dit':
      return 'ER_PAL_DIT_CATEGORY';
    case 'g-per-kg':
      return method === 'peng' ? 'PC_PENG_PROTEIN' : method === 'min_max' ? 'PC_RANGE' : null;
    case 'ml-per-kg':
      return 'PC_FLUID_ADJUST';
    default:
      return null;
  }
}
