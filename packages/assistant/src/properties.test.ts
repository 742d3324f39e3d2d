// Longer than other files: the properties of questions share their generators.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nutrientById, type Product } from './catalogue.ts';
import type { Answer } from './answers/answer.ts';
import { PRODUCTS } from './test-support/demonstration-assistant.ts';
import { isOnTheLabel } from './test-support/untraceable.ts';
import { sim } from './test-support/dialogue.ts';

const sold = PRODUCTS.filter(({ productAvailability }) => productAvailability !== 'roi');

/** Names that end in a nutrient are asked back in some wordings. */
const plainly = sold.filter(
  ({ name }) => !/(?:protein|fibre|energy|carb|oil|starch|isoleucine.*|ara|fat)$/iu.test(name),
);
const product = fc.constantFrom(...plainly);
const name = fc.constantFrom(...plainly.map((each) => each.name));
/** None of these is a word of a product name. */
const NUTRIENTS = ['potassium', 'sodium', 'calcium', 'phosphorus', 'magnesium', 'chloride', 'selenium'];
const nutrient = fc.constantFrom(...NUTRIENTS);

/** The cached answer to a question without context: many cases compare with the same plain wording. */
const asked = new Map<string, Answer>();
const answerTo = (message: string): Answer => {
  const answer = asked.get(message) ?? sim.ask(message);
  asked.set(message, answer);
  return answer;
};

const valuesOf = ({ parts }: Answer) => parts.flatMap((part) => (part.kind === 'values' ? part.values : []));
const told = (message: string) => {
  const { kind, productIds, parts } = sim.ask(message);
  return { kind, productIds, parts };
};
const toldPlainly = (message: string) => {
  const { kind, productIds, parts } = answerTo(message);
  return { kind, productIds, parts };
};

describe('the same question in other words', () => {
  const wordings: readonly ((what: string, name: string) => string)[] = [
    (what, name) => `${what} in ${name}`,
    (what, name) => `How much ${what} is in ${name}?`,
    (what, name) => `${name} ${what}`,
    (what, name) => `what is the ${what} content of ${name}`,
    (what, name) => `please tell me the ${what} of ${name}`,
    (what, name) => `${name} - ${what}?`,
    (what, name) => `I am looking for the ${what} figure for ${name}`,
  ];

  it('[J-10] gives the same answer, whatever the order of its words', () => {
    fc.assert(
      fc.property(product, nutrient, fc.constantFrom(...wordings), ({ name }, what, wording) => {
        expect(told(wording(what, name))).toEqual(toldPlainly(`${what} in ${name}`));
      }),
      { seed: 41, numRuns: 600 },
    );
  });

  it('[J-10] gives the same answer in capitals, in lower case and with polite words', () => {
    const manners: readonly ((text: string) => string)[] = [
      (text) => text.toUpperCase(),
      (text) => text.toLowerCase(),
      (text) => `hi, ${text} please`,
      (text) => `sorry to bother you, could you tell me ${text}, thank you`,
      (text) => `quick question: ${text} cheers`,
    ];
    const questions = [
      'protein in Dalesip Mini',
      'vegan tube feeds',
      'sip feeds without soya',
      'which tube feed has the most protein',
      'how many PKU products are there',
      'is Dalesip Two halal',
      'flavours of Dalesip Juice',
      'compare Dalesip Milk and Dalesip Two',
    ];
    for (const question of questions)
      for (const mannered of manners)
        expect(told(mannered(question)), mannered(question)).toEqual(toldPlainly(question));
  });

  it('[J-10] gives the same answer beside small talk and in haste', () => {
    const talk: readonly ((text: string) => string)[] = [
      (text) => `locum here, quick q - ${text}`,
      (text) => `hi there, hope you had a lovely weekend. ${text}?`,
      (text) => `I was just talking to my manager about this. ${text}`,
      (text) => `sorry me again, covering for a colleague this week, ${text}`,
      (text) => `morning! our printer is off and I am writing this by hand. ${text}`,
      (text) => `${text}, thanks a million, you're a star`,
      (text) => `can you just remind me ${text} tbh`,
      (text) => `ok so um basically ${text} pls n thx`,
    ];
    const questions = [
      'potassium in Tarnvane Standard',
      'kcal per bottle in Dalesip Mini',
      'vegan tube feeds',
      'which tube feeds have the most protein',
      'sip feeds without soya',
      'is Dalesip Two halal',
      'pip code for Dalesip Milk',
    ];
    for (const question of questions)
      for (const said of talk) expect(told(said(question)), said(question)).toEqual(toldPlainly(question));
  });

  it('[J-10] reads a long word with one wrong letter', () => {
    const long = NUTRIENTS.filter((word) => word.length >= 7);
    fc.assert(
      fc.property(
        product,
        fc.constantFrom(...long),
        fc.integer({ min: 1, max: 5 }),
        fc.constantFrom('drop', 'swap', 'double'),
        ({ name }, what, at, slip) => {
          const [a = '', b = ''] = [what[at], what[at + 1]];
          const changed = slip === 'drop' ? b : slip === 'swap' ? b + a : a + a + b;
          const typed = what.slice(0, at) + changed + what.slice(at + 2);
          expect(told(`${typed} in ${name}`)).toEqual(toldPlainly(`${what} in ${name}`));
        },
      ),
      { seed: 43, numRuns: 400 },
    );
  });
});

describe('a question beside others', () => {
  it('[J-10] gives the same figures if a person is mentioned', () => {
    const mentions = fc.constantFrom<(text: string) => string>(
      (text) => `${text} for my patient`,
      (text) => `Mrs Kelly is asking: ${text}`,
      (text) => `writing up the man in bed 4. ${text}`,
      (text) => `${text}, my patient has CKD`,
      (text) => `pt wants to know ${text}`,
    );
    fc.assert(
      fc.property(name, nutrient, mentions, (of, what, mention) => {
        const question = `${what} in ${of}`;
        expect(valuesOf(sim.ask(mention(question)))).toEqual(valuesOf(answerTo(question)));
      }),
      { seed: 48, numRuns: 300 },
    );
  });

  it('[J-10] two questions in one give the figures of both', () => {
    const joins = fc.constantFrom(' and ', ', and ', '; also ', '? And ', ' plus ');
    fc.assert(
      fc.property(name, name, nutrient, nutrient, joins, (one, other, first, second, join) => {
        fc.pre(one !== other);
        const questions = [`${first} in ${one}`, `${second} in ${other}`];
        const each = questions.flatMap((question) => valuesOf(answerTo(question)));
        expect(valuesOf(sim.ask(questions.join(join)))).toEqual(each);
      }),
      { seed: 49, numRuns: 300 },
    );
  });

  it('[J-10] a brand with one wrong letter is that brand or is asked back, never another product', () => {
    fc.assert(
      fc.property(name, nutrient, fc.integer({ min: 1, max: 5 }), (of, what, at) => {
        const typed = of.slice(0, at) + of.slice(at + 1);
        const id = plainly.find((each) => each.name === of)?.id ?? '';
        const { kind, productIds } = sim.ask(`${what} in ${typed}`);
        expect(kind !== 'answer' || productIds.includes(id), typed).toBe(true);
      }),
      { seed: 50, numRuns: 300 },
    );
  });
});

describe('what is refused', () => {
  it('[J-10] stays refused in other letters, with polite words, and whoever it is for', () => {
    const decisions = [
      'how much Dalesip Two should he have a day',
      'what rate should I run Tarnvane Standard at',
      'can I push the feed to 120 an hour',
      'does she need a fibre feed',
      'which feed is best in pancreatitis',
      'should we switch to a peptide feed',
      'potassium is 6.1, which sip feed',
      'pick a supplement for my patient',
      'he is choking',
    ];
    const said: readonly ((text: string) => string)[] = [
      (text) => text,
      (text) => text.toUpperCase(),
      (text) => `hi, ${text} please`,
      (text) => `my patient is 82 and frail. ${text}?`,
      (text) => `${text}, protein in Dalesip Mini`,
      (text) => `quick question: ${text} thanks so much`,
    ];
    for (const decision of decisions)
      for (const saying of said) expect(sim.ask(saying(decision)).kind, saying(decision)).toBe('refusal');
  });
});

const FORMS = ['tube feeds', 'sip feeds', 'powders', 'foods'];
const TRAITS = ['vegan', 'halal', 'kosher', 'vegetarian', 'for PKU', 'for adults', 'for children'];
const AGES = ['for adults', 'for children'];
const soldIn = (...sold: Product['productAvailability'][]) =>
  new Set(PRODUCTS.filter((each) => sold.includes(each.productAvailability)).map(({ id }) => id));
/** From 3 years, but not in the category of children: such a label says neither that it is for children nor that it is not. */
const beginsInChildhood = (wanted: string): boolean => {
  const begins = PRODUCTS.find(({ id }) => id === wanted)?.ageFromMonths ?? 0;
  return begins >= 12 && begins < 216;
};
const idsOf = (message: string) => new Set(answerTo(message).productIds);

describe('lists', () => {
  it('[J-10] "not" gives the rest of the whole', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FORMS), fc.constantFrom(...TRAITS), (form, trait) => {
        const whole = idsOf(`all ${form}`);
        const those = idsOf(`${form} that are ${trait}`);
        const others = idsOf(`${form} that are not ${trait}`);
        const neither = [...whole].filter((id) => !those.has(id) && !others.has(id));
        expect(neither.filter((id) => !AGES.includes(trait) || !beginsInChildhood(id))).toEqual([]);
        expect(new Set([...those, ...others, ...neither])).toEqual(whole);
        expect([...those].filter((id) => others.has(id))).toEqual([]);
      }),
      { seed: 44, numRuns: 100 },
    );
  });

  it('[J-10] "without" gives the rest when those that contain it are removed', () => {
    const allergens = ['milk', 'soya', 'fish', 'egg', 'gluten'];
    fc.assert(
      fc.property(fc.constantFrom(...FORMS), fc.constantFrom(...allergens), (form, allergen) => {
        const holding = idsOf(`${form} containing ${allergen}`);
        const left = [...idsOf(`all ${form}`)].filter((id) => !holding.has(id));
        expect(idsOf(`${form} without ${allergen}`)).toEqual(new Set(left));
      }),
      { seed: 51, numRuns: 60 },
    );
  });

  it('[J-10] a criterion added afterwards narrows the list, the same as asked at once', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FORMS),
        fc.constantFrom(...TRAITS),
        fc.constantFrom(...TRAITS),
        (form, first, second) => {
          const before = answerTo(`${form} that are ${first}`);
          // If a question contains two ages, only one is read.
          fc.pre(
            before.productIds.length > 1 && [first, second].filter((each) => AGES.includes(each)).length < 2,
          );
          const after = new Set(sim.ask(`only those ${second}`, before.context).productIds);
          for (const id of after) expect(before.productIds).toContain(id);
          expect(after).toEqual(idsOf(`${form} that are ${first} and ${second}`));
        },
      ),
      { seed: 45, numRuns: 150 },
    );
  });

  it('[J-10] excluding one product leaves the others, and dropping a criterion gives the list before it', () => {
    const places = fc.constantFrom(['first', 0], ['second', 1], ['last', -1]) as fc.Arbitrary<
      readonly [string, number]
    >;
    const lets = fc.constantFrom<(what: string) => string>(
      (what) => `forget the ${what} bit`,
      (what) => `never mind ${what}`,
      (what) => `ok drop the ${what} requirement`,
    );
    const pair = fc.tuple(fc.constantFrom(...FORMS), fc.constantFrom(...TRAITS), fc.constantFrom(...TRAITS));
    fc.assert(
      fc.property(pair, places, lets, ([form, first, second], [place, at], letGo) => {
        const before = answerTo(`${form} that are ${first}`);
        const { productIds } = before;
        fc.pre(productIds.length > 2 && [first, second].filter((each) => AGES.includes(each)).length < 2);
        const gone = productIds.at(at);
        expect(sim.ask(`take out the ${place} one`, before.context).productIds).toEqual(
          productIds.filter((id) => id !== gone),
        );
        fc.pre(first !== second);
        const narrower = sim.ask(`only those ${second}`, before.context);
        const after = sim.ask(letGo(second.replace('for ', '')), narrower.context).productIds;
        expect(new Set(after)).toEqual(new Set(productIds));
      }),
      { seed: 56, numRuns: 150 },
    );
  });

  it('[J-10] "or" gives what is one or the other', () => {
    const pairs = fc.constantFrom(
      ['vegan', 'kosher'],
      ['halal', 'vegetarian'],
      ['for PKU', 'for MSUD'],
      ['chocolate flavoured', 'vanilla flavoured'],
    );
    fc.assert(
      fc.property(fc.constantFrom(...FORMS), pairs, (form, [one = '', other = '']) => {
        const either = new Set([...idsOf(`${form} that are ${one}`), ...idsOf(`${form} that are ${other}`)]);
        expect(idsOf(`${form} that are ${one} or ${other}`)).toEqual(either);
      }),
      { seed: 52, numRuns: 60 },
    );
  });

  it('[J-10] "only" excludes what is also sold elsewhere', () => {
    expect(idsOf('which products are only sold in Ireland')).toEqual(soldIn('roi'));
    expect(idsOf('products sold in the UK only')).toEqual(soldIn('uk'));
    expect(idsOf('which products are sold in Ireland')).toEqual(soldIn('roi', 'both'));
  });

  it('[J-10] a rank, asked at once or as a follow-up, is that of the labels', () => {
    const places = ['highest', 'second highest', 'third highest'];
    fc.assert(
      fc.property(fc.constantFrom('sodium', 'potassium', 'calcium'), (what) => {
        const order = [
          ...new Set(
            sold
              .filter(({ basis, categories }) => basis === 'ml' && categories.includes('tube-feed'))
              .map(({ minerals }) => minerals.find(({ name }) => name.toLowerCase() === what)?.per100)
              .flatMap((amount) => (amount?.kind === 'stated' ? [amount.value] : [])),
          ),
        ].toSorted((one, other) => other - one);
        let going = sim.ask(`highest ${what} tube feed`);
        for (const [at, place] of places.entries()) {
          const asked = sim.ask(`${place} ${what} tube feed`);
          if (at > 0) going = sim.ask('next?', going.context);
          expect(going.productIds).toEqual(asked.productIds);
          const leader = sold.find(({ id }) => id === asked.productIds[0]);
          const amount = leader?.minerals.find(({ name }) => name.toLowerCase() === what)?.per100;
          expect(amount?.kind === 'stated' && amount.value).toBe(order[at]);
        }
      }),
      { seed: 53, numRuns: 6 },
    );
  });

  it('[J-10] one product of a list, by a word that only its name has, is that product', () => {
    for (const [list, word, name] of [
      ['low protein foods', 'penne', 'Lowenfield Penne'],
      ['what do you have for homocystinuria', 'pouch', 'Orrimel HCU Pouch 15'],
      ['PKU products', 'carton', 'Glymarra PKU Carton 20'],
    ] as const) {
      const before = sim.ask(list);
      const picked = sim.ask(`the ${word} one, sodium per 100 g`, before.context);
      expect(picked.productIds, word).toEqual(sim.ask(`sodium in ${name}`).productIds);
    }
  });

  it('[J-10] a ranking uses one basis and the labels', () => {
    for (const form of FORMS)
      for (const id of ['protein', 'energyKcal', 'sodium', 'potassium', 'fibre'])
        for (const degree of ['most', 'least']) {
          const name = nutrientById(id)
            ?.name.replace(/ \(kcal\)$/u, '')
            .toLowerCase();
          const answer = sim.ask(`which ${form} have the ${degree} ${name}`);
          const rows = answer.parts.flatMap((part) => (part.kind === 'products' ? part.rows : []));
          expect(rows.length, form).toBeGreaterThan(0);
          for (const row of rows) for (const value of row.values) expect(isOnTheLabel(value)).toBe(true);
          expect(new Set(answer.productIds.map(basisOf)).size).toBeLessThanOrEqual(1);
        }
  });
});

const basisOf = (id: string): Product['basis'] | undefined => PRODUCTS.find((each) => each.id === id)?.basis;

describe('amounts of two products', () => {
  it('[J-10] each belongs to the product beside it; one between two products is asked back', () => {
    const few = fc.integer({ min: 2, max: 9 });
    const single = fc.constantFrom('Dalesip Milk', 'Dalesip Two', 'Dalesip Mini', 'Nephrane Child 2.0');
    fc.assert(
      fc.property(single, single, few, few, nutrient, (one, other, first, second, what) => {
        fc.pre(one !== other);
        expect(valuesOf(sim.ask(`${what} in ${first} ${one} and ${second} ${other}`))).toEqual([
          ...valuesOf(answerTo(`${what} in ${first} ${one}`)),
          ...valuesOf(answerTo(`${what} in ${second} ${other}`)),
        ]);
        expect(sim.ask(`${what} in ${one} and ${second} ${other}`).kind).toBe('question');
      }),
      { seed: 55, numRuns: 200 },
    );
  });
});

const family = (brand: string) => sold.filter((each) => each.name.startsWith(`${brand} `));
const wordsOf = ({ name: whole }: Product) => whole.toLowerCase().split(' ').slice(1);

describe('follow-ups about the same', () => {
  it('[J-10] another product of the brand by a word that only its name has, with the same question', () => {
    const pairs = plainly.flatMap((one) => {
      const [brand = ''] = one.name.split(' ');
      return family(brand).flatMap((other) => {
        const own = wordsOf(other).filter(
          (word) =>
            /^[a-z]{4,}$/u.test(word) &&
            family(brand).every((each) => each === other || !wordsOf(each).includes(word)),
        );
        return one === other ? [] : own.map((word) => ({ one, other, word }));
      });
    });
    expect(pairs.length).toBeGreaterThan(100);
    fc.assert(
      fc.property(fc.constantFrom(...pairs), nutrient, ({ one, other, word }, what) => {
        const before = answerTo(`${what} in ${one.name}`);
        expect(valuesOf(sim.ask(`and the ${word} one?`, before.context)), word).toEqual(
          valuesOf(answerTo(`${what} in ${other.name}`)),
        );
      }),
      { seed: 57, numRuns: 200 },
    );
  });

  it('[J-10] a number alone replaces the amount', () => {
    fc.assert(
      fc.property(product, nutrient, fc.integer({ min: 20, max: 2000 }), (of, what, amount) => {
        const { name, basis } = of;
        const before = sim.ask(`${what} in 150 ${basis} of ${name}`);
        expect(valuesOf(sim.ask(`and for ${amount}?`, before.context))).toEqual(
          valuesOf(sim.ask(`${what} in ${amount} ${basis} of ${name}`)),
        );
      }),
      { seed: 54, numRuns: 200 },
    );
  });

  it('[J-10] asks the next nutrient, amount or product about the same', () => {
    fc.assert(
      fc.property(product, nutrient, nutrient, ({ name }, first, second) => {
        const before = answerTo(`${first} in ${name}`);
        expect(valuesOf(sim.ask(`and ${second}?`, before.context))).toEqual(
          valuesOf(answerTo(`${second} in ${name}`)),
        );
      }),
      { seed: 46, numRuns: 300 },
    );
  });
});
