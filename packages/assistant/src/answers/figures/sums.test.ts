import { describe, expect, it } from 'vitest';
import { told } from '../../test-support/dialogue.ts';

describe('[J-10] calculations of the methods, without a patient', () => {
  it.each([
    [['1200 x 1.25'], '1,200 × 1.25 = 1,500.'],
    [['11 g N is how much protein'], '11 g of nitrogen = 68.8 g of protein.'],
    [['how much protein is 8g of N'], '8 g of nitrogen = 50 g of protein.'],
    [['12 g nitrogen'], '75 g of protein'],
    [['14 g nitrogen as protein', 'and 10 g'], '10 g of nitrogen = 62.5 g of protein.'],
  ])('%s', (messages, answer) => {
    expect(told(...messages)).toContain(answer);
  });

  it.each(['1500 kcal and 20 % of protein', 'tube feeds of 1500 kcal and 1.2 kcal/ml'])(
    'is none: %s',
    (message) => {
      expect(told(message)).not.toContain(' = ');
    },
  );
});
