import {
  type ClockTime,
  clockText,
  type FeedPlan,
  type FeedSession,
  isAllByMouth,
  isBolus,
  type RegimenValues,
  addMinutes,
  MINUTES_PER_HOUR,
} from '@dietetic/regimen';

export type Mode = FeedSession['mode'];

export const PRESETS = ['overnight', 'continuous', 'bolus', 'by_mouth'] as const;
export type Preset = (typeof PRESETS)[number];

/** Of presets or modes those that go with the type of feed; all where that is both, or not entered. */
export const ofRoute = <T extends string>(
  all: readonly T[],
  route: RegimenValues['PC_TYPE_OF_FEED'],
): readonly T[] => all.filter((one) => (one === 'by_mouth' ? route !== 'tube' : route !== 'oral'));

/** Starts and hours that adults are commonly fed at. Under 18 years they are entered. */
const OF_PRESET: Record<
  Preset,
  { mode: Mode; start: string; hours?: number; boluses?: number; last?: string }
> = {
  overnight: { mode: 'cyclic', start: '20:00', hours: 12 },
  continuous: { mode: 'continuous', start: '08:00', hours: 20 },
  bolus: { mode: 'bolus', start: '07:00', boluses: 6, last: '22:00' },
  by_mouth: { mode: 'by_mouth', start: '07:00', boluses: 6, last: '22:00' },
};

/** Nobody feeds at 09:12: between the first and the last bolus times are on quarter hours. */
export const BOLUS_TIME_STEP_MINUTES = 15;

/** What a plan most likely lacks: boluses by day beside a pump, a pump by night beside boluses. */
export function nextPreset(plan: FeedPlan, route: RegimenValues['PC_TYPE_OF_FEED']): Preset {
  if (route === 'oral' || (route === undefined && isAllByMouth(plan))) return 'by_mouth';
  return plan.sessions.some((session) => !isBolus(session)) ? 'bolus' : 'overnight';
}

/** Between two feeds of an adult's day, in hours. */
const PAUSE_HOURS = 2;
const DAY_BOLUSES = 4;
const NIGHT = { from: 20, to: 8 };

const clock = (hour: number): string => clockText((((hour + 24) % 24) * MINUTES_PER_HOUR) as ClockTime);

/** Times that keep clear of the sessions there are; the preset's own where nothing is in the way. */
export function timesOf(preset: Preset, plan: FeedPlan | undefined): (typeof OF_PRESET)[Preset] {
  const own = OF_PRESET[preset];
  const [only, ...others] = plan?.sessions ?? [];
  if (only === undefined || others.length > 0) return own;
  if ((preset === 'bolus' || preset === 'by_mouth') && !isBolus(only)) {
    const rest = 24 - only.hours;
    if (rest < 2 * PAUSE_HOURS) return own;
    const end = addMinutes(only.start, only.hours * MINUTES_PER_HOUR).time / MINUTES_PER_HOUR;
    const first = Math.ceil(end) + PAUSE_HOURS;
    return {
      ...own,
      boluses: DAY_BOLUSES,
      start: clock(first),
      last: clock(Math.floor(end + rest) - PAUSE_HOURS),
    };
  }
  if (preset === 'overnight' && isBolus(only) && only.last !== undefined) {
    const [first, last] = [only.first / MINUTES_PER_HOUR, only.last / MINUTES_PER_HOUR];
    const start = Math.max(NIGHT.from, Math.ceil(last) + 1);
    const end = Math.min(NIGHT.to, Math.floor(first) - 1);
    const hours = end + 24 - start;
    return last > first && start < 24 && hours > 0 ? { ...own, start: clock(start), hours } : own;
  }
  return own;
}
