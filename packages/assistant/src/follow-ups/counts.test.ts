import { describe, expect, test } from 'vitest';
import { told } from '../test-support/dialogue.ts';

describe('[J-10] a value in a number of the last product is in that many packs', () => {
  test.each([
    [['dalesip milk flavours', 'kcal in 3 of them'], '900 kcal in 3 × 200 ml'],
    [['dalesip milk flavours', 'kcal in 3'], '900 kcal in 3 × 200 ml'],
    [['code of dalesip milk', 'protein in 2 of those'], '24.4 g of protein in 2 × 200 ml'],
    [['dalesip milk', 'kcal in three'], '900 kcal in 3 × 200 ml'],
    [['orrimel pku tabs flavours', 'protein in 40 of them'], '28.8 g of protein equivalent in 40 × 1 g'],
    [['protein in orrimel pku tabs', 'in 10 of them'], 'in 10 × 1 g'],
    [['kcal per scoop of addimere protein', 'protein in 3'], '6.5 g of protein in 3 × 2.5 g'],
    [['kcal in dalesip milk', 'in 3 of them'], '900 kcal in 3 × 200 ml'],
    [['fat in Dalesip Protein', 'how many kcal in 2'], '616 kcal in 2 × 200 ml'],
  ])('%s', (messages, words) => {
    expect(told(...messages)).toContain(words);
  });

  test.each([
    [['dalesip milk flavours', 'kcal in 30'], 'could not read the amount “30”'],
    [['vegan sip feeds', 'kcal in 3 of them'], '×'],
  ])('%s: no packs are assumed', (messages, words) => {
    const text = told(...messages);
    if (words === '×') expect(text).not.toContain(words);
    else expect(text).toContain(words);
  });
});
