import {
  type ClockTime,
  type DayRow,
  MINUTES_PER_DAY,
  MINUTES_PER_HOUR,
  type SessionResult,
} from '@dietetic/regimen';

/** A bolus by syringe has no duration; this is the width it is drawn with. */
const LEAST_MINUTES = 20;

/** The minute of its day, of one that may lie before or after it. */
export const minuteOfDay = (minutes: number): ClockTime =>
  (((minutes % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY) as ClockTime;

/** Feed as it is drawn, in minutes from the left end of the strip. */
export type Block = {
  row: DayRow;
  session: number;
  at: number;
  minutes: number;
  /** Not the part that comes in again at the left. */
  isStart: boolean;
};

/** A row's feed on the strip: in two parts where it reaches over the end. */
export function blocksOf(
  row: DayRow,
  sessions: readonly SessionResult[],
  place: (minute: number) => number,
): Block[] {
  const { feedMl, minute, session } = row;
  const one = session === null ? undefined : sessions[session];
  if (feedMl === 0 || minute === null || session === null || one === undefined) return [];
  const runs =
    'bolus' in one
      ? Math.max(one.session.minutes ?? 0, LEAST_MINUTES)
      : Math.min((one.runHours ?? 0) * MINUTES_PER_HOUR, MINUTES_PER_DAY);
  const at = place(minute);
  const beyond = at + runs - MINUTES_PER_DAY;
  return beyond <= 0
    ? [{ row, session, at, minutes: runs, isStart: true }]
    : [
        { row, session, at, minutes: runs - beyond, isStart: true },
        { row, session, at: 0, minutes: beyond, isStart: false },
      ];
}

/** The lane of each session: what runs at the same time stands one under the other, so that neither hides the other. */
export function lanesOf(blocks: readonly Block[]): ReadonlyMap<number, number> {
  const lanes = new Map<number, number>();
  for (const session of new Set(blocks.map((block) => block.session))) {
    const own = blocks.filter((block) => block.session === session);
    const taken = new Set(
      blocks
        .filter(({ at, minutes }) => own.some((one) => at < one.at + one.minutes && one.at < at + minutes))
        .map((block) => lanes.get(block.session)),
    );
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    lanes.set(session, lane);
  }
  return lanes;
}

export type Side = 'over' | 'left' | 'right';

/**
 * Where each figure stands at its mark, in minutes from the left end, so that none lies over another. The larger come first:
 * where there is no room for one, the smallest goes without, and the table says it.
 */
export function placeFigures(
  marks: readonly { at: number; value: number; width: number }[],
  sides: readonly Side[],
): ReadonlyMap<number, Side> {
  const taken: [from: number, to: number][] = [];
  const placed = new Map<number, Side>();
  for (const { at, width } of marks.toSorted((a, b) => b.value - a.value || a.at - b.at)) {
    const side = sides.find((one) => {
      const from = at - { over: width / 2, left: width, right: 0 }[one];
      const to = from + width;
      const isInside = one === 'over' || (from >= 0 && to <= MINUTES_PER_DAY);
      if (!isInside || taken.some(([start, end]) => from < end && start < to)) return false;
      taken.push([from, to]);
      return true;
    });
    if (side !== undefined) placed.set(at, side);
  }
  return placed;
}
