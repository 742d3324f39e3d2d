import { describe, expect, it } from 'vitest';
import { catalogue, withPlainSpaces } from '../checks/test-support/plan-of.ts';
import type { FeedPlan } from './feed-plan.ts';
import { parseFeedPlan } from './parse-feed-plan.ts';
import { deliveredFeedText } from './fluid-lines.ts';
import { buildUpSentences, feedPlanSentences } from './sentence.ts';
import { calculateFeedPlan } from './calculate-feed-plan.ts';

const CONTEXT = {
  catalogue,
  ageMonths: 852,
  weightKg: 70,
  fluidNeedMl: null,
  outside: null,
  recipe: null,
};
const NIGHT = { product: 'tarnvane-standard', mode: 'cyclic', volume: 1000, start: '20:00', hours: 12 };
const DAY = {
  product: NIGHT.product,
  mode: 'bolus',
  volume: 1400,
  boluses: 6,
  first: '08:00',
  last: '18:00',
};

const sentence = (session: object, more: object = {}): string => {
  const plan = parseFeedPlan({ ...more, sessions: [session] }).plan as FeedPlan;
  return withPlainSpaces(feedPlanSentences(plan, calculateFeedPlan(plan, CONTEXT)).join(' '));
};

it.each<[string, string, object, object?]>([
  [
    'by dose',
    '83 ml/h for 12 h 3 min, dose 1,000 ml, start 20:00, finishes about 08:03 the next day.',
    NIGHT,
  ],
  [
    'by clock',
    '83 ml/h for 12 h, start 20:00, stop at 08:00 the next day, gives 996 ml, rounding difference −4 ml.',
    NIGHT,
    { runBy: 'clock' },
  ],
  [
    'in steps of 0.1 the place is written',
    '75.0 ml/h for 20 h, dose 1,500 ml, start 02:00, finishes about 22:00.',
    { ...NIGHT, volume: 1500, start: '02:00', hours: 20 },
    { pumpStep: 0.1 },
  ],
  ['a rate of 0', 'No rate: 5 ml over 12 h rounds to 0.', { ...NIGHT, volume: 5 }],
  [
    'boluses',
    '6 × 235 ml at 08:00, 10:00, 12:00, 14:00, 16:00, 18:00, 1,410 ml in all, rounding difference +10 ml.',
    DAY,
  ],
  [
    'boluses by pump',
    '2 × 200 ml over 25 min (480 ml/h) at 10:00, 16:00, 400 ml in all.',
    { ...DAY, volume: 400, boluses: 2, first: '10:00', last: '16:00', minutes: 25 },
  ],
  [
    'boluses by pump at a rate that the pump has',
    '2 × 230 ml over 35 min (394 ml/h) at 10:00, 16:00, 460 ml in all.',
    { ...DAY, volume: 460, boluses: 2, first: '10:00', last: '16:00', minutes: 35 },
  ],
])('[L-06] %s', (_case, text, session, more) =>
  expect(sentence(session, more)).toBe(`Tarnvane Standard: ${text}`),
);

describe('[L-05] [L-06] how the first days build up comes before the sentences', () => {
  const said = (more: object, sessions: object[] = [NIGHT], weightKg: number | null = 70) => {
    const plan = parseFeedPlan({ ...more, sessions }).plan as FeedPlan;
    return buildUpSentences(plan, calculateFeedPlan(plan, CONTEXT), weightKg).map(withPlainSpaces);
  };
  const cap = { fromKcalPerKg: 5, toKcalPerKg: 10, onDay: 2 };

  it.each<[string, string[], string[]]>([
    ['none', said({}), []],
    [
      'from a cap',
      said({ cap }),
      [
        'Build up first. Day 1: 29 ml/h for 12 h, 348 ml. Day 2: 58 ml/h for 12 h, 696 ml. After the first days:',
      ],
    ],
    [
      'in steps',
      said({ steps: { from: 30, by: 20, everyHours: 8, target: 50 } }),
      [
        'Build up first. 20:00: 30 ml/h for 8 h, 240 ml. 04:00 next day: 50 ml/h for 4 h, 200 ml. After the first days:',
      ],
    ],
    [
      'in steps that go on when it feeds again: the rest between counts for none',
      said({ steps: { from: 30, by: 20, everyHours: 10, target: 70 } }),
      [
        'Build up first. Day 1, 20:00: 30 ml/h for 10 h, 300 ml. Day 2, 06:00: 50 ml/h for 2 h, 100 ml. ' +
          'Day 2, 20:00: 50 ml/h for 8 h, 400 ml. Day 3, 04:00: 70 ml/h for 4 h, 280 ml. After the first days:',
      ],
    ],
    [
      'in steps that take a month or more',
      said({ steps: { from: 30, by: 1, everyHours: 12, target: 70 } }),
      ['Build up first. Its rates cannot be worked out. After the first days:'],
    ],
    [
      'in steps where boluses come first',
      said({ steps: { from: 30, by: 20, everyHours: 8, target: 50 } }, [DAY]),
      ['Build up first. Its rates cannot be worked out. After the first days:'],
    ],
    [
      'of the first feed alone, which is what the days are reckoned of',
      said({ cap: { ...cap, onDay: 1 } }, [NIGHT, DAY]),
      [
        'Build up first. Day 1: 29 ml/h for 12 h, 348 ml. In the first days give no bolus and no other feed. After the first days:',
      ],
    ],
    [
      'of which feed, where the plan has another',
      said({ cap: { ...cap, onDay: 1 } }, [NIGHT, { ...DAY, product: 'tarnvane-energy' }]),
      [
        'Build up first with Tarnvane Standard. Day 1: 29 ml/h for 12 h, 348 ml. In the first days give no bolus and no other feed. After the first days:',
      ],
    ],
    [
      'without a weight',
      said({ cap }, [NIGHT], null),
      ['Build up first. Its rates cannot be worked out. After the first days:'],
    ],
  ])('%s', (_case, sentences, expected) => expect(sentences).toEqual(expected));
});

it.each([
  [
    { energyKcal: { value: 1485, complete: true }, proteinG: { value: 61.38, complete: true } },
    'energy 1,485 kcal/day, protein 61.4 g/day',
  ],
  [
    { energyKcal: { value: 1485, complete: false }, proteinG: { value: 0, complete: false } },
    'energy at least 1,485 kcal/day, protein not stated',
  ],
])('[L-08] what the feed gives: what is not known is never 0', (known, text) => {
  const plan = parseFeedPlan({ sessions: [NIGHT] }).plan as FeedPlan;
  const result = { ...calculateFeedPlan(plan, CONTEXT), ...known };
  expect(
    withPlainSpaces(
      deliveredFeedText(result, { feedGives: (energy, protein) => `energy ${energy}, protein ${protein}` }),
    ),
  ).toBe(text);
});
