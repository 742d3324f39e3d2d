import { type FeedSession, parseFeedPlan } from '@dietetic/regimen';
import { expect, it } from 'vitest';
import { settingsOf } from './settings-of-plan.ts';

const BOLUSES = { product: 'feed', mode: 'bolus', volume: 400, boluses: 4, first: '09:00', last: '18:00' };
const NIGHT = { product: 'feed', mode: 'cyclic', volume: 600, start: '20:00', hours: 10 };
const sessionsOf = (...sessions: object[]): readonly FeedSession[] =>
  parseFeedPlan({ sessions }).plan?.sessions ?? [];

it.each([
  ['by syringe', [BOLUSES], ['rounding', 'route']],
  ['all by mouth', [{ ...BOLUSES, mode: 'by_mouth' }], ['rounding']],
  ['by mouth and by syringe', [{ ...BOLUSES, mode: 'by_mouth' }, BOLUSES], ['rounding', 'route']],
  ['boluses over a time', [{ ...BOLUSES, minutes: 30 }], ['step', 'rounding', 'route']],
  ['a pump by night', [BOLUSES, NIGHT], ['runBy', 'step', 'rounding', 'route']],
])('[L-01] the settings of a plan: %s', (_case, sessions, expected) => {
  expect(sessionsOf(...sessions)).toHaveLength(sessions.length);
  expect(settingsOf(sessionsOf(...sessions))).toEqual(expected);
});
