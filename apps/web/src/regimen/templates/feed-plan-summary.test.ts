import { demonstrationProducts } from '@dietetic/demonstration-data';
import {
  applyTemplate,
  confirmFeedPlan,
  emptyRegimen,
  type FeedPlan,
  isFeedPlanOfTemplate,
  isFeedPlanOutOfDate,
  previewTemplate,
  parseFeedPlan,
  planForAge,
  templateOf,
} from '@dietetic/regimen';
import { expect, it } from 'vitest';
import { feedPlanSummary } from './feed-plan-summary.ts';

const FEED = 'tarnvane-energy-fibre';
const { plan } = parseFeedPlan({
  sessions: [
    { product: FEED, mode: 'cyclic', volume: 600, start: '20:00', hours: 10 },
    { product: FEED, mode: 'bolus', volume: 400, boluses: 4, first: '09:00', last: '18:00' },
  ],
  flush: { before: 30, after: 30 },
  medicines: { times: 2, before: 30, between: 0, after: 30, at: ['08:00', '20:00'] },
  extraWater: 500,
  route: 'jejunal',
  roundDown: true,
});
if (plan === null) throw new Error('no plan');
const products = demonstrationProducts();

it('[L-10] a plan from a template says what was taken over, with its times, until it is kept', () => {
  const saved = { id: FEED, name: 'Feed', volume: 1000, volumeUnit: 'ml' as const, packSize: '', images: [] };
  const template = templateOf('Night', {
    ...emptyRegimen('uk'),
    products: [saved],
    feedPlan: { plan, madeFor: 'another patient' },
  });
  const applied = applyTemplate(
    { ...emptyRegimen('uk'), values: { PD_AGE: 480 } },
    previewTemplate(template, { here: products, all: products }, []),
  );
  expect(isFeedPlanOutOfDate(applied)).toBe(true);
  expect(isFeedPlanOfTemplate(applied)).toBe(true);
  const taken = applied.feedPlan?.plan;
  if (taken === undefined) throw new Error('no plan taken over');
  expect(feedPlanSummary(taken).map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    'Overnight pump: 600 ml, 20:00, 10 h.',
    'Bolus, 4 times: 400 ml, 09:00–18:00.',
    'Flush at each feed: 30 ml before, 30 ml after.',
    'Tube ends in: jejunum.',
    'Rounding: down, as a cap.',
  ]);
  expect(isFeedPlanOfTemplate(confirmFeedPlan(applied))).toBe(false);
});

const said = (of: FeedPlan, age: number) => feedPlanSummary(planForAge(of, age)).join(' ');

it('[L-10] to a child no flush is promised that does not come, and none is spoken of where all is drunk', () => {
  expect(said(plan, 96)).toContain('Flushes: not entered.');
  expect(said(plan, 96)).not.toMatch(/Flush at each feed|\b0\sml/);
  expect(said(plan, 216)).toContain('Flush at each feed');
  const drinks = plan.sessions.slice(1).map((session) => ({ ...session, mode: 'by_mouth' as const }));
  expect(said({ ...plan, sessions: drinks } as FeedPlan, 96)).not.toMatch(/flush/i);
});
