import { describe, expect, test } from 'vitest';
import { sim, told } from '../../test-support/dialogue.ts';

describe('a question about a pack of one product is answered for each size', () => {
  test.each([
    [
      'fibre per pack tarnvane energy fibre',
      [
        '8 g of fibre per 500 ml pack',
        '16.0 g of fibre per 1,000 ml pack',
        '24.0 g of fibre per 1,500 ml pack',
      ],
    ],
    [
      'sodium per bottle nephrane dialysis',
      ['85 mg of sodium per 125 ml bottle', '136 mg of sodium per 200 ml bottle'],
    ],
    [
      'protein per pack of wrenfold tube',
      ['5.4 g of protein per 200 ml bottle', '13.5 g of protein per 500 ml pack'],
    ],
    [
      'protein in one tin of cradlemere hydrolysed',
      ['52.0 g of protein per 400 g tin', '104.0 g of protein per 800 g tin'],
    ],
  ])('%s', (question, parts) => {
    for (const part of parts) expect(told(question)).toContain(part);
  });

  test('a named size, or a kind with only one size, is that size', () => {
    expect(told('protein per bottle of wrenfold tube')).not.toContain('500 ml');
    expect(told('sodium per 200 ml bottle of nephrane dialysis')).not.toContain('125 ml bottle.');
  });

  test('a count is answered for each size, with a note that the size was not given', () => {
    const text = told('phosphate mmol in nephrane dialysis 2 bottles');
    // 71 mg of phosphorus in 100 ml: 177.5 and 284 mg, divided by 30.97.
    expect(text).toContain('in 2 × 125 ml (250 ml)');
    expect(text).toContain('in 2 × 200 ml (400 ml)');
    expect(text).toContain('more than one size');
  });

  test('in a total the size is still asked back', () => {
    expect(sim.ask('protein in 2 bottles of nephrane dialysis and 1 dalesip two in total').kind).toBe(
      'question',
    );
  });

  test('a limit is checked against each size', () => {
    const text = told('does nephrane dialysis have over 12 g protein per bottle');
    expect(text).toContain('No, Nephrane Dialysis does not have more than 12 g protein per 125 ml');
    expect(text).toContain('Yes, Nephrane Dialysis has more than 12 g protein per 200 ml');
    // From its own column, 249 kcal, and not from 199 kcal in 100 ml.
    expect(told('does nephrane dialysis have at least 249 kcal per bottle')).toMatch(/^Yes/u);
    const counted = told('do 3 bottles of nephrane dialysis give more than 30 g protein');
    expect(counted).toContain('No, Nephrane Dialysis does not have more than 30 g protein per 375 ml');
    expect(counted).toContain('Yes, Nephrane Dialysis has more than 30 g protein per 600 ml');
  });
});

describe('a product is listed if one of its packs meets the criteria', () => {
  test.each([
    ['tube feeds with at least 1500 kcal per pack', 'Tarnvane Energy, Energy 1,500 kcal per 1,000 ml pack'],
    [
      'which tube feed has the most kcal per pack',
      'Tarnvane Energy and Tarnvane Energy Fibre have the most energy of 33 tube feeds: 2,250 kcal per 1,500 ml pack',
    ],
    [
      'which tube feed has the least kcal per pack',
      'Cradlemere High Energy has the least energy of 33 tube feeds: 126 kcal per 125 ml bottle',
    ],
    [
      'sip feeds with at least 300 kcal in a bottle that are renal',
      'Nephrane Dialysis, Energy 398 kcal per 200 ml bottle',
    ],
    ['ons with at least 15 g protein per bottle', 'Protein 15.2 g per 200 ml bottle'],
    ['500 ml tube feeds with at least 750 kcal per pack', 'Energy 750 kcal per 500 ml pack'],
    ['which 500 ml pack has the most kcal per pack', '1,000 kcal per 500 ml pack'],
  ])('%s', (question, words) => expect(told(question)).toContain(words));

  test('a ranked list says that it ranks by the pack shown', () =>
    expect(told('tube feeds with at least 1000 kcal per pack')).toContain(
      'Those with the most energy in the pack shown come first.',
    ));

  test('a single pack meets all criteria, not one pack each', () => {
    expect(sim.ask('tube feeds in 500 ml packs with at least 1500 kcal per pack').productIds).toEqual([]);
    // 200 ml: 398 kcal and 15.2 g; only 125 ml has 249 kcal.
    expect(
      sim.ask('sip feeds with under 300 kcal and over 15 g protein per bottle').productIds,
    ).not.toContain('nephrane-dialysis');
  });

  test('a bottle counted in doses is named, not listed', () =>
    expect(told('sip feeds with at least 800 kcal per bottle')).toContain(
      'Not counted by the bottle, because the label counts by the dose: Addimere Emulsion and Addimere Shot.',
    ));

  test('products taken by the dose or scoop are not counted per bottle or tin', () => {
    const { productIds } = sim.ask('sip feeds with at least 300 kcal');
    expect(productIds).not.toContain('addimere-shot');
    expect(productIds).not.toContain('addimere-boost-powder');
  });
});

describe('an amount that a pack provides is a minimum per pack, even without "at least"', () => {
  test.each([
    [
      'smallest volume bottle for 300 kcal sip feed',
      'Dalesip Mini, Energy 300 kcal per 125 ml bottle',
      'smallest pack',
    ],
    ['smallest bottle with 300 kcal', 'Dalesip Mini, Energy 300 kcal per 125 ml bottle', 'smallest pack'],
    [
      'which 125 ml bottle gives 300 kcal',
      'Dalesip Mini, Energy 300 kcal per 125 ml bottle',
      'in packs of 125 ml',
    ],
    [
      'which sip feed gives 20 g protein in one bottle',
      'Dalesip Two, Energy 200 kcal per 100 ml, Protein 20 g per 200 ml bottle',
      'with about 20 g protein per bottle',
    ],
    [
      'which pack of tarnvane gives 2000 kcal',
      'Tarnvane Concentrate 2.0, Energy 2,000 kcal per 1,000 ml pack',
      'about 2,000 kcal',
    ],
    [
      '300 kcal in a 125 ml bottle which sip feed',
      'Dalesip Mini, Energy 300 kcal per 125 ml bottle',
      'in packs of 125 ml',
    ],
    [
      'any tube feed pack with 1200 kcal and 60 g protein',
      'Protein 63.0 g per 1,000 ml pack',
      'about 60 g protein per pack',
    ],
    ['any 300 kcal bottles', 'Dalesip Mini, Energy 300 kcal per 125 ml bottle', 'with about 300 kcal'],
  ])('%s', (question, line, words) => {
    expect(told(question)).toContain(line);
    expect(told(question)).toContain(words);
    expect(told(question)).not.toContain('did not understand');
  });

  test.each([
    'how many bottles give 1500 kcal',
    'which tin of 400 g has the most protein',
    'which bottle is 1.5 kcal/ml',
  ])('%s: not a limit per pack', (question) =>
    expect(told(question)).not.toMatch(/with about .* per (?:bottle|tin)/u),
  );
});

describe('"per" a product and its pack is per pack', () => {
  test.each([
    [
      'carbs and sugars per dalesip yogurt bottle',
      '38 g of carbohydrate and 22 g of sugars per 200 ml bottle.',
    ],
    ['kcal per dalesip mini bottle', '300 kcal per 125 ml bottle.'],
    ['protein per dalesip pud pot', '11.9 g of protein per 125 g pot.'],
    ['kcal per dalesip shake sachet', '244 kcal per 57 g sachet.'],
    ['kcal in a dalesip mini bottle', '300 kcal per 125 ml bottle.'],
    ['kcal per Wrenfold Sip 1.5 bottle', '298 kcal per 200 ml bottle.'],
    ['protein per Dalesip Thick Level 3 bottle', '12 g of protein per 125 g bottle.'],
    ['kcal per Tarnvane Concentrate 2.0 pack', '2,000 kcal per 1,000 ml pack.'],
    ['kcal per tarnvane pack', 'Energy 2,250 kcal per 1,500 ml pack'],
    ['sodium per nephrane dialysis bottle', '136 mg of sodium per 200 ml bottle.'],
  ])('%s', (question, words) => expect(told(question)).toContain(words));

  test('questions without a figure are unaffected', () =>
    expect(told('is a dalesip mini bottle vegan')).not.toContain('kcal'));

  test.each([
    ['which pack of tarnvane energy gives 1500 kcal', '1,000 ml of Tarnvane Energy holds 1,500 kcal'],
    ['2 bottles of addimere shot 120 kcal', '802 kcal in 240 ml'],
    ['3 bottles of Dalesip Thick Level 3, protein', '36.0 g of protein in 3 × 125 g'],
  ])('%s', (question, words) => expect(told(question)).toContain(words));
});

describe('[J-10] a count of an amount multiplies it', () => {
  test.each([
    [['potassium in nephrane dialysis 200 ml', 'and for 3 of them'], '360 mg of potassium in 600 ml'],
    [['kcal in 1500 ml of tarnvane energy', 'so 2 of them a day is?'], '4,500 kcal in 3,000 ml'],
    [['protein in 2 dalesip mini', 'and 3 of them'], '36.0 g of protein in 3 × 125 ml'],
    [
      ['what is the biggest pack of tarnvane standard fibre'],
      'The biggest of Tarnvane Standard Fibre is a 1500 ml pack.',
    ],
  ])('%j', (messages, answer) => {
    expect(told(...messages)).toContain(answer);
  });
});

test('[J-10] a mark is answered beside a row', () => {
  const answer = told('gluten, lactose and soya in dalesip two');
  expect(answer).toContain('lactose is not stated');
  expect(answer).toContain('Cereals containing gluten: not marked as present');
  expect(answer).toContain('Soya: marked as present');
});

describe('[J-10] a smaller or a larger pack than the one that is named', () => {
  test.each([
    ['dalesip milk bottles are 200, do they do a smaller one', 'No, Dalesip Milk comes in a 200 ml bottle'],
    ['does tarnvane standard come in anything smaller than 500', 'No, Tarnvane Standard comes in'],
    ['is there a bigger bag of tarnvane plant fibre than a litre', 'No, Tarnvane Plant Fibre comes in'],
    ['is there a bigger pack of tarnvane standard than 1 litre', 'Yes, Tarnvane Standard comes in'],
    ['does dalesip milk come in 200 ml', 'Yes, Dalesip Milk comes in'],
  ])('%s', (question, answer) => expect(told(question)).toContain(answer));
});
