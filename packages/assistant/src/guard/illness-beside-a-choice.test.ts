import { describe, expect, it } from 'vitest';
import { after, sim, told } from '../test-support/dialogue.ts';

describe('[J-10] an illness beside a choice is no emergency: the choice is refused, the label question answered', () => {
  it.each([
    ['is Tarnvane Protein the best for a man with decompensated cirrhosis, and its sodium in 500 ml', ''],
    [
      'my pt has decompensated heart failure, is Tarnvane Energy suitable and how much sodium in a litre',
      '1,250 mg of sodium',
    ],
    [
      'would you pick Dalesip Two for heart failure NYHA IV, and what is the sodium in a bottle',
      '286 mg of sodium',
    ],
    ['end stage renal failure, is Nephrane Dialysis right for him, potassium in 200 ml?', ''],
    ['metastatic cancer of the pancreas, should I use Dalesip Mini, and kcal in a bottle', ''],
    ['MND with bulbar onset, is Tarnvane Standard the one, and how much fibre in 1 litre', '0 g of fibre'],
    ['severe COPD on home oxygen, is Dalesip Two right for her, and the fat in it', ''],
    ['advanced dementia, is Dalesip Juice right for her, and protein in it', ''],
    ['CKD 5, is Dalesip Milk ok, phosphate per bottle', '178 mg of phosphorus'],
    [
      'cirrhosis, decompensated with ascites. which sip feed? and protein in Dalesip Mini',
      '9.6 g of protein',
    ],
  ])('%s', (asked, says) => {
    expect(sim.ask(asked).kind).toBe('refusal');
    expect(told(asked)).not.toContain('999');
    expect(told(asked)).toContain('I do not choose');
    expect(told(asked)).toContain(says);
  });

  it.each([
    'he is decompensating, which feed',
    'decompensated propionic acidaemia, sodium in Tarnvane Energy',
    'MSUD toddler decompensated and drowsy, leucine in Orrimel MSUD Powder 15',
    'decompensated liver disease and vomiting blood, which sip',
    'pt with cirrhosis now drowsy and confused, ammonia 180, protein in Tarnvane Protein?',
    'heart failure, he cannot breathe, kcal in Dalesip Two',
    'dementia lady choking on Dalesip Juice, what flavour',
  ])('symptoms now stay an emergency: %s', (asked) => {
    expect(told(asked)).toContain('999');
  });

  it.each([
    [
      'lady with dementia, is Dalesip Milk ok for a vegetarian, and kcal',
      'Yes, Dalesip Milk is marked vegetarian',
    ],
    ['my patient wants to know is Dalesip Milk ok in the freezer and kcal', 'May be frozen'],
    ['is Dalesip Juice ok for vegans and how much protein', 'not marked vegan'],
  ])('a mark or a line of the label is given: %s', (asked, says) => {
    expect(told(asked)).toContain(says);
  });
});

describe('[J-10] the content of a feed at its rate is calculated, beside a refused change', () => {
  it.each([
    [
      'K+ 5.9 today, on Tarnvane Energy at 50 ml/hr. Would you change him over to Nephrane Dialysis? How much potassium is he getting per 24 hr from what is running',
      '2,376 mg of potassium in 1,200 ml',
    ],
    [
      "phos 2.1. she's on tarnvane standard 75 ml/h, should I change her to nephrane dialysis, and how much phosphate is she getting in 20 hours",
      '1,053 mg of phosphorus in 1,500 ml',
    ],
  ])('%s', (asked, says) => {
    expect(sim.ask(asked).kind).toBe('refusal');
    expect(told(asked)).toContain(says);
    // The feed to change to is not compared with it.
    expect(told(asked)).not.toContain('Nephrane Dialysis has');
  });

  it.each([
    [['Tarnvane Energy at 60 ml/hr, how much potassium in 24 hours'], '2,851 mg of potassium in 1,440 ml'],
    [['in 20 hours how much sodium from Tarnvane Standard at 80 ml/hr'], 'in 1,600 ml'],
    [['he is on Tarnvane Energy at 60 ml/hr. how much potassium is that per day'], 'in 1,440 ml'],
    [['kcal in Tarnvane Energy at 60 ml/hr for 20 h', 'and potassium in 24 hours'], 'in 1,440 ml'],
  ])('%j', (asked, says) => {
    expect(told(...asked)).toContain(says);
  });

  it.each([
    'K 6.1 on Tarnvane Energy 60ml/hr, how much potassium should he get in 24 hours',
    'how much protein per day should he have, on Tarnvane Energy at 60 ml/hr',
  ])('a requirement is refused: %s', (asked) => {
    expect(after(asked).kind).toBe('refusal');
    expect(told(asked)).not.toMatch(/\d mg of potassium|\d g of protein/u);
  });
});
