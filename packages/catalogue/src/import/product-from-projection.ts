import { NUTRIENT_GROUPS } from '../nutrients/nutrient.ts';
import { fructoseSources } from '../product/fructose-sources.ts';
import { galactoseSources } from '../product/galactose-sources.ts';
import { measureUnits } from '../product/measure-units.ts';
import { kidneyUses } from '../product/kidney-use.ts';
import { thickensFood } from '../product/thickener.ts';
import type { Allergen, Dilution, Product, ProductCode } from '../product/product.ts';
import { forEachTable, PRODUCT_TABLES } from '../product/product-tables.ts';
import { AttributeReader } from './attribute-reader.ts';
import type { CommerceProjection } from './commerce-shapes.ts';
import type { ImportReason } from './import-reason.ts';
import { type ParsedRowCache, nutrientRows } from './nutrient-rows.ts';
import { splitList } from './split-list.ts';

export type ProjectedProduct = { product: Product; reasons: ImportReason[] };

/** The locale in which names and slugs are read; descriptions keep every locale. */
const LOCALE = 'en-GB';

/** Reads one projection into a product, with every reason found on the way. Checks come afterwards. */
export function productFromProjection(
  projection: CommerceProjection,
  slugOfCategory: ReadonlyMap<string, string>,
  demonstration: boolean,
  known: ParsedRowCache,
): ProjectedProduct {
  const reasons: ImportReason[] = [];
  const read = new AttributeReader(projection.masterVariant.attributes ?? [], reasons);

  const quantification = {
    key: read.enumKey('displayNutrientsQuantification', ['per-100ml', 'per-100g'], 'attribute'),
    label: read.enumLabel('displayNutrientsQuantification'),
  };
  const headings = headingsOf(read.commaList('headings'), quantification.label);
  const key = quantification.key ?? basisKeyOf(headings[0]);
  if (key === null)
    reasons.push({ rule: 'required', field: 'displayNutrientsQuantification', detail: 'no basis' });
  const titled = basisKeyOf(headings[0]);
  if (key !== null && titled !== null && titled !== key) {
    reasons.push({ rule: 'basis', field: 'headings', detail: `"${headings[0] ?? ''}" over values ${key}` });
  }
  const basis = key === 'per-100g' ? 'g' : 'ml';
  const packSize = read.text('packSize');
  const scoopGrams = read.optionalNumber('scoopGrams');

  const medicalIngredients = read.lines('medicalIngredients');
  const tables = forEachTable(PRODUCT_TABLES, (table) =>
    nutrientRows(table, read.value(table), reasons, known),
  );
  const galactose = galactoseSources(
    medicalIngredients,
    NUTRIENT_GROUPS.flatMap((group) => tables[group]),
  );
  const fructose = fructoseSources(medicalIngredients);

  const product: Product = {
    id: projection.slug[LOCALE]?.trim() ?? '',
    name: projection.name[LOCALE]?.trim() ?? '',
    images: (projection.masterVariant.images ?? []).map(({ url, label }) => ({ url, label: label ?? '' })),
    packSize,
    caseSize: read.commaList('caseSize'),
    flavours: read.commaList('flavours'),
    medicalIngredients,
    importantNotice: read.lines('importantNotice'),
    codes: codes(read),
    gmsApproved: read.yesNo('gmsApproved'),
    acbsApproved: read.yesNo('acbsApproved'),
    productDescriptionHcp: read.localised('productDescriptionHcp'),
    allergens: allergens(read),
    specialDiet: read.enumKeys('specialDiet', ['vegetarian', 'vegan', 'kosher', 'halal']),
    productAvailability: required(
      read.enumKey('productAvailability', ['both', 'uk', 'roi'], 'availability'),
      'both',
      'productAvailability',
      reasons,
    ),
    productSampleAvailability: required(
      read.enumKey('productSampleAvailability', ['uk', 'ukni', 'roi', 'roini', 'all'], 'availability'),
      'all',
      'productSampleAvailability',
      reasons,
    ),
    productAppearance: required(
      read.enumKey('productAppearance', ['both', 'app', 'web'], 'availability'),
      'both',
      'productAppearance',
      reasons,
    ),
    categories: categories(projection, slugOfCategory, reasons),
    indications: read.text('indications'),
    contraIndications: read.text('contraIndications'),
    precautions: read.text('precautions'),
    directionsForUse: read.text('directionsForUse'),
    storage: read.text('storage'),
    shelfLife: read.text('shelfLife'),
    headings,
    displayNutrientsQuantification: {
      key: basis === 'g' ? 'per-100g' : 'per-100ml',
      label: quantification.label,
    },
    basis,
    ...tables,
    ...(galactose.length === 0 ? {} : { galactoseSources: galactose }),
    ...(fructose.length === 0 ? {} : { fructoseSources: fructose }),
    ageFromMonths: read.optionalNumber('ageFromMonths'),
    ageToMonths: read.optionalNumber('ageToMonths'),
    nutritionallyComplete: read.optionalYesNo('nutritionallyComplete'),
    scoopGrams,
    dilutionScoops: read.optionalNumber('dilutionScoops'),
    maxStrengthPercent: read.optionalNumber('maxStrengthPercent'),
    dilution: dilution(read),
    units: measureUnits({ basis, packs: splitList(packSize, ','), headings, scoopGrams }),
    demonstration: demonstration || read.yesNo('demonstration'),
  };
  if (thickensFood(product)) product.isThickener = true;
  const kidneys = kidneyUses(product);
  if (kidneys.length > 0) product.kidneyUses = kidneys;
  return { product, reasons };
}

/** "Per 100ml,Per 200ml bottle"; else the label's parts; one part serves both columns. */
function headingsOf(headings: readonly string[], label: string): string[] {
  const titles = headings.length > 0 ? headings : splitList(label, ',');
  const [first, second] = titles;
  if (first === undefined) return [];
  return [first, second ?? first];
}

function basisKeyOf(heading: string | undefined): 'per-100ml' | 'per-100g' | null {
  const unit = /^per\s*100\s*(ml|g)\b/i.exec(heading ?? '')?.[1]?.toLowerCase();
  if (unit === undefined) return null;
  return unit === 'g' ? 'per-100g' : 'per-100ml';
}

/**
 * If a key is missing there is no safe default: "both" would show a product in the wrong country. The returned value
 * only completes a product that will be kept out.
 */
function required<Key extends string>(
  key: Key | null,
  filler: Key,
  field: string,
  reasons: ImportReason[],
): Key {
  if (key === null && !reasons.some((reason) => reason.field === field)) {
    reasons.push({ rule: 'required', field, detail: 'missing' });
  }
  return key ?? filler;
}

function categories(
  projection: CommerceProjection,
  slugOfCategory: ReadonlyMap<string, string>,
  reasons: ImportReason[],
): string[] {
  const slugs = projection.categories.flatMap(({ id }) => {
    const slug = slugOfCategory.get(id);
    if (slug === undefined) {
      const known = [...slugOfCategory.values()].join(', ');
      reasons.push({
        rule: 'category-reference',
        field: 'categories',
        detail: `no category ${id} (there are: ${known})`,
      });
      return [];
    }
    return [slug];
  });
  return [...new Set(slugs)];
}

function codes(read: AttributeReader): ProductCode[] {
  return read.rows('codes').map((row) => ({
    productName: row['productName'] ?? '',
    orderCode: row['orderCode'] ?? '',
    pipCode: row['pipCode'] ?? '',
    gmsCode: row['gmsCode'] ?? '',
  }));
}

function allergens(read: AttributeReader): Allergen[] {
  const seen = new Map<string, string>();
  return read.rows('allergens').flatMap((row): Allergen[] => {
    const label = row['label'] ?? '';
    const value = row['value']?.toLowerCase();
    if (label === '' || (value !== 'yes' && value !== 'no')) {
      read.reject('allergens', `"${label}" is "${value ?? ''}", not yes or no`);
      return [];
    }
    const before = seen.get(label.toLowerCase());
    if (before !== undefined) {
      if (before !== value) read.reject('allergens', `"${label}" is both yes and no`);
      return [];
    }
    seen.set(label.toLowerCase(), value);
    return [{ label, value }];
  });
}

function dilution(read: AttributeReader): Dilution | null {
  const powderGrams = read.optionalNumber('dilutionPowderGrams');
  const liquidMl = read.optionalNumber('dilutionLiquidMl');
  const madeUpMl = read.optionalNumber('dilutionMadeUpMl');
  if (powderGrams === null && liquidMl === null && madeUpMl === null) return null;
  return { powderGrams, liquidMl, madeUpMl, liquid: read.text('dilutionLiquid') || 'water' };
}
