import { needComparisonText, shortNeedComparisonText } from '@dietetic/content';
import { demonstrationProducts } from '@dietetic/demonstration-data';
import { describe, expect, it } from 'vitest';
import { type Need, NEED_PLACES, compareWithNeed } from './need.ts';
import { totalProvided } from './provided.ts';
import { needComparisonFigures } from './need-comparison-figures.ts';

const feed = demonstrationProducts().find(({ id }) => id === 'tarnvane-standard');
if (!feed) throw new Error('tarnvane-standard is not in the demonstration range');
/** 1 kcal in 1 ml. */
const giving = (kcal: number) => totalProvided([{ product: feed, amount: kcal }]).energy;
const need = (low: number, high = low, target = low): Need => ({ low, high, target });

function said(kcal: number, of: Need, notStatedBy = 0) {
  const total = { ...giving(kcal), complete: notStatedBy === 0 };
  const against = compareWithNeed(total, of, NEED_PLACES.energy);
  const figures = needComparisonFigures('energy', against);
  return [
    needComparisonText(against, figures, notStatedBy),
    shortNeedComparisonText(against, figures, notStatedBy),
  ].map((text) => text.replaceAll('\u00a0', ' '));
}

describe('[K-12] percent and difference name one target', () => {
  it.each<[string, number, Need, string, string]>([
    ['over', 2103, need(1480, 1780), '118 % of the upper end (1,780), 323 kcal over', '118 % of upper end'],
    ['under', 1203, need(1480, 1780), '81 % of the lower end (1,480), 277 kcal under', '81 % of lower end'],
    [
      'within, planned low',
      1600,
      need(1480, 1780),
      'Within range, 108 % of the lower end (1,480)',
      '108 % of lower end',
    ],
    [
      'within, planned high',
      1600,
      need(1480, 1780, 1780),
      'Within range, 90 % of the upper end (1,780)',
      '90 % of upper end',
    ],
    ['one figure, met', 1500, need(1500), 'Met, 100 % of the need (1,500)', '100 % of need'],
    ['one figure, over', 1800, need(1500), '120 % of the need (1,500), 300 kcal over', '120 % of need'],
    ['one below', 1499, need(1500), '99.9 % of the need (1,500), 1 kcal under', '99.9 % of need'],
    ['one above', 15001, need(15000), '100.01 % of the need (15,000), 1 kcal over', '100.01 % of need'],
    ['a hair below, shown as met', 1499.6, need(1500), 'Met, 100 % of the need (1,500)', '100 % of need'],
  ])('%s', (_what, kcal, of, long, short) => {
    expect(said(kcal, of)).toEqual([long, short]);
  });

  it('a partial total says that it is the least', () => {
    expect(said(1203, need(1480), 1)[0]).toBe('At least 81 % of the need (1,480), 1 product not stated');
    expect(said(2103, need(1480), 2)[0]).toBe(
      'At least 142 % of the need (1,480), 623 kcal over, 2 products not stated',
    );
  });

  it('has nothing to say where nothing is held against a need', () => {
    expect(needComparisonFigures('energy', compareWithNeed(giving(100), null, 0))).toBeNull();
    expect(said(100, need(0))).toEqual(['Over', 'Over']);
  });
});
