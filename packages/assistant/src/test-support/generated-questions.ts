// Longer than other files: the tables that questions are made from stand beside what joins them.
import { isAvailable, nutrientById, type Product } from '../catalogue.ts';
import { numberIn } from '../answers/values.ts';
import { PRODUCTS } from './demonstration-assistant.ts';
import type { LabelledQuestion, QuestionSet } from './labelled-questions.ts';

/*
 * Questions made from a grammar: what is asked × of which products × by which criteria × in which words × with which noise.
 * What would be right is worked out from the product data alone. A seed makes other questions of the same kinds.
 */

type Keeps = (product: Product) => boolean;
type Random = <T>(all: readonly T[]) => T;

/** A small generator of numbers, the same for the same seed. */
function randomOf(seed: number): Random {
  let state = seed;
  return (all) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return all[(state >>> 8) % all.length] as (typeof all)[number];
  };
}

const here = PRODUCTS.filter((product) => isAvailable(product, 'uk'));
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
const amount = (product: Product, id: string): number | null => {
  const nutrient = nutrientById(id);
  return nutrient === undefined ? null : numberIn(product, nutrient);
};
const ids = (keeps: Keeps, isOfAll = false) => (isOfAll ? PRODUCTS : here).filter(keeps).map(({ id }) => id);
/** Where another country is asked for, what is sold there is meant. */
const asksForIreland = (words: string) => /(?<!not (?:sold|available) )in Ireland/u.test(words);

const FORMS: readonly { one: string[]; many: string[]; keeps: Keeps }[] = [
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
const TRAITS: readonly Trait[] = [
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

const NUTRIENTS = [
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

const NOISE: readonly ((text: string) => string)[] = [
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

const FRAMES: readonly ((what: string) => string)[] = [
  (what) => `list ${what}`,
  (what) => `which ${what} are there`,
  (what) => `what ${what} do you have`,
  (what) => `show me all ${what}`,
  (what) => `I'm looking for ${what}`,
  (what) => `are there any ${what}`,
  (what) => what,
  (what) => `can you list the ${what}`,
];

/** A set of products and what they are called. */
function population(random: Random): { words: string; keeps: Keeps } {
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

const uk = (ask: string, expected: Partial<LabelledQuestion>): LabelledQuestion => ({
  ask,
  country: 'uk',
  ...expected,
});

type Made = { ask: string; expected: Partial<LabelledQuestion> };

function listed(random: Random): Made {
  const { words, keeps } = population(random);
  return { ask: random(FRAMES)(words), expected: { products: ids(keeps, asksForIreland(words)) } };
}

function counted(random: Random): Made {
  const { words, keeps } = population(random);
  const ask = random([`how many ${words} are there`, `number of ${words}`, `how many ${words} do you have`]);
  return { ask, expected: { says: [String(ids(keeps, asksForIreland(words)).length || 'No ')] } };
}

function ranked(random: Random): Made {
  const form = random(FORMS.slice(0, 5));
  const trait = random([
    undefined,
    undefined,
    ...TRAITS.filter(({ are }) => !/liquid|Ireland/u.test(are.join())),
  ]);
  const [what, id] = random(NUTRIENTS);
  const isLow = random([true, false]);
  const isNot = trait !== undefined && random([true, false]);
  const traitWords = trait === undefined ? '' : ` ${random(isNot ? trait.not : trait.are)}`;
  const one = `${random(form.one)}${traitWords}`;
  const many = `${random(form.many)}${traitWords}`;
  const most = isLow
    ? ['least', 'lowest', 'the lowest amount of']
    : ['most', 'highest', 'the largest amount of'];
  const ask = random([
    `which ${one} has the ${random(most).replace(/^the /u, '')} ${what}`,
    `${isLow ? 'lowest' : 'highest'} ${what} ${one}`,
    `what is the ${one} ${isLow ? 'lowest' : 'highest'} in ${what}`,
    `of the ${many}, which has the ${isLow ? 'least' : 'most'} ${what}`,
    `${many} by ${what}, ${isLow ? 'lowest' : 'highest'} first`,
    `${one} with the ${isLow ? 'least' : 'most'} ${what} per 100 ml`,
  ]);
  const fitting = here.filter(
    (product) => form.keeps(product) && (trait === undefined || trait.keeps(product) !== isNot),
  );
  const stated = (basis: 'ml' | 'g') => fitting.filter((p) => p.basis === basis && amount(p, id) !== null);
  const isPerMl = ask.includes('per 100 ml');
  const same = isPerMl || stated('ml').length >= stated('g').length ? stated('ml') : stated('g');
  const numbers = same.map((product) => amount(product, id) ?? 0);
  const best = isLow ? Math.min(...numbers) : Math.max(...numbers);
  const leaders = same.filter((product) => amount(product, id) === best).map(({ id: leader }) => leader);
  const [leader, tie] = leaders;
  if (leader === undefined) return ranked(random);
  return { ask, expected: tie === undefined ? { first: leader } : { includes: leaders } };
}

const NAMED = here.filter(
  ({ name }) => !/(?:protein|fibre|energy|carb|oil|starch|isoleucine.*|ara|fat)$/iu.test(name),
);

const statesIt = (product: Product, row: string) =>
  [...product.macroNutrients, ...product.minerals, ...product.vitamins].some(
    (each) =>
      (each.name.replace(/^of which /u, '') === row.replace(/^of which /u, '') || each.name === row) &&
      each.per100.kind === 'stated',
  );

function figure(random: Random): Made {
  const product = random(NAMED);
  const { name, id, basis } = product;
  const [what, , row] = random(NUTRIENTS.filter(([, , each]) => statesIt(product, each)));
  const size = random([undefined, undefined, 50, 150, 250, 330]);
  const ask =
    size === undefined
      ? random([
          `${what} in ${name}`,
          `how much ${what} does ${name} have`,
          `what is the ${what} content of ${name}`,
          `${name} ${what}`,
          `${what} per 100 ${basis} of ${name}`,
        ])
      : random([
          `${what} in ${size} ${basis} of ${name}`,
          `how much ${what} is there in ${size}${basis} ${name}`,
          `${size}${basis} of ${name}: how much ${what}`,
          `if someone has ${size} ${basis} of ${name}, how much ${what} is that`,
        ]);
  return {
    ask,
    expected: {
      products: [id],
      figures: [{ row, product: id, ...(size !== undefined && { amount: size }) }],
    },
  };
}

/** Yes or no of one product, asked either way round. */
function whether(random: Random): Made {
  const { name, id, specialDiet } = random(NAMED);
  const mark = random(['vegan', 'halal', 'kosher', 'vegetarian'] as const);
  const ask = random([
    `is ${name} ${mark}`,
    `isn't ${name} ${mark}`,
    `${name}: ${mark} or not`,
    `can you check whether ${name} is ${mark}`,
    `would ${name} be marked ${mark}`,
  ]);
  return {
    ask,
    expected: { products: [id], says: [specialDiet.includes(mark) ? `Yes, ${name}` : `not marked ${mark}`] },
  };
}

function fact(random: Random): Made {
  const { name, id } = random(NAMED);
  const [words, says] = random([
    ['flavours', 'lavour'],
    ['order code', 'MCN'],
    ['shelf life', 'helf life'],
    ['pack sizes', 'comes in'],
    ['allergens', 'llergen'],
  ] as const);
  return {
    ask: random([`${words} of ${name}`, `what are the ${words} for ${name}`, `${name} ${words}`]),
    expected: { products: [id], says: [says] },
  };
}

/** Both answers, each as it would be given alone. */
function several(random: Random): Made {
  const make = () => random([figure, figure, fact, whether, listed, ranked])(random);
  const [one, other] = [make(), make()];
  const tail = other.ask.charAt(0).toLowerCase() + other.ask.slice(1);
  const ask = random([
    `${one.ask} and ${tail}`,
    `${one.ask}? ${other.ask}`,
    `${one.ask}, and ${tail}`,
    `${one.ask}. also ${tail}`,
  ]);
  const products = [one, other].flatMap(({ expected }) => [
    ...(expected.products ?? []),
    ...(expected.includes ?? []),
    ...(expected.first === undefined ? [] : [expected.first]),
  ]);
  return {
    ask,
    expected: {
      includes: [...new Set(products)],
      figures: [one, other].flatMap(({ expected }) => expected.figures ?? []),
      says: [one, other].flatMap(({ expected }) => expected.says ?? []),
    },
  };
}

function followUp(random: Random): LabelledQuestion {
  const kind = random(['nutrient', 'product', 'amount', 'narrow', 'narrow', 'order', 'count', 'nth', 'fact']);
  const form = random(FORMS.slice(0, 2));
  const list = random(form.many);
  const before = random([`list ${list}`, `which ${list} are there`, `show me the ${list}`]);
  const first = figure(random);
  const [id = ''] = first.expected.products ?? [];
  const product = here.find((each) => each.id === id);
  if (product === undefined) throw new Error(id);
  const [what, , row] = random(NUTRIENTS.filter(([, , each]) => statesIt(product, each)));
  if (kind === 'nutrient')
    return uk(
      random([
        `and ${what}?`,
        `what about ${what}`,
        `${what}?`,
        `how much ${what} does it have`,
        `and its ${what}`,
      ]),
      {
        after: `${random(['flavours', 'shelf life', 'allergens'])} of ${product.name}`,
        products: [id],
        figures: [{ row, product: id }],
      },
    );
  if (kind === 'product') {
    const other = random(NAMED.filter((each) => each.id !== id && statesIt(each, row)));
    return uk(
      random([
        `and ${other.name}?`,
        `what about ${other.name}`,
        `same for ${other.name}`,
        `I meant ${other.name}`,
      ]),
      {
        after: `${what} in ${product.name}`,
        products: [other.id],
        figures: [{ row, product: other.id }],
      },
    );
  }
  if (kind === 'amount') {
    const size = random([40, 120, 350]);
    return uk(
      random([
        `and in ${size} ${product.basis}?`,
        `for ${size}${product.basis}`,
        `what about ${size} ${product.basis}`,
        `make it ${size} ${product.basis}`,
      ]),
      { after: `${what} in ${product.name}`, products: [id], figures: [{ row, product: id, amount: size }] },
    );
  }
  if (kind === 'fact')
    return uk(random(['is it vegan', 'and is that one vegan?', 'vegan?']), {
      after: first.ask,
      products: [id],
      says: [product.specialDiet.includes('vegan') ? 'Yes' : 'not marked vegan'],
    });
  if (kind === 'narrow') {
    const trait = random(TRAITS);
    const isNot = random([true, false]);
    const words = random(isNot ? trait.not : trait.are);
    return uk(
      random([`only those ${words}`, `which of them are ones ${words}`, `just the ones ${words}`, words]),
      {
        after: before,
        products: ids((each) => form.keeps(each) && trait.keeps(each) !== isNot, asksForIreland(words)),
      },
    );
  }
  const trait = random(TRAITS.slice(0, 7));
  const known = ids((each) => form.keeps(each) && trait.keeps(each)).toSorted();
  const asked = `${before} ${random(trait.are)}`.replace(/ are there /u, ' ');
  if (kind === 'count')
    return uk(random(['how many is that', 'how many are there', 'how many of them']), {
      after: asked,
      says: [String(known.length)],
    });
  if (kind === 'nth') {
    const names = here
      .filter((each) => known.includes(each.id))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const [one] = names;
    return one === undefined
      ? followUp(random)
      : uk(random(['tell me about the first one', 'flavours of the first one', 'the first one']), {
          after: asked,
          products: [one.id],
        });
  }
  const isLow = random([true, false]);
  const numbers = here.flatMap((each) =>
    known.includes(each.id) && each.basis === 'ml' ? [amount(each, 'protein') ?? 0] : [],
  );
  const best = isLow ? Math.min(...numbers) : Math.max(...numbers);
  const leaders = here.filter(
    (each) => known.includes(each.id) && each.basis === 'ml' && amount(each, 'protein') === best,
  );
  return leaders.length === 0
    ? followUp(random)
    : uk(
        random([
          `which has the ${isLow ? 'least' : 'most'} protein`,
          `${isLow ? 'lowest' : 'highest'} protein?`,
          `which of these is ${isLow ? 'lowest' : 'highest'} in protein`,
        ]),
        {
          after: asked,
          includes: leaders.map((each) => each.id),
          ...(leaders.length === 1 && { first: leaders[0]?.id ?? '' }),
        },
      );
}

/** A plain look-up, and somebody who is spoken of. */
function besideSomebody(random: Random): Made {
  const { ask, expected } = random([figure, figure, fact, whether])(random);
  const wrapped = random<(text: string) => string>([
    (text) => `my patient is on this: ${text}`,
    (text) => `for a lady on my ward, ${text}`,
    (text) => `${text}, patient is asking`,
    (text) => `pt wants to know: ${text}`,
    (text) => `writing a letter for a 70 year old man. ${text}`,
    (text) => `${text}? she has diabetes`,
    (text) => `his mum asked ${text}`,
    (text) => `I have a new patient with COPD - ${text}`,
  ])(ask);
  return { ask: wrapped, expected: { ...expected, says: [...(expected.says ?? []), 'do not assess'] } };
}

const KINDS: Readonly<Record<string, (random: Random) => Made>> = {
  lists: listed,
  counts: counted,
  superlatives: ranked,
  figures: figure,
  'yes or no': whether,
  facts: fact,
  'several in one': several,
  'beside somebody': besideSomebody,
};

export function generatedQuestions(seed: number, ofEach = 60): QuestionSet[] {
  const random = randomOf(seed);
  const times = Array.from({ length: ofEach });
  return [
    ...Object.entries(KINDS).map(([set, make]) => ({
      set,
      questions: times.map(() => {
        const { ask, expected } = make(random);
        return uk(random(NOISE)(ask), expected);
      }),
    })),
    { set: 'follow-ups', questions: times.map(() => followUp(random)) },
  ];
}
