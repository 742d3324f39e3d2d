import { describe, expect, test } from 'vitest';
import { told } from '../test-support/dialogue.ts';

const POT = 'kcal in a pot of dalesip pud';

describe('[J-10] a number a day after the figures of one product is a number of packs', () => {
  test.each([
    [POT, '2 a day', 'kcal in 2 × 125 g (250 g)'],
    [POT, 'two a day for a week?', 'kcal in 14 × 125 g (1,750 g)'],
    [POT, 'and 3 a day for 4 weeks', 'kcal in 84 × 125 g'],
    ['kcal per bottle dalesip two', '2 per day', '800 kcal in 2 × 200 ml'],
    ['kcal per bottle dalesip two', '3 bottles a day for a week', 'kcal in 21 × 200 ml'],
    ['kcal in a pot of dalesip pudding', '2 a day', 'kcal in 2 × 125 g'],
    ['kcal in a pot of dalesip pudding', '2 per day for a week', 'kcal in 14 × 125 g'],
    ['protein in dalesip two', 'what about 2 daily', '40.0 g of protein in 2 × 200 ml'],
    ['kcal per scoop of addimere protein', '4 a day', 'in 4 × 2.5 g'],
  ])('%s, %s', (first, message, words) => {
    expect(told(first, message)).toContain(words);
  });

  test.each([
    ['is dalesip two vegan', '2 a day'],
    [POT, 'can she have 2 pots a day'],
    [POT, '2 scoops a day'],
    [POT, 'can he have 2 a day'],
    [POT, 'should I give 2 a day'],
    [POT, '2 a day for my patient'],
    [POT, 'is 2 a day enough'],
    ['protein in 200 ml dalesip two', '2 a day'],
    ['vegan sip feeds', '2 a day'],
  ])('%s, %s: no packs are counted', (first, message) => {
    expect(told(first, message)).not.toContain(' 2 × ');
  });
});
