import type { Country, SpecialDiet } from '@dietetic/catalogue';
import { phraseBook, type PhraseBook } from '../language/phrases.ts';

/** The regulated allergens as product data name them, and what else people call them. */
const ALLERGENS: Readonly<Record<string, string>> = {
  Celery: 'celeriac',
  'Cereals containing gluten': 'gluten|wheat|barley|rye|oats|coeliac|coeliacs',
  Crustaceans: 'crustacean|shellfish|prawns|shrimp|crab',
  Eggs: 'egg',
  Fish: 'fish oil',
  Lupin: 'lupin',
  Milk: 'dairy|cows milk|cow milk|milk protein|casein|whey|cmp|cows milk protein',
  Molluscs: 'mollusc|mussels|oysters',
  Mustard: 'mustard',
  Nuts: 'nut|tree nuts|almond|hazelnut|walnut|cashew',
  Peanuts: 'peanut|groundnut',
  Sesame: 'sesame',
  Soya: 'soybean|soya lecithin',
  'Sulphur dioxide and sulphites': 'sulphites|sulphite|sulphur dioxide',
};

const DIETS: Readonly<Record<SpecialDiet, string>> = {
  vegetarian: 'vegetarians|veggie',
  vegan: 'vegans|plant based|plantbased',
  kosher: 'jewish',
  halal: 'muslim|muslims',
};

const CATEGORIES: Readonly<Record<string, string>> = {
  'tube-feed': 'tube feed|tubefeed|tubefeeds|enteral feed|peg feed|ng feed|tube|enteral',
  'oral-nutritional-supplement':
    'oral nutritional supplement|ons|sip feed|sipfeed|supplement|supplements|sip|supplement drink',
  'powder-and-tablets': 'powder|powders|tablet|tablets|powdered|powdery',
  liquid: 'liquids|ready to drink|ready to feed|rtd|ready made',
  food: 'foods|pudding|puddings|dessert|desserts|low protein food|semi solid|bar|bars',
};

const METABOLIC: Readonly<Record<string, string>> = {
  pku: 'phenylketonuria|hyperphenylalaninaemia',
  ga1: 'ga 1|glutaric aciduria|glutaric acidaemia',
  hcu: 'homocystinuria',
  iva: 'isovaleric acidaemia|isovaleric',
  'mma-pa': 'mma|pa|mma pa|mmapa|mma , pa|methylmalonic|propionic',
  msud: 'maple syrup urine disease|maple syrup',
  nkh: 'non ketotic hyperglycinaemia|nonketotic hyperglycinaemia|hyperglycinaemia',
  sod: 'sulphite oxidase deficiency|sulphite oxidase',
  tyr: 'tyrosinaemia|tyrosinaemia type 1',
  ucd: 'urea cycle|urea cycle disorder|urea cycle disorders|otc deficiency',
};

/**
 * Kinds of product that no filter names, with what else people call them. Each is looked for in the product's own
 * texts, by its name or the words given there.
 */
const KINDS: Readonly<Record<string, readonly [asked: string, written?: string]>> = {
  'plant protein': ['pea protein'],
  peptide: ['peptides|semi elemental|peptide based'],
  hydrolysed: ['hydrolysate|hydrolysed protein|extensively hydrolysed|ehf', 'hydrolys|peptide'],
  'amino acid': [
    'amino acid based|elemental|aaf|amino acid formula',
    'amino-acid based|amino acid (?:based|formula|feed)',
  ],
  "cows' milk allergy": [
    'cows milk allergy|cow milk allergy|cmpa|cma|milk allergy|cows milk protein allergy|milk protein allergy|hypoallergenic',
    'milk (?:protein )?allergy',
  ],
  ketogenic: ['keto|ketogenic diet|ketogenics'],
  dialysis: ['haemodialysis|dialysed'],
  renal: ['kidney|ckd|kidney disease|chronic kidney disease|renal failure', 'renal|kidney'],
  'low in potassium and phosphate': [
    'low electrolyte|low potassium|low phosphate|low k|low phosphorus',
    'low in potassium',
  ],
  thickener: ['thickeners|thickening powder|thicken drinks|thicken fluids|to thicken', 'thicken'],
  'pre-thickened': [
    'pre thickened|prethickened|thickened drink|ready thickened|thickened supplement',
    'thickened|thick level|iddsi level',
  ],
  dysphagia: ['swallowing problems|swallowing difficulty', 'dysphagia|thicken|pudding'],
  juice: ['juice style|juicy|fat free|clear drink|juice based'],
  yogurt: ['yogurt style', 'yogh?urt'],
  shake: ['shakes|milkshake|powdered shake'],
  'pudding style': ['custard|creme', 'pudding|semi-solid'],
  'low protein': ['low protein', 'low[- ]protein'],
  bread: ['loaf|rolls', 'bread|loaf|rolls'],
  pasta: ['penne|spaghetti', 'pasta|penne'],
  'glucose polymer': ['maltodextrin|carbohydrate supplement|carbohydrate module', 'glucose|carbohydrate'],
  'fat emulsion': ['fat emulsions|lct emulsion|fat supplement', 'emulsion'],
  'protein powder': ['protein supplement powder|protein module'],
  glycomacropeptide: ['gmp|gmp based'],
  'emergency regimen': ['emergency feed|er powder', 'emergency'],
  preterm: ['premature|prem'],
};

const COUNTRIES: Readonly<Record<Country, string>> = {
  uk: 'england|scotland|wales|britain|great britain|united kingdom|northern ireland|belfast|derry|london|glasgow|edinburgh|cardiff|nhs|gb',
  roi: 'ireland|republic of ireland|republic|irish|eire|hse|dublin|cork|galway|limerick',
};

/** A book of lists such as "egg|eggs", by the name of each, which is a phrase of its own. */
const bookOf = <K extends string>(table: Readonly<Record<K, string>>): PhraseBook<K> =>
  phraseBook(
    (Object.keys(table) as K[]).flatMap((key) =>
      `${key.toLowerCase()}|${table[key]}`.split('|').map((phrase) => [phrase, key] as const),
    ),
  );

export const ALLERGEN_WORDS = bookOf(ALLERGENS);
export const DIET_WORDS = bookOf(DIETS);
export const CATEGORY_WORDS = bookOf(CATEGORIES);
export const METABOLIC_WORDS = bookOf(METABOLIC);
export const COUNTRY_WORDS = bookOf(COUNTRIES);
export const KIND_WORDS = bookOf(
  Object.fromEntries(Object.entries(KINDS).map(([kind, [asked]]) => [kind, asked])),
);

/** What a product's name, description or indication says when it is of the kind: a pattern. */
export const kindIsWrittenAs = (kind: string): string => KINDS[kind]?.[1] ?? kind;
