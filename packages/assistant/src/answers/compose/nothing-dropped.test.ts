import * as fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { PRODUCTS } from '../../test-support/demonstration-assistant.ts';
import { answerText } from '../answer.ts';
import { after, sim, told } from '../../test-support/dialogue.ts';

const plainly = PRODUCTS.filter(
  ({ productAvailability, name }) =>
    productAvailability !== 'roi' &&
    !/(?:protein|fibre|energy|carb|oil|starch|isoleucine.*|ara|fat)$/iu.test(name),
);
const name = fc.constantFrom(...plainly.map((each) => each.name));
const nutrient = fc.constantFrom(
  'potassium',
  'sodium',
  'calcium',
  'phosphorus',
  'magnesium',
  'chloride',
  'iron',
);
const topic = fc.constantFrom('allergens', 'directions', 'storage', 'flavours', 'shelf life', 'indications');

describe('several things in one question', () => {
  const wordings: readonly ((
    one: string,
    other: string,
    first: string,
    second: string,
    about: string,
  ) => string)[] = [
    (one, other, first, second) => `${first} and ${second} in ${one} and ${other}`,
    (one, other, first, second) => `${first} in ${one} and ${second} in ${other}`,
    (one, other, first, second) => `compare ${one} and ${other} for ${first} and ${second}`,
    (one, other, first, second, about) => `${about} and ${first} and ${second} of ${one} and ${other}`,
    (one, other, first, second) => `is ${one} vegan and how much ${first} and ${second} is in ${other}`,
    (one, other, first, second) => `${one} ${first}, ${other} ${second}`,
    (one, other, first, second) => `which has more ${first} and ${second}, ${one} or ${other}`,
    (one, other, first, second, about) => `${first}, ${second} and ${about} for ${one}, ${other}`,
    (one, other, first, second) => `${first} per 100 kcal and ${second} per 100 ml in ${one} and ${other}`,
  ];

  it('[J-10] each product and nutrient is answered, asked back or named as not understood', () => {
    fc.assert(
      fc.property(
        name,
        name,
        nutrient,
        nutrient,
        topic,
        fc.constantFrom(...wordings),
        (one, other, first, second, about, wording) => {
          fc.pre(one !== other && first !== second);
          const question = wording(one, other, first, second, about);
          const answer = sim.ask(question);
          const text = answerText(answer).toLowerCase();
          for (const part of answer.kind === 'answer' ? [one, other, first, second] : [])
            expect(text, question).toContain(part.toLowerCase());
        },
      ),
      { seed: 62, numRuns: Math.ceil(500 * inject('share')) },
    );
  });

  it('[J-10] names the products beyond the four that are compared', () => {
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 5, maxLength: 6 }), nutrient, (names, what) => {
        const question = `${names.join(' vs ')} ${what}`;
        const answer = sim.ask(question);
        const text = answerText(answer).toLowerCase();
        for (const each of answer.kind === 'answer' ? names : [])
          expect(text, question).toContain(each.toLowerCase());
      }),
      { seed: 63, numRuns: Math.ceil(100 * inject('share')) },
    );
  });

  it('[J-10] does not deny what it has just stated under another name', () => {
    for (const what of ['sugar', 'sugars', 'saturates', 'saturated fat', 'lactose'])
      for (const question of [
        `does dalesip two have less ${what} than dalesip mini`,
        `${what} in dalesip two`,
        `fat and ${what} in 125 ml of dalesip mini`,
      ])
        expect(told(question), question).not.toContain('did not understand');
  });

  it('[J-10] "licensed from" an age asks for its ages, not for where it is sold', () => {
    const text = told('for a child of 2 is dalesip milk licensed from that age');
    expect(text).toMatch(/from 3\s+years/u);
    expect(text).not.toMatch(/^Yes/u);
  });
});

describe('the next question of a conversation', () => {
  it('[J-10] asks a figure of each product of a short list', () =>
    expect(told('is there a vegan sip feed', 'how much protein is in it', 'per 200 ml bottle')).toContain(
      'Dalesip Plant has 12.0 g of protein in 200 ml',
    ));

  it.each(['just the 1.5s', '1.5 ones only', 'the 1.5 ones'])(
    '[J-10] narrows a list to a strength: %s',
    (strength) => expect(told('adult tube feeds', strength)).toContain('about 1.5 kcal/ml'),
  );

  it.each(['which of them has soya', 'which one has soya', 'which has soya'])(
    '[J-10] asks the two that were named: %s',
    (question) => {
      const { productIds } = after('Dalesip Milk protein', 'and Dalesip Yogurt', question);
      expect(productIds).toEqual(['dalesip-milk', 'dalesip-yogurt']);
    },
  );

  it('[J-10] shows the first of a ranking, and says of how many', () =>
    expect(told('infant formulas', 'which has the least sodium', 'top 3')).toMatch(/the first 3 of \d\d/u));

  it('[J-10] ranks the first products of a list', () =>
    expect(told('list the infant formulas', 'the least sodium of the first 3')).toContain('the first 3'));

  it('[J-10] asks the same about another container', () =>
    expect(after('how long can a ready to hang feed hang', 'and a powder feed')?.productIds).toEqual([]));

  it.each([
    ['protein in Dalesip Milk, sorry, Dalesip Mini', 'dalesip-mini'],
    ['fibre in Dalesip Two, no, Dalesip Two Fibre', 'dalesip-two-fibre'],
  ])('[J-10] a name that is retracted is not answered: %s', (question, id) =>
    expect(after(question).productIds).toEqual([id]),
  );
});

describe('[J-10] a list meets all its criteria', () => {
  it.each([
    [
      'which Wrenfold with fibre are between 0.7 and 1.2 kcal/ml',
      ['with fibre', '0.7 kcal/ml to 1.2 kcal/ml'],
    ],
    ['which Orrimel are off the GMS', ['not marked GMS approved']],
    ['which puds have no fish, not bothered about powders', ['not marked as containing fish', 'not powders']],
    ['vegan sips, not worried about halal', ['fit: marked vegan.']],
    ['halal pouches, PKU, he is fed up of powders', ['not powders', 'marked halal']],
    ['any banana and vanilla ones in Dalesip', ['with banana flavour or with vanilla flavour']],
    [
      'any coffee ones? or toffee, lemon',
      ['with coffee flavour or with toffee flavour or with lemon flavour'],
    ],
    ['what is sold as an 80 (ml or g)', ['in packs of 80 ml or in packs of 80 g']],
    ['adult tube feeds with over 70 g protein in 1500', ['more than 70 g protein per 1,500 ml']],
    ['for the canteen allergen poster: which puds have no gluten', ['not marked as containing cereals']],
    ['the least and the most sodium of the Nephrane feeds', ['has the least sodium', 'has the most sodium']],
    ['zinc in 1100 of Tarnvane Energy and 700 of Tarnvane Peptide', ['in 1,100 ml', 'in 700 ml']],
    ['fat in one Dalesip Milk and one Two Fibre', ['Dalesip Milk has', 'Dalesip Two Fibre has']],
    ['Dalesip Milk sugars and salt, and the yogurt', ['Dalesip Milk has', 'Dalesip Yogurt has']],
    ['2 Dalesip Two, kcal and pro in all', ['800 kcal and 40.0 g of protein']],
  ])('%s', (question, all) => {
    for (const says of all) expect(told(question)).toContain(says);
  });

  it.each(['which products are off the GMS in ireland', 'what comes in a 500'])(
    '%s: is a list',
    (question) => {
      expect(sim.ask(question).productIds.length).toBeGreaterThan(0);
    },
  );
});
