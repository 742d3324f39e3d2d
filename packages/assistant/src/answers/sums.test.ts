import { describe, expect, it } from 'vitest';
import { told } from '../test-support/dialogue.ts';

describe('[J-10] sums of the methods, of nobody', () => {
  it.each([
    [['a BMR of 1600 with PAL 1.3 and 10 % stress'], '1,600 × (1.3 + 10 ÷ 100) = 2,240 kcal.'],
    [['basal rate 1450 times 1.2'], '1,450 × 1.2 = 1,740 kcal.'],
    [['BMR of 1,450 plus 30% stress'], '1,450 × (1 + 30 ÷ 100) = 1,885 kcal.'],
    [['are stress and activity added', '1500 with 1.1 and 15%'], '1,500 × (1.1 + 15 ÷ 100) = 1,875 kcal.'],
    [['1200 x 1.25'], '1,200 × 1.25 = 1,500.'],
    [['11 g N is how much protein'], '11 g of nitrogen = 68.8 g of protein.'],
    [['how much protein is 8g of N'], '8 g of nitrogen = 50 g of protein.'],
    [['12 g nitrogen'], '75 g of protein'],
    [['14 g nitrogen as protein', 'and 10 g'], '10 g of nitrogen = 62.5 g of protein.'],
  ])('%s', (messages, answer) => {
    expect(told(...messages)).toContain(answer);
  });

  it.each([
    'what would she need with a BMR of 1500, 1.2 and 20 % stress',
    'BMR 1500 for my patient of 62 kg, activity 1.2',
    '1500 kcal and 20 % of protein',
    'tube feeds of 1500 kcal and 1.2 kcal/ml',
    'BMR 1500, 1.2, 1.3 and 10 %',
  ])('is none: %s', (message) => {
    expect(told(message)).not.toContain(' = ');
  });
});
