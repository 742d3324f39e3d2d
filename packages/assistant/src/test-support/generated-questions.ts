// Longer than other files: one generator for each kind of question.
import type { Product } from '../catalogue.ts';
import {
  FORMS,
  FRAMES,
  NOISE,
  NUTRIENTS,
  TRAITS,
  amount,
  asksForIreland,
  here,
  ids,
  population,
  randomOf,
  type Random,
} from './generated-grammar.ts';
import type { LabelledQuestion, QuestionSet } from './labelled-questions.ts';

/*
 * Questions generated from a grammar: subject × products × criteria × phrasing × noise. The right answers are calculated from the
 * product data alone. Another seed gives other questions of the same kinds.
 */

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

/** A yes-or-no question about one product, asked either way round. */
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

/** Two questions in one; both answers are expected as if asked alone. */
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

/** A plain look-up that mentions a person. */
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
