import type { Product } from '../product/product.ts';
import { checkEnergy } from './energy-checks.ts';
import type { ImportReason } from './import-reason.ts';
import { tablesOf, type ClassifiedRowCache } from './nutrient-tables.ts';
import { checkParts } from './parts-check.ts';
import { checkRange } from './range-check.ts';
import { checkReconstitution } from './reconstitution-check.ts';
import { checkSalt } from './salt-check.ts';
import { checkServing } from './serving-check.ts';

/**
 * What a person would notice in a nutrition table: the gate between the provider's data and a patient. Every check
 * reports what it found; a product with any reason is kept out.
 */
export function checkProduct(product: Product, understood: ClassifiedRowCache): ImportReason[] {
  const tables = tablesOf(product, understood);
  return [
    ...checkRequired(product),
    ...tables.flatMap((table) => checkRange(table, product.basis)),
    ...checkParts(tables, product.basis),
    ...tables.filter((table) => table.group === 'macroNutrients').flatMap(checkEnergy),
    ...checkSalt(tables),
    ...checkServing(product, tables),
    ...checkReconstitution(product),
  ];
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function checkRequired(product: Product): ImportReason[] {
  const reasons: ImportReason[] = [];
  const need = (field: string, present: boolean, detail = 'missing') => {
    if (!present) reasons.push({ rule: 'required', field, detail });
  };
  need('name', product.name !== '');
  need('slug', SLUG.test(product.id), product.id === '' ? 'missing' : `"${product.id}" cannot be an address`);
  need('headings', product.headings.length === 2);
  need('categories', product.categories.length > 0);
  need('macroNutrients', product.macroNutrients.length > 0 || product.referenceMacroNutrients.length > 0);
  for (const [index, code] of product.codes.entries()) {
    need(
      `codes ${index + 1}`,
      code.orderCode !== '' || code.pipCode !== '' || code.gmsCode !== '',
      'no code',
    );
  }
  if (
    product.ageFromMonths !== null &&
    product.ageToMonths !== null &&
    product.ageToMonths <= product.ageFromMonths
  ) {
    reasons.push({
      rule: 'range',
      field: 'age',
      detail: `from ${product.ageFromMonths} to ${product.ageToMonths} months`,
    });
  }
  return reasons;
}
