import type { FilterValue } from '@dietetic/catalogue';

const COMPARE_MAXIMUM = 4;

export const productListWords = {
  title: 'Products',
  defaultHeading: 'Compare up to 4 products',
  showing: (count: number) => `Showing ${count} ${count === 1 ? 'product' : 'products'}:`,
  noMatchFilters: (names: readonly string[]) =>
    `${names.length === 1 ? '1 filter is' : `${names.length} filters are`} active: ${names.join('; ')}.`,
  lastUpdated: (date: string) => `Last updated ${date}`,
  loading: 'Loading products…',
  searchLabel: 'Search products',
  clearSearch: 'Clear the search',
  filter: 'Filter products',
  filterShort: 'Filter',
  clearFilters: 'Clear filters',
  showResults: 'Show results',
  showResultsDisabled: 'Choose a filter first.',
  results: (count: number) => (count === 1 ? '1 product found' : `${count} products found`),
  removeFilter: (name: string) => `Remove the filter ${name}`,
  compareButton: (count: number) => `Compare products (${count} of ${COMPARE_MAXIMUM})`,
  compareNeeds: 'Tick Compare beside a product first.',
  compare: 'Compare',
  addToCompare: (name: string) => `Compare ${name}`,
  compareFull: 'Four products chosen. Remove one to add another.',
  allergenNotDeclared: (allergen: string) => `${allergen} not declared`,
  columnEnergy: 'Energy',
  columnProtein: 'Protein',
  per100: (unit: 'ml' | 'g') => `per 100\u00a0${unit}`,
} as const;

export const filterWords = {
  title: 'Filter products',
  groups: {
    age: 'Age',
    category: 'Category',
    diet: 'Suitable for',
    metabolic: 'Metabolic condition',
    allergens: 'Leave out products containing',
  },
  allergenHelp: 'Products that do not declare the allergen stay in the list and say so.',
} as const;

export const AGE_FILTER_WORDS = {
  'infant-0-12m': 'Infant 0–12\u00a0months',
  'child-1-18y': 'Child 1–18\u00a0years',
  'adult-18y': 'Adult 18\u00a0years and over',
} as const satisfies Record<FilterValue<'age'>, string>;

export const CATEGORY_FILTER_WORDS = {
  'powder-and-tablets': 'Powder and tablets',
  liquid: 'Liquid',
  food: 'Food',
  'oral-nutritional-supplement': 'Oral nutritional supplement',
  'tube-feed': 'Tube feed',
} as const satisfies Record<FilterValue<'category'>, string>;

/** What a row calls a product that is a module, in place of its form. */
export const MODULE_WORDS = {
  carbohydrate: 'Carbohydrate module',
  fat: 'Fat module',
  protein: 'Protein module',
} as const;

export const DIET_FILTER_WORDS = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  kosher: 'Kosher',
  halal: 'Halal',
} as const satisfies Record<FilterValue<'specialDiet'>, string>;

export const METABOLIC_FILTER_WORDS = {
  other: { short: 'Other', name: 'Other metabolic conditions' },
  pku: { short: 'PKU', name: 'Phenylketonuria' },
  ga1: { short: 'GA1', name: 'Glutaric aciduria type 1' },
  hcu: { short: 'HCU', name: 'Homocystinuria' },
  iva: { short: 'IVA', name: 'Isovaleric acidaemia' },
  'mma-pa': { short: 'MMA-PA', name: 'Methylmalonic and propionic acidaemia' },
  msud: { short: 'MSUD', name: 'Maple syrup urine disease' },
  nkh: { short: 'NKH', name: 'Non-ketotic hyperglycinaemia' },
  sod: { short: 'SOD', name: 'Sulphite oxidase deficiency' },
  tyr: { short: 'TYR', name: 'Tyrosinaemia' },
  ucd: { short: 'UCD', name: 'Urea cycle disorders' },
} as const satisfies Record<FilterValue<'metabolics'>, { short: string; name: string }>;

export const productWords = {
  tabsLabel: 'About this product',
  tabs: { directions: 'Directions', description: 'Description', nutrition: 'Nutrition' },
  indications: 'Indications',
  directionsForUse: 'Directions for use',
  storage: 'Storage',
  contraIndications: 'Contraindications',
  precautions: 'Precautions',
  shelfLife: 'Shelf life',
  description: 'Description',
  allergens: 'Allergens',
  noDiet: 'No diet mark',
  flavours: 'Flavours',
  packSize: 'Pack size',
  caseSize: 'Case size',
  ingredients: 'Ingredients',
  importantNotice: 'Important notice',
  codes: 'Order codes',
  orderCode: 'Order code',
  pipCode: 'PIP code',
  gmsCode: 'GMS code',
  sampleOf: (name: string) => `Order a sample of ${name}`,
  noSample: 'No samples of this product in your country.',
  expand: 'Expand',
  collapse: 'Collapse',
  askSim: 'Ask Sim about this',
  notFound: 'This product is not in the catalogue for your country.',
} as const;

export const nutritionWords = {
  groups: {
    macro: 'Macronutrients',
    aminoAcids: 'Amino Acids',
    minerals: 'Minerals',
    vitamins: 'Vitamins',
    other: 'Other nutrient information',
  },
  notStated: 'not stated',
  noneAdded: 'none added',
  trace: 'trace',
  below: 'below',
  dietKeyTitle: 'Diet key',
  disclaimerTitle: 'About these values',
  disclaimer:
    'Typical values from the product label. Check the label of the product in your hand before use.',
} as const;

/** The diet key under the nutrition tables. */
export const DIET_KEY_WORDS = {
  vegetarian: { mark: 'V', text: 'Vegetarian: without meat, fish oil or gelatin' },
  vegan: { mark: 'Ve', text: 'Vegan: without any ingredient from animals' },
  kosher: { mark: 'K', text: 'Kosher: certified' },
  halal: { mark: 'H', text: 'Halal: certified' },
} as const;

export const compareWords = {
  title: 'Compare products',
  emptyTitle: 'Choose products to compare',
  emptyText: 'Up to 4, from the product list.',
  removeAll: 'Remove all products',
  remove: (name: string) => `Remove ${name} from the comparison`,
  rotateTitle: 'Turn your device',
  rotate: 'Held sideways, there is room for both columns.',
  shownOf: (shown: number, count: number) => `${shown} of ${count} shown – rotate to see all`,
  differencesOnly: 'Differences only',
  inRegimenBack: 'Back to product selection',
} as const;
