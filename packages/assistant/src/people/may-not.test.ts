import { describe, expect, test } from 'vitest';
import { IN, sim, told } from '../test-support/dialogue.ts';

describe('[J-10] what somebody may not have', () => {
  test.each([
    [
      'PKU substitutes you can’t use before 8 yrs',
      '2 protein substitutes fit: for PKU, not for ages under 8 years',
    ],
    ['PKU powders only from 8 years', 'not for ages under 8 years'],
    ['PKU drinks that you shouldn’t start until 3 years', 'not for ages under 3 years'],
    ['ONS that under 18s mustn’t have', '5 oral nutritional supplements fit: not for ages under 18 years'],
    ['feeds that adults shouldn’t have', 'not for adults 18 years and over'],
    ['sips you can’t give to under 3s', 'not for ages under 3 years'],
    ['which sips can’t vegans have', 'not marked vegan'],
    ['patients who can’t have milk: tube feeds', '2 tube feeds fit: not marked as containing milk'],
    ['sips for under 18s who can’t have milk', 'for ages under 18 years, not marked as containing milk'],
    [
      'under 5s can’t have milk, which sips are milk free',
      'for ages under 5 years, not marked as containing milk',
    ],
    [
      'which oral supplements can NOT be the only source of nutrition',
      '10 oral nutritional supplements fit: not nutritionally complete',
    ],
    [
      'Which Wrenfold tube feeds don’t do a 500 ml pack?',
      'No tube feed in the catalogue fits: of Wrenfold, not in packs of 500 ml',
    ],
    ['tube feeds we cannot get in a 1 litre bag', 'not in packs of 1,000 ml'],
    ['all tube feeds bar Tarnvane and Cradlemere', 'not of Tarnvane, not of Cradlemere'],
  ])('%s', (question, words) => {
    expect(told(question)).toContain(words);
  });

  test('"who should not have it" asks for the contraindications on the label', () => {
    expect(told('who can’t have Dalesip Milk')).toContain('Contraindications');
  });

  test('a product stated from 3 years is not "not for children"', () => {
    expect(told('which sips can’t children have')).not.toContain('from 3 years');
  });

  test.each(['what do they have in the UK that we can’t get here', 'what is sold in the UK but not here'])(
    '%s: here is the country that was chosen',
    (question) => {
      expect(IN.roi.told(question)).toContain(
        '14 products fit: sold in the United Kingdom, not sold in the Republic',
      );
    },
  );
});

test.each([
  'she can’t breathe and won’t eat',
  'he can’t swallow or drink',
  'his heart beats very fast at night',
])('[J-10] %s: stays an emergency', (message) => {
  expect(sim.ask(message).intent).toBe('urgent');
});

describe('[J-10] "other than" a flavour', () => {
  test('asks for another flavour; the product may come in the named one too', () => {
    const text = told('Is there a pre-thickened supplement in anything but strawberry?');
    expect(text).toContain('with a flavour other than strawberry');
    expect(text).toContain('Vanilla, Chocolate');
    expect(told('which sips don’t come in vanilla')).toContain('not with vanilla flavour');
  });
});

describe('[J-10] tube feeds of a range, a count before it, and names in a row', () => {
  test.each([
    [
      'Highest osmolality amongst the Wrenfold tube feeds?',
      'Wrenfold Peptide Energy has the highest osmolality of 9 tube feeds',
    ],
    ['the 2 Wrenfold sips', '2 oral nutritional supplements fit: of Wrenfold'],
    ['wrenfold sip feeds', '2 oral nutritional supplements fit: of Wrenfold'],
    ['Wrenfold peptide feeds', '2 tube feeds and formulas fit: named Wrenfold Peptide'],
    [
      'The three Dalesip bottles with most calcium each',
      'Dalesip Two and Dalesip Two Fibre have the most calcium of 11 products (of Dalesip, in a bottle): 240 mg per 200 ml bottle',
    ],
    [
      'Tarnvane Energy, Protein or Concentrate 2.0: most protein per 100 kcal?',
      'Tarnvane Protein has the most protein: Tarnvane Protein 5.0 g, Tarnvane Concentrate 2.0 4.6 g and Tarnvane Energy 4.0 g per 100 kcal',
    ],
    ['dlsp milk kcal', 'Dalesip Milk has 150 kcal per 100 ml'],
  ])('%s', (question, words) => {
    expect(told(question)).toContain(words);
  });
});

describe('[J-10] other words for the first, the last and the second', () => {
  test.each([
    [
      'who is runner up for iron per 100 ml of the adult tube feeds',
      'Tarnvane Energy Fibre has the second most iron',
    ],
    ['runner-up for lowest sodium of the tube feeds', 'has the second least sodium'],
    ['worst supplement for sugar per serving', 'Dalesip Juice and Dalesip Yogurt have the most sugars'],
    ['worst tube feed for protein', 'has the least protein of 28 tube feeds'],
    ['which Orrimel for PKU can be started earliest', 'the lowest age to begin at of 10 products'],
    ['which Dalesip goes off soonest', 'Dalesip Pud and Dalesip Yogurt have the shortest shelf life'],
    ['which Dalesip lasts longest', 'Dalesip Shake has the longest shelf life'],
    ['best tube feed for potassium', 'These are in no particular order'],
    ['five best sources of fibre', 'Lowenfield Loaf'],
  ])('%s', (question, words) => {
    expect(told(question)).toContain(words);
  });
});
