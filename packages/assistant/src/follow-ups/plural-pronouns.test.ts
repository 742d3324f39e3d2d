import { describe, expect, it, test } from 'vitest';
import { IN, after, told } from '../test-support/dialogue.ts';

describe('[J-10] what one part of a message leaves out is taken from another', () => {
  it.each([
    [
      'kcal in dalesip two? and dalesip mini? are both halal',
      ['Two is marked halal', 'Mini is marked halal'],
    ],
    [
      'carbs per 31g sachet of ER 15 and then the same for the ER 20 and what ages are they from',
      [
        'ER 15 has 29.5 g',
        'ER 20 has 29.5 g',
        'ER 15 is for use from 1 year',
        'ER 20 is for use from 2 years',
      ],
    ],
    [
      'energy in Wrenfold Tube Energy per 500 ml and whether there is a version with fibre',
      ['750 kcal in 500 ml', 'Wrenfold Tube Energy Fibre, Energy 150 kcal'],
    ],
    ['dalesip two 3 a day, how much protein is it', ['60.0 g of protein in 3 × 200 ml']],
    ["on dalesip two, 3 per day, what's the vit D", ['11.7 micrograms of vitamin D3 in 3 × 200 ml']],
    [
      'phosphate in nephrane dialysis 200ml vs dalesip two, and which one has less potassium',
      ['Nephrane Dialysis has 80.0 mg of phosphorus in 200 ml', 'Nephrane Dialysis has less potassium'],
    ],
    [
      'does tarnvane energy come in 1.5L bags and whats the osmolality of it',
      ['Yes, Tarnvane Energy comes in', '370 mOsm/kg'],
    ],
    [
      'tarnvane protein fibre vs protein intense, which has more protein per 100ml, and are they both in 1000ml packs',
      [
        'Intense 10 g and Tarnvane Protein Fibre 6.3 g per 100 ml',
        'No, Tarnvane Protein Intense comes in a 500 ml',
      ],
    ],
    [
      'Is Cradlemere Amino milk free and soya free? And once mixed how long before I bin it?',
      ['Milk: not marked', 'Soya: not marked', 'left 1 hour after a feed began'],
    ],
    ['PIP code for Dalesip Juice blackcurrant and apple', ['Blackcurrant 24 x 200', 'Apple 24 x 200']],
    ['How many kcal do 3 Dalesip Yogurt and 2 Dalesip Pud give together', ['Together: 1,305 kcal']],
    [
      "FW: can you check for tomorrow's MDT - (a) does Lumeket 2.5:1 contain fish (b) min age (c) fat per 200 ml. Thanks, Priya",
      ['Fish: marked as present', 'for use from 8 years', '28.0 g of fat in 200 ml'],
    ],
  ])('%s', (message, said) => {
    for (const words of said) expect(told(message)).toContain(words);
  });

  test('nothing that was not asked is answered', () =>
    expect(told('does Lumeket 2.5:1 contain fish. Thanks, Priya')).not.toContain('You are welcome'));

  test('a question with its own amount keeps it', () =>
    expect(
      told(
        'Potassium and phosphate in Nephrane Dialysis per 125ml please. Also same for Dalesip Two per 200ml.',
      ),
    ).toContain('Dalesip Two has 450 mg of potassium and 210 mg of phosphorus in 200 ml'));
});

describe('[J-10] a question after two products is about both', () => {
  it.each([
    [
      ['protein in tarnvane protein', 'compare with tarnvane protein intense', 'which suits under 18s'],
      'Tarnvane Protein is for use from 6 years',
    ],
    [['dalesip two protein per 100ml', 'dalesip mini has more right?'], 'Dalesip Two has more protein'],
    [['iron in dalesip two', 'so the yogurt is lower?'], 'Dalesip Yogurt has less iron'],
    [['kcal dalesip two', 'mini has less?'], 'Dalesip Two has less energy'],
    [['protein in dalesip mini', 'and two?'], 'Dalesip Two has 10 g of protein'],
    [['mct oil kcal per 15 ml', 'the emulsion same amount'], 'Addimere MCT Emulsion has 68 kcal in 15 ml'],
    [
      [
        "what's in wrenfold sip, allergens",
        'and the mini one?',
        'back to the first one, what age is it from',
      ],
      'Wrenfold Sip 1.5 is for use from 1 year',
    ],
    [
      ['dalesip shake kcal per sachet', 'is that with the milk or without'],
      'the milk or drink it is made up with is not included',
    ],
    [
      ['sodium tarnvane standard 1L', 'now low energy fibre', 'go back to the first one, K this time'],
      '1,500 mg of potassium in 1,000 ml',
    ],
    [
      ['kcal wrenfold tube energy 500ml', 'does that come in a 200'],
      'Wrenfold Tube Energy comes in a 200 ml bottle',
    ],
    [
      ['soya free products for children', 'take out the metabolic ones', 'any of those liquid?'],
      '6 liquids fit',
    ],
    [
      ['which low protein pastas do you have', 'kcal per 100g of the penne and the rice'],
      'Lowenfield Rice has 357 kcal',
    ],
  ])('%j: %s', (messages, said) => expect(told(...messages)).toContain(said));

  test('a product of the brand is recognised by its last word', () =>
    expect(IN.roi.told('lowenfield loops flavours and do ye have the loaf over here')).toContain(
      'Lowenfield Loaf is not available in the Republic of Ireland',
    ));
  test('"not here" is no criterion for the next question', () =>
    expect(IN.roi.told('dalesip two fibre kcal', 'not here? what else is 2kcal')).toContain(
      '5 products fit',
    ));
});

describe('[J-10] a name without its brand that is also a description', () => {
  it.each([
    ['is plant fibre halal', ['tarnvane-plant-fibre']],
    ['Na in 1 litre of the adult low energy fibre feed, in mmol', ['tarnvane-low-energy-fibre']],
    ['is intense ok for a 14 year old', ['tarnvane-protein-intense']],
  ])('%s', (message, ids) => expect(after(message).productIds).toEqual(ids));
  test('if it may be one of two, Sim asks back; many are listed', () => {
    expect(after('na in the low energy fibre feed').kind).toBe('question');
    expect(after('which high energy feeds are there').productIds.length).toBeGreaterThan(3);
  });
});

describe('[J-10] a shelf life is no age', () => {
  it.each([
    ['which products have a shelf life under 12 months', 'with a shelf life of less than 12 months'],
    ['which ONS have a shorter date than 12 months', '3 oral nutritional supplements fit'],
    ['tube feeds with shelf life at least 12 months', 'with a shelf life of at least 12 months'],
  ])('%s', (message, said) => expect(told(message)).toContain(said));
});

describe('[J-10] the ages on the label for a person with nothing else known', () => {
  it.each([
    ['is dalesip milk ok for a child aged 2', 'No. 2 years is outside the stated ages'],
    ['is dalesip milk suitable for a 15 year old girl', 'Yes. 15 years is within the stated ages'],
    ['can a 75 year old lady have dalesip milk', 'Yes. 75 years is within the stated ages'],
  ])('%s', (message, said) => {
    expect(told(message)).toContain(said);
    expect(told(message)).toContain('Whether it suits a patient is a clinical judgement.');
  });
  it.each([
    'can a 75 year old lady with pressure sores have dalesip milk',
    'should a 75 year old lady have dalesip milk',
    'is dalesip milk ok for a 90 year old lady who cant swallow',
  ])('a decision is refused: %s', (message) => expect(after(message).kind).toBe('refusal'));
});

test('[J-10] a method is explained beside a refusal', () => {
  const { kind } = after('what stress factors are in the app and should i use one for my burns patient');
  const text = told('what stress factors are in the app and should i use one for my burns patient');
  expect(kind).toBe('refusal');
  expect(text).toContain('Infection: 25 to 45 %');
});
