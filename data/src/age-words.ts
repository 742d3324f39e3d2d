import type { DemonstrationProduct } from './product-class.ts';

type Ages = Pick<DemonstrationProduct, 'ageFromMonths' | 'ageToMonths' | 'withAdvice'>;

/** "from 6 months to 10 years", "from 1 to 6 years", "from birth". */
export function ageWords(product: Ages): string {
  const advice = product.withAdvice ? ', on dietetic advice in infants' : '';
  return `from ${range(product)}${advice}`;
}

/** The upper edge is excluded in the data: 132 months, the 11th birthday, reads as "to 10 years". */
function range({ ageFromMonths, ageToMonths }: Ages): string {
  const from = ageFromMonths === 0 ? 'birth' : span(ageFromMonths);
  if (ageToMonths === null) return from;
  const to = ageToMonths <= 18 ? `${ageToMonths} months` : `${ageToMonths / 12 - 1} years`;
  const sameUnit = ageFromMonths >= 12 && ageToMonths > 18;
  return sameUnit ? `${ageFromMonths / 12} to ${to}` : `${from} to ${to}`;
}

function span(months: number): string {
  if (months < 12) return `${months} months`;
  return months === 12 ? '1 year' : `${months / 12} years`;
}
