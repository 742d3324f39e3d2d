import { describe, expect, test } from 'vitest';
import { IN, sim, told } from '../../test-support/dialogue.ts';

describe('[J-10] one product measured against another is a comparison of both', () => {
  test.each([
    [
      ['is there less fat in Wrenfold Tube Fibre or the ordinary tube'],
      'Wrenfold Tube Fibre has less fat: Wrenfold Tube Fibre 4.3 g and Wrenfold Tube 4.4 g',
    ],
    [
      ['more fat in the plain two or in Dalesip Two Fibre?'],
      'Dalesip Two has more fat: Dalesip Two 8.3 g and Dalesip Two Fibre 8.1 g',
    ],
    [
      ['sodium in Tarnvane Energy Fibre', 'is there less in that or in the normal energy'],
      'Tarnvane Energy has less sodium: Tarnvane Energy 125 mg and Tarnvane Energy Fibre 126 mg',
    ],
    [['sodium in Tarnvane Energy Fibre', 'does that or the plain energy have more iron'], 'Tarnvane Energy'],
    [
      ['calcium in Tarnvane Peptide Energy', 'how does the regular peptide measure up'],
      'Tarnvane Peptide Energy has more calcium: Tarnvane Peptide Energy 105 mg and Tarnvane Peptide 79.1 mg',
    ],
    [['calcium in Tarnvane Peptide Energy', 'how does Wrenfold Peptide stack up'], 'Wrenfold Peptide'],
    [
      ['is the calcium equal in two and two fibre'],
      'Yes. They have the same calcium: Dalesip Two 120 mg and Dalesip Two Fibre 120 mg',
    ],
    [
      ['identical fibre in mini and mini fibre?'],
      'No. Dalesip Mini Fibre has more fibre: Dalesip Mini Fibre 3.6 g and Dalesip Mini 0 g',
    ],
  ])('%j', (messages, words) => {
    const text = told(...messages);
    expect(text).toContain(words);
    expect(text).not.toContain('stock');
    expect(text).not.toMatch(/^Yes\.$/mu);
  });

  test.each([
    [
      ['more iron in Dalesip Two or in the golden one'],
      'I understood only Dalesip Two, not what to compare it with',
    ],
    [['iron in Dalesip Two', 'is there more in that or in the golden one'], 'I do not know “golden”'],
  ])('%j: no verdict if only one product is known', (messages, words) => {
    expect(told(...messages)).toContain(words);
  });

  test('a nutrient after "and" is not a product', () => {
    expect(told('fibre and protein in Tarnvane Protein Fibre')).toContain(
      '1.5 g of fibre and 6.3 g of protein',
    );
  });
});

describe('[J-10] "none added" is quoted from the label and is not a "No"', () => {
  test.each([
    'got any leucine in Orrimel MSUD Pouch 15',
    'does Orrimel TYR Pouch 15 contain tyrosine',
    'is Orrimel TYR Infant free from tyrosine',
  ])('%s', (question) => {
    expect(told(question)).toMatch(/^The label says that none is added, /u);
  });
});

describe('[J-10] which labels state a nutrient', () => {
  test.each([
    ['which sips declare taurine', '7 oral nutritional supplements fit: whose labels state taurine'],
    ['which sips declare taurine', '7 of 25 labels state it; “not stated” is not the same as none.'],
    ['do any tube feeds give a figure for polyols', '0 of 33 labels state it'],
    ['which sips do not state lactose', 'whose labels do not state lactose'],
  ])('%s', (question, words) => {
    expect(told(question)).toContain(words);
  });
});

describe('[J-10] conditions named in the indications', () => {
  test.each([
    [
      'vegan feeds with bowel fistula among the indications',
      'marked vegan, whose indications name “bowel fistula”',
    ],
    ['sips that are not indicated for gastrectomy', 'whose indications do not name “gastrectomy”'],
    ['which formulas have narcolepsy among their indications', 'I do not know “narcolepsy”'],
  ])('%s', (question, words) => {
    expect(told(question)).toContain(words);
  });

  test('not if the country shows no indications', () => {
    expect(IN.roi.told('feeds with fistula among the indications')).toContain(
      'Indications are shown for the United Kingdom only',
    );
  });

  test('what to choose for a patient stays refused', () => {
    const answer = sim.ask(
      'he has chylothorax, which formula with that on its indications should I give him',
    );
    expect(answer.kind).toBe('refusal');
  });
});

describe('[J-10] a share of one nutrient, and parts of the ingredients', () => {
  test.each([
    // 2 ÷ 14.8, 14 ÷ 29.6.
    [
      'what proportion of the fat in Lumeket 4:1 Liquid is saturates',
      'Saturates in Lumeket 4:1 Liquid: 13.5 % of the fat.',
    ],
    ['what share of the carbs in Dalesip Mini are sugars', '47.3 % of the carbohydrate'],
    ['does Dalesip Juice contain genuine apple, and which packs', 'does not list apple'],
    ['does Dalesip Juice contain genuine apple, and which packs', '200 ml bottle'],
    ['is Dalesip Plant made with pea protein', 'Yes, Dalesip Plant lists pea'],
    ['is there juice in Dalesip Juice', 'Dalesip Juice does not list juice'],
  ])('%s', (question, words) => {
    expect(told(question)).toContain(words);
  });

  test('the share is shown with the values it was calculated from', () => {
    const [value] = sim
      .ask('percentage of the fat in Dalesip Two that is saturates')
      .parts.flatMap((part) => (part.kind === 'values' ? part.values : []));
    expect(value?.derivation).toEqual({
      kind: 'ratio',
      other: 'Fat',
      amount: 100,
      per100: 1,
      otherPer100: 8.3,
    });
  });
});

describe('another product of the brand', () => {
  test.each([
    [
      'Wrenfold Tube Energy',
      'is there one with fibre',
      /^5 products fit: of the Wrenfold range, with fibre/u,
    ],
    [
      'Dalesip Two',
      'is there a smaller one',
      /^3 products fit: of the Dalesip range, in packs of less than 200/u,
    ],
    [
      'Dalesip Milk',
      'got one without milk',
      /^1 product fits: of the Dalesip range, not marked as containing milk/u,
    ],
    ['Nephrane Dialysis', 'is there one for kids', /^2 products fit: of the Nephrane range/u],
    ['Tarnvane Plant Fibre', 'in a bigger bag?', /comes in a 500.ml pack and a 1000.ml pack/u],
    ['Dalesip Mini', 'any with more protein', /with more than 9\.6.g protein per 100.ml/u],
  ])('[J-10] %s, then %s: the answer starts with other products', (before, message, says) =>
    expect(told(before, message)).toMatch(says),
  );

  test('[J-10] the most similar name comes first', () =>
    expect(sim.ask('is there one with fibre', sim.ask('Wrenfold Tube Energy').context).productIds[0]).toBe(
      'wrenfold-tube-energy-fibre',
    ));
});

describe('follow-ups to an answer', () => {
  test.each([
    [['Flowenna Clear level 3', 'how many in 400 ml'], 'For 400 ml that is 6 scoops for level 3'],
    [['vegan sips', 'are they vegetarian'], 'Yes, all 2.'],
    [['which tube feeds have fibre', 'are they kosher'], 'No, not all: 1 of 15.'],
    [['protein in Dalesip Mini', 'so 3 a day is?'], '36.0 g of protein in 3'],
    [['kcal of Dalesip Juice', 'and Dalesip Mini', 'one of each?'], 'Together: 600 kcal'],
    [
      ['kosher tube feeds with fibre', 'which has most fibre'],
      'There is one tube feed (marked kosher, with fibre)',
    ],
    [['sips that are not milky'], 'milk is marked as present in Dalesip Juice'],
    [['is flowenna starch or gum based'], 'xanthan gum'],
    [['is Orrimel PKU Tabs in a tub'], 'The product data list no tub'],
    [['vegan sips, their kcal and the flavours'], 'mango and passion fruit'],
  ])('[J-10] %j', (messages, says) => expect(told(...messages).replaceAll('\u00a0', ' ')).toContain(says));

  test('[J-10] "what is not covered" is a list by the scheme', () =>
    expect(IN.roi.sim.ask('whats not covered on the GMS').productIds).toContain('tarnvane-plant-fibre'));
});
