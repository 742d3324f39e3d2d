import type { DemonstrationProduct } from './product-class.ts';

/** "from 6 months to 10 years": the upper edge is excluded in the data, so 132 months reads as "to 10 years". */
export function ageWords(
  product: Pick<DemonstrationProduct, 'ageFromMonths' | 'ageToMonths' | 'withAdvice'>,
): string {
  const from = product.ageFromMonths === 0 ? 'birth' : span(product.ageFromMonths);
  const to = product.ageToMonths === null ? '' : ` to ${lastAge(product.ageToMonths)}`;
  return `from ${from}${to}${product.withAdvice ? ', on dietetic advice in infants' : ''}`;
}

function lastAge(months: number): string {
  if (months <= 18) return `${months} months`;
  return `${months / 12 - 1} years`;
}

function span(months: number): string {
  if (months < 12) return `${months} months`;
  const years = months / 12;
  return years === 1 ? '1 year' : `${years} years`;
}
