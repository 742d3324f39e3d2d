import { FEED_HANDLING_SOURCE, LONGEST_HANG_HOURS } from '@dietetic/clinical';
import { exceededLimit, isOver, mlText } from '../checks/figures.ts';
import { type Finding, createFinding } from '../checks/finding.ts';
import type { SessionResult } from './calculate-feed-plan.ts';
import { MINUTES_PER_HOUR } from './clock.ts';
import { maxFillMl, usableVolume } from './hanging.ts';

const about = (product: string, index: number): Pick<Finding, 'fields' | 'products' | 'code' | 'source'> => ({
  fields: [`plan.sessions[${index}]`],
  products: [product],
  code: 'hang-time',
  source: FEED_HANDLING_SOURCE.citation,
});

/** What hangs longer than it may while a pump runs. */
export function hangFinding({ hung, session, feed }: SessionResult, index: number): Finding[] {
  const { hangsHours, isBeyondLimit, limitHours, container, hangs, rate, packMl } = hung;
  if (!isBeyondLimit || hangsHours === null || rate === null) return [];
  const name = feed ?? session.product;
  const times = `${hangs} ${hangs === 1 ? 'container' : 'containers'} a day`;
  const spoils =
    packMl === null
      ? ''
      : `, ${mlText(usableVolume(packMl, rate, limitHours).discardMl)} of each is discarded`;
  const says = (figure: string, limit: string) =>
    container === 'rth'
      ? `${name} would hang ${figure}, over ${limit}: ${times}${spoils}.`
      : `${name} runs for ${figure} and may hang ${limit}: ${times}, at most ${mlText(maxFillMl(hung) ?? rate * limitHours)} in each.`;
  return [
    createFinding({
      ...about(session.product, index),
      ...exceededLimit(hangsHours, limitHours, 'h', says),
    }),
  ];
}

/** A limit that was typed takes the place of this app's: 40 h for 4 would leave nothing to ask. A question of this app alone. */
export function hangLimitFinding({ hung, session, feed }: SessionResult, index: number): Finding[] {
  const longest = LONGEST_HANG_HOURS[hung.container];
  if (session.hangLimitHours === undefined || !isOver(hung.limitHours, longest)) return [];
  const says = (figure: string, limit: string) =>
    `A hang limit of ${figure} was entered for ${feed ?? session.product}: this app asks above ${limit} for what hangs so.`;
  return [
    createFinding({
      ...about(session.product, index),
      ...exceededLimit(hung.limitHours, longest, 'h', says),
    }),
  ];
}

/** A bolus over a time is poured out for it, and hangs as long. A question of this app alone. */
export function bolusHangFinding(one: SessionResult, index: number): Finding[] {
  if (!('bolus' in one)) return [];
  const { session, hung, feed } = one;
  const hours = (session.minutes ?? 0) / MINUTES_PER_HOUR;
  if (hung.container === 'rth' || !isOver(hours, hung.limitHours)) return [];
  const says = (figure: string, limit: string) =>
    `Each bolus of ${feed ?? session.product} hangs ${figure}, over ${limit}: give it in less time, or in two.`;
  return [
    createFinding({ ...about(session.product, index), ...exceededLimit(hours, hung.limitHours, 'h', says) }),
  ];
}
