import { clockText } from '@dietetic/regimen';
import { describe, expect, it } from 'vitest';
import { entryOfValue, toNumberEntry } from '#ui/number-field/number-text.ts';
import {
  hoursUntil,
  type PumpTime,
  type PumpTimes,
  parseMedicineTimes,
  parseTimes,
  withTypedTime,
} from './session-times.ts';

it.each([
  ['09:00, 13:00', ['09:00', '13:00']],
  ['18 9 13', ['09:00', '13:00', '18:00']],
  ['9, 13.30', ['09:00', '13:30']],
  ['', []],
  ['9, 25', null],
  ['13', null],
])('[L-03] times of the day as people type them: %s', (text, times) => {
  expect(parseTimes(text)?.map(clockText) ?? null).toEqual(times);
});

it('[L-03] one figure alone says how often medicines are given, not when', () => {
  expect(parseMedicineTimes('3')).toEqual({ times: 3 });
  expect(parseMedicineTimes('12')).toBeNull();
});

describe('[L-01] of start, hours and end, what was typed last stays and what was not typed follows', () => {
  const NEW: PumpTimes = { start: '20:00', hours: entryOfValue(12), end: '08:00', typed: [] };
  const CHILD: PumpTimes = { start: '', hours: entryOfValue(12), end: '', typed: [] };
  const SAVED: PumpTimes = { ...NEW, typed: ['start'] };

  it.each<[string, PumpTimes, [PumpTime, string][], [string, number | undefined, string]]>([
    [
      'the end, then the start',
      NEW,
      [
        ['end', '06:00'],
        ['start', '22:00'],
      ],
      ['22:00', 8, '06:00'],
    ],
    [
      'the end, then the start as it was',
      NEW,
      [
        ['end', '06:00'],
        ['start', '20:00'],
      ],
      ['20:00', 10, '06:00'],
    ],
    [
      'the start, then the end',
      NEW,
      [
        ['start', '21:00'],
        ['end', '06:00'],
      ],
      ['21:00', 9, '06:00'],
    ],
    ['the start alone', NEW, [['start', '21:00']], ['21:00', 12, '09:00']],
    [
      'the hours, then the start',
      NEW,
      [
        ['hours', '8'],
        ['start', '22:00'],
      ],
      ['22:00', 8, '06:00'],
    ],
    [
      'the hours and the end',
      NEW,
      [
        ['hours', '8'],
        ['end', '06:00'],
      ],
      ['22:00', 8, '06:00'],
    ],
    [
      'all, the end last',
      NEW,
      [
        ['start', '20:00'],
        ['hours', '8'],
        ['end', '06:00'],
      ],
      ['20:00', 10, '06:00'],
    ],
    [
      'all, the hours last',
      NEW,
      [
        ['start', '20:00'],
        ['end', '06:00'],
        ['hours', '8'],
      ],
      ['20:00', 8, '04:00'],
    ],
    [
      'all, the start last',
      NEW,
      [
        ['hours', '8'],
        ['end', '06:00'],
        ['start', '21:00'],
      ],
      ['21:00', 9, '06:00'],
    ],
    [
      'the end before a child has a start',
      CHILD,
      [
        ['end', '06:00'],
        ['start', '20:00'],
      ],
      ['20:00', 10, '06:00'],
    ],
    [
      'the start that was saved stays',
      SAVED,
      [
        ['hours', '8'],
        ['end', '06:00'],
      ],
      ['20:00', 10, '06:00'],
    ],
    ['an end that is no time yet changes nothing', NEW, [['end', '06']], ['20:00', 12, '06']],
    [
      'an end taken away again holds nothing',
      NEW,
      [
        ['end', '06:00'],
        ['end', ''],
        ['start', '21:00'],
      ],
      ['21:00', 10, '07:00'],
    ],
    [
      'hours taken away are not filled in',
      NEW,
      [
        ['start', '20:00'],
        ['end', '06:00'],
        ['hours', ''],
      ],
      ['20:00', undefined, '06:00'],
    ],
  ])('%s', (_what, before, typed, after) => {
    const times = typed.reduce(
      (now, [key, text]) =>
        withTypedTime(
          now,
          key === 'hours'
            ? { hours: toNumberEntry(text) }
            : key === 'start'
              ? { start: text }
              : { end: text },
        ),
      before,
    );
    expect([times.start, times.hours?.value, times.end]).toEqual(after);
  });
});

it.each([
  ['06:00', '10'],
  ['06:30', '10.5'],
  ['06:05', '10.08'],
])('[L-01] the hours to %s are written %s', (end, text) => {
  expect(hoursUntil('20:00', end)?.text).toBe(text);
});
