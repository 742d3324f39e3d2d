import type { Country, NutrientGroup } from '@dietetic/catalogue';
import { documentWords } from './document-words.ts';

/** The compendium as a book. */
export const compendiumWords = {
  title: (country: Country) => documentWords.titled('Compendium', documentWords.country[country]),
  part: (part: number, of: number, from: string, to: string) => `Part ${part} of ${of}: ${from} to ${to}`,
  introduction: (count: number) =>
    `${count} ${count === 1 ? 'product' : 'products'}, as their labels describe them.`,
  dataOf: (date: string) => `Product data of ${date}`,
  forWhom: 'For healthcare professionals only.',
  check: 'Check the label of the product in your hand before use.',
  desk: (desk: string, phone: string | null, email: string) =>
    `${desk}: ${phone === null ? '' : `${phone}, `}${email}`,
  contents: 'Contents',
  index: {
    orderCode: 'Index by order code',
    pipCode: 'Index by PIP code',
    gmsCode: 'Index by GMS code',
  },
  code: { orderCode: 'Order code', pipCode: 'PIP code', gmsCode: 'GMS code' },
  line: 'Product, flavour and pack',
  page: 'Page',
  fact: 'Fact',
  value: 'Value',
  codesCaption: 'Codes',
  facts: {
    ages: 'Ages',
    form: 'Form',
    pack: 'Pack',
    case: 'Case',
    flavours: 'Flavours',
    suitable: 'Suitable for',
    allergens: 'Allergens',
  },
  approved: (is: boolean) => (is ? 'approved' : 'not approved'),
  groups: {
    macroNutrients: 'Macronutrients',
    aminoAcids: 'Amino acids',
    minerals: 'Minerals',
    vitamins: 'Vitamins',
    otherNutrientInformation: 'Other nutrient information',
  } satisfies Record<NutrientGroup, string>,
  nutrient: 'Nutrient',
  unit: 'Unit',
  per100: 'Per 100',
  perServing: 'Per serving',
  pack: (product: string) => `Pack of ${product}`,
  texts: {
    indications: 'Indications',
    directions: 'Directions for use',
    storage: 'Storage',
    shelfLife: 'Shelf life',
    precautions: 'Precautions',
    contraIndications: 'Contraindications',
    ingredients: 'Ingredients',
    notice: 'Important notice',
  },
} as const;
