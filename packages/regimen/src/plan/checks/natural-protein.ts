import { type AnyProduct, contribution, per100, productFacts } from '@dietetic/catalogue';
import {
  EXCHANGE_FREE_PROTEIN_GRAMS,
  naturalProteinSource,
  NO_BREAK_SPACE,
  withoutResidue,
} from '@dietetic/clinical';
import { disorderName, isWithoutCategory, UNNAMED_DISORDER } from './disorder-names.ts';
import { gramsNumber, isOver, withUnit } from './figures.ts';
import { type Finding, createFinding } from './finding.ts';

/** The disorder whose natural protein is counted in exchanges, by publication. */
const IN_EXCHANGES = 'pku';

/**
 * Protein that a patient with a named disorder gets from a product that is not for it: it carries the amino acid that
 * the substitute leaves out. `amount` is the day's ml or g, null where there is none yet. A substitute for another
 * disorder is confirmed as that.
 */
export function naturalProteinFinding(
  condition: string | null,
  product: AnyProduct,
  amount: number | null,
): Finding | null {
  if (condition === null || condition === UNNAMED_DISORDER || isWithoutCategory(condition)) return null;
  const { metabolic } = productFacts(product);
  if (metabolic.includes(condition)) return null;
  if (metabolic.length > 0 && !metabolic.includes(UNNAMED_DISORDER)) return null;
  const grams = contribution(per100(product, 'protein'));
  if (grams !== null && !isCounted(grams, product)) return null;
  const disorder = disorderName(condition);
  const { value, unit } = proteinOf(grams, product, amount);
  const has =
    value === null || unit === null
      ? `is not a protein substitute for ${disorder} and does not state its protein.`
      : `has ${withUnit(gramsNumber(value, unit), unit)} of protein that is not from a substitute for ${disorder}.`;
  const isInExchanges = condition === IN_EXCHANGES;
  return createFinding({
    code: 'natural-protein',
    fields: ['PD_CONDITION'],
    products: [product.id],
    value,
    unit,
    message: `${product.name} ${has} In ${disorder} natural protein is counted${isInExchanges ? ' in exchanges' : ''}.`,
    source: naturalProteinSource(isInExchanges ? 'official' : 'unconfirmed').citation,
  });
}

/** A food weighed out is free up to the published figure; a drink of the same strength adds up. */
const isCounted = (grams: number, { basis }: AnyProduct): boolean =>
  isOver(grams, basis === 'g' ? EXCHANGE_FREE_PROTEIN_GRAMS : 0);

function proteinOf(
  grams: number | null,
  { basis }: AnyProduct,
  amount: number | null,
): { value: number | null; unit: string | null } {
  if (grams === null) return { value: null, unit: null };
  return amount === null
    ? { value: grams, unit: `g/100${NO_BREAK_SPACE}${basis}` }
    : { value: withoutResidue((grams * amount) / 100), unit: 'g' };
}
