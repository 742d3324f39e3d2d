import { describe, expect, test } from 'vitest';
import { sim, told } from '../../test-support/dialogue.ts';

const lists = (question: string) =>
  told(question)
    .split('\n')
    .filter((line) => / fits?: /u.test(line));

describe('[J-10] every criterion of a list is kept as it was worded', () => {
  test.each([
    ['feeds at least 8g protein /100ml w/o fibre in 1L', 'no fibre', 'in packs of 1,000 ml'],
    ['tube feeds that dont come in a 500ml', '10 tube feeds', 'not in packs of 500 ml'],
    ['energy 2kcal/ml+, not Dalesip', 'not of Dalesip', 'with at least 2 kcal/ml'],
    ['tube feeds, 1.5 or above', 'tube feeds fit', 'with at least 1.5 kcal/ml'],
    ['sips between 1.5 and 2.0', '11 oral', 'with 1.5 kcal/ml to 2 kcal/ml'],
    ['tins over 400g', '3 products', 'in a tin, in packs of more than 400 g'],
    ['gms puddings or thickened drinks', 'Dalesip Pud', 'Dalesip Thick Level 3'],
    ['20 g PKU pouches', '2 products', 'with about 20 g protein per pack'],
    ['PKU sachets of 25 g', '1 product', 'in packs of 25 g'],
    ['what is ACBS approved, halal and comes in chocolate', '10 products', 'with chocolate flavour'],
  ])('%s', (question, one, other) => {
    expect(told(question)).toContain(one);
    expect(told(question)).toContain(other);
  });

  test('a product with "sugar" among its ingredients is not called sucrose free', () => {
    expect(sim.ask('sip feeds without sucrose').productIds).toEqual([]);
  });
});

describe('[J-10] a ranking asked for after a list ranks that list', () => {
  test.each([
    ['vegan sips, most protein first', 'Dalesip Plant has the most protein of 2'],
    ['UCD products: powders, no gluten, smallest sachet first', 'smallest pack of 4 powders and tablets'],
    ['order dalesip by kcal per ml', 'Dalesip Mini Protein has the most energy of 10 products'],
    ['smallest bottle sizes you do', 'Addimere Shot has the smallest pack of 28 products (in a bottle)'],
    ['which tube feed has the most sodium and the least', 'has the least sodium of 28 tube feeds: 35.9 mg'],
    [
      'how does Wrenfold compare with Tarnvane for protein',
      'has the most protein of 13 products (of Tarnvane)',
    ],
  ])('%s', (question, words) => {
    expect(told(question)).toContain(words);
  });

  test.each([
    ['three lowest potassium sip feeds', 'Nephrane Child 2.0', 'Nephrane Dialysis'],
    ['which 2 sips have the most fibre', 'Dalesip Two Fibre', 'Wrenfold Sip Mini'],
  ])('%s: no more than were asked', (question, last, next) => {
    expect(told(question)).toContain(last);
    expect(told(question)).not.toContain(next);
    expect(told(question)).not.toContain('did not understand');
  });

  test('ten are ten', () => {
    expect(told('top ten tube feeds by protein').match(/ kcal per 100 ml/gu)).toHaveLength(10);
  });
});

describe('[J-10] a size after a name is the size of the packs counted before it', () => {
  test.each([
    ['half a pack of Tarnvane Concentrate 500ml + one Dalesip Mini = how many kcal', '800 kcal'],
    ['2 bottles of Addimere Shot 120ml and 1 Dalesip Two protein total', '36.1 g of protein'],
    ['how many kcal in 3 packs of Tarnvane Energy 1000ml', '4,500 kcal'],
  ])('%s', (question, figure) => {
    expect(told(question)).toContain(figure);
  });
});

test('[J-10] "the liquid ones" are those of the list', () => {
  const before = sim.ask('PKU protein substitutes');
  const after = sim.ask('the liquid ones', before.context);
  expect(after.productIds.length).toBeGreaterThan(0);
  expect(after.productIds.filter((id) => !before.productIds.includes(id))).toEqual([]);
});

describe('[J-10] powders ranked with liquids, as drunk', () => {
  test.each([
    [
      'infant formula with the most fat as drunk',
      'Lumeket 3:1 Powder has the most fat of 15 infant formulas as made up: 6.43 g',
    ],
    [
      'which powder for infants has the least iron once mixed',
      'Iron 0.78 mg per 100 ml at 13% w/v, made up at 13 %',
    ],
    // 380 kcal per 100 g × 15.5 g: the label's second column is for the sachet alone.
    ['lowest energy for MSUD when ready to drink', 'Energy 59 kcal per 100 ml at 15.5% w/v'],
    ['infant formulas by iron, reconstituted', 'of 15 infant formulas as made up'],
  ])('%s', (question, words) => {
    expect(told(question)).toContain(words);
    expect(told(question)).not.toContain('are ordered separately');
  });

  test('a powder without a recipe on its label is left out, with a note', () => {
    expect(told('which sip has the most iron as made up')).toContain(
      'left out of this order, because the label gives no strength',
    );
  });

  test.each(['which infant formula has the most fat', 'most fat per 100 ml of your infant formulas'])(
    'without these words the ranking stays: %s',
    (question) => {
      expect(told(question)).toContain('are ordered separately');
    },
  );

  test('and after a ranking', () => {
    expect(told('infant formulas with the most iron', 'and as made up?')).toContain('as made up: ');
  });
});

describe('[J-10] a list with a limit is in the requested order', () => {
  test.each([
    ['tube feeds below 70 mg calcium per 100 ml, lowest first', 'has the least calcium of'],
    ['sips over 8 g fat per bottle, descending', 'has the most fat of'],
    ['sips over 8 g fat per bottle, descending', 'per 200 ml bottle'],
    ['tube feeds over 1.2 kcal/ml, low to high', 'has the least energy of'],
    ['tube feeds with below 70 mg calcium, highest first', 'has the most calcium of'],
    ['Tarnvanes in order of iron, lowest first', 'has the least iron of'],
    ['tube feeds in order of iron, lowest first and under 2 mg iron', 'has the least iron of 24'],
    ['kosher tube feeds by iron', 'has the most iron of'],
  ])('%s', (question, words) => {
    expect(told(question).split('\n')[0]?.replaceAll(' have ', ' has ')).toMatch(
      new RegExp(words.replace('has the', 'ha(?:s|ve) the'), 'u'),
    );
  });

  test('and as the next message', () => {
    expect(told('tube feeds below 70 mg calcium per 100 ml', 'highest first')).toContain('most calcium of');
  });
});

describe('[J-10] a ranking in mmol', () => {
  test.each([
    [
      'which of the nephrane range has least phosphate per 100 kcal in mmol',
      'Phosphorus 0.4 mmol per 100 kcal',
    ],
    ['rank tube feeds by potassium in mmol', 'Potassium 5.5 mmol per 100 ml'],
  ])('%s', (question, row) => {
    expect(told(question)).toContain(row);
  });

  test('a powder as made up keeps the figure of its label', () => {
    expect(told('which powders as made up are lowest in potassium in mmol')).toMatch(
      /Potassium 62 mg per 100 ml/u,
    );
  });
});

test('[J-10] a small amount in mmol is not shown as zero', () => {
  expect(told('sodium in 1 ml of nephrane dialysis in mmol')).toMatch(/0\.0\d*[1-9]\d* mmol/u);
});

describe('[J-10] after a ranking', () => {
  test('the requested ranks are shown with the ranked value', () => {
    const said = told('which sip has the most sugars', 'who is 2nd and 3rd');
    expect(said).toContain('Dalesip Mini Protein has the second most sugars of 19');
    expect(said).toContain('Addimere Shot has the third most sugars of 19');
  });

  test('the next question is about that product', () => {
    const said = told('which sip has the most sugars', 'and the third?', 'is it halal');
    expect(said).toContain('Addimere Shot is marked halal');
    expect(said).not.toContain('Dalesip');
  });

  test('"they" are the same feeds', () => {
    expect(told('which feed has the most iron', 'and second?')).toMatch(/of \d+ tube feeds and formulas/u);
  });

  test('"the three" are those asked about one after another', () => {
    const said = told(
      'iron in Nephrane Dialysis',
      'and in Nephrane Child 2.0',
      'iron in Dalesip Two',
      'which of the three has least',
    );
    expect(said).toContain(
      'Nephrane Child 2.0 has the least iron: Nephrane Child 2.0 1.4 mg, Nephrane Dialysis 1.8 mg and Dalesip Two 2.4 mg',
    );
  });
});

describe('[J-10] an amount of protein equivalent is per pack', () => {
  test.each([
    ['TYR substitutes with 20 g PE, lowest calories', 'with about 20 g protein per pack'],
    ['least energy for 15 g of protein equivalent, MSUD', 'per 25 g sachet'],
  ])('%s', (question, words) => {
    expect(told(question).split('\n')[0]).toContain(words);
    expect(told(question)).not.toContain('did not understand');
  });

  test('a number that was not understood is named before the list', () => {
    expect(told('tube feeds for 37 with most iron').split('\n')[0]).toBe('I did not understand: “37”.');
  });
});

describe('[J-10] a form restricts the list, and one list meets all criteria', () => {
  test('puddings exclude flour', () => {
    expect(sim.ask('a halal dessert').productIds).toEqual(['dalesip-pud']);
  });

  test('words after "any" narrow the same list', () => {
    const [list, other] = lists('vegetarian sips, any for adults with no milk');
    expect(list).toContain('marked vegetarian, for adults 18 years and over, not marked as containing milk');
    expect(other).toBeUndefined();
  });

  test('two lists are for the same people', () => {
    expect(lists('which sips for adults are kosher and which have no milk').at(-1)).toContain(
      'for adults 18 years and over, not marked',
    );
  });
});
