import { describe, expect, test } from 'vitest';
import { demonstrationAssistant } from '../test-support/demonstration-assistant.ts';
import { queriesOf, queryOf } from '../test-support/demonstration-reading.ts';
import { answerText } from './answer.ts';

const sim = demonstrationAssistant('uk');
const said = (question: string) =>
  answerText(sim.ask(question)).replaceAll('\u00a0', ' ').replaceAll(',', '');

describe('[J-10] amounts of several products', () => {
  test.each([
    ['protein from 2 dalesip mini and 1 dalesip pud', 'Together: 35.9 g of protein'],
    ['kcal of 500 ml tarnvane energy, 2 dalesip minis and a dalesip pud', 'Together: 1553 kcal'],
    [
      'how much more protein is in 200 ml dalesip protein than 200 ml dalesip milk',
      'The difference is 7.8 g',
    ],
    ['protein difference between a bottle of dalesip milk and dalesip mini', 'The difference is 0.2 g.'],
    ['sodium difference per 100 ml of dalesip milk and dalesip juice', 'The difference is 109 mg'],
  ])('%s', (question, figure) => {
    expect(said(question)).toContain(figure);
  });

  test.each([
    'kcal of tarnvane energy at 60 ml an hour over 20h',
    'kcal from tarnvane energy at 60ml/h for 20 h',
    'tarnvane energy 60 ml/hr 20 hours, kcal',
    'tarnvane energy 60 ml/hr x 20 hours, kcal',
    '20 hours at 60 ml/hr of tarnvane energy, kcal',
  ])('%s: the rate times the hours', (question) => {
    expect(queryOf(question).amounts).toEqual([{ kind: 'measure', amount: 1200, unit: 'ml' }]);
  });
});

describe('[J-10] what is made up stands on the label’s own strength', () => {
  test.each([
    ['how much Cradlemere Amino powder goes into 100 ml', '14 g of powder (3 level scoops of 4.7 g)'],
    ['scoops of cradlemere amino for 500 ml', '(15 level scoops of 4.7 g) and about 450 ml of water'],
    ['how much water for 180 ml of cradlemere hydrolysed', '5 level scoops of 4.6 g to the nearest scoop'],
    ['how much water for 3 scoops of nephrane infant and child', '75 ml of Nephrane Infant and Child'],
    ['powder needed to make 1 litre of orrimel mct formula', '150 g of powder'],
    ['how many grams of lumeket 3:1 powder for 250ml', 'weigh the powder'],
    ['how much milk goes with a sachet of dalesip shake', '57 g with 200 ml of whole milk'],
  ])('%s', (question, figure) => {
    expect(said(question)).toContain(figure);
  });

  test.each([
    'how many scoops of cradlemere amino for 500 ml at 18%',
    'scoops of cradlemere amino for 500 ml at double strength',
    'how many scoops of cradlemere amino to make 500 ml at 1 kcal/ml',
    'my patient needs 500 ml of cradlemere amino, how many scoops',
    'how many scoops of orrimel pku infant for a 4 month old in 150 ml',
  ])('%s: not of another strength, and not for somebody', (question) => {
    expect(said(question)).not.toContain('at the standard strength of its label');
  });

  test('two powders per 100 ml are held against each other as made up', () => {
    const text = said('cradlemere amino vs cradlemere hydrolysed kcal per 100ml made up');
    expect(text).toContain('Cradlemere Amino 69 kcal per 100 ml');
    expect(text).not.toContain('491');
  });
});

describe('[J-10] one question stays one, and brands are brands', () => {
  test.each([
    ['which drinks come in both vanilla and strawberry and are vegan', 4],
    ['which tube feeds have fibre and are not made with fish', 3],
  ])('%s', (question, criteria) => {
    expect(queriesOf(question).map((query) => query.criteria.length)).toEqual([criteria]);
  });

  test('"and are they" asks anew', () => {
    expect(queriesOf('which tarnvane feeds are vegan and are they gluten free')).toHaveLength(2);
  });

  test('a number before a brand in the plural counts', () => {
    expect(queryOf('which two tarnvanes have the least fat')).toMatchObject({
      products: [],
      order: { by: 'fat', isLowFirst: true, count: 2 },
    });
  });

  test('two brands against each other are two lists', () => {
    expect(
      queriesOf('tarnvane vs wrenfold, which has the highest calorie tube feed').map(
        ({ criteria }) => criteria[0],
      ),
    ).toMatchObject([{ value: 'tarnvane' }, { value: 'wrenfold' }]);
  });
});
