import { clockText } from '@dietetic/regimen';
import { expect, it } from 'vitest';
import { readMedicineTimes, readTimes } from './session-times.ts';

it.each([
  ['09:00, 13:00', ['09:00', '13:00']],
  ['18 9 13', ['09:00', '13:00', '18:00']],
  ['9, 13.30', ['09:00', '13:30']],
  ['', []],
  ['9, 25', null],
  ['13', null],
])('[L-03] times of the day as people type them: %s', (text, times) => {
  expect(readTimes(text)?.map(clockText) ?? null).toEqual(times);
});

it('[L-03] one figure alone says how often medicines are given, not when', () => {
  expect(readMedicineTimes('3')).toEqual({ times: 3 });
  expect(readMedicineTimes('12')).toBeNull();
});
