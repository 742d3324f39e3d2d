import { PRODUCTS } from '../demonstration-assistant.ts';
import type { LabelledQuestion } from '../labelled-questions.ts';
import { NOISE, PLAIN, at, states, uk } from './shared.ts';

const FIGURE_PHRASES: readonly ((nutrient: string, product: string, basis: string) => string)[] = [
  (nutrient, product, basis) => `${nutrient} in ${product} ${basis}`,
  (nutrient, product, basis) => `how much ${nutrient} is there ${basis} in ${product}?`,
  (nutrient, product, basis) => `${product} ${nutrient} ${basis}`,
  (nutrient, product, basis) => `${product}: ${nutrient} ${basis}`,
  (nutrient, product, basis) => `what's the ${nutrient} content of ${product} ${basis}`,
  (nutrient, product, basis) => `I need the ${nutrient} figure ${basis} for ${product}`,
];

const NUTRIENTS: readonly (readonly [row: string, words: readonly string[]])[] = [
  ['Protein', ['protein', 'prot']],
  ['Energy (kcal)', ['energy', 'kcal', 'calories', 'calorie']],
  ['Fibre', ['fibre', 'fiber', 'dietary fibre']],
  ['Fat', ['fat', 'total fat']],
  ['Carbohydrate', ['carbs', 'carbohydrate', 'CHO']],
  ['of which sugars', ['sugar', 'sugars']],
  ['Potassium', ['potassium', 'K+']],
  ['Sodium', ['sodium', 'Na']],
  ['Phosphorus', ['phosphate', 'phosphorus', 'phos']],
  ['Calcium', ['calcium', 'Ca']],
  ['Iron', ['iron', 'Fe']],
  ['Zinc', ['zinc']],
  ['Vitamin D3', ['vitamin D', 'vit D']],
  ['Folic acid', ['folate', 'folic acid']],
  ['Salt', ['salt']],
];

export function figures(): LabelledQuestion[] {
  const questions: LabelledQuestion[] = [];
  for (let index = 0; questions.length < 100; index += 1) {
    const product = at(PLAIN, index * 7 + 3);
    const [row, words] = at(NUTRIENTS, index);
    const phrase = at(FIGURE_PHRASES, index * 5 + Math.floor(index / 15));
    const noise = at(NOISE, index * 3 + Math.floor(index / 8));
    const noun = product.units[0]?.kind ?? '';
    const isServing =
      index % 3 === 2 && (product.headings[1] ?? '').includes(noun) && noun !== '' && noun !== 'scoop';
    const column = isServing ? 1 : 0;
    if (!states(product.id, row, column)) {
      if (index > 2000) throw new Error('too few labels');
      continue;
    }
    const basis = isServing ? `per ${noun}` : index % 3 === 1 ? `per 100${product.basis}` : '';
    questions.push(
      uk(noise(phrase(at(words, index), product.name, basis).trim()), {
        products: [product.id],
        figures: [{ row, column: column === 1 ? 2 : 1 }],
      }),
    );
  }
  return questions;
}

export function amounts(): LabelledQuestion[] {
  const questions: LabelledQuestion[] = [];
  const sizes = [30, 350, 500, 850, 1200, 1500];
  const ways: readonly ((nutrient: string, amount: string, product: string) => string)[] = [
    (nutrient, amount, product) => `${nutrient} in ${amount} of ${product}`,
    (nutrient, amount, product) => `${amount} ${product} ${nutrient}`,
    (nutrient, amount, product) => `how much ${nutrient} does ${amount} of ${product} give`,
    (nutrient, amount, product) => `${product}, ${amount}: ${nutrient}?`,
    (nutrient, amount, product) => `what would ${amount} of ${product} provide in ${nutrient}`,
  ];
  for (let index = 0; questions.length < 50; index += 1) {
    const product = at(PLAIN, index * 11 + 1);
    const [row, words] = at(NUTRIENTS, index * 2 + 1);
    if (!states(product.id, row)) continue;
    const size = at(sizes, index);
    const way = at(ways, index * 3 + Math.floor(index / 7));
    const [pack] = product.units;
    const isCounted = index % 3 === 0 && product.units.length === 1 && pack !== undefined;
    const amount = isCounted ? 3 * pack.amount : size;
    const written = index % 4 === 1 ? String(size) : size.toLocaleString('en-GB');
    const amountWords = isCounted
      ? `3 ${pack.kind === 'pouch' ? 'pouches' : `${pack.kind}s`}`
      : `${written}${index % 4 === 1 ? '' : ' '}${product.basis}`;
    questions.push(
      uk(at(NOISE, index)(way(at(words, index), amountWords, product.name)), {
        products: [product.id],
        figures: [{ row, amount }],
      }),
    );
  }
  return questions;
}

export function labelTexts(): LabelledQuestion[] {
  const topics: readonly (readonly [intent: string, ask: (name: string) => string])[] = [
    ['product.flavours', (name) => `what flavours are there of ${name}`],
    ['product.codes', (name) => `order code for ${name}`],
    ['product.codes', (name) => `${name} pip`],
    ['product.packCase', (name) => `pack sizes ${name}`],
    ['product.storage', (name) => `how do I store ${name}`],
    ['product.storage', (name) => `${name} how long once opened`],
    ['product.shelfLife', (name) => `shelf life of ${name}`],
    ['product.allergen', (name) => `${name} allergens`],
    ['product.ingredients', (name) => `whats in ${name}, ingredients`],
    ['product.directions', (name) => `directions for ${name}`],
    ['product.contraindication', (name) => `contraindications of ${name}`],
    ['product.indication', (name) => `what is ${name} indicated for`],
    ['product.reimbursement', (name) => `is ${name} ACBS approved`],
    ['product.availability', (name) => `is ${name} sold in Ireland`],
    ['product.ageSuitability', (name) => `what ages is ${name} for`],
  ];
  const questions = topics.flatMap(([intent, ask], index) =>
    [0, 1].map((turn) => {
      const product = at(PLAIN, index * 13 + turn * 29 + 5);
      return uk(at(NOISE, index + turn * 3)(ask(product.name)), { intent, products: [product.id] });
    }),
  );
  questions.push(
    uk('Does Dalesip Mini come in coffee?', { products: ['dalesip-mini'], says: ['Yes'] }),
    uk('is there a coffee dalesip milk', flavourLabel('dalesip-milk', 'Coffee')),
    uk('does dalesip yogurt come in banana', flavourLabel('dalesip-yogurt', 'Banana')),
    uk('is dalesip mini vegan', { products: ['dalesip-mini'], says: ['not marked vegan'] }),
    uk('can tarnvane standard be given into a vein', {
      products: ['tarnvane-standard'],
      says: ['No', 'vein'],
    }),
    uk('is dalesip mini ever given IV', { products: ['dalesip-mini'], says: ['never into a vein'] }),
    uk('hang time for tarnvane standard', { products: ['tarnvane-standard'], says: ['24'] }),
    uk('how long can cradlemere amino made up hang', { says: ['4'] }),
    uk('is wrenfold tube suitable at 6 months', { products: ['wrenfold-tube'], says: ['No'] }),
    uk('can a 4 year old have dalesip mini', { products: ['dalesip-mini'], says: ['Yes'] }),
  );
  return questions;
}

function flavourLabel(id: string, flavour: string): Omit<LabelledQuestion, 'ask' | 'country'> {
  const has = PRODUCTS.find((each) => each.id === id)?.flavours.includes(flavour) === true;
  return { products: [id], says: [has ? 'Yes' : 'No'] };
}
