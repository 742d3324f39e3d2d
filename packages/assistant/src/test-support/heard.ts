import type { LimitBasis, Limits } from '../message/query.ts';
import { queryOf } from './demonstration-reading.ts';

const rounded = (value: number | null): string => String(Math.round((value ?? 0) * 1000) / 1000);
function limitsHeard({ low, high, isLowOpen, isHighOpen, approximate }: Limits): string {
  if (approximate !== undefined) return `about ${rounded(approximate)}`;
  const from = `${isLowOpen ? 'above' : 'from'} ${rounded(low)}`;
  const to = `${isHighOpen ? 'below' : 'to'} ${rounded(high)}`;
  if (low === null || high === null) return low === null ? to : from;
  return isLowOpen || isHighOpen ? `${from}, ${to}` : `${rounded(low)} ${to}`;
}
function basisHeard(basis: LimitBasis | 'per-100'): string {
  if (basis === null) return '';
  if (typeof basis === 'string') return basis === 'per-100' ? ' per 100' : ` per 100 ${basis}`;
  return 'perPack' in basis
    ? ` per ${basis.perPack}`
    : ` per ${basis.perNutrient.amount} ${basis.perNutrient.nutrient}`;
}
/** The quantities read from a message, each in its role: "protein from 6 per bottle", "200 ml", "for 30 protein". */
export function heard(message: string): string {
  const { amounts, basis, criteria, target, unreadAmounts } = queryOf(message);
  return [
    ...amounts.map((each) =>
      each.kind === 'measure' ? `${rounded(each.amount)} ${each.unit}` : `${each.count} ${each.noun}`,
    ),
    ...(basis === null ? [] : [basisHeard(basis).trim()]),
    ...(target === null ? [] : [`for ${target.amount} ${target.nutrient}`]),
    ...criteria.flatMap((each) => {
      const not = each.isRequired ? '' : 'not ';
      if (each.kind === 'age')
        return not + (each.age.kind === 'months' ? `${each.age.months} months` : each.age.band);
      if (each.kind === 'pack') return `${not}pack ${limitsHeard(each.limits)} ${each.unit}`;
      return each.kind === 'nutrient' && each.limits !== 'some'
        ? not + each.value + ' ' + limitsHeard(each.limits) + basisHeard(each.basis)
        : [];
    }),
    ...unreadAmounts.map((each) => `${each}?`),
  ].join('; ');
}
