import { MINUTES_PER_HOUR, minutesAfter } from './clock.ts';
import { type FeedSession, isBolus, isByMouth, isBySyringe } from './feed-plan.ts';
import type { HangingFeed, HangSchedule } from './hanging.ts';
import { ROUNDING_TOLERANCE, roundUpToWhole } from '../totals/round-up-to-whole.ts';
import { subtract } from './sums.ts';

/** What clings to a pack: less than this is not said to be thrown away. */
export const LEAST_LEFT_OVER_ML = 10;

export type HungRun = { session: FeedSession; hung: HangSchedule & HangingFeed };

/** `openMl`: what an earlier run left in the pack that this one begins with, 0 where a new one is hung. */
type PackRun<Run> = { run: Run; openMl: number };

/** What is left in a pack that hangs, and since when it does, in minutes of the feeding day. */
type OpenPack = { ml: number; since: number };

/** Which packs a run hangs, by product and size. */
export const packOf = ({ session, hung }: HungRun): string => JSON.stringify([session.product, hung.packMl]);
const beginsAt = ({ session }: HungRun) => (isBolus(session) ? session.first : session.start);

/**
 * The runs that are fed from the same packs, in the order of the day. A ready-to-hang pack that is open when the pump stops is used up in
 * the next run, unless another feed takes the giving set in between, or it would hang beyond its limit: then a new one is hung. What is
 * poured out keeps in its bottle, and of packs shared with boluses nobody knows when they are opened.
 */
export function packRuns<Run extends HungRun>(sessions: readonly Run[]): PackRun<Run>[][] {
  const [first] = sessions;
  if (first === undefined) return [];
  const minuteOf = (one: Run) => minutesAfter(beginsAt(first), beginsAt(one));
  const ofBoluses = new Set(sessions.filter(({ session }) => isBolus(session)).map(packOf));
  const groups: { pack: string; runs: PackRun<Run>[]; open: OpenPack | null; isOver: boolean }[] = [];
  for (const run of sessions.toSorted((a, b) => minuteOf(a) - minuteOf(b))) {
    const [pack, begins] = [packOf(run), minuteOf(run)];
    if (takesGivingSet(run)) for (const one of groups) one.isOver ||= one.pack !== pack && one.open !== null;
    const before = groups.findLast((one) => one.pack === pack);
    const goesOn = before !== undefined && !before.isOver && isInTime(run, begins, before.open);
    const left = goesOn ? before.open : null;
    const one = { run, openMl: left?.ml ?? 0 };
    const isHung = run.hung.container === 'rth' && !ofBoluses.has(pack);
    const open = isHung ? leftAfter(run, begins, left) : null;
    if (!goesOn) groups.push({ pack, runs: [one], open, isOver: false });
    else {
      before.runs.push(one);
      before.open = open;
    }
  }
  return groups.map(({ runs }) => runs);
}

const takesGivingSet = ({ session, hung }: HungRun): boolean =>
  hung.deliveredMl > 0 && !isByMouth(session) && !isBySyringe(session);

const minutesFor = (ml: number, rate: number): number => (ml / rate) * MINUTES_PER_HOUR;

function isInTime({ hung }: HungRun, begins: number, open: OpenPack | null): boolean {
  const { rate, deliveredMl, limitHours } = hung;
  if (open === null || rate === null || rate === 0) return true;
  const isEmptyAt = begins + minutesFor(Math.min(open.ml, deliveredMl), rate);
  return isEmptyAt - open.since <= limitHours * MINUTES_PER_HOUR + ROUNDING_TOLERANCE;
}

function leftAfter({ hung }: HungRun, begins: number, before: OpenPack | null): OpenPack | null {
  const { packMl, rate, deliveredMl, endsEarly } = hung;
  if (packMl === null || rate === null || rate === 0) return before;
  if (endsEarly) return null;
  const openMl = before?.ml ?? 0;
  const opened = roundUpToWhole(Math.max(0, subtract(deliveredMl, openMl)) / packMl);
  const ml = subtract(openMl + opened * packMl, deliveredMl);
  if (ml < LEAST_LEFT_OVER_ML) return null;
  if (opened === 0) return before && { ml, since: before.since };
  return { ml, since: begins + minutesFor(deliveredMl - (packMl - ml), rate) };
}
