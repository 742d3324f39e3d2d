import { importCatalogue } from '../import/import-catalogue.ts';
import type { Product } from '../product/product.ts';

export type Pair = { name: string; value: unknown };
type Attribute = { name: string; value: unknown };

export type TestProjection = {
  id: string;
  version: number;
  name: Record<string, string>;
  slug: Record<string, string>;
  categories: { typeId: string; id: string }[];
  masterVariant: { images: { url: string; label: string }[]; attributes: Attribute[] };
};

/** Category ids are their slugs with "c-" in front, so that a wrong join is noticed. */
export const CATEGORIES = [
  'infant-0-12m',
  'child-1-18y',
  'adult-18y',
  'powder-and-tablets',
  'liquid',
  'food',
  'oral-nutritional-supplement',
  'tube-feed',
  'other',
  'pku',
  'msud',
].map((slug) => ({ id: `c-${slug}`, name: { 'en-GB': slug }, slug: { 'en-GB': slug } }));

export function row(name: string, unit: string, amount: string): Pair[] {
  return [
    { name: 'nutrientName', value: name },
    { name: 'nutrientUnit', value: unit },
    { name: 'nutrientAmount', value: amount },
  ];
}

const MACRO = [
  row('Energy (kJ)', 'kJ', '630,1260'),
  row('Energy (kcal)', 'kcal', '150,300'),
  row('Fat', 'g', '5.8,11.6'),
  row('of which saturates', 'g', '1.5,3'),
  row('Carbohydrate', 'g', '18.4,36.8'),
  row('of which sugars', 'g', '1.1,2.2'),
  row('Fibre', 'g', '0,0'),
  row('Protein', 'g', '6,12'),
  row('Salt', 'g', '0.34,0.68'),
];

export type Overrides = {
  slug?: string;
  name?: string;
  categories?: string[];
  /** Replaced or added by name; undefined leaves the attribute out, as the platform does if it is empty. */
  attributes?: Record<string, unknown>;
};

/** A valid projection of a 1.5 kcal/ml bottle; tests change only what they test. */
export function projection(overrides: Overrides = {}): TestProjection {
  const { slug = 'dale-milk', name = 'Dale Milk' } = overrides;
  const attributes: Record<string, unknown> = {
    productAppearance: { key: 'both', label: 'App and web' },
    productAvailability: { key: 'both', label: 'UK and ROI' },
    productSampleAvailability: { key: 'all', label: 'All' },
    packSize: '200 ml bottle',
    gmsApproved: true,
    acbsApproved: true,
    productDescriptionHcp: { 'en-GB': 'British text', 'en-IE': 'Irish text' },
    medicalIngredients: 'Water\nMilk protein',
    importantNotice: 'Use under supervision.\nNot for infants.',
    indications: 'For dietary management.',
    contraIndications: 'Galactosaemia.',
    precautions: 'Supervision.',
    directionsForUse: 'Shake well.',
    storage: 'Cool and dry.',
    shelfLife: '12 months',
    flavours: 'Vanilla, Strawberry',
    caseSize: '24 x 200 ml',
    specialDiet: [{ key: 'vegetarian', label: 'Vegetarian' }],
    allergens: [
      [
        { name: 'label', value: 'Milk' },
        { name: 'value', value: 'yes' },
      ],
      [
        { name: 'value', value: 'no' },
        { name: 'label', value: 'Soya' },
      ],
    ],
    codes: [
      [
        { name: 'productName', value: `${name} Vanilla 24 x 200 ml` },
        { name: 'orderCode', value: `OC-${slug}` },
        { name: 'pipCode', value: '' },
      ],
    ],
    headings: 'Per 100ml,Per 200ml bottle',
    displayNutrientsQuantification: { key: 'per-100ml', label: 'Per 100ml, Per 200ml bottle' },
    macroNutrients: MACRO,
    minerals: [row('Sodium', 'mg', '134,268'), row('Selenium', 'µg', '-,-')],
    vitamins: [row('Vitamin D3', '\u03bcg', '1.8,3.6')],
    aminoAcids: [row('L-Leucine', 'g', '0.58,1.16')],
    otherNutrientInformation: [row('Osmolality', 'mOsm/kg H2O', '455,-'), row('Water', 'g', '78,156')],
    referenceMacroNutrients: MACRO,
    referenceMinerals: [row('Sodium', 'mg', '134,268'), row('Selenium', 'µg', '-,-')],
    referenceVitamins: [row('Vitamin D3', 'µg', '1.8,3.6')],
    referenceOtherNutrientInformation: [
      row('Osmolality', 'mOsm/kg H2O', '455,-'),
      row('Water', 'g', '78,156'),
    ],
    ...overrides.attributes,
  };
  return {
    id: `uuid-${slug}`,
    version: 1,
    name: { 'en-GB': name },
    slug: { 'en-GB': slug },
    categories: (overrides.categories ?? ['adult-18y', 'oral-nutritional-supplement', 'liquid']).map(
      (category) => ({
        typeId: 'category',
        id: `c-${category}`,
      }),
    ),
    masterVariant: {
      images: [{ url: `/images/${slug}.svg`, label: name }],
      attributes: Object.entries(attributes)
        .filter(([, value]) => value !== undefined)
        .map(([attribute, value]) => ({ name: attribute, value })),
    },
  };
}

/** A product through the real import; throws if the projection is not valid. */
export function product(overrides: Overrides = {}): Product {
  const result = importCatalogue({ categories: CATEGORIES, projections: [projection(overrides)] });
  const [imported] = result.products;
  if (!imported) throw new Error(JSON.stringify(result.quarantined));
  return imported;
}

/** A product of which only the name matters. */
export function named(name: string): Product {
  return product({
    name,
    slug: name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
  });
}
