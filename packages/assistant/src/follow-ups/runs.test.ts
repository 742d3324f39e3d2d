import { describe, expect, test } from 'vitest';
import { told } from '../test-support/dialogue.ts';

const RUN = 'kcal in 65ml/h tarnvane protein for 24h';

describe('[J-10] hours or a rate after a rate with hours change the run, and are never ml', () => {
  test.each([
    [['for 20h'], '1,638 kcal in 1,300 ml'],
    [['24h'], '1,966 kcal in 1,560 ml'],
    [['over 18h'], '1,474 kcal in 1,170 ml'],
    [['and 22h'], '1,802 kcal in 1,430 ml'],
    [['make it 20 hours'], '1,638 kcal in 1,300 ml'],
    [['for 16 hours'], '1,310 kcal in 1,040 ml'],
    [['change it to 20 hours'], '1,638 kcal in 1,300 ml'],
    [['and at 70'], '2,117 kcal in 1,680 ml'],
    [['for 20h', 'and at 70'], '1,764 kcal in 1,400 ml'],
    [['for 20h', 'at 80 ml/h', 'protein?'], '100.8 g of protein in 1,600 ml'],
    [['and 500 ml'], '630 kcal in 500 ml'],
    [['make it 1500'], '1,890 kcal in 1,500 ml'],
    [['and 500'], '630 kcal in 500 ml'],
    [['and for 500'], '630 kcal in 500 ml'],
  ])('%s', (messages, words) => {
    expect(told(RUN, ...messages)).toContain(words);
  });

  test.each([['for 20h'], ['over 20 hours'], ['make it 20 hours'], ['24h']])(
    '%s, without a rate',
    (message) => {
      expect(told('sodium in 1500 ml tarnvane standard', message)).not.toMatch(/in 2[04] ml/u);
      expect(told('kcal in tarnvane protein', message)).not.toMatch(/in 2[04] ml/u);
    },
  );
});
