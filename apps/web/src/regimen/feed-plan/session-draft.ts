// Longer than other files: how a session is begun, typed, read and opened again belongs together.
import type { Product } from '@dietetic/catalogue';
import {
  ADULT_FLUSH_ML,
  type FeedContainer,
  FIRST_BIRTHDAY_MONTHS,
  HANG_LIMIT_HOURS,
} from '@dietetic/clinical';
import {
  type ClockTime,
  clockText,
  type FeedPlan,
  type FeedSession,
  isAllByMouth,
  HOURS_PER_DAY,
  isBolus,
  MINUTES_PER_DAY,
  MAX_BOLUSES,
  omitUndefined,
  amountDifferences,
  type PlannedAmount,
  type RateRounding,
  bolusStepKeeping,
  type usualContainer,
} from '@dietetic/regimen';
import { entryOfValue, type NumberEntry } from '#ui/number-field/number-text.ts';
import { bolusOfMade } from './bolus-of-made.ts';
import { BOLUS_TIME_STEP_MINUTES, type Mode, type Preset, timesOf } from './session-presets.ts';
import { endTimeText, type PumpTime, parseTime } from './session-times.ts';
import { isAdultAge, plannedMl } from './sessions-of-plan.ts';

/** One session as typed: it does not count until every entry parses. */
export type SessionDraft = {
  product: string;
  mode: Mode;
  volume: NumberEntry | undefined;
  /** ml that there are of a new session's powder, made up. */
  madeMl: number | undefined;
  start: string;
  hours: NumberEntry | undefined;
  /** Of the pump; it is not kept: start and hours say it. */
  end: string;
  typed: readonly PumpTime[];
  rounding: RateRounding | undefined;
  boluses: NumberEntry | undefined;
  /** Of one bolus, where it is typed: its volume is then given as typed, and that of the day follows. */
  each: { entry: NumberEntry | undefined; volumeBefore: NumberEntry | undefined } | undefined;
  first: string;
  last: string;
  minutes: NumberEntry | undefined;
  /** Undefined until one is chosen: the one that the plan takes. */
  container: FeedContainer | undefined;
  hangLimit: NumberEntry | undefined;
  flushBefore: NumberEntry | undefined;
  flushAfter: NumberEntry | undefined;
  /** Not typed here: what a session from a template or a file says of its pack and its boluses stays with it. */
  packSize: number | undefined;
  bolusStep: number | undefined;
  timeStepMinutes: number | undefined;
};

type Problem = 'needed' | 'not-a-number' | 'over-zero' | 'hours' | 'time' | 'count' | 'minutes' | 'same-time';
export type Problems = Partial<Record<keyof SessionDraft, Problem>>;

export type ParsedDraft =
  | { ok: true; session: FeedSession; flush: FeedPlan['flush'] }
  | { ok: false; problems: Problems };

export type NumberKey =
  | 'volume'
  | 'hours'
  | 'boluses'
  | 'minutes'
  | 'hangLimit'
  | 'flushBefore'
  | 'flushAfter';
export type TimeKey = 'start' | 'first' | 'last';

export function parseDraft(draft: SessionDraft): ParsedDraft {
  const problems: Problems = {};
  const number = (key: NumberKey, isNeeded = true): number => {
    const entry = draft[key];
    if (entry?.value === undefined) {
      if (entry !== undefined && entry.text.trim() !== '') problems[key] = 'not-a-number';
      else if (isNeeded) problems[key] = 'needed';
      return 0;
    }
    if (entry.value < 0) problems[key] = 'not-a-number';
    return entry.value;
  };
  const over0 = (key: 'volume' | 'hours' | 'minutes' | 'hangLimit', isNeeded = true): number | undefined => {
    const value = number(key, isNeeded);
    if (problems[key] === undefined && draft[key] !== undefined && value === 0) problems[key] = 'over-zero';
    return draft[key]?.value === undefined ? undefined : value;
  };
  const time = (key: TimeKey, isNeeded = true): ClockTime | undefined => {
    const read = parseTime(draft[key]);
    if (read !== null) return read;
    if (draft[key].trim() !== '') problems[key] = 'time';
    else if (isNeeded) problems[key] = 'needed';
    return undefined;
  };
  if (draft.product === '') problems.product = 'needed';
  const isDrunk = draft.mode === 'by_mouth';
  // Not asked by mouth: what other sessions are flushed with stays.
  const flush = isDrunk
    ? flushOfOthers(draft)
    : { before: number('flushBefore'), after: number('flushAfter') };
  const isPump = draft.mode !== 'bolus' && !isDrunk;
  const hangLimitHours = isPump ? over0('hangLimit', false) : undefined;
  const ofAny = {
    product: draft.product,
    volume: over0('volume') ?? 0,
    container: isDrunk ? undefined : draft.container,
    hangLimitHours,
    packSize: draft.packSize,
  };
  const session = draft.mode === 'bolus' || draft.mode === 'by_mouth' ? bolus(draft.mode) : pump(draft.mode);
  return session === undefined || Object.keys(problems).length > 0
    ? { ok: false, problems }
    : { ok: true, session: omitUndefined(session), flush };

  function pump(mode: Exclude<Mode, 'bolus' | 'by_mouth'>): FeedSession | undefined {
    const start = time('start');
    const hours = over0('hours') ?? 0;
    if (draft.end.trim() !== '' && parseTime(draft.end) === null) problems.end = 'time';
    if (problems.hours === undefined && hours > HOURS_PER_DAY) problems.hours = 'hours';
    return start === undefined ? undefined : { ...ofAny, mode, start, hours, rounding: draft.rounding };
  }

  function bolus(mode: 'bolus' | 'by_mouth'): FeedSession | undefined {
    const boluses = number('boluses');
    if (
      problems.boluses === undefined &&
      !(Number.isInteger(boluses) && boluses >= 1 && boluses <= MAX_BOLUSES)
    )
      problems.boluses = 'count';
    const first = time('first');
    const last = time('last', false);
    const minutes = isDrunk ? undefined : over0('minutes', false);
    if (minutes !== undefined && minutes > MINUTES_PER_DAY) problems.minutes = 'minutes';
    if (first !== undefined && last === first && boluses > 1) problems.last = 'same-time';
    const each = draft.each?.entry;
    if (each !== undefined && !(each.value !== undefined && each.value > 0))
      problems.each = each.value === 0 ? 'over-zero' : 'not-a-number';
    if (first === undefined) return undefined;
    const made = each === undefined ? bolusOfMade(draft) : undefined;
    const bolus = each?.value ?? made;
    return {
      ...ofAny,
      volume: made === undefined ? ofAny.volume : made * boluses,
      mode,
      boluses,
      first,
      last,
      minutes,
      bolusStep: bolus === undefined ? draft.bolusStep : bolusStepKeeping(bolus, boluses, draft.bolusStep),
      timeStepMinutes: draft.timeStepMinutes,
    };
  }
}

function flushOfOthers({ flushBefore, flushAfter }: SessionDraft): FeedPlan['flush'] {
  const [before, after] = [flushBefore?.value, flushAfter?.value];
  return before === undefined || after === undefined ? undefined : { before, after };
}

export type DraftContext = {
  plan: FeedPlan | undefined;
  amounts: readonly PlannedAmount[];
  products: readonly Product[];
  ageMonths: number | null;
};

/** ml of a product that no session has been given yet; undefined where nothing is left or known. */
export function unplannedMl({ plan, amounts, products }: DraftContext, product: string): number | undefined {
  const amount = amounts.find((one) => one.product === product)?.ml;
  if (amount === undefined || amount === null) return undefined;
  const planned = plannedMl(plan?.sessions ?? [], product);
  const left = Number((amount - planned).toFixed(6));
  const differs =
    plan === undefined ||
    planned === 0 ||
    amountDifferences(plan, amounts, products).some((one) => one.product === product && !one.isRounding);
  return left > 0 && differs ? left : undefined;
}

const entry = (value: number | undefined): NumberEntry | undefined =>
  value === undefined ? undefined : entryOfValue(value);

/** A new session: what is left of the first feed that is not planned yet, as the preset has it. */
export function newDraft(context: DraftContext, preset: Preset = 'overnight'): SessionDraft {
  const { plan, amounts, ageMonths } = context;
  const isGrown = isAdultAge(ageMonths);
  const product =
    (amounts.find((one) => unplannedMl(context, one.product) !== undefined) ?? amounts[0])?.product ?? '';
  const { mode, start, hours, boluses, last } = timesOf(preset, plan);
  const isOfBoluses = mode === 'bolus' || mode === 'by_mouth';
  const pump = { start: isGrown && !isOfBoluses ? start : '', hours: entry(hours) };
  const flush = flushOf(context);
  return {
    product,
    mode,
    volume: entry(roundedMl(unplannedMl(context, product))),
    madeMl: madeUpMl(context, product),
    ...pump,
    end: endTimeText(pump),
    typed: [],
    rounding: undefined,
    boluses: entry(boluses ?? 6),
    each: undefined,
    first: isGrown && isOfBoluses ? start : '',
    last: isGrown ? (last ?? '') : '',
    minutes: undefined,
    container: undefined,
    hangLimit: undefined,
    flushBefore: entry(flush?.before),
    flushAfter: entry(flush?.after),
    packSize: undefined,
    bolusStep: newStep(ageMonths),
    timeStepMinutes: BOLUS_TIME_STEP_MINUTES,
  };
}

/** A plan that is all by mouth has no flush that anybody typed. */
const flushOf = ({ plan, ageMonths }: DraftContext): FeedPlan['flush'] | undefined => {
  if (plan !== undefined && !isAllByMouth(plan)) return plan.flush;
  return isAdultAge(ageMonths) ? { before: ADULT_FLUSH_ML, after: ADULT_FLUSH_ML } : undefined;
};

/** A powder's volume follows from whole scoops: it is planned to the millilitre. */
const roundedMl = (ml: number | undefined): number | undefined =>
  ml === undefined ? undefined : Math.round(ml);

/** What there is to give of a powder in a new session; undefined of what is not made up. */
export const madeUpMl = (context: DraftContext, product: string): number | undefined =>
  isPowder(context.products, product) ? roundedMl(unplannedMl(context, product)) : undefined;

const isPowder = (products: readonly Product[], id: string): boolean =>
  products.find((one) => one.id === id)?.basis === 'g';

/** A powder is made up first: it never hangs as a closed pack. */
export const containersOf = (products: readonly Product[], id: string): FeedContainer[] =>
  (Object.keys(HANG_LIMIT_HOURS) as FeedContainer[]).filter(
    (container) => container !== 'rth' || !isPowder(products, id),
  );

/** The entries that decide the container of a session, as far as they are typed. */
export const containerEntries = ({
  product,
  volume,
  packSize,
}: SessionDraft): Parameters<typeof usualContainer>[0] => ({
  product,
  volume: volume?.value ?? 0,
  packSize,
});

/** Boluses of an infant are drawn up to the millilitre. */
const newStep = (ageMonths: number | null): number | undefined =>
  ageMonths !== null && ageMonths < FIRST_BIRTHDAY_MONTHS ? 1 : undefined;

export function draftOf(session: FeedSession, context: DraftContext): SessionDraft {
  const { products, ageMonths } = context;
  const flush = flushOf(context);
  const ofAny = {
    product: session.product,
    mode: session.mode,
    volume: entry(session.volume),
    madeMl: undefined,
    container: containersOf(products, session.product).find((one) => one === session.container),
    hangLimit: entry(session.hangLimitHours),
    flushBefore: entry(flush?.before),
    flushAfter: entry(flush?.after),
    packSize: session.packSize,
    // A pump session that is turned into boluses has them as new ones do.
    bolusStep: isBolus(session) ? session.bolusStep : newStep(ageMonths),
    timeStepMinutes: isBolus(session) ? session.timeStepMinutes : BOLUS_TIME_STEP_MINUTES,
  };
  const none = {
    start: '',
    hours: entry(12),
    end: '',
    typed: [],
    rounding: undefined,
    boluses: entry(6),
    each: undefined,
    first: '',
    last: '',
    minutes: undefined,
  };
  const pump = isBolus(session) ? none : { start: clockText(session.start), hours: entry(session.hours) };
  return isBolus(session)
    ? {
        ...none,
        ...ofAny,
        boluses: entry(session.boluses),
        first: clockText(session.first),
        last: session.last === undefined ? '' : clockText(session.last),
        minutes: entry(session.minutes),
      }
    : {
        ...none,
        ...ofAny,
        ...pump,
        end: endTimeText(pump),
        // Somebody has decided on it: new hours move the end.
        typed: ['start'],
        rounding: session.rounding,
      };
}
