import { FEED_PLAN_LIMITS_SOURCE } from '@dietetic/clinical';
import { trimmedNumber, withUnit } from '../checks/figures.ts';
import { type Finding, createFinding } from '../checks/finding.ts';
import { type ClockTime, clockText, MINUTES_PER_DAY, MINUTES_PER_HOUR } from './clock.ts';
import { isByMouth } from './feed-plan.ts';
import type { SessionResult } from './calculate-feed-plan.ts';

const LIMITS = FEED_PLAN_LIMITS_SOURCE.citation;

type Span = { index: number; from: ClockTime; minutes: number };

/** When each session runs, in minutes of the day it starts; a bolus by syringe is a moment. */
const spansOf = (one: SessionResult, index: number): Span[] =>
  'bolus' in one
    ? one.times.map((from) => ({ index, from, minutes: one.session.minutes ?? 0 }))
    : [{ index, from: one.session.start, minutes: (one.runHours ?? 0) * MINUTES_PER_HOUR }];

/** Every day is alike: what runs past midnight meets the next morning. A feed may start as another ends. */
const meet = (a: Span, b: Span): boolean => {
  const after = (b.from - a.from + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  const before = (a.from - b.from + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  return (after === 0 && (a.minutes > 0 || b.minutes > 0)) || after < a.minutes || before < b.minutes;
};

/** Two of one product in the same minute, by syringe or from a bottle: an entry that was left as it was. */
const isSameMoment = (a: Span, b: Span): boolean => a.from === b.from && a.minutes + b.minutes === 0;

/** A bolus that begins before the last one of its session has ended. */
function withinItself(one: SessionResult, index: number): Finding[] {
  const spans = spansOf(one, index);
  const isMet = spans.some((a, place) => spans.slice(place + 1).some((b) => meet(a, b)));
  if (!isMet || !('bolus' in one)) return [];
  const { minutes = 0 } = one.session;
  return [
    createFinding({
      code: 'sessions-overlap',
      fields: [`plan.sessions[${index}]`],
      products: [one.session.product],
      message: `Boluses over ${withUnit(trimmedNumber(minutes, 1), 'min')} run into each other: the next begins before one ends.`,
      source: LIMITS,
    }),
  ];
}

/** Two sessions at once; each pair of them is one finding. */
export function overlapFindings(sessions: readonly SessionResult[]): Finding[] {
  return sessions.flatMap((one, index) => [
    ...withinItself(one, index),
    ...sessions.slice(index + 1).flatMap((other, offset): Finding[] => {
      const second = index + 1 + offset;
      const isOfOne = one.session.product === other.session.product;
      // What is drunk takes no tube: it may be while a pump runs.
      const isOfTube = !isByMouth(one.session) && !isByMouth(other.session);
      const met = spansOf(one, index).flatMap((a) =>
        spansOf(other, second).flatMap((b) =>
          (isOfTube && meet(a, b)) || (isOfOne && isSameMoment(a, b)) ? [[a, b] as const] : [],
        ),
      )[0];
      if (met === undefined) return [];
      return [
        createFinding({
          code: 'sessions-overlap',
          fields: [`plan.sessions[${index}]`, `plan.sessions[${second}]`],
          products: [...new Set([one.session.product, other.session.product])],
          message: isSameMoment(...met)
            ? `Two of it are planned at ${startOf(met[0])}.`
            : `Two feeds run at once: the one from ${startOf(met[0])} and the one from ${startOf(met[1])}.`,
          source: LIMITS,
        }),
      ];
    }),
  ]);
}

const startOf = ({ from }: Span): string => clockText(from);
