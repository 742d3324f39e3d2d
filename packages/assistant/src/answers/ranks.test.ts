import { describe, expect, test } from 'vitest';
import { demonstrationAssistant } from '../test-support/demonstration-assistant.ts';
import { answerText } from './answer.ts';

const sim = demonstrationAssistant('uk');
const said = (question: string) => answerText(sim.ask(question)).replaceAll('\u00a0', ' ');

describe('[J-10] every condition of a list is kept as it was said', () => {
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
    expect(said(question)).toContain(one);
    expect(said(question)).toContain(other);
  });

  test('what lists of ingredients call sugar is not said to be free of sucrose', () => {
    expect(sim.ask('sip feeds without sucrose').productIds).toEqual([]);
  });
});

describe('[J-10] an order said after a list is of that list', () => {
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
    expect(said(question)).toContain(words);
  });

  test.each([
    ['three lowest potassium sip feeds', 'Nephrane Child 2.0', 'Nephrane Dialysis'],
    ['which 2 sips have the most fibre', 'Dalesip Two Fibre', 'Wrenfold Sip Mini'],
  ])('%s: no more than were asked', (question, last, next) => {
    expect(said(question)).toContain(last);
    expect(said(question)).not.toContain(next);
    expect(said(question)).not.toContain('did not take in');
  });

  test('ten are ten', () => {
    expect(said('top ten tube feeds by protein').match(/ kcal per 100 ml/gu)).toHaveLength(10);
  });
});

describe('[J-10] a size after a name is that of what was counted before it', () => {
  test.each([
    ['half a pack of Tarnvane Concentrate 500ml + one Dalesip Mini = how many kcal', '800 kcal'],
    ['2 bottles of Addimere Shot 120ml and 1 Dalesip Two protein total', '36.1 g of protein'],
    ['how many kcal in 3 packs of Tarnvane Energy 1000ml', '4,500 kcal'],
  ])('%s', (question, figure) => {
    expect(said(question)).toContain(figure);
  });
});

test('[J-10] the liquid ones are those of the list', () => {
  const before = sim.ask('PKU protein substitutes');
  const after = sim.ask('the liquid ones', before.context);
  expect(after.productIds.length).toBeGreaterThan(0);
  expect(after.productIds.filter((id) => !before.productIds.includes(id))).toEqual([]);
});
