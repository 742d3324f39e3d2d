import {
  allergensPresent,
  amountText,
  type Country,
  indicationsFor,
  NUTRIENT_GROUPS,
  type NutrientGroup,
  type NutrientRow,
  type Product,
} from '@dietetic/catalogue';
import { type Block, type DocumentContent, field, type Section, table, text } from './document-model.ts';
import { ages, describe, edition, familyOf, form } from './product-words.ts';

const GROUP_TITLES: Record<NutrientGroup, string> = {
  macroNutrients: 'Macronutrients',
  aminoAcids: 'Amino acids',
  minerals: 'Minerals',
  vitamins: 'Vitamins',
  otherNutrientInformation: 'Other nutrient information',
};

/**
 * A PDF holds its structure uncompressed and is written from memory: a book of thousands would be hundreds of
 * megabytes, which neither a phone nor the server wants.
 */
const PRODUCTS_IN_A_VOLUME = 120;

export type Volume = {
  products: Product[] /** Which of several it is, and from where to where. */;
  label?: string;
};

/** The range of a country in the order of the book, in one volume or in several that begin with a family where they can. */
export function compendiumVolumes(
  products: readonly Product[],
  country: Country,
  atMost = PRODUCTS_IN_A_VOLUME,
): Volume[] {
  const volumes: Product[][] = [];
  for (const family of families(edition(products, country))) {
    const last = volumes.at(-1);
    if (last && last.length + family.length <= atMost) last.push(...family);
    else
      for (let from = 0; from < family.length; from += atMost)
        volumes.push(family.slice(from, from + atMost));
  }
  const [only = []] = volumes;
  if (volumes.length <= 1) return [{ products: only }];
  return volumes.map((part, index) => ({
    products: part,
    label: `Part ${index + 1} of ${volumes.length}: ${part[0]?.name} to ${part.at(-1)?.name}`,
  }));
}

/** One page or more a product, everything its label says. */
export function compendium({ products, label }: Volume, country: Country): DocumentContent {
  const title = `Compendium: ${country === 'uk' ? 'United Kingdom' : 'Republic of Ireland'}`;
  return {
    title: label === undefined ? title : `${title}, ${label.split(':')[0]?.toLowerCase()}`,
    introduction: [
      ...(label === undefined ? [] : [`${label}.`]),
      `${products.length} products, as their labels describe them.`,
    ],
    sections: families(products).flatMap((family): Section[] => {
      const [first] = family;
      if (first === undefined) return [];
      return [
        { heading: familyOf(first), level: 1, newPage: true, blocks: [] },
        ...family.map(
          (product): Section => ({
            heading: product.name,
            level: 2,
            newPage: product !== first,
            blocks: pageOf(product, country),
          }),
        ),
      ];
    }),
  };
}

/** Neighbours of one family together; the products are in the order of the book already. */
function families(products: readonly Product[]): Product[][] {
  const found: Product[][] = [];
  for (const product of products) {
    const last = found.at(-1);
    if (last?.[0] && familyOf(last[0]) === familyOf(product)) last.push(product);
    else found.push([product]);
  }
  return found;
}

function pageOf(product: Product, country: Country): Block[] {
  const facts = [
    ['For', ages(product)],
    ['Form', form(product)],
    ['Pack', product.packSize],
    ['Case', product.caseSize.join(', ')],
    ['Flavours', product.flavours.join(', ')],
    ['Suitable for', product.specialDiet.join(', ')],
    ['Allergens', allergenText(product)],
    country === 'uk'
      ? ['ACBS', product.acbsApproved ? 'approved' : 'not approved']
      : ['GMS', product.gmsApproved ? 'approved' : 'not approved'],
  ].filter((row) => row[1] !== '');
  const codes = product.codes.map((code) => [
    code.productName,
    code.orderCode,
    country === 'uk' ? code.pipCode : code.gmsCode,
  ]);
  const texts: [string, string][] = [
    ['Indications', indicationsFor(product, country)],
    ['Directions for use', product.directionsForUse],
    ['Storage', product.storage],
    ['Shelf life', product.shelfLife],
    ['Precautions', product.precautions],
    ['Contraindications', product.contraIndications],
    ['Ingredients', product.medicalIngredients.join(', ')],
  ];
  return [
    text(describe(product, country)),
    table(
      `${product.name}: facts`,
      [
        { title: 'Fact', share: 20 },
        { title: 'Value', share: 80 },
      ],
      facts,
    ),
    ...NUTRIENT_GROUPS.flatMap((group) => nutrientTable(product, group)),
    ...(codes.length > 0
      ? [
          table(
            `${product.name}: codes`,
            [
              { title: 'Line', share: 60 },
              { title: 'Order code', share: 20 },
              { title: country === 'uk' ? 'PIP code' : 'GMS code', share: 20 },
            ],
            codes,
          ),
        ]
      : []),
    ...texts.flatMap(([label, value]) => {
      const lines = value.split('\n').filter((each) => each.trim() !== '');
      return lines.length > 0 ? [field(label, lines)] : [];
    }),
    ...(product.importantNotice.length > 0 ? [field('Important notice', product.importantNotice)] : []),
  ];
}

/** A label that declares nothing is not a label without allergens. */
function allergenText(product: Product): string {
  const declared = product.allergens.length;
  if (declared === 0) return 'not declared';
  const present = allergensPresent(product);
  return present.length > 0
    ? `contains ${present.join(', ')}`
    : `none of the ${declared} that the label declares on`;
}

function nutrientTable(product: Product, group: NutrientGroup): Block[] {
  const rows = product[group].filter(isStated);
  if (rows.length === 0) return [];
  const [first = 'Per 100', second = 'Per serving'] = product.headings;
  return [
    table(
      `${product.name}: ${GROUP_TITLES[group].toLowerCase()}`,
      [
        { title: 'Nutrient', share: 44 },
        { title: 'Unit', share: 20 },
        { title: first, share: 18, align: 'right' },
        { title: second, share: 18, align: 'right' },
      ],
      rows.map((row) => [row.name, row.unit, amountText(row.per100), amountText(row.perServing)]),
    ),
  ];
}

/** A row that states nothing in either column is left out, as on the label. */
const isStated = (row: NutrientRow) =>
  row.per100.kind !== 'not-stated' || row.perServing.kind !== 'not-stated';
