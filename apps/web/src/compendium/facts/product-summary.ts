import { type AnyProduct, type Product, type ProductFacts, productFacts } from '@dietetic/catalogue';
import { ageText, formatNumber, months } from '@dietetic/clinical';
import { agesText as ageRangeText, factWords, formText } from '@dietetic/content';

const NBSP = '\u00a0';

/** "Tube feed, from 6 years": what a product is, in one line. */
export function kindText(product: AnyProduct): string {
  const facts = productFacts(product);
  return [formText(facts), agesText(facts)].filter(Boolean).join(', ');
}

export const agesText = (facts: ProductFacts): string => ageRangeText(facts, (age) => ageText(months(age)));

/** "6 years+", "1 year to under 7 years": in the width of a phone. */
export function briefAgesText(facts: ProductFacts): string {
  const { ageFromMonths: from, ageToMonths: to } = facts;
  if (from !== null && from > 0)
    return to === null
      ? factWords.on(ageText(months(from)))
      : factWords.betweenBrief(ageText(months(from)), ageText(months(to)));
  return agesText(facts);
}

/** "500 ml, 1,000 ml, 1,500 ml pack": packs of one kind share their noun; each size has its unit, for thousands have commas too. */
export function packsText({ packs, basis }: ProductFacts): string {
  const kinds = [...new Set(packs.map((pack) => pack.kind))];
  return kinds
    .map((kind) => {
      const same = packs.filter((pack) => pack.kind === kind);
      const sizes = same.map((pack) => `${formatNumber(pack.amount, placesOf(pack.amount))}${NBSP}${basis}`);
      return `${sizes.join(', ')} ${kind}`;
    })
    .join('; ');
}

export function countriesText(product: Pick<AnyProduct, 'productAvailability'>): string {
  return factWords.countries[product.productAvailability];
}

export function approvalsText({ acbsApproved, gmsApproved }: Product): string {
  const approved = [acbsApproved && factWords.acbs, gmsApproved && factWords.gms].filter(Boolean);
  return approved.join(', ') || factWords.notApproved;
}

function placesOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}
