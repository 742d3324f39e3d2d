import type { Country, GivenAmount, Product } from '@dietetic/catalogue';
import type { ReproductiveStage } from '@dietetic/clinical';
import { demonstrationProducts } from '@dietetic/demonstration-data';
import { assess } from '../../../assessment/assess.ts';
import { chooseProduct } from '../../../state/products.ts';
import { emptyRegimen } from '../../../state/regimen-state.ts';
import type { RegimenLists, RegimenValues } from '../../../state/values.ts';
import { planFindings } from '../checks.ts';
import type { Finding, FindingCode } from '../finding.ts';

export const catalogue = demonstrationProducts();

export function productOf(id: string): Product {
  const product = catalogue.find((one) => one.id === id);
  if (product === undefined) throw new Error(`${id} is not in the demonstration range`);
  return product;
}

export type Plan = {
  country?: Country;
  values?: RegimenValues;
  scope?: RegimenLists['PD_SCOPE'];
  stage?: ReproductiveStage;
  isForCalculate?: boolean | undefined;
  /** Ids, or products changed for the test, with their daily amounts. */
  products?: readonly (readonly [string | Product, number | GivenAmount])[];
};

/** The findings of a plan as a clinician would have made it. */
export function findingsOf({
  country = 'uk',
  values = {},
  scope = [],
  stage,
  products = [],
  isForCalculate,
}: Plan): Finding[] {
  const chosen = products.map(
    ([one, amount]) => [typeof one === 'string' ? productOf(one) : one, amount] as const,
  );
  const own = chosen.map(([product]) => product);
  const state = chosen.reduce(
    (regimen, [product, amount]) => chooseProduct(regimen, product, amount),
    emptyRegimen(country),
  );
  return planFindings({
    country,
    values,
    lists: { PD_SCOPE: scope },
    isForCalculate,
    stage,
    assessment: assess({ lists: { PD_SCOPE: scope }, country, values }),
    products: state.products,
    catalogue: [...own, ...catalogue.filter(({ id }) => !own.some((product) => product.id === id))],
  });
}

export const findingsWithCode = (code: FindingCode, plan: Plan): Finding[] =>
  findingsOf(plan).filter((finding) => finding.code === code);

/** The text as a person reads it. */
export const withPlainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

/** As a row of the list knows the patient. */
export const ofPatient = (values: RegimenValues, scope: RegimenLists['PD_SCOPE'] = []) => ({
  values,
  lists: { PD_SCOPE: scope },
});
