import { amountText } from '../nutrients/nutrient-amount.ts';
import { NUTRIENT_GROUPS, REFERENCE_GROUP } from '../nutrients/nutrient.ts';
import type { NutrientRow } from '../nutrients/nutrient-row.ts';
import type { Product } from '../product/product.ts';

/** A projection that was accepted, so its outer shape is known; attributes are looked up by name. */
type Source = {
  slug: Record<string, string>;
  name: Record<string, string>;
  categories: { id: string }[];
  masterVariant: { images?: { url: string }[]; attributes?: { name: string; value?: unknown }[] };
};

const TEXTS = [
  'packSize',
  'indications',
  'contraIndications',
  'precautions',
  'directionsForUse',
  'storage',
  'shelfLife',
] as const;
const LINES = ['medicalIngredients', 'importantNotice'] as const;
const LISTS = ['flavours', 'caseSize'] as const;
const FLAGS = ['gmsApproved', 'acbsApproved'] as const;
const KEYS = ['productAppearance', 'productAvailability', 'productSampleAvailability'] as const;

/**
 * Reads the projection again in the simplest way, and returns where the product differs. It shares no code with the
 * import, so that a mistake there is not repeated here.
 */
export function differencesFromSource(product: Product, projection: unknown): string[] {
  const source = projection as Source;
  const found: string[] = [];
  const same = (field: string, imported: unknown, original: unknown) => {
    if (JSON.stringify(imported) !== JSON.stringify(original))
      found.push(`${field}: ${JSON.stringify(imported)} of ${JSON.stringify(original)}`);
  };
  const attributes = source.masterVariant.attributes ?? [];
  const values = new Map<string, unknown>();
  for (const { name, value } of attributes) {
    if (values.has(name) && JSON.stringify(values.get(name)) !== JSON.stringify(value))
      found.push(`${name}: one of several`);
    values.set(name, value);
  }
  const value = (name: string): unknown => values.get(name) ?? undefined;
  const text = (name: string) => (value(name) === undefined ? '' : String(value(name))).trim();
  const parts = (name: string, separator: string) =>
    text(name)
      .split(separator)
      .map((part) => part.trim())
      .filter(Boolean);
  same('id', product.id, source.slug['en-GB']?.trim());
  same('name', product.name, source.name['en-GB']?.trim());
  same(
    'images',
    product.images.map(({ url }) => url),
    (source.masterVariant.images ?? []).map(({ url }) => url),
  );
  same(
    'categories',
    product.categories.map((slug) => `c-${slug}`),
    [...new Set(source.categories.map(({ id }) => id))],
  );
  for (const field of TEXTS) same(field, product[field], text(field));
  for (const field of LINES) same(field, product[field], parts(field, '\n'));
  for (const field of LISTS) same(field, product[field], parts(field, ','));
  for (const field of FLAGS) same(field, product[field], value(field) ?? false);
  for (const field of KEYS) same(field, product[field], keyOf(value(field)));
  same('productDescriptionHcp', product.productDescriptionHcp, value('productDescriptionHcp') ?? {});
  same(
    'specialDiet',
    [...product.specialDiet].toSorted(),
    [...new Set(((value('specialDiet') as unknown[] | undefined) ?? []).map(keyOf) as string[])].toSorted(),
  );

  const rows = (name: string) =>
    ((value(name) as { name: string; value: unknown }[][] | undefined) ?? []).map((row) => {
      const pairs = new Map<string, string>();
      for (const pair of row) {
        const content = String(pair.value).trim();
        if ((pairs.get(pair.name) ?? content) !== content) found.push(`${name} ${pair.name}: one of several`);
        pairs.set(pair.name, content);
      }
      return (field: string) => pairs.get(field) ?? '';
    });
  same(
    'allergens',
    [...new Set(product.allergens.map(({ label, value: is }) => `${label.toLowerCase()} ${is}`))],
    [...new Set(rows('allergens').map((of) => `${of('label')} ${of('value')}`.toLowerCase()))],
  );
  same(
    'codes',
    product.codes.map(({ productName, orderCode, pipCode, gmsCode }) => [
      productName,
      orderCode,
      pipCode,
      gmsCode,
    ]),
    rows('codes').map((of) => [of('productName'), of('orderCode'), of('pipCode'), of('gmsCode')]),
  );
  for (const group of NUTRIENT_GROUPS) {
    for (const field of [group, REFERENCE_GROUP[group]]) {
      if (field === null) continue;
      same(field, product[field].map(printed), rows(field).map(sourceRow));
    }
  }
  const titles = parts('headings', ',');
  if (titles.length > 0) same('headings', product.headings, [titles[0], titles[1] ?? titles[0]]);
  return found;
}

/** Enumerations come as a key and a label, or as only the key. */
const keyOf = (entry: unknown): unknown =>
  typeof entry === 'string' ? entry : (entry as { key: string } | undefined)?.key;

/** Dashes of any length mean the same, and so do micro signs of any kind. */
const printed = ({ name, unit, per100, perServing }: NutrientRow) => [
  name,
  unit,
  amountText(per100),
  amountText(perServing),
];

function sourceRow(of: (field: string) => string): string[] {
  const unit = of('nutrientUnit')
    .replace(/^(?:[\u00b5\u03bc]g|mcg|ug|micrograms?)(?=\s|$)/i, 'µg')
    .replace(/\balpha-TE\b/i, 'α-TE')
    .replace(/\s+/g, ' ');
  const amounts = of('nutrientAmount')
    .split(',')
    .map((amount) => amount.trim().replace(/^[\u2010-\u2015\u2212]$/u, '-'));
  return [of('nutrientName'), unit, ...amounts];
}
