import { isAvailable, nutrientById, type Product } from '../catalogue.ts';
import { numberIn } from '../answers/figures/values.ts';
import { PRODUCTS } from './demonstration-assistant.ts';

// Phrases for products and criteria, each with a test on the product data alone.

type Keeps = (product: Product) => boolean;
export type Random = <T>(all: readonly T[]) => T;

/** A small random generator; the same seed gives the same numbers. */
export function randomOf(seed: number): Random {
  let state = seed;
  return (all) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return all[(state >>> 8) % all.length] as (typeof all)[number];
  };
}

export const here = PRODUCTS.filter((product) => isAvailable(product, 'uk'));
const of =
  (...slugs: string[]): Keeps =>
  ({ categories }) =>
    slugs.some((slug) => categories.includes(slug));
const marked =
  (allergen: string): Keeps =>
  ({ allergens }) =>
    allergens.some(({ label, value }) => label === allergen && value === 'yes');
const diet =
  (mark: 'vegan' | 'halal' | 'kosher' | 'vegetarian'): Keeps =>
  ({ specialDiet }) =>
    specialDiet.includes(mark);
export const amount = (product: Product, id: string): number | null => {
  const nutrient = nutrientById(id);
  return nutrient === undefined ? null : numberIn(product, nutrient);
};
export const ids = (keeps: Keeps, isOfAll = false) =>
  (isOfAll ? PRODUCTS : here).filter(keeps).map(({ id }) => id);
/** A question about another country is about the products sold there. */
export const asksForIreland = (words: string) => /(?<!not (?:sold|available) )in Ireland/u.test(words);

export const FORMS: readonly { one: string[]; many: string[]; keeps: Keeps }[] = [
  {
    one: ['tube feed', 'enteral feed'],
    many: ['tube feeds', 'enteral feeds', 'feeds for tubes'],
    keeps: of('tube-feed'),
  },
  {
    one: ['ONS', 'sip feed', 'oral nutritional supplement', 'supplement'],
    many: ['sip feeds', 'ONS', 'oral supplements', 'supplements'],
    keeps: of('oral-nutritional-supplement'),
  },
  { one: ['PKU product'], many: ['PKU products', 'products for PKU', 'PKU ones'], keeps: of('pku') },
  { one: ['MSUD product'], many: ['MSUD products', 'products for MSUD'], keeps: of('msud') },
  {
    one: ['Dalesip', 'product in the Dalesip range'],
    many: ['Dalesips', 'Dalesip products', 'products in the Dalesip range'],
    keeps: ({ name }) => name.startsWith('Dalesip '),
  },
  {
    one: ['Tarnvane feed'],
    many: ['Tarnvane feeds', 'Tarnvane products'],
    keeps: ({ name }) => name.startsWith('Tarnvane '),
  },
];

type Trait = { are: string[]; not: string[]; keeps: Keeps };
export const TRAITS: readonly Trait[] = [
  ...(['vegan', 'halal', 'kosher', 'vegetarian'] as const).map((mark) => ({
    are: [
      `that are ${mark}`,
      `which are suitable for ${mark === 'vegan' ? 'vegans' : `a ${mark} diet`}`,
      `marked ${mark}`,
    ],
    not: [`that are not ${mark}`, `that aren't ${mark}`, `which are non-${mark}`, `not marked ${mark}`],
    keeps: diet(mark),
  })),
  ...(['Milk', 'Soya', 'Fish'] as const).map((allergen) => {
    const word = allergen.toLowerCase();
    return {
      are: [`that contain ${word}`, `with ${word} in them`, `containing ${word}`],
      not: [
        `without ${word}`,
        `that don't contain ${word}`,
        `with no ${word}`,
        `free from ${word}`,
        `that are ${word} free`,
        `not containing any ${word}`,
        `that have no ${word} in them`,
      ],
      keeps: marked(allergen),
    };
  }),
  {
    are: ['for adults', 'that adults can have', 'licensed for adults'],
    not: ['that are not for adults', 'not meant for adults'],
    keeps: of('adult-18y'),
  },
  {
    are: ['for children', 'suitable for kids', 'for paediatrics'],
    not: ['that are not for children', 'excluding those for children'],
    keeps: of('child-1-18y'),
  },
  {
    are: ['that are liquid', 'that come as a liquid'],
    not: ['that are not liquid', 'excluding liquids', 'other than liquids'],
    keeps: of('liquid'),
  },
  {
    are: ['in vanilla', 'with a vanilla flavour', 'that come in vanilla'],
    not: ['that do not come in vanilla', 'not available in vanilla'],
    keeps: ({ flavours }) => flavours.some((flavour) => /vanilla/iu.test(flavour)),
  },
  {
    are: ['sold in Ireland', 'that you can get in Ireland'],
    not: ['not sold in Ireland', 'not available in Ireland'],
    keeps: (product) => isAvailable(product, 'roi'),
  },
];

const LIMITS: readonly (readonly [words: string, keeps: Keeps])[] = [
  ['with more than 6 g of protein per 100 ml', (p) => p.basis === 'ml' && (amount(p, 'protein') ?? 0) > 6],
  ['over 1.4 kcal/ml', (p) => p.basis === 'ml' && (amount(p, 'energyKcal') ?? 0) > 140],
  ['with less than 100mg sodium per 100ml', (p) => p.basis === 'ml' && (amount(p, 'sodium') ?? 999) < 100],
  [
    'between 1 and 1.5 kcal per ml',
    (p) => p.basis === 'ml' && (amount(p, 'energyKcal') ?? 0) >= 100 && (amount(p, 'energyKcal') ?? 0) <= 150,
  ],
  [
    'in a 125 ml bottle',
    (p) => p.units.some((u) => u.amount === 125 && p.basis === 'ml' && u.kind === 'bottle'),
  ],
  ['in 200 ml packs', (p) => p.units.some((u) => u.amount === 200 && p.basis === 'ml')],
  ['with fibre', (p) => (amount(p, 'fibre') ?? 0) > 0],
];

export const NUTRIENTS = [
  ['protein', 'protein', 'Protein'],
  ['calories', 'energyKcal', 'Energy (kcal)'],
  ['sodium', 'sodium', 'Sodium'],
  ['potassium', 'potassium', 'Potassium'],
  ['calcium', 'calcium', 'Calcium'],
  ['phosphate', 'phosphorus', 'Phosphorus'],
  ['carbs', 'carbohydrate', 'Carbohydrate'],
  ['fat', 'fat', 'Fat'],
  ['iron', 'iron', 'Iron'],
  ['vit D', 'vitaminD', 'Vitamin D'],
] as const;

export const NOISE: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text,
  (text) => `${text}?`,
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => `hi there, ${text} please`,
  (text) => `could you tell me ${text}`,
  (text) => `${text} thanks`,
  (text) => `quick one - ${text}`,
];

export const FRAMES: readonly ((what: string) => string)[] = [
  (what) => `list ${what}`,
  (what) => `which ${what} are there`,
  (what) => `what ${what} do you have`,
  (what) => `show me all ${what}`,
  (what) => `I'm looking for ${what}`,
  (what) => `are there any ${what}`,
  (what) => what,
  (what) => `can you list the ${what}`,
];

/** A set of products, with a phrase for it. */
export function population(random: Random): { words: string; keeps: Keeps } {
  const form = random(FORMS);
  const words = random(form.many);
  const kind = random(['one', 'one', 'not', 'not', 'limit', 'two', 'both']);
  if (kind === 'limit') {
    const [limit, keeps] = random(LIMITS);
    return { words: `${words} ${limit}`, keeps: (product) => form.keeps(product) && keeps(product) };
  }
  const first = random(TRAITS);
  const isNot = kind === 'not';
  const one: Keeps = (product) => form.keeps(product) && first.keeps(product) !== isNot;
  const said = `${words} ${random(isNot ? first.not : first.are)}`;
  if (kind === 'one' || isNot) return { words: said, keeps: one };
  const second = random(TRAITS.filter((trait) => trait !== first));
  const isOther = kind === 'both';
  return {
    words: `${said} ${isOther ? 'but' : 'and'} ${random(isOther ? second.not : second.are)}`,
    keeps: (product) => one(product) && second.keeps(product) !== isOther,
  };
}
