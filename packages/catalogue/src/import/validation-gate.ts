import { contribution } from '../nutrients/nutrient-amount.ts';
import { nutrientByName } from '../nutrients/nutrient.ts';
import { unitFactor } from '../nutrients/nutrient-unit.ts';
import type { Product } from '../product/product.ts';
import type { ImportReason } from './import-reason.ts';
import { checkEnergy } from './energy-checks.ts';
import { tablesOf, type Table } from './nutrient-tables.ts';
import { checkServing } from './serving-check.ts';

/**
 * What a human would notice in a nutrition table: the gate between the provider's data and a patient.
 * Every check says what it found; a product with any reason is kept out.
 */
export function checkProduct(product: Product): ImportReason[] {
  const tables = tablesOf(product);
  return [
    ...checkRequired(product),
    ...tables.flatMap((table) => checkTable(table, product)),
    ...tables.filter((table) => table.group === 'macroNutrients').flatMap(checkEnergy),
    ...checkServing(product, tables),
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

/** The most 100 g or 100 ml can hold; syrups weigh up to 1.45 g/ml. */
const MOST_GRAMS = { g: 100, ml: 145 } as const;
/** Pure fat: 100 g × 9 kcal, 37 kJ; with the density of a liquid. */
const MOST_ENERGY: Record<string, number> = { kcal: 910, kJ: 3740 };
/** Rounding on a label: a part may print a little above its whole. */
const ROUNDING_SHARE = 0.02;
const ROUNDING_GRAMS = 0.06;

function checkTable(table: Table, product: Product): ImportReason[] {
  const reasons: ImportReason[] = [];
  const grams = new Map<string, number>();
  for (const row of table.rows) {
    const nutrient = nutrientByName(table.group, row.name);
    const field = `${table.field} ${row.name}`;
    if (nutrient && table.reference && unitFactor(row.unit, nutrient.unit) === null) {
      reasons.push({ rule: 'unit', field, detail: `"${row.unit}" where "${nutrient.unit}" is expected` });
      continue;
    }
    const value = contribution(row.per100);
    if (value === null) continue;
    const inGrams = unitFactor(row.unit, 'g') ?? unitFactor(row.unit.split(' ')[0] ?? '', 'g');
    const most = inGrams === null ? MOST_ENERGY[row.unit] : MOST_GRAMS[product.basis] / inGrams;
    if (most !== undefined && value > most) {
      reasons.push({ rule: 'range', field, detail: `${value} ${row.unit} in 100 ${product.basis}` });
    }
    if (nutrient && inGrams !== null) grams.set(nutrient.id, value * inGrams);
  }
  for (const row of table.rows) {
    const nutrient = nutrientByName(table.group, row.name);
    const part = nutrient && grams.get(nutrient.id);
    const whole = nutrient?.parent ? grams.get(nutrient.parent) : undefined;
    if (part === undefined || whole === undefined) continue;
    if (part > whole * (1 + ROUNDING_SHARE) + ROUNDING_GRAMS) {
      reasons.push({
        rule: 'sub-row',
        field: `${table.field} ${row.name}`,
        detail: `${part} g is more than ${nutrient?.parent} ${whole} g`,
      });
    }
  }
  if (table.group === 'macroNutrients') reasons.push(...checkSumOfParts(table, grams, product));
  return reasons;
}

/** Fat, carbohydrate, fibre, protein and salt cannot weigh more than what they are in. */
function checkSumOfParts(table: Table, grams: ReadonlyMap<string, number>, product: Product): ImportReason[] {
  const sum = ['fat', 'carbohydrate', 'fibre', 'protein', 'salt'].reduce(
    (total, id) => total + (grams.get(id) ?? 0),
    0,
  );
  // Protein equivalent is nitrogen × 6.25, so an amino acid mixture can pass 100 by a few per cent.
  const most = MOST_GRAMS[product.basis] * 1.05;
  if (sum <= most) return [];
  return [
    { rule: 'sum-of-parts', field: table.field, detail: `${sum.toFixed(1)} g in 100 ${product.basis}` },
  ];
}
