import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demonstrationAssistant, PRODUCTS } from '../test-support/demonstration-assistant.ts';
import { type Answer, answerText } from './answer.ts';

const sim = demonstrationAssistant('uk');
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

  it('[J-10] each product and nutrient is told of, asked back or named as not taken in', () => {
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
      { seed: 62, numRuns: 500 },
    );
  });

  it('[J-10] names those beyond the four that are compared', () => {
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 5, maxLength: 6 }), nutrient, (names, what) => {
        const question = `${names.join(' vs ')} ${what}`;
        const answer = sim.ask(question);
        const text = answerText(answer).toLowerCase();
        for (const each of answer.kind === 'answer' ? names : [])
          expect(text, question).toContain(each.toLowerCase());
      }),
      { seed: 63, numRuns: 100 },
    );
  });

  it('[J-10] does not deny what it has just told by another name of it', () => {
    for (const what of ['sugar', 'sugars', 'saturates', 'saturated fat', 'lactose'])
      for (const question of [
        `does dalesip two have less ${what} than dalesip mini`,
        `${what} in dalesip two`,
        `fat and ${what} in 125 ml of dalesip mini`,
      ])
        expect(answerText(sim.ask(question)), question).not.toContain('did not take in');
  });

  it('[J-10] an age a product is licensed from is its age, not where it is sold', () => {
    const text = answerText(sim.ask('for a child of 2 is dalesip milk licensed from that age'));
    expect(text).toMatch(/from 3\s+years/u);
    expect(text).not.toMatch(/^Yes/u);
  });
});

describe('the next question of a dialogue', () => {
  const uk = demonstrationAssistant('uk');
  const last = (...questions: string[]) =>
    questions.reduce((before, each) => uk.ask(each, before?.context), undefined as Answer | undefined);
  const told = (...questions: string[]): string =>
    JSON.stringify(last(...questions)?.parts).replaceAll('\u00a0', ' ');

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
      const { productIds } = last('Dalesip Milk protein', 'and Dalesip Yogurt', question) ?? {};
      expect(productIds).toEqual(['dalesip-milk', 'dalesip-yogurt']);
    },
  );

  it('[J-10] shows the first of an order, and says of how many', () =>
    expect(told('infant formulas', 'which has the least sodium', 'top 3')).toMatch(/the first 3 of \d\d/u));

  it('[J-10] puts the first of a list in order', () =>
    expect(told('list the infant formulas', 'the least sodium of the first 3')).toContain('the first 3'));

  it('[J-10] asks the same of another container', () =>
    expect(last('how long can a ready to hang feed hang', 'and a powder feed')?.productIds).toEqual([]));

  it.each([
    ['protein in Dalesip Milk, sorry, Dalesip Mini', 'dalesip-mini'],
    ['fibre in Dalesip Two, no, Dalesip Two Fibre', 'dalesip-two-fibre'],
  ])('[J-10] a name that is taken back is not answered: %s', (question, id) =>
    expect(last(question)?.productIds).toEqual([id]),
  );
});
