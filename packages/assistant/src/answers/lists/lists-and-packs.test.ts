import { describe, expect, test } from 'vitest';
import { sim, told } from '../../test-support/dialogue.ts';

describe('[J-10] a pack is the whole pack, not a portion or dose of it', () => {
  test.each([
    ['kcals in a whole pack of Lowenfield Penne', '1,795 kcal'],
    ['sodium in one tub of Lowenfield Egg Replacer', '1,200 mg of sodium'],
    ['kcal per portion of Lowenfield Penne', '269 kcal per 75 g portion'],
  ])('%s', (question, figure) => {
    expect(told(question)).toContain(figure);
  });

  test('a "tub" of a product in tins is the tin, not its sachet', () => {
    const answer = told('how much potassium in three tubs of Flowenna Clear');
    expect(answer).toContain('457 mg of potassium');
    expect(answer).not.toContain('1.2 g');
    expect(answer).not.toContain('which was not said');
  });

  test('a dose of 30 ml is not a pack under 150 ml', () => {
    expect(sim.ask('any sip feeds under 150 ml').productIds).not.toContain('addimere-emulsion');
  });

  test.each([
    ['drinks with 20 g protein', 'ready-to-drink products fit: with about 20 g protein per pack'],
    ['300 kcal drinks', 'ready-to-drink products fit: with about 300 kcal energy per pack'],
    ['sips with 20 g protein', 'oral nutritional supplements fit: with about 20 g protein per pack'],
    // A day's, and those of 1 ml.
    ['1500 kcal from tube feeds', 'I did not understand: “1500”'],
    ['2 kcal drinks', 'with about 2 kcal/ml'],
  ])('%s: what a pack holds', (question, words) => expect(told(question)).toContain(words));

  test('a size beside another criterion is also a criterion', () => {
    expect(told('adult sip feeds 125 ml without fibre')).toContain('in packs of 125 ml');
  });
});

describe('[J-10] "needs no mixing" means ready to drink', () => {
  test.each(['which pku products dont need mixing', 'pku substitutes that do not need mixing'])(
    '%s',
    (question) => {
      const { productIds } = sim.ask(question);
      expect(productIds).toContain('orrimel-pku-pouch-20');
      expect(productIds.filter((id) => id.includes('powder'))).toEqual([]);
    },
  );
});

describe('[J-10] a follow-up continues the same list', () => {
  test('feeds with no lactose stay feeds when gluten is left out too', () => {
    const before = sim.ask('feeds with no lactose');
    const after = sim.ask('and no gluten', before.context);
    expect(after.productIds.filter((id) => !before.productIds.includes(id))).toEqual([]);
  });

  test('"for babies" excludes products from 1 year', () => {
    expect(sim.ask('products for ga1 in babies').productIds).not.toContain('lowenfield-egg-replacer');
  });
});

describe('[J-10] retracted criteria are dropped', () => {
  test.each([
    ['which sip feeds are halal... no, kosher', 'which sip feeds are kosher'],
    ['vegan tube feeds - scrap that, vegetarian ones', 'vegetarian tube feeds'],
    ['whats the cheapest... never mind, just tell me which sip feeds are vegan', 'which sip feeds are vegan'],
  ])('%s', (question, meant) => {
    const right = sim.ask(meant).productIds;
    expect(right.length).toBeGreaterThan(0);
    expect(sim.ask(question).productIds.toSorted()).toEqual(right.toSorted());
  });

  test('"neither" excludes both', () => {
    const { productIds } = sim.ask('sip feeds that are neither 200 ml nor milkshake style');
    expect(productIds).toContain('dalesip-mini');
    expect(productIds).not.toContain('dalesip-milk');
  });
});

describe('[J-10] a share of the energy', () => {
  test('is shown as a share, and ranks', () => {
    expect(told('tube feeds with more than 20% of energy as protein')).toContain(
      'with more than 20 % of energy from protein',
    );
    expect(told('which tube feed has the highest percentage of energy from protein')).toContain(
      'Tarnvane Protein Intense has the most protein',
    );
    expect(told('is more than 36% of the energy in Tarnvane Standard from fat')).toMatch(/^No, /u);
  });
});

describe('[J-10] excluded products are not ranked', () => {
  test.each([
    [
      'highest protein tube feed not counting Tarnvane Protein Intense',
      'Tarnvane Concentrate 2.0 has the most',
    ],
    ['strongest sip feed leaving aside the Addimere range', 'Dalesip Mini Protein has the most energy'],
    [
      'which adult tube feed has most protein, not counting the 2.0 one',
      'Tarnvane Protein Intense has the most',
    ],
    [
      'excluding the tablets and the bar, which pku substitute has the least kcal per 20 g protein equivalent?',
      'Orrimel PKU Light 20 has the least energy',
    ],
    ['highest osmolality of the tube feeds for children', 'Cradlemere Amino Junior has the highest'],
    ['smallest volume of a sip feed to get 20 g of protein', '138 ml of Dalesip Mini Protein holds 20 g'],
  ])('%s', (question, first) => expect(told(question)).toContain(first));
});

describe('[J-10] a list by what is absent, or by one flavour', () => {
  const { productIds: neutral } = sim.ask('sip feeds with a neutral flavour');
  test.each([
    ['products with no GMS approval', 'which products are not GMS approved'],
    ['tube feeds that are not made with fish oil, i.e. no fish allergen', 'tube feeds without fish'],
    ['samples: which of the Dalesip range cannot be ordered as a sample', 'which Dalesips have no sample'],
  ])('%s', (question, meant) =>
    expect(sim.ask(question).productIds.toSorted()).toEqual(sim.ask(meant).productIds.toSorted()),
  );
  test('"which supplements need approval" is not a list', () =>
    expect(told('which supplements need GMS approval')).toContain('list B'));
  test('"neutral" is a flavour', () => {
    expect(neutral).toContain('dalesip-milk');
    expect(neutral).not.toContain('addimere-boost-powder');
  });
  test('"thickened" means pre-thickened', () =>
    expect(sim.ask('which ones are thickened for dysphagia').productIds).toEqual(['dalesip-thick-level-3']));
});

describe('[J-10] an amount applies to the whole question', () => {
  test.each([
    ['do 3 bottles of Dalesip Two give more than 50 g protein', 'Yes, Dalesip Two has more than 50 g'],
    [
      'Would 4 x 125ml of Dalesip Mini Fibre get over 15 g of fibre? How many kcal would it be?',
      '1,200 kcal',
    ],
    [
      'how many bottles of Dalesip Two for 1000 kcal, and how much protein would that be',
      'It has 50.0 g of protein',
    ],
    [
      '1.2 litres of Tarnvane Energy plus 2 bottles of Dalesip Two: total kcal and volume',
      'Together: 1,600 ml',
    ],
    ['how many scoops of Flowenna Clear in a 127g tin, and sodium per scoop?', '106 level scoops'],
    [
      'how many scoops of Flowenna Clear in a 127g tin, and sodium per scoop?',
      '13.8 mg of sodium per 1.2 g scoop',
    ],
    ['half a 400 g tin of Orrimel MCT Formula, how many scoops is that and how much MCT', '40 level scoops'],
    ['half a 400 g tin of Orrimel MCT Formula, how many scoops is that and how much MCT', 'MCT in 200 g'],
    ['kcal per ml of both of the liquid lumekets', '1.51 kcal in 1 ml'],
    ['max strength of Cradlemere Amino?', '18 %'],
  ])('%s: %s', (question, part) => expect(told(question)).toContain(part));
  test('a strength for a patient is refused', () =>
    expect(sim.ask('what is the max strength I can make Cradlemere Amino up to for a baby').kind).toBe(
      'refusal',
    ));
});

describe('[J-10] the text of a button of a list does the same when typed', () => {
  test.each(['Show all 33', 'show all 33 please', 'Show them all'])('%s', (message) =>
    expect(told('tube feeds', message)).toContain('Wrenfold Tube Low Energy Fibre'),
  );
});

describe('[J-10] a list that cannot respect every exclusion is not shown', () => {
  test('no sucrose or lactose: sucrose has no row', () => {
    expect(sim.ask('any feeds with no sucrose or lactose').kind).toBe('unknown');
  });
});

describe('[J-10] sizes, exceptions and two wishes of one list', () => {
  test.each([
    ['what sips are there in 57', 'in packs of 57 g'],
    ['list the 250s', 'in packs of 250 ml or in packs of 250 g'],
    ['which feeds come in 200 or 500', 'in packs of 200 ml or in packs of 500 ml'],
    ['what do you have in a 400 g tin', 'in packs of 400 g, in a tin'],
    ['wrenfold feeds only in 500 ml', 'only in packs of 500 ml'],
    ['feeds in more than one size', 'in more than one size'],
    ['which lumekets come in two sizes', 'in 2 sizes'],
    ['everything in the Orrimel range bar the 25 g sachets', 'not in packs of 25 g'],
    ['excluding the infant formulas, what comes in 800 g', 'not infant formulas, in packs of 800 g'],
    ['bar the mini ones, which dalesips have fibre', '5 products fit'],
    ['he is off soya, any sips', 'not marked as containing soya'],
    ['drinks apart from the banana ones', 'not with banana flavour'],
    ['sips that arent egg free or arent fish free', 'marked as containing eggs or marked as containing fish'],
    ['which dalesip mini has the least sugar', 'of 3 products'],
    ['wrenfold tubes without fibre', '2 products fit: named Wrenfold Tube'],
    ['sip with the most protein for the fewest calories', 'per 100 kcal'],
    ['drink with most calcium in the smallest bottle', 'so the pack sizes are beside it'],
    ['which sip is highest in iron but lowest in sodium', 'so sodium is beside it'],
    ['least volume with the most protein, sips', 'also the least volume for the same amount'],
    ['most iron 1.5 feed', '(with about 1.5 kcal/ml)'],
    ['is there a feed of 1 kcal in a litre bag', 'with about 1 kcal/ml'],
  ])('%s', (question, words) => {
    expect(told(question)).toContain(words);
    expect(told(question)).not.toContain('did not understand');
  });

  test('one ranking told twice is shown once, on the basis that was given', () =>
    expect(
      told('adult wants the highest-calcium sip, which one has most calcium per bottle').split('\n')[0],
    ).toContain('per 200 ml bottle'));

  test('a size alone narrows the list before it', () =>
    expect(told('which supplements are vegetarian', 'and in 125')).toContain(
      'marked vegetarian, in packs of 125 ml',
    ));
});

describe('[J-10] what leads up to a question for a list is not named', () => {
  test.each([
    'compiling a poster and stuck on which feeds are peptide',
    'I am after everything for MSUD',
    'my manager is chasing me over which foods have gluten',
    'she has gone vegan, so which sips are marked vegan',
    'all the ketogenic ones, for the noticeboard',
  ])('%s', (question) => expect(told(question)).not.toMatch(/did not understand|I do not know/u));

  test.each([
    ['gloopy feeds for adults, which do you have', 'gloopy'],
    ['limiting potassium, so which sips have the least', 'limiting'],
    ['we moved on from Glucerna and need to know which feeds have the least sugar', 'Glucerna'],
  ])('but what may matter is: %s', (question, word) =>
    expect(told(question).toLowerCase()).toContain(word.toLowerCase()),
  );
});
