import { ingredients } from './ingredients.ts';
import { type NestedRow, nutrientAttributes, valuesPer100 } from './nutrient-tables.ts';
import { CATEGORIES, classOf, type DemonstrationProduct, type ProductClass } from './product-class.ts';
import { descriptions, disorderOf, indications } from './product-descriptions.ts';
import { importantNotice, isSoleSource, labelTexts } from './product-texts.ts';

type Reference = { typeId: string; id: string };
type AttributeValue =
  | string
  | number
  | boolean
  | Record<string, string>
  | { key: string; label: string }[]
  | NestedRow[];

/** A product projection as the commerce platform answers it. */
export type DemonstrationProjection = {
  id: string;
  version: number;
  key: string;
  productType: Reference;
  name: Record<string, string>;
  slug: Record<string, string>;
  categories: Reference[];
  categoryOrderHints: Record<string, string>;
  searchKeywords: Record<string, string>;
  hasStagedChanges: boolean;
  published: boolean;
  masterVariant: {
    id: number;
    sku: string;
    key: string;
    prices: never[];
    images: { url: string; label: string; dimensions: { w: number; h: number } }[];
    assets: never[];
    attributes: { name: string; value: AttributeValue }[];
  };
  variants: never[];
  createdAt: string;
  lastModifiedAt: string;
};

export type DemonstrationCategory = {
  id: string;
  version: number;
  key: string;
  name: Record<string, string>;
  slug: Record<string, string>;
  ancestors: never[];
  orderHint: string;
  createdAt: string;
  lastModifiedAt: string;
};

/** Fixed, so that the same source gives the same bytes. */
const CREATED = '2024-01-15T09:00:00.000Z';
const MODIFIED = '2024-06-03T14:20:00.000Z';

const ALLERGEN_LABELS = [
  'Celery',
  'Cereals containing gluten',
  'Crustaceans',
  'Eggs',
  'Fish',
  'Lupin',
  'Milk',
  'Molluscs',
  'Mustard',
  'Nuts',
  'Peanuts',
  'Sesame',
  'Soya',
  'Sulphur dioxide and sulphites',
];

const LABELS: Record<string, string> = {
  uk: 'UK',
  ukni: 'UK and Northern Ireland',
  roi: 'Republic of Ireland',
  roini: 'Ireland and Northern Ireland',
  all: 'All',
};

export function demonstrationCategories(): DemonstrationCategory[] {
  return CATEGORIES.map((category) => ({
    id: categoryId(category.number),
    version: 1,
    key: category.slug,
    name: { 'en-GB': category.name },
    slug: { 'en-GB': category.slug },
    ancestors: [],
    orderHint: category.orderHint,
    createdAt: CREATED,
    lastModifiedAt: CREATED,
  }));
}

function categoryId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

export function projectionOf(product: DemonstrationProduct, index: number): DemonstrationProjection {
  return {
    id: `11111111-1111-4111-8111-${String(index + 1).padStart(12, '0')}`,
    version: 1,
    key: product.id,
    productType: { typeId: 'product-type', id: '22222222-2222-4222-8222-000000000001' },
    name: { 'en-GB': product.name },
    slug: { 'en-GB': product.id },
    categories: CATEGORIES.filter((category) => product.categories.includes(category.slug)).map(
      (category) => ({
        typeId: 'category',
        id: categoryId(category.number),
      }),
    ),
    categoryOrderHints: {},
    searchKeywords: {},
    hasStagedChanges: false,
    published: true,
    masterVariant: {
      id: 1,
      sku: `MCN-${product.id}`,
      key: product.id,
      prices: [],
      images: [
        { url: `/images/products/${product.id}.svg`, label: product.name, dimensions: { w: 640, h: 640 } },
      ],
      assets: [],
      attributes: attributes(product, classOf(product)),
    },
    variants: [],
    createdAt: CREATED,
    lastModifiedAt: MODIFIED,
  };
}

function attributes(
  product: DemonstrationProduct,
  pattern: ProductClass,
): { name: string; value: AttributeValue }[] {
  const texts = labelTexts(product, pattern);
  const serving = servingOf(product, pattern);
  const headings = [`Per 100${pattern.basis}`, serving.label];
  const optional = (name: string, value: AttributeValue | null) => (value === null ? [] : [{ name, value }]);
  return [
    { name: 'demonstration', value: true },
    { name: 'productAppearance', value: enumValue(product.appearance, 'App and web', 'Web only') },
    { name: 'productAvailability', value: enumValue(product.availability, 'UK and ROI') },
    { name: 'productSampleAvailability', value: enumValue(product.samples, 'All') },
    { name: 'packSize', value: product.packs.map((pack) => pack.label).join(',') },
    { name: 'gmsApproved', value: product.gms },
    { name: 'acbsApproved', value: product.acbs },
    { name: 'nutritionallyComplete', value: isSoleSource(pattern) },
    { name: 'ageFromMonths', value: product.ageFromMonths },
    ...optional('ageToMonths', product.ageToMonths),
    ...optional('scoopGrams', pattern.scoopGrams),
    ...optional('dilutionScoops', pattern.dilutionScoops ?? null),
    ...optional('maxStrengthPercent', pattern.maxStrengthPercent ?? null),
    ...optional('dilutionPowderGrams', dilutionGrams(product, pattern)),
    ...optional('dilutionLiquidMl', pattern.dilution?.liquidMl ?? null),
    ...optional('dilutionMadeUpMl', pattern.dilution?.madeUpMl ?? null),
    ...optional('dilutionLiquid', pattern.dilution?.liquid ?? null),
    { name: 'productDescriptionHcp', value: descriptions(product, pattern, valuesPer100(product, pattern)) },
    { name: 'medicalIngredients', value: ingredients(product, pattern).join('\n') },
    { name: 'importantNotice', value: importantNotice(pattern, disorderOf(product, pattern)).join('\n') },
    // Only what is prescribed under ACBS has an indication in the UK.
    ...(product.acbs ? [{ name: 'indications', value: indications(product, pattern) }] : []),
    { name: 'contraIndications', value: texts.contraIndications.join('\n') },
    { name: 'precautions', value: texts.precautions.join('\n') },
    { name: 'directionsForUse', value: texts.directionsForUse.join('\n') },
    { name: 'storage', value: texts.storage.join('\n') },
    { name: 'shelfLife', value: `${pattern.shelfLifeMonths} months from manufacture` },
    { name: 'flavours', value: product.flavours.join(',') },
    { name: 'caseSize', value: product.packs.flatMap((pack) => pack.caseSizes).join(',') },
    ...(pattern.specialDiet.length === 0
      ? []
      : [{ name: 'specialDiet', value: pattern.specialDiet.map((key) => ({ key, label: capital(key) })) }]),
    {
      name: 'allergens',
      value: ALLERGEN_LABELS.map((label) => [
        { name: 'label', value: label },
        { name: 'value', value: pattern.allergens.includes(label) ? 'yes' : 'no' },
      ]),
    },
    { name: 'codes', value: codes(product) },
    { name: 'headings', value: headings.join(',') },
    {
      name: 'displayNutrientsQuantification',
      value: { key: `per-100${pattern.basis}`, label: headings.join(', ') },
    },
    ...nutrientAttributes(product, pattern, serving.amount),
  ];
}

/** A class of sachets in several sizes leaves the powder to the pack. */
function dilutionGrams(product: DemonstrationProduct, { dilution }: ProductClass): number | null {
  return dilution === null ? null : (dilution.powderGrams ?? product.packs[0]?.amount ?? null);
}

/** The second column: what the class says, else the first pack. */
function servingOf(product: DemonstrationProduct, pattern: ProductClass): { amount: number; label: string } {
  if (pattern.serving) return pattern.serving;
  const [pack] = product.packs;
  if (!pack) throw new Error(`${product.id} has no pack`);
  return { amount: pack.amount, label: `Per ${pack.amount}${pattern.basis} ${pack.container}` };
}

/** One order and PIP code for each flavour and pack, counted up from the product's first. */
function codes(product: DemonstrationProduct): NestedRow[] {
  const variants = product.packs.flatMap((pack) => product.flavours.map((flavour) => ({ pack, flavour })));
  return variants.map(({ pack, flavour }, offset) => [
    { name: 'productName', value: `${product.name} ${flavour} ${pack.caseSizes[0] ?? pack.label}` },
    { name: 'orderCode', value: countUp(product.orderCode, offset) },
    { name: 'pipCode', value: countUp(product.pipCode, offset) },
    // The GMS list names the product once, whatever the flavour.
    ...(product.gmsCode === null ? [] : [{ name: 'gmsCode', value: product.gmsCode }]),
  ]);
}

function countUp(code: string, offset: number): string {
  const digits = /\d+$/.exec(code)?.[0] ?? '';
  const next = String(Number(digits) + offset).padStart(digits.length, '0');
  return code.slice(0, code.length - digits.length) + next;
}

function enumValue(key: string, labelOfBoth: string, labelOfWeb = 'Web'): { key: string; label: string } {
  const label =
    key === 'both' || key === 'all' ? labelOfBoth : key === 'web' ? labelOfWeb : (LABELS[key] ?? key);
  return { key, label };
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
