import { amountText } from '../nutrients/nutrient-amount.ts';
import type { NutrientRow } from '../nutrients/nutrient-row.ts';
import type { Product } from '../product/product.ts';

type FieldChange = { field: string; before: string; after: string };
export type ChangedProduct = { id: string; name: string; changes: FieldChange[] };
type NamedProduct = { id: string; name: string };

/** What a new catalogue would change, for a person to read before the import. */
export type CatalogueDifference = {
  added: NamedProduct[];
  changed: ChangedProduct[];
  withdrawn: NamedProduct[];
};

/** Products that are in both but differ, field by field. */
export function changedProducts(before: readonly Product[], after: readonly Product[]): ChangedProduct[] {
  const old = new Map(before.map((product) => [product.id, product]));
  return after.flatMap((product): ChangedProduct[] => {
    const previous = old.get(product.id);
    const changes = previous ? fieldChanges(previous, product) : [];
    return changes.length === 0 ? [] : [{ id: product.id, name: product.name, changes }];
  });
}

function fieldChanges(before: Product, after: Product): FieldChange[] {
  const old = flatten(before);
  const fresh = flatten(after);
  const fields = new Set([...old.keys(), ...fresh.keys()]);
  return [...fields].flatMap((field): FieldChange[] => {
    const change = { field, before: old.get(field) ?? '', after: fresh.get(field) ?? '' };
    return change.before === change.after ? [] : [change];
  });
}

const DERIVED: ReadonlySet<string> = new Set([
  'units',
  'basis',
  'galactoseSources',
  'fructoseSources',
  'isThickener',
  'kidneyUses',
]);

/** Every field of a product as text under its own name, each for one line of the difference. */
function flatten(product: Product): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [field, value] of Object.entries(product)) {
    // Derived from other fields, which are compared themselves.
    if (DERIVED.has(field)) continue;
    if (isNutrientTable(value)) {
      for (const row of value) {
        fields.set(
          `${field} ${row.name}`,
          `${amountText(row.per100)} / ${amountText(row.perServing)} ${row.unit}`.trim(),
        );
      }
    } else if (field === 'allergens') {
      for (const allergen of product.allergens) fields.set(`allergens ${allergen.label}`, allergen.value);
    } else if (field === 'codes') {
      for (const code of product.codes) {
        fields.set(`codes ${code.productName}`, [code.orderCode, code.pipCode, code.gmsCode].join(' '));
      }
    } else {
      fields.set(field, plain(value));
    }
  }
  return fields;
}

function isNutrientTable(value: unknown): value is NutrientRow[] {
  return (
    Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null && 'per100' in row)
  );
}

function plain(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join('\n');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
