import type { Country, SpecialDiet } from '@dietetic/catalogue';
import { phraseBook, type PhraseBook } from '../language/phrases.ts';

/** The regulated allergens as product data name them, and what people call them. */
const ALLERGENS: Readonly<Record<string, string>> = {
  Celery: 'celery|celeriac',
  'Cereals containing gluten':
    'gluten|wheat|barley|rye|oats|cereals containing gluten|coeliac|celiac|coeliacs',
  Crustaceans: 'crustaceans|crustacean|shellfish|prawns|shrimp|crab',
  Eggs: 'egg|eggs',
  Fish: 'fish|fish oil',
  Lupin: 'lupin',
  Milk: 'milk|dairy|cows milk|cow milk|milk protein|casein|whey|cmp|cows milk protein',
  Molluscs: 'molluscs|mollusc|mussels|oysters',
  Mustard: 'mustard',
  Nuts: 'nuts|nut|tree nuts|almond|hazelnut|walnut|cashew',
  Peanuts: 'peanut|peanuts|groundnut',
  Sesame: 'sesame',
  Soya: 'soya|soy|soybean|soya lecithin|soy lecithin',
  'Sulphur dioxide and sulphites': 'sulphites|sulphite|sulfites|sulfite|sulphur dioxide',
};

const DIETS: Readonly<Record<SpecialDiet, string>> = {
  vegetarian: 'vegetarian|vegetarians|veggie',
  vegan: 'vegan|vegans|plant based|plantbased',
  kosher: 'kosher|jewish',
  halal: 'halal|muslim|muslims',
};

const CATEGORIES: Readonly<Record<string, string>> = {
  'tube-feed':
    'tube feed|tube feeds|tubefeed|tubefeeds|enteral feed|enteral feeds|peg feed|peg feeds|ng feed|ng feeds|tube|enteral',
  'oral-nutritional-supplement':
    'oral nutritional supplement|oral nutritional supplements|ons|sip feed|sip feeds|sipfeed|supplement|supplements|sip|supplement drink|supplement drinks',
  'powder-and-tablets': 'powder|powders|tablet|tablets|powdered|powdery',
  liquid: 'liquid|liquids|ready to drink|ready to feed|rtd|ready made',
  food: 'food|foods|pudding|puddings|dessert|desserts|low protein food|low protein foods|semi solid|bar|bars',
};

const METABOLIC: Readonly<Record<string, string>> = {
  pku: 'pku|phenylketonuria|hyperphenylalaninaemia',
  ga1: 'ga1|ga 1|glutaric aciduria|glutaric aciduria type 1|glutaric acidaemia',
  hcu: 'hcu|homocystinuria',
  iva: 'iva|isovaleric acidaemia|isovaleric acidemia|isovaleric',
  'mma-pa':
    'mma|pa|mma pa|mmapa|mma , pa|methylmalonic acidaemia|methylmalonic|propionic acidaemia|propionic',
  msud: 'msud|maple syrup urine disease|maple syrup',
  nkh: 'nkh|non ketotic hyperglycinaemia|nonketotic hyperglycinaemia|hyperglycinaemia',
  sod: 'sod|sulphite oxidase deficiency|sulfite oxidase deficiency|sulphite oxidase',
  tyr: 'tyr|tyrosinaemia|tyrosinemia|tyrosinaemia type 1',
  ucd: 'ucd|urea cycle|urea cycle disorder|urea cycle disorders|otc deficiency',
};

/** Kinds of product that no filter names; each is looked for in the product's own texts by the words given. */
const KINDS: Readonly<Record<string, { asked: string; written: string }>> = {
  'plant protein': { asked: 'plant protein|pea protein|plant proteins', written: 'plant protein' },
  peptide: { asked: 'peptide|peptides|semi elemental|peptide based', written: 'peptide' },
  hydrolysed: {
    asked: 'hydrolysed|hydrolysate|hydrolysed protein|extensively hydrolysed|ehf',
    written: 'hydrolys|peptide',
  },
  'amino acid': {
    asked: 'amino acid based|elemental|aaf|amino acid formula|amino acid',
    written: 'amino-acid based|amino acid based|amino acid formula|amino acid feed',
  },
  "cows' milk allergy": {
    asked:
      'cows milk allergy|cow milk allergy|cmpa|cma|milk allergy|cows milk protein allergy|milk protein allergy|hypoallergenic',
    written: 'milk allergy|milk protein allergy',
  },
  ketogenic: { asked: 'ketogenic|keto|ketogenic diet|ketogenics', written: 'ketogenic' },
  dialysis: { asked: 'dialysis|haemodialysis|dialysed', written: 'dialysis' },
  renal: {
    asked: 'renal|kidney|ckd|kidney disease|chronic kidney disease|renal failure',
    written: 'renal|kidney',
  },
  'low in potassium and phosphate': {
    asked: 'low electrolyte|low electrolytes|low potassium|low phosphate|low k|low phosphorus',
    written: 'low in potassium',
  },
  thickener: {
    asked:
      'thickener|thickeners|thickening powder|thicken drinks|thicken fluids|to thicken|thickening powders',
    written: 'thicken',
  },
  'pre-thickened': {
    asked: 'pre thickened|prethickened|thickened drink|thickened drinks|ready thickened|thickened supplement',
    written: 'thickened|thick level|iddsi level',
  },
  dysphagia: {
    asked: 'dysphagia|swallowing problems|swallowing difficulty',
    written: 'dysphagia|thicken|pudding',
  },
  juice: {
    asked: 'juice|juice style|juicy|fat free|clear drink|juice based',
    written: 'juice',
  },
  yogurt: { asked: 'yogurt|yoghurt|yogurt style|yoghurt style', written: 'yogurt|yoghurt' },
  shake: { asked: 'shake|shakes|milkshake|powdered shake', written: 'shake' },
  pudding: { asked: 'pudding style|custard|creme', written: 'pudding|semi-solid' },
  'low protein': { asked: 'low protein', written: 'low-protein|low protein' },
  bread: { asked: 'bread|loaf|rolls', written: 'bread|loaf|rolls' },
  pasta: { asked: 'pasta|penne|spaghetti', written: 'pasta|penne' },
  'glucose polymer': {
    asked: 'glucose polymer|maltodextrin|carbohydrate supplement|carbohydrate module',
    written: 'glucose|carbohydrate',
  },
  'fat emulsion': {
    asked: 'fat emulsion|fat emulsions|lct emulsion|fat supplement',
    written: 'emulsion',
  },
  'protein powder': {
    asked: 'protein powder|protein supplement powder|protein module',
    written: 'protein powder',
  },
  glycomacropeptide: { asked: 'gmp|glycomacropeptide|gmp based', written: 'glycomacropeptide' },
  'emergency regimen': {
    asked: 'emergency regimen|emergency feed|er powder',
    written: 'emergency',
  },
  preterm: { asked: 'preterm|premature|prem', written: 'preterm' },
};

const COUNTRIES: Readonly<Record<Country, string>> = {
  uk: 'uk|england|scotland|wales|britain|great britain|united kingdom|northern ireland|belfast|derry|london|glasgow|edinburgh|cardiff|nhs|gb',
  roi: 'ireland|roi|republic of ireland|republic|irish|eire|hse|dublin|cork|galway|limerick',
};

/** A book of lists such as "egg|eggs", by the name of each. */
const bookOf = <K extends string>(table: Readonly<Record<K, string>>): PhraseBook<K> =>
  phraseBook(
    (Object.keys(table) as K[]).flatMap((key) =>
      table[key].split('|').map((phrase) => [phrase, key] as const),
    ),
  );

export const ALLERGEN_WORDS = bookOf(ALLERGENS);
export const DIET_WORDS = bookOf(DIETS);
export const CATEGORY_WORDS = bookOf(CATEGORIES);
export const METABOLIC_WORDS = bookOf(METABOLIC);
export const COUNTRY_WORDS = bookOf(COUNTRIES);
export const KIND_WORDS = bookOf(
  Object.fromEntries(Object.entries(KINDS).map(([kind, { asked }]) => [kind, asked])),
);

/** What a product's name, description or indication says when it is of the kind: a pattern. */
export const kindIsWrittenAs = (kind: string): string => KINDS[kind]?.written ?? '';
