import { describe, expect, test } from 'vitest';
import { queriesOf, queryOf } from '../../test-support/demonstration-reading.ts';
import { sim, told } from '../../test-support/dialogue.ts';

const said = (question: string) => told(question).replaceAll(',', '');

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
    // Each amount counts once, and what is expected, drunk with it or named twice is no other amount.
    [
      '1500ml Tarnvane Standard with 20g Addimere Protein stirred in. Total energy and protein, is it 80g',
      'Together: 77.4 g of protein',
    ],
    ['1 dalesip milk, 1 dalesip pud, 1 dalesip milk, protein in total', 'Together: 36.3 g of protein'],
    ['the 57 g dalesip shake made up with 200 of full fat milk, what does it come to', '244 kcal'],
    ['it says 502 per 100 g on cradlemere hydrolysed, what is that per 100 ml', 'Energy 65 kcal per 100 ml'],
    ['most protein in one 125 ml bottle', '18.1 g per 125 ml bottle'],
    ['per bottle not per 100: dalesip milk against dalesip mini, who wins on kcal', 'the same energy'],
    ['how many mls in the dalesip milk, family says it is a quarter litre', 'comes in a 200 ml bottle'],
    ['dalesip milk, 1 bd, protein', '24.4 g of protein in 2 × 200 ml'],
    ['is the strawberry in the 500 ml, addimere emulsion', 'Strawberry 12 x 500 ml'],
    ['emulsion bottle (addimere, strawberry) opened a week ago. how long is it good for', '14 days'],
    ['is tarnvane plant fibre reimbursed in the republic', 'not marked GMS approved'],
  ])('%s', (question, figure) => {
    expect(said(question)).toContain(figure);
  });

  test.each([
    [
      ['kcal of tarnvane energy at 63 ml/h for 20 h', 'throw in 4 flushes of 60'],
      'fluid balance',
      '1800 kcal',
    ],
    [['what are the iddsi levels', 'is the dalesip pud a 4'], 'is IDDSI level 4', 'could not read'],
  ])('in a follow-up: %s', (messages, says, never) => {
    const text = told(...messages).replaceAll(',', '');
    expect(text).toContain(says);
    expect(text).not.toContain(never);
  });

  test.each([
    'kcal of tarnvane energy at 60 ml an hour over 20h',
    'kcal from tarnvane energy at 60ml/h for 20 h',
    'tarnvane energy 60 ml/hr 20 hours, kcal',
    'tarnvane energy 60 ml/hr x 20 hours, kcal',
    '20 hours at 60 ml/hr of tarnvane energy, kcal',
  ])('%s: the rate times the hours', (question) => {
    expect(queryOf(question).amounts).toEqual([{ kind: 'measure', amount: 1200, unit: 'ml', hours: 20 }]);
  });
});

describe('[J-10] amounts made up are at the label’s own strength', () => {
  test.each([
    ['how much Cradlemere Amino powder goes into 100 ml', '14 g of powder (3 level scoops of 4.7 g)'],
    ['scoops of cradlemere amino for 500 ml', '(15 level scoops of 4.7 g) and about 450 ml of water'],
    ['how much water for 180 ml of cradlemere hydrolysed', 'or make 176.9 ml with 5 of them'],
    ['scoops of cradlemere amino junior for 100 ml', '(4.2 level scoops of 5 g)'],
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
  ])('%s: not at another strength, and not for a patient', (question) => {
    expect(said(question)).not.toContain('at the standard strength of its label');
  });

  test('two powders are compared per 100 ml as made up', () => {
    const text = said('cradlemere amino vs cradlemere hydrolysed kcal per 100ml made up');
    expect(text).toContain('Cradlemere Amino 69 kcal per 100 ml');
    expect(text).not.toContain('491');
  });
});

describe('[J-10] one question stays one, and brand names are brands', () => {
  test.each([
    ['which drinks come in both vanilla and strawberry and are vegan', 4],
    ['which tube feeds have fibre and are not made with fish', 3],
  ])('%s', (question, criteria) => {
    expect(queriesOf(question).map((query) => query.criteria.length)).toEqual([criteria]);
  });

  test('"and are they" starts a new question', () => {
    expect(queriesOf('which tarnvane feeds are vegan and are they gluten free')).toHaveLength(2);
  });

  test('a number before a plural brand name is a count', () => {
    expect(queryOf('which two tarnvanes have the least fat')).toMatchObject({
      products: [],
      order: { by: 'fat', isLowFirst: true, count: 2 },
    });
  });

  test('two brands compared are two lists', () => {
    expect(
      queriesOf('tarnvane vs wrenfold, which has the highest calorie tube feed').map(
        ({ criteria }) => criteria[0],
      ),
    ).toMatchObject([{ value: 'tarnvane' }, { value: 'wrenfold' }]);
  });
});

describe('[J-10] a bare count before a name counts its packs', () => {
  test.each([
    ['how much salt is there in one Dalesip Milk', [{ kind: 'packs', count: 1, noun: 'pack' }]],
    ['fibre in four of the Dalesip Puds', [{ kind: 'packs', count: 4, noun: 'pack' }]],
    ['6 of those Dalesip Yogurts a week, kcal', [{ kind: 'packs', count: 6, noun: 'pack' }]],
    ['3 Lowenfield Loaf slices, sodium', [{ kind: 'packs', count: 3, noun: 'slice' }]],
    ['which one Dalesip Milk flavour has salt', []],
    ['which two of the Dalesip Minis have most iron', []],
  ])('%s', (question, amounts) => {
    expect(queryOf(question).amounts).toEqual(amounts);
  });

  test('further products of the brand need not repeat it', () => {
    expect(said('calcium in 1 dalesip yogurt, 2 juice and 1 two fibre in total')).toContain(
      'Together: 532.0 mg of calcium (204 + 88.0 + 240)',
    );
    expect(said('iron: Dalesip Milk x 2 plus a pud')).toMatch(/Dalesip Pud has .* per 125 g pot/u);
    // A poured amount may be of anything, and a nutrient is not a product.
    expect(queryOf('2 dalesip mini and 200 ml milk, kcal').products).toEqual(['dalesip-mini']);
    expect(queryOf('2 dalesip milk and 20 g protein').products).toEqual(['dalesip-milk']);
    expect(queryOf('can dalesip shake go with a yogurt').products).toEqual(['dalesip-shake']);
  });
});

describe('[J-10] a size after a name is that pack', () => {
  test.each([
    ['addimere shot 250 or addimere emulsion 500, energy in each', ['250 ml', '500 ml']],
    ['sodium per bottle, dalesip milk against cradlemere high energy 125', ['per 200 ml bottle', '125 ml']],
    ['fat of 2 addimere shot 120 and 1 dalesip two', ['in 240 ml', 'per 200 ml bottle']],
  ])('%s', (question, bases) => {
    const text = said(question);
    for (const basis of bases) expect(text).toContain(basis);
    expect(text).not.toContain('could not read');
  });

  test('a number that is not one of its sizes is asked back', () => {
    expect(said('addimere shot 275 or addimere emulsion 500, energy in each')).toContain('“275”');
  });
});

describe('[J-10] each part of a sum is added, or named as left out', () => {
  test('products of the brand', () => {
    expect(said('sodium in 3 slices of lowenfield loaf and 50 g rice')).toContain('Lowenfield Rice has');
  });

  test.each([
    ['fat in 250 ml tarnvane energy plus 20 ml fresubin', '“20 ml fresubin”', '20 ml:'],
    ['fat in 20 ml fresubin and 250 ml tarnvane energy', '“20 ml fresubin”', 'in 20 ml'],
    ['energy of 2 dalesip yogurts and an apple', '“an apple”', 'Together'],
    ['dalesip pud and a biscuit, fat', '“a biscuit”', 'Together'],
    ['fibre in 2 slices of lowenfield loaf plus 60 g noodles', '“60 g noodles”', 'in 60 g'],
    ['water in 500 ml tarnvane peptide plus 4 flushes of 30 ml', '“4 flushes of 30 ml”', 'in 30 ml'],
    ['fluid from 1 litre tarnvane standard and 150 ml water', '“150 ml water”', 'in 150 ml'],
  ])('%s', (question, part, not) => {
    const text = said(question);
    expect(text).toContain(`Left out of these figures: ${part}`);
    expect(text).not.toContain(not);
  });

  test.each([
    'kcal of tarnvane energy, 500 ml a day',
    'is dalesip mini ok with a banana allergy',
    'dalesip two 200 ml twice daily and overnight, protein',
    'addimere protein 10 g tds, protein',
  ])('%s: nothing else is added', (question) => {
    expect(queriesOf(question).flatMap(({ uncataloguedItems }) => uncataloguedItems)).toEqual([]);
  });
});

describe('[J-10] an amount of liquid without its unit', () => {
  test.each([
    [
      'bay 2 had 650 of the concentrate: potassium?',
      'Tarnvane Concentrate 2.0 has 1411 mg of potassium in 650 ml',
    ],
    ['calcium in 350 of wrenfold tube', 'in 350 ml'],
    ['bay 2 had 650 of the concentrate: potassium? mmol of sodium?', 'mmol of sodium in 650 ml'],
  ])('%s', (question, figure) => expect(said(question)).toContain(figure));

  test.each([
    ['protein in 300 of cradlemere amino', 'could not read'],
    ['kcal in 300 of the plant', 'Which one?'],
    ['protein in 2 slices of the low protein bread', 'Lowenfield Loaf'],
  ])('%s: not for a powder, nor for one of several products', (question, says) =>
    expect(said(question)).toContain(says),
  );

  test.each([
    'bay 2 had 650 of the concentrate, is it too much sodium',
    'can she go up to 650 of the concentrate',
    'bay 2 gets 650 of the concentrate, change to the standard?',
  ])('[J-10] %s', (question) => expect(sim.ask(question).kind).toBe('refusal'));
});

describe('[J-10] the three macronutrients by their letters', () => {
  test.each(['P/F/C', 'p, f and c', 'c p f', 'PFC'])('%s', (letters) => {
    const { products, nutrients } = queryOf(`wrenfold peptide energy ${letters} per 100`);
    expect(products).toEqual(['wrenfold-peptide-energy']);
    expect(new Set(nutrients)).toEqual(new Set(['protein', 'fat', 'carbohydrate']));
  });

  test('a name that ends in a nutrient is still the product', () =>
    expect(said('tarnvane protein, f c and p per 100 ml')).not.toContain('Do you mean'));
});

describe('[J-10] numbers about a person are not amounts of a product', () => {
  test.each([
    ['zinc in a bottle of dalesip milk? pregnant 31/40', 'per 200 ml bottle'],
    ['protein in 2 dalesip mini, 27+3/40 twins', '24.0 g of protein in 2'],
    ['sodium in 1 l tarnvane standard, bp 150/95', '952 mg of sodium in 1000 ml'],
    ['water in 1 l tarnvane energy, 1.5 L fluid restriction', 'of water in 1000 ml'],
    ['water in 1 l tarnvane energy, fluid restricted to 800 ml', 'of water in 1000 ml'],
    ['water in 1 l tarnvane energy, max 2 l fluid a day', 'of water in 1000 ml'],
    ['kcal in 3 dalesip mini, on it 6/52', '900 kcal in 3'],
    ['fat in 1 l tarnvane standard, nbm 4/7', '38.5 g of fat in 1000 ml'],
  ])('%s', (question, figure) => {
    expect(said(question)).toContain(figure);
    expect(said(question)).not.toMatch(/could not read|Left out|did not understand/u);
  });

  test.each([
    ['list msud powders, lass is 6', 'for use at 6 years'],
    ['pku products, he is 5', 'for use at 5 years'],
    ['which tube feeds have fibre, 8M', 'for use at 8 years'],
    ['list peptide feeds, 3F', 'for use at 3 years'],
    ['hcu products for aged 9 girl', 'for use at 9 years'],
    ['list amino acid formulas for a 5/12 old', 'for use at 5 months'],
    ['list amino acid formulas for a baby who is 7m', 'for use at 7 months'],
  ])('an age in few words: %s', (question, age) => expect(said(question)).toContain(age));

  test('elapsed time is not an age', () =>
    expect(said('broke her hip 2 years ago, list peptide feeds')).not.toContain('for use at'));
});
