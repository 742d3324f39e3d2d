import { describe, expect, it } from 'vitest';
import { answerText } from './answers/answer.ts';
import { after, IN, told } from './test-support/dialogue.ts';

describe('names in a row', () => {
  it.each([
    [
      'calcium in dalesip milk yogurt juice and plant',
      ['dalesip-milk', 'dalesip-yogurt', 'dalesip-juice', 'dalesip-plant'],
    ],
    [
      'calcium in dalesip milk, dalesip juice and lowenfield milk drink pls + which one is dairy free',
      ['dalesip-milk', 'dalesip-juice', 'lowenfield-milk-drink'],
    ],
    ['kcal in dalesip mini and dalesip two which is vegan', ['dalesip-mini', 'dalesip-two']],
    [
      'fat in the 4:1 keto powder, the 3:1 powder and the 4:1 liquid',
      ['lumeket-4-1-powder', 'lumeket-3-1-powder', 'lumeket-4-1-liquid'],
    ],
  ])('[J-10] %s: each is answered', (message, ids) => {
    expect(after(message).productIds).toEqual(expect.arrayContaining(ids));
    expect(told(message)).not.toContain('did not understand');
  });
  it.each([
    [
      'protein in the mini, the two and the juice from dalesip',
      ['dalesip-mini', 'dalesip-two', 'dalesip-juice'],
    ],
    ['standard and energy tarnvane sodium', ['tarnvane-standard', 'tarnvane-energy']],
    ['gsd starch and addimere carb side by side', ['orrimel-gsd-starch', 'addimere-carb']],
    [
      'how much sodium in 1500ml of 1.2 fibre and same volume of energy fibre',
      ['tarnvane-1-2-fibre', 'tarnvane-energy-fibre'],
    ],
  ])('[J-10] %s: a brand at the end, or beside one of them, applies to each', (message, ids) => {
    expect(after(message).productIds.toSorted()).toEqual(ids.toSorted());
  });
  it('[J-10] rows of a label before a brand are not names', () => {
    expect(after('energy and protein in tarnvane').productIds.length).toBeGreaterThan(5);
  });
  it.each([
    [
      ['wrenfold sip flavours', 'which has more calcium per bottle the 1.5 or the mini'],
      'Wrenfold Sip Mini 2.4 206 mg',
    ],
    [['lowenfield rice protein', 'is there gluten in that and the penne'], 'Lowenfield Penne'],
    [
      ['lowenfield rice protein', 'never mind meant the penne. 80g dry weight'],
      'Lowenfield Penne has 0.24 g of protein in 80 g',
    ],
    [['liquid keto', 'what age is each from'], 'Lumeket MCT 20 is for use from 3 years'],
    [
      ['addimere er 15 energy', 'what does the pack say about how much water'],
      '31 g of powder made up to 200 ml',
    ],
  ])('[J-10] %j: by words of their names', (messages, said) => {
    expect(told(...messages)).toContain(said);
  });
  it('[J-10] two unknown names are asked back, and a similar name is not assumed', () => {
    expect(after('dalesip mini plant whats in it').kind).toBe('question');
    expect(after('dalesip milk yogurt kcal').kind).toBe('question');
    expect(after('dalesip mini milk?').productIds).toEqual(['dalesip-mini']);
  });
  it('[J-10] a strength later in the message names another product', () => {
    const both = told('PKU pouch 15 - protein equivalent per pouch? And are the flavours the same in the 20');
    expect(both).toContain('Orrimel PKU Pouch 15 has 15 g');
    expect(both).toContain('Orrimel PKU Pouch 20 comes in 3 flavours');
  });
});

describe('what a bare number measures', () => {
  it.each([
    [
      ['kcal in dalesip two and dalesip mini', 'and sodium in 1000 of each'],
      ['1,430 mg', '1,550 mg'],
    ],
    [['kcal in dalesip two', 'and sodium in 500'], ['715 mg of sodium in 500 ml']],
    [
      ['phe in lowenfield cookies', 'and the rice, per 50g dry'],
      ['Lowenfield Rice', '6.50 mg'],
    ],
    [['protein in dalesip mini', 'and the juice in 400 ml'], ['Dalesip Juice has 16.0 g']],
    [['protein in dalesip mini', 'how much in 300 ml of the juice'], ['Dalesip Juice has 12.0 g']],
    [['which tube feeds come in 1500'], ['4 tube feeds fit', 'Tarnvane Standard Fibre']],
    [['iron in 125 ml of cradlemere high energy', 'i said 125 but meant the 200 sorry'], ['in 200 ml']],
  ])('[J-10] %j', (messages, all) => {
    for (const each of all) expect(told(...messages)).toContain(each);
  });
  it('[J-10] for a powder it may be anything, and is asked back', () => {
    expect(told('protein in cradlemere amino in 300')).toContain('could not read the amount');
  });
});

describe('what a follow-up refers to', () => {
  it('[J-10] a product that is not sold here does not remain the subject', () => {
    const sim = IN.roi.sim;
    const none = sim.ask('Dalesip Two Fibre - fibre per bottle?');
    const list = sim.ask('what do we have here with fibre in it then, sip feeds only', none.context);
    expect(list.productIds.length).toBeGreaterThan(3);
  });
  it('[J-10] "the one with fibre" is one of the list, not a product with these words in its name', () => {
    const ids = after('which tube feeds are 1.5 for adults', 'protein of the one with fibre').productIds;
    expect(ids).toEqual(['lumeket-2-5-1-liquid', 'tarnvane-energy-fibre']);
  });
  it.each([
    [
      ['potassium in nephrane dialysis', 'is that lower than dalesip two'],
      'Yes. Nephrane Dialysis has less potassium',
    ],
    [
      ['potassium in nephrane dialysis', 'is that lower than dalesip two', 'is it higher than dalesip mini'],
      'No. Dalesip Mini has more potassium',
    ],
    [
      ['keto ratio of the lumeket pot and the MCT 20', 'which ones vegetarian then'],
      'Yes, Lumeket MCT 20 is marked vegetarian',
    ],
    [
      [
        'tarnvane protein v tarnvane protein intense',
        'which has more carbs',
        'sorry meant protein fibre not protein intense',
      ],
      'Tarnvane Protein 14.2 g and Tarnvane Protein Fibre 14.1 g',
    ],
    [
      ['whats the most energy dense drink', 'how big is the bottle and what flavours'],
      'Addimere Emulsion comes in a 200 ml bottle',
    ],
    [
      ['Lowenfield foods without gluten', 'how much protein in 40 g of the loops'],
      'Lowenfield Cereal Loops is not available in the United Kingdom',
    ],
    [['dalesip shake protein', 'with semi skimmed milk'], 'gives no values as made up'],
    [['protein in dalesip mini', 'with milk'], 'marked as present in Dalesip Mini'],
    [
      ['sip feeds with fibre', 'leave out the thickened one and tell me which is highest'],
      'Dalesip Mini Fibre has the most fibre',
    ],
    [['show me all the tube feeds without fish', 'take out the paeds ones'], '4 tube feeds fit'],
    [['show me all the tube feeds without fish', 'any others?'], '9 tube feeds fit'],
  ])('[J-10] %j', (messages, said) => {
    expect(told(...messages)).toContain(said);
  });
});

describe('what applies to another product', () => {
  it.each([
    [
      [
        'wrenfold tube energy kcal per ml',
        "I've got a 9yr old on 800ml of it overnight, how much protein is that",
      ],
      '32.0 g of protein in 800 ml',
    ],
    [
      ['sodium of Tarnvane Protein Fibre in mmol per litre', 'and without the fibre'],
      'Tarnvane Protein has 49.6 mmol',
    ],
    [
      ['storage of cradlemere high energy', 'does that go for the peptide one as well'],
      'Cradlemere High Energy Peptide',
    ],
    [
      ['dalesip mini kcal per bottle', 'sorry i was reading the wrong box its the mini fibre'],
      'Dalesip Mini Fibre has 300 kcal per 125 ml bottle',
    ],
    [
      ['dalesip mini flavours', 'is it more energy dense than dalesip two'],
      'Yes. Dalesip Mini has more energy',
    ],
    [['can she keep an opened pot of dalesip pud till the next day'], 'use it within 24 hours'],
  ])('[J-10] %j', (messages, said) => {
    expect(told(...messages)).toContain(said);
  });
  it('[J-10] a product that is not sold here is reported so, and is not a decision', () => {
    const { sim } = IN.roi;
    const kept = sim.ask('Storage for Cradlemere High Energy once opened');
    const other = sim.ask('does that go for the peptide one as well', kept.context);
    expect(answerText(other)).toContain(
      'Cradlemere High Energy Peptide is not available in the Republic of Ireland',
    );
    expect(answerText(sim.ask('is that even available to us in Dublin', other.context))).toMatch(
      /^No, Cradlemere High Energy Peptide/u,
    );
  });
  it('[J-10] teenagers are from 13 to 17 years', () => {
    const ids = after('what do you have for a teenager with GA1').productIds;
    expect(ids).not.toContain('orrimel-ga1-spoon-10');
    expect(ids).toContain('addimere-er-15');
  });
});

describe('questions side by side', () => {
  it.each([
    [
      'which dalesip are ready to feed and which are powder',
      ['11 liquids fit: of Dalesip', '1 powder or tablet fits: of Dalesip'],
    ],
    [
      "lowenfield penne protein per 100g and what else is in that range that's egg free",
      ['6 products fit: of Lowenfield'],
    ],
    [
      'gsd starch carb in a sachet, also does it say hot or cold water',
      ['53.1 g', 'Standard mix: 60 g with 150 ml of water'],
    ],
    [
      'what iddsi level is the pud, is it safe for her to have it tonight',
      ['that is a clinical decision', 'Dalesip Pud is IDDSI level 4'],
    ],
    [
      '• MCT content Cradlemere Hydrolysed MCT\n• allergens in it\n• storage after opening',
      ['13.2 g of MCT', 'Marked as present: Fish, Milk and Soya', 'within 4 weeks'],
    ],
    [
      'kcal and protein per bottle for dalesip mini, and does it come in coffee, is that more protein than dalesip juice',
      ['300 kcal and 12 g', 'comes in coffee', 'Yes. Dalesip Mini has more protein'],
    ],

    [
      'addimere emulsion shelf life, strawberry available?',
      ['12 months', 'Yes, Addimere Emulsion comes in strawberry'],
    ],
    [
      'Tarnvane Peptide - how much of the fat is MCT\nAddimere MCT oil - kcal per 10ml',
      ['55.2 %', '86 kcal in 10 ml'],
    ],
  ])('[J-10] %s', (message, all) => {
    for (const each of all) expect(told(message)).toContain(each);
  });
});

describe('a small volume', () => {
  it.each([
    'compact high protein sips',
    'small volume high protein sip feeds',
    'high protein low volume sips',
  ])('[J-10] %s: the smallest packs of those high in protein', (message) => {
    expect(told(message)).toContain('Dalesip Mini Protein has the smallest pack');
    expect(told(message)).toContain('high in protein');
  });
});

describe('a word that changes what is asked', () => {
  it.each([
    ['tube feeds from one year', 'tube feeds from 1 year'],
    ['formulas for under one month', 'formulas for under 1 month'],
    [
      'which sip feed has the biggest dose of fibre in one bottle',
      'which sip feed has the most fibre per bottle',
    ],
  ])('[J-10] %s: as %s', (message, plainly) =>
    expect(after(message).productIds).toEqual(after(plainly).productIds),
  );

  it.each([
    ['does Lumeket 4:1 Powder only come in vanilla', 'No, Lumeket 4:1 Powder does not come only in vanilla'],
    ['is tarnvane standard only neutral', 'Yes, Tarnvane Standard comes only in neutral'],
    ['lumeket 4:1 tin kcal', 'Lumeket 4:1 Powder has 703 kcal'],
    ['just checking does dalesip mini come in strawberry', 'Yes, Dalesip Mini comes in strawberry'],
  ])('[J-10] %s: %s', (message, answer) => expect(told(message)).toContain(answer));

  it.each([
    ['iron in 1500ml of Standard Fibre', '24.2 mg of iron in 1,500 ml'],
    [
      'potassium in Dalesip Two? iron in 1500ml of Standard Fibre',
      'Tarnvane Standard Fibre has 24.2 mg of iron',
    ],
    [
      'will the app still work if the wifi drops? iron in 1500ml of Standard Fibre',
      'Tarnvane Standard Fibre has 24.2 mg of iron',
    ],
  ])('[J-10] %s: a name without its brand after an amount', (message, answer) =>
    expect(told(message)).toContain(answer),
  );
});
