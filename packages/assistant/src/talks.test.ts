import { describe, expect, it } from 'vitest';
import { after, sim, told } from './test-support/dialogue.ts';

describe('another subject after products', () => {
  it.each([
    ['protein in dalesip mini', 'where do i find the print button', 'app.help'],
    ['compare tarnvane energy and tarnvane standard', 'what time do ye open at', 'contact.human'],
    ['energy in Tarnvane Peptide', 'can i export the plan as pdf', 'app.help'],
    ['dalesip mini protein', 'can I use this app offline', 'app.help'],
    ['compare dalesip juice and dalesip milk', 'how is BMI adjusted for an amputee', 'app.method'],
    ['tarnvane peptide energy potassium', 'whats your email', 'contact.human'],
  ])('[J-10] %s: %s', (first, next, intent) => {
    expect(after(first, next).intent).toBe(intent);
  });

  it('[J-10] what is asked about the product stays with it', () => {
    expect(after('flavours of Dalesip Milk', 'where do I keep it').intent).toBe('product.storage');
    expect(told('dalesip mini protein', 'can I use this app offline', 'ok and its osmolality')).toContain(
      '850',
    );
  });
});

describe('which product is meant', () => {
  it.each([
    [['fat in dalesip mini', 'protein in that one'], 'protein in Dalesip Mini'],
    [['vegan tube feeds', 'protein in that one'], 'protein in Tarnvane Plant Fibre'],
    [['does dalesip plant contain soya', 'and milk?'], 'does Dalesip Plant contain milk'],
    [['sodium in dalesip milk', 'no, I meant mini'], 'sodium in Dalesip Mini'],
    [['sodium in dalesip milk', 'soz i meant the yogurt'], 'sodium in Dalesip Yogurt'],
    [['protein in tarnvane energy', 'sry tarnvane standard'], 'protein in Tarnvane Standard'],
    [['vit K in a litre of Tarnvane Standard', 'same for Energy'], 'vit K in a litre of Tarnvane Energy'],
    [
      ['osmolality of dalesip juice', 'protein in dalesip two', 'go back to the juice one'],
      'protein in Dalesip Juice',
    ],
    [
      ['Lowenfield Penne phe per portion', 'and rice?', 'per 100 g for both'],
      'phe in Lowenfield Penne and Lowenfield Rice per 100 g',
    ],
  ])('[J-10] %j', (messages, whole) => {
    expect(told(...messages)).toBe(told(whole));
  });

  it.each([
    [
      ['which supplements come in strawberry?', 'without milk', 'level of sodium per 100 ml'],
      ['addimere-emulsion'],
    ],
    [['what thickener do you make', 'level 3 how many scoops'], ['flowenna-clear']],
    [['which liquid has the lowest ketogenic ratio', 'from what age'], ['lumeket-2-5-1-liquid']],
    [
      ['vegan sip feeds', 'protein in the first one', 'and the other one?', 'both'],
      ['addimere-emulsion', 'dalesip-plant'],
    ],
  ])('[J-10] %j', (messages, ids) => {
    expect(after(...messages).productIds).toEqual(ids);
  });

  it('[J-10] a ranking of named products by a fact of the label covers only them', () => {
    const two = 'compare wrenfold tube and tarnvane standard';
    expect(told(two, 'which one has a bigger pack')).toContain('Tarnvane Standard has the largest pack');
    expect(after(two, 'min age of each').productIds).toEqual(['wrenfold-tube', 'tarnvane-standard']);
  });

  it('[J-10] codes of one flavour', () => {
    const codes = told('order codes for Dalesip Yogurt', 'just raspberry');
    expect(codes).toContain('MCN10321');
    expect(codes).not.toContain('MCN10320');
  });
});

describe('several questions in a message', () => {
  it.each([
    [
      'how much protein in dalesip mini and how do i print it',
      ['12 g per 125 ml bottle', 'prints the report'],
    ],
    ['does dalesip mini contain milk and can I use the app offline?', ['Milk: marked', 'works offline']],
    ['osmolality of dalesip juice? thanks a mill, also where do i send feedback', ['740', 'goes by email']],
    [
      'whats in dalesip mini? is it gluten free and what flavours',
      ['Ingredients', 'gluten: not marked', 'Coffee'],
    ],
    ['hi, two things: fibre in tarnvane 1.2 fibre and is it halal', ['1.9 g', 'not marked halal']],
    [
      'is dalesip juice ok for vegans? and which renal one has the most protein',
      ['not marked vegan', 'Nephrane Dialysis has the most'],
    ],
  ])('[J-10] %s', (message, says) => {
    const answer = told(message);
    expect(sim.ask(message).kind).toBe('answer');
    for (const words of says) expect(answer).toContain(words);
  });

  it.each([
    ['how much tarnvane energy should I give a 70kg man and whats its protein content', '6 g of protein'],
    ['whats the osmolality of tarnvane peptide and what rate should i start it at', '370'],
    ['is it safe to give 3 dalesip juice a day for my CKD pt? what is the potassium in 3 bottles', '72.0 mg'],
    ['should my patient be on dalesip two or mini, and whats the protein in each', '9.6 g'],
    [
      'compare dalesip two and dalesip mini for protein, and tell me which one I should use for my patient',
      '9.6 g',
    ],
  ])('[J-10] a decision is refused, and the label question beside it answered: %s', (message, says) => {
    expect(sim.ask(message).kind).toBe('refusal');
    expect(told(message)).toMatch(/^I do not/u);
    expect(told(message)).toContain(says);
  });
});

describe('an emergency beside a look-up', () => {
  it.each([
    ['My patient has just pulled their NG out. Also whats the kcal in tarnvane energy'],
    ['pt aspirated on feed this morning. how much potassium in nephrane dialysis?'],
    ['patient was given 10 units instead of 4, carbs in dalesip juice 200ml?'],
  ])('[J-10] leads: %s', (message) => expect(sim.ask(message).intent).toBe('urgent'));

  it('[J-10] a dose of insulin is background, not an amount of a product', () => {
    expect(told('patient on insulin 20 units. carbs in dalesip juice?')).toBe(
      told('patient on insulin. carbs in dalesip juice?'),
    );
    expect(told('kcal in 2 units of dalesip juice')).toContain('2 × 200');
    expect(told('how many kcal in addimere shot', '3 doses')).toContain('3 × 30');
  });
});
