import type { DayRow, SessionResult } from '@dietetic/regimen';
import { expect, it } from 'vitest';
import { type Block, blocksOf, lanesOf, minuteOfDay, placeFigures } from './strip-blocks.ts';

const block = (session: number, at: number, minutes: number): Block => ({
  row: {} as DayRow,
  session,
  at,
  minutes,
  isStart: true,
});

it('[L-06] feeds that run at the same time stand in lanes of their own, so that none hides another', () => {
  const night = [block(0, 60, 600), block(0, 1380, 60)];
  expect([...lanesOf([...night, block(1, 700, 20), block(1, 900, 20)])]).toEqual([
    [0, 0],
    [1, 0],
  ]);
  expect([...lanesOf([...night, block(1, 300, 20), block(2, 310, 200), block(3, 660, 30)])]).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 0],
  ]);
});

it('[L-06] a feed that reaches over the end of the strip comes in again at its beginning, no minute lost', () => {
  const row = { feedMl: 1000, minute: 0, session: 0 } as DayRow;
  const night = { session: { mode: 'cyclic' }, runHours: 12 } as SessionResult;
  const blocks = blocksOf(row, [night], () => 1000);
  expect(blocks.map(({ at, minutes, isStart }) => [at, minutes, isStart])).toEqual([
    [1000, 440, true],
    [0, 280, false],
  ]);
  expect([-60, 0, 1440, 1500].map(minuteOfDay)).toEqual([1380, 0, 0, 60]);
});

const hour = (at: number, value: number) => ({ at: at * 60, value, width: 30 * String(value).length });

it('[L-01] the largest figure at a mark is never the one left out, and none lies over another', () => {
  const sides = ['over', 'left', 'right'] as const;
  const marks = [hour(11, 30), hour(12, 60), hour(13, 260)];
  expect([...placeFigures(marks, sides)]).toEqual([
    [780, 'over'],
    [720, 'left'],
    [660, 'left'],
  ]);
  const close = [hour(5, 30), hour(5.2, 40), hour(5.4, 50), hour(5.6, 260)];
  expect([...placeFigures(close, sides).keys()]).toEqual([336]);
});
