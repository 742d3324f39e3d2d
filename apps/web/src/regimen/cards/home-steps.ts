import { homePlanWords as say } from '@dietetic/content';
import { formatNumber } from '@dietetic/clinical';
import { whose } from './home-lines.ts';
import {
  type DayRow,
  dayRows,
  durationText,
  HOURS_PER_DAY,
  changeNightEndTimes,
  mlText,
  openPackMl,
  maxFillMl,
  rateNumber,
  type FeedPlan,
  type FeedPlanResult,
  type RunBy,
  type SessionResult,
  takesWater,
  usesPump,
} from '@dietetic/regimen';

/** One thing to do at home, at its time. The figures are those of the table of the day. */
export type HomeStep = {
  id: string;
  /** "20:00"; null where no time was said. */
  time: string | null;
  day: string | null;
  kind: DayRow['kind'];
  /** A pump runs from here to the next step. */
  runs: boolean;
  title: string;
  lines: string[];
};

const withMl = (number: string): string => `${number}\u00a0ml`;
const perHour = (number: string): string => `${number}\u00a0ml/h`;
const water = (value: number | undefined, sentence: (text: string) => string): string[] =>
  value === undefined || value === 0 ? [] : [sentence(mlText(value))];

/** The day of the plan in sentences for those who feed at home. */
export function homeSteps(plan: FeedPlan, result: FeedPlanResult, ageMonths: number | null): HomeStep[] {
  const running = new Set<number | null>();
  const steps: HomeStep[] = [];
  const openPacks = openPackMl(result.sessions);
  const rows = dayRows(plan, result);
  for (const [place, row] of rows.entries()) {
    const { id, time, day, kind } = row;
    const words = wordsOf(row, plan, result, openPacks, ageMonths);
    if (row.kind === 'stop') words.lines.push(...packKept(row, rows.slice(place), result, openPacks));
    const before = steps.at(-1);
    if (before !== undefined && takesWater(row, before)) {
      before.title = say.andWater(before.title, withMl(row.water));
      const isStopped = before.lines.at(-1) === say.pumpOn || before.lines.at(-1) === say.feedOn;
      before.lines.splice(isStopped ? -1 : before.lines.length, 0, say.waterNow(withMl(row.water)));
    } else steps.push({ id, time, day, kind, runs: runsAfter(row, running), ...words });
  }
  return steps;
}

/** Kept from step to step: which sessions a pump is running for. */
function runsAfter({ kind, session, rate, time }: DayRow, running: Set<number | null>): boolean {
  if (kind === 'start' && rate !== '') running.add(session);
  if (kind === 'stop') running.delete(session);
  return time !== null && running.size > 0;
}

/** What is left of a pack is thrown away where nobody says that it goes on. */
function packKept(
  { session }: DayRow,
  after: readonly DayRow[],
  { sessions }: FeedPlanResult,
  openPacks: readonly number[],
): string[] {
  const of = (index: number | null) => (index === null ? undefined : sessions[index]);
  const ended = of(session);
  const next = after.find(
    (row) => row.kind === 'start' && of(row.session)?.session.product === ended?.session.product,
  );
  if (next?.session == null || next.time === null || !openPacks[next.session]) return [];
  return of(next.session)?.hung.packMl === ended?.hung.packMl ? [say.keepPack(next.time)] : [];
}

type Words = Pick<HomeStep, 'title' | 'lines'>;

function wordsOf(
  row: DayRow,
  plan: FeedPlan,
  { sessions }: FeedPlanResult,
  openPacks: readonly number[],
  ageMonths: number | null,
): Words {
  const { flush } = plan;
  if (row.kind === 'water') {
    const give = row.time === null ? say.waterGive : say.waterNow;
    const lines = [give(withMl(row.water))];
    // With half a day of rest nobody stops a pump for it.
    const isInRest = row.time === null && hoursByPump(sessions) <= HOURS_PER_DAY / 2;
    return { title: say.water, lines: isInRest ? lines : whileStopped(row, plan, lines) };
  }
  if (row.kind === 'medicines') return medicines(row, plan);
  const one = row.session === null ? undefined : sessions[row.session];
  if (one === undefined) return { title: row.what, lines: [] };
  const feed = one.feed ?? one.session.product;
  if (row.kind === 'stop')
    return {
      title: plan.runBy === 'dose' ? say.stopsItself : say.stop,
      lines: [...hasRun(one, plan.runBy), ...water(flush?.after, say.stopFlush)],
    };
  if (row.kind === 'bolus') return bolus(row, one, plan, feed);
  if (row.kind === 'drink') {
    const amount = withMl(row.feed);
    const { drinkTitle, drink } = say.of[whose(ageMonths)];
    return { title: drinkTitle(amount), lines: [drink(amount, feed)] };
  }
  const most = maxFillMl(one.hung);
  if (row.kind === 'container') {
    const { packMl } = one.hung;
    return most === null
      ? { title: say.nextPack, lines: packMl === null ? [] : [say.nextPackHang(mlText(packMl), feed)] }
      : { title: say.freshContainer, lines: [say.freshFill(mlText(most), feed)] };
  }
  const set =
    plan.runBy === 'dose' ? say.setDose(perHour(row.rate), withMl(row.feed)) : say.setRate(perHour(row.rate));
  return {
    title: say.start,
    lines: [
      ...water(flush?.before, say.startFlush),
      ...hanging(one, feed, openPacks[row.session ?? 0] ?? 0),
      set,
    ],
  };
}

function hanging({ hung }: SessionResult, feed: string, openMl: number): string[] {
  const { container, packMl, hangs, limitHours, deliveredMl } = hung;
  if (openMl > 0 && packMl !== null)
    return [
      openMl < deliveredMl ? say.goOnThenNext(mlText(packMl), feed) : say.goOn(feed),
      say.hangAtMostSinceOpened(durationText(limitHours)),
    ];
  const isPack = container === 'rth' && packMl !== null;
  const ofPacks = hangs === 1 ? say.hangOne : say.hangNext;
  const most = maxFillMl(hung);
  const filled = most === null ? say.fill(feed) : say.fillAtMost(mlText(most), feed);
  const what = isPack ? ofPacks(mlText(packMl), feed) : container === 'rth' ? say.hang(feed) : filled;
  return [what, say.hangAtMost(durationText(limitHours))];
}

function hasRun(one: SessionResult, runBy: RunBy): string[] {
  if ('bolus' in one || one.runHours === null) return [];
  // A pump that stops at its dose does so by itself, whatever the wall shows.
  const nights = runBy === 'dose' ? null : changeNightEndTimes(one);
  return [
    say.hasRun(durationText(one.runHours)),
    ...(nights === null ? [] : [say.stopsInNights(nights.inMarch, nights.inOctober)]),
  ];
}

const hoursByPump = (sessions: readonly SessionResult[]): number =>
  sessions.reduce((total, one) => total + ('bolus' in one ? 0 : one.session.hours), 0);

/** By hand, with what runs stopped for it; where nobody has said at what time, if it runs. */
const whileStopped = ({ running, time }: DayRow, { sessions }: FeedPlan, lines: string[]): string[] => {
  if (time === null && usesPump(sessions)) return [say.pumpOffIfRunning, ...lines];
  if (running === null) return lines;
  return running.what === 'pump' ? [say.pumpOff, ...lines, say.pumpOn] : [say.feedOff, ...lines, say.feedOn];
};

function bolus(row: DayRow, one: SessionResult, plan: FeedPlan, feed: string): Words {
  const { flush, runBy, pumpStep } = plan;
  const amount = withMl(row.feed);
  const minutes = 'bolus' in one ? one.session.minutes : undefined;
  const title = minutes === undefined ? say.bolus(amount) : say.bolusOver(amount, dayMinutes(minutes));
  const lines = [
    ...water(flush?.before, say.flushBefore),
    say.bolusGive(amount, feed),
    ...(row.rate === '' ? [] : [say.bolusRate(perHour(row.rate), amount)]),
    ...water(flush?.after, say.flushAfter),
  ];
  if (minutes === undefined) return { title, lines: whileStopped(row, plan, lines) };
  const back = runBy === 'dose' ? say.pumpBack : say.pumpBackByClock;
  return {
    title,
    lines: row.running === null ? lines : [...lines, back(perHour(rateNumber(row.running.rate, pumpStep)))],
  };
}

const dayMinutes = (minutes: number): string =>
  `${formatNumber(minutes, Number.isInteger(minutes) ? 0 : 1)}\u00a0min`;

function medicines(row: DayRow, plan: FeedPlan): Words {
  const { times, before, between, after } = plan.medicines;
  return {
    title: row.time === null ? say.medicinesTimes(say.times(times)) : say.medicines,
    lines: whileStopped(row, plan, [
      ...water(before, say.flushBefore),
      say.medicinesGive,
      ...water(between, say.medicinesBetween),
      ...water(after, say.flushAfter),
    ]),
  };
}
