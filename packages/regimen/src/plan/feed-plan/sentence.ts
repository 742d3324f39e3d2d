import { mlNumber, mlText, rateNumber, signedMl, trimmedNumber, withUnit } from '../checks/figures.ts';
import { clockText, type DayTime } from './clock.ts';
import { type FeedPlan, hasBuildUp, isByMouth } from './feed-plan.ts';
import { firstDaysRows, otherFeedsInFirstDays } from './first-days-rows.ts';
import { builtUpFeed } from './first-days-runs.ts';
import type { BolusResult, FeedPlanResult, PumpResult } from './calculate-feed-plan.ts';

/**
 * Of what feed, what a pump is set to, or how boluses are given, in one sentence for the record: a rate never stands without its
 * hours, and how it is run, and by how much it misses, is always said; where it misses by nothing, nothing is said of that
 * (decision 312). One for each session, in their order; a session without a rate says so. The letters are those of every
 * screen and output.
 */
export function feedPlanSentences({ runBy, pumpStep }: FeedPlan, { sessions }: FeedPlanResult): string[] {
  const hasDrinks = sessions.some(({ session }) => isByMouth(session));
  return sessions.map((one) => {
    const said = 'bolus' in one ? bolusSentence(one, hasDrinks) : pumpSentence(one, runBy, pumpStep);
    return one.feed === null ? said : `${one.feed}: ${said}`;
  });
}

/**
 * How the first days build up to the plan, to be read before its sentences: the rate of the whole plan is not that of the
 * first day. None where nothing is built up. The days are reckoned of the first feed alone, so the others come after them.
 */
export function buildUpSentences(plan: FeedPlan, result: FeedPlanResult, weightKg: number | null): string[] {
  if (!hasBuildUp(plan)) return [];
  if (result.sessions.length === 0) return [];
  const days = firstDaysRows(plan, result, { weightKg })
    .filter(({ rate }) => rate !== '')
    .map(
      (day) =>
        `${day.from}: ${withUnit(day.rate, 'ml/h')} for ${withUnit(day.hours, 'h')}, ${withUnit(day.ml, 'ml')}.`,
    );
  // What is drunk is not held back by a rate.
  const without = plan.cap !== undefined && result.beside !== null ? ' (other products not counted)' : '';
  const feed = builtUpFeed(result);
  return [
    [
      `Build up first${feed === null ? '' : ` with ${feed}`}${without}.`,
      ...(days.length === 0 ? ['Its rates cannot be worked out.'] : days),
      ...(days.length > 0 ? otherFeedsInFirstDays(plan, OTHER_FEEDS) : []),
      'After the first days:',
    ].join(' '),
  ];
}

const OTHER_FEEDS = {
  firstDaysAlone: 'In the first days give no bolus and no other feed.',
  firstDaysAloneByTube: 'In the first days give no bolus and no other feed by tube.',
  firstDaysWithDrinks: 'Feeds by mouth as planned from the first day.',
};

/** Of this session's own rounding, not of the plan to the regimen. */
const rounding = (deviationMl: number): string =>
  mlNumber(deviationMl) === '0' ? '' : `, rounding difference ${signedMl(deviationMl)}`;

function pumpSentence(one: PumpResult, runBy: FeedPlan['runBy'], pumpStep: number): string {
  const { session, rate, runHours, end, deliveredMl, deviationMl } = one;
  if (runHours === null || end === null)
    return `No rate: ${mlText(session.volume)} over ${durationText(session.hours)} rounds to 0.`;
  const set = withUnit(rateNumber(rate, pumpStep), 'ml/h');
  const start = `start ${clockText(session.start)}`;
  const difference = rounding(deviationMl);
  return runBy === 'dose'
    ? `${set} for ${durationText(runHours)}, dose ${mlText(deliveredMl)}, ${start}, finishes about ${dayTime(end)}${difference}.`
    : `${set} for ${durationText(runHours)}, ${start}, stop at ${dayTime(end)}, gives ${mlText(deliveredMl)}${difference}.`;
}

/** Where other feeds are drunk, one through the tube says so too. */
function bolusSentence(
  { session, bolus, times, rateMlPerHour, deliveredMl, deviationMl }: BolusResult,
  hasDrinks: boolean,
): string {
  if (bolus === 0)
    return `No ${isByMouth(session) ? 'feed' : 'bolus'}: ${mlText(session.volume)} in ${session.boluses} rounds to 0.`;
  const way = isByMouth(session) ? ' by mouth' : hasDrinks ? ' by tube' : '';
  const over =
    rateMlPerHour === null || session.minutes === undefined
      ? ''
      : ` over ${withUnit(trimmedNumber(session.minutes, 1), 'min')} (${withUnit(trimmedNumber(rateMlPerHour, 1), 'ml/h')})`;
  const at = times.map(clockText).join(', ');
  return `${session.boluses}\u00a0×\u00a0${mlText(bolus)}${way}${over} at ${at}, ${mlText(deliveredMl)} in all${rounding(deviationMl)}.`;
}

/** "12 h 3 min", rounded once to the minute; no line ends within it. */
export function durationText(hours: number): string {
  const minutes = Math.round(hours * 60);
  const whole = withUnit(String(Math.floor(minutes / 60)), 'h');
  return minutes % 60 === 0 ? whole : `${whole}\u00a0${withUnit(String(minutes % 60), 'min')}`;
}

const DAYS = ['', ' the next day', ' on the day after next'];
const dayTime = ({ time, day }: DayTime): string => `${clockText(time)}${DAYS[day] ?? ''}`;
