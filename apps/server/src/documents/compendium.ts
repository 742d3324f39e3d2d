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

/** The whole range as a book: one page or more a product, everything its label says. */
export function compendium(products: readonly Product[], country: Country): DocumentContent {
  const offered = edition(products, country);
  let family = '';
  const sections = offered.flatMap((product): Section[] => {
    const starts = familyOf(product) !== family;
    family = familyOf(product);
    return [
      ...(starts ? [{ heading: family, level: 1 as const, newPage: true, blocks: [] }] : []),
      { heading: product.name, level: 2, newPage: !starts, blocks: pageOf(product, country) },
    ];
  });
  return {
    title: `Compendium: ${country === 'uk' ? 'United Kingdom' : 'Republic of Ireland'}`,
    introduction: [`${offered.length} products, as their labels describe them.`],
    sections,
  };
}

function pageOf(product: Product, country: Country): Block[] {
  const facts = [
    ['For', ages(product)],
    ['Form', form(product)],
    ['Pack', product.packSize],
    ['Case', product.caseSize.join(', ')],
    ['Flavours', product.flavours.join(', ')],
    ['Suitable for', product.specialDiet.join(', ')],
    ['Contains', allergensPresent(product).join(', ') || 'none of the fourteen declared allergens'],
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
