import type { Nutrient } from '../nutrients/nutrient.ts';
import { amountText, parseAmount } from '../nutrients/nutrient-amount.ts';
import type { NutrientAmount, NutrientRow } from '../nutrients/nutrient-row.ts';
import { inUnit } from '../nutrients/nutrient-unit.ts';
import { rowsByNutrient } from '../nutrients/find-row.ts';
import type { Product } from './product.ts';
import { OWN_NUTRIENTS, type PublishedNutrients } from './published-nutrients.ts';

/** What lists, filters, totals and reports need of a product besides its name, codes and amounts. */
const LISTED_FACTS = [
  'productAvailability',
  'basis',
  'ageFromMonths',
  'ageToMonths',
  'nutritionallyComplete',
  'categories',
  'specialDiet',
  'allergens',
  'galactoseSources',
  'fructoseSources',
  'isThickener',
  'kidneyUses',
  'units',
  'dilution',
  'demonstration',
] as const satisfies readonly (keyof Product)[];

export type ListedFacts = Pick<Product, (typeof LISTED_FACTS)[number]>;

/** A product in the index of the catalogue. The rest of it, its body, is read when needed. */
export type ListedProduct = ListedFacts & {
  id: string;
  name: string;
  /** Its order, PIP and GMS codes in searchable form, separated by spaces. */
  codeText: string;
  /** Per 100 of its basis, in the order of `nutrients`, separated by "|". */
  amounts: string;
  nutrients: PublishedNutrients;
};

/**
 * A product as lists, filters, totals and checks read it: its row of the index, or the whole product if it is
 * available. Both give the same results.
 */
export type AnyProduct = ListedProduct | Product;

export const isWholeProduct = (product: AnyProduct): product is Product => !('amounts' in product);

/** Its order, PIP and GMS codes in searchable form. */
export const searchedCodes = (product: AnyProduct): string[] =>
  isWholeProduct(product)
    ? codeTexts(product.codes)
    : product.codeText.split(' ').filter((code) => code !== '');

/** Between an amount and a unit other than the nutrient's own: "12.5;g". */
const OTHER_UNIT = ';';

export function toListedProduct(product: Product): ListedProduct {
  const rows = rowsByNutrient(product);
  return {
    ...factsOf(product),
    id: product.id,
    name: product.name,
    codeText: codeTexts(product.codes).join(' '),
    amounts: [...OWN_NUTRIENTS]
      .map(([id, { unit }]) => amountCell(rows.get(id), unit))
      .join('|')
      .replace(/\|+$/, ''),
    nutrients: OWN_NUTRIENTS,
  };
}

/**
 * The same fields in the same order, so that equal facts are written identically; a field that the product lacks is
 * absent.
 */
export function factsOf(product: ListedFacts): ListedFacts {
  return Object.fromEntries(
    LISTED_FACTS.flatMap((field) => (product[field] === undefined ? [] : [[field, product[field]]])),
  ) as ListedFacts;
}

/** PIP codes are printed as 123-4567 and copied with spaces; letters match in either case. */
export const normaliseCode = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '');

function codeTexts(codes: Product['codes']): string[] {
  return codes.flatMap((code) =>
    [code.orderCode, code.pipCode, code.gmsCode].map(normaliseCode).filter((text) => text !== ''),
  );
}

/** Empty if no row states the nutrient; "-" if a row says that it is not stated. */
function amountCell(row: NutrientRow | undefined, ownUnit: string): string {
  if (!row) return '';
  const text = amountText(row.per100);
  if (row.unit === ownUnit || row.per100.kind === 'not-stated') return text;
  return `${text}${OTHER_UNIT}${row.unit}`;
}

/** Per 100 of the product's basis, in the nutrient's own unit; "not stated" if no row states it. */
export function listedAmount(product: ListedProduct, nutrient: Nutrient): NutrientAmount {
  const place = product.nutrients.get(nutrient.id);
  const cell = place && product.amounts.split('|')[place.at];
  if (!cell) return { kind: 'not-stated' };
  const [text = '', unit = place.unit] = cell.split(OTHER_UNIT);
  return inUnit(parseAmount(text) ?? { kind: 'not-stated' }, unit, nutrient.unit);
}
