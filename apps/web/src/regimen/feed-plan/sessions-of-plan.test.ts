import { parseFeedPlan } from '@dietetic/regimen';
import { expect, it } from 'vitest';
import { sessionName } from './sessions-of-plan.ts';

const run = (start: string) => ({ product: 'a', mode: 'continuous', volume: 700, hours: 9, start });

it('[L-01] two runs of one kind are told apart by when they start', () => {
  const bolus = { product: 'a', mode: 'bolus', volume: 200, boluses: 1, first: '18:30' };
  const sessions = parseFeedPlan({ sessions: [run('08:00'), run('20:00'), bolus] }).plan?.sessions ?? [];
  expect(sessions.map((session) => sessionName(session, sessions))).toEqual([
    'Continuous 08:00',
    'Continuous 20:00',
    expect.stringMatching(/^Bolus, 1.time$/),
  ]);
});
