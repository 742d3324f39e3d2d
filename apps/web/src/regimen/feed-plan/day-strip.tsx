import { feedPlanWords as say } from '@dietetic/content';
import {
  clockText,
  type DayRow,
  dayRows,
  dayStart,
  type FeedPlan,
  type FeedPlanResult,
  type FeedSession,
  addMinutes,
  isAllByMouth,
  MINUTES_PER_DAY,
  MINUTES_PER_HOUR,
  mlNumber,
  type SessionResult,
} from '@dietetic/regimen';
import { Fragment, useState } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import { Hidden } from '#ui/hidden/hidden.tsx';
import styles from './day-strip.module.css';
import { SessionMover } from './session-mover.tsx';
import { sessionName } from './sessions-of-plan.ts';
import { type Block, blocksOf, lanesOf, minuteOfDay, placeFigures } from './strip-blocks.ts';

type Props = {
  plan: FeedPlan;
  result: FeedPlanResult;
  isOutOfDate?: boolean;
  /** On screen a session can be moved; on paper it cannot. */
  onMove?: (index: number, session: FeedSession) => void;
};

const percent = (minutes: number): string => `${(100 * minutes) / MINUTES_PER_DAY}%`;

/** An hour of the day before its first session, so that what starts it is seen. */
const LEAD_MINUTES = 60;
const EIGHT_HOURS = 8 * MINUTES_PER_HOUR;
/** A block of more has its figures in it. */
const WIDE_MINUTES = 200;
/** The width of a digit on the narrowest strip that has any. */
const DIGIT_MINUTES = 30;
/** The same of a time beside its mark. */
const TIME_MINUTES = 130;
/** 24 hours from before the first session, over midnight: feeds as blocks, water as bars. The table says the same. */
export function DayStrip({ plan, result, isOutOfDate = false, onMove }: Props) {
  const start = dayStart(plan);
  /** Where the strip began when a session was first moved: it stays there, or the session would not seem to move. */
  const [kept, setKept] = useState<number>();
  const from = kept ?? Math.floor((start - LEAD_MINUTES) / MINUTES_PER_HOUR) * MINUTES_PER_HOUR;
  const rows = dayRows(plan, result);
  const place = (minute: number) => minuteOfDay(start + minute - from);
  const blocks = rows.flatMap((row) => blocksOf(row, result.sessions, place));
  const lanes = lanesOf(blocks);
  const count = Math.max(0, ...lanes.values()) + 1;
  const laneOf = (session: number) => lanes.get(session) ?? 0;
  const boxOf = ({ session, at, minutes }: Pick<Block, 'session' | 'at' | 'minutes'>) => ({
    left: percent(at),
    width: percent(minutes),
    top: `${(100 * laneOf(session)) / count}%`,
    height: `${100 / count}%`,
  });
  const waters = watersOf(rows);
  const figures = placeFigures(
    [...waters].map(([minute, value]) => ({
      at: place(minute),
      value,
      width: mlNumber(value).length * DIGIT_MINUTES,
    })),
    ['over', 'left', 'right'],
  );
  const most = Math.max(1, ...waters.values());
  const medicines = rows.flatMap(({ id, kind, minute, time }) =>
    kind === 'medicines' && minute !== null
      ? [{ id, time, at: place(minute), value: 0, width: TIME_MINUTES }]
      : [],
  );
  const times = placeFigures(medicines, ['right', 'left']);
  return (
    <>
      <Hidden as="div">{`${say.stripFrom(clockText(minuteOfDay(from)))} ${spoken(rows, isOutOfDate)}`}</Hidden>
      <div className={`grid middle gap-1-3 ${styles.strip}`}>
        <span className="quiet" aria-hidden="true">
          {say.feed}
        </span>
        <div
          className={classNames('relative', styles.line, 'in-well round-1 edged', styles.feeds)}
          style={{ '--lanes': count }}
        >
          {/* Under the blocks: it crosses no figure. */}
          <span
            className={styles.midnight}
            style={{ left: percent(minuteOfDay(-from)) }}
            aria-hidden="true"
          />
          {blocks.map((block) => {
            const { row, session, at, minutes, isStart } = block;
            const end = at + minutes;
            const next = blocks
              .filter((other) => laneOf(other.session) === laneOf(session) && other.at > at)
              .reduce((least, other) => Math.min(least, other.at), MINUTES_PER_DAY);
            const isWide = isStart && minutes > WIDE_MINUTES;
            return (
              <Fragment key={`${row.id}-${at}`}>
                <span
                  aria-hidden="true"
                  className={classNames(
                    'row nowrap small clips',
                    styles.block,
                    isOutOfDate && styles.hatched,
                  )}
                  style={boxOf(block)}
                >
                  {isWide && (
                    <b>
                      {`${row.feed}\u00a0ml`}
                      {!isOutOfDate && row.rate !== '' && <span>{`, ${row.rate}\u00a0ml/h`}</span>}
                    </b>
                  )}
                  {isWide && !isOutOfDate && <i>{untilWords(row, result.sessions[session])}</i>}
                </span>
                {(row.kind === 'bolus' || row.kind === 'drink') && !isWide && (
                  <span
                    className={`row nowrap tick ${styles.beside}`}
                    style={boxOf({ session, at: end, minutes: Math.max(0, next - end) })}
                    aria-hidden="true"
                  >
                    <b>{`${row.feed}\u00a0ml`}</b>
                  </span>
                )}
              </Fragment>
            );
          })}
          {onMove !== undefined &&
            plan.sessions.map((session, index) => {
              const block = blocks.find((one) => one.session === index);
              return (
                block && (
                  <SessionMover
                    key={index}
                    name={sessionName(session, plan.sessions)}
                    session={session}
                    ends={endOf(result.sessions[index])}
                    style={boxOf(block)}
                    onMove={(moved) => {
                      setKept(from);
                      onMove(index, moved);
                    }}
                  />
                )
              );
            })}
        </div>
        {!isAllByMouth(plan) && (
          <>
            <span className="quiet" aria-hidden="true">
              {say.dayColumns.water}
            </span>
            <div className={classNames('relative', styles.line, styles.waters)} aria-hidden="true">
              {[...waters].map(([minute, waterMl]) => (
                <span
                  key={minute}
                  className={styles.bar}
                  style={{ left: percent(place(minute)), height: `${12 + (43 * waterMl) / most}%` }}
                >
                  {figures.has(place(minute)) && (
                    <em data-side={figures.get(place(minute))}>{mlNumber(waterMl)}</em>
                  )}
                </span>
              ))}
              <span className={styles.midnight} style={{ left: percent(minuteOfDay(-from)) }} />
            </div>
          </>
        )}
        {medicines.length > 0 && (
          <>
            <span className={classNames('quiet', 'row gap-1', styles.legend)} aria-hidden="true">
              <span className={styles.ring} />
              {say.medicines}
            </span>
            <div className={classNames('relative', styles.line, styles.medicines)} aria-hidden="true">
              {medicines.map(({ id, time, at }) => (
                <span key={id} className={styles.dot} style={{ left: percent(at) }}>
                  {times.has(at) && <em data-side={times.get(at)}>{time}</em>}
                </span>
              ))}
            </div>
          </>
        )}
        <div className={`relative above-1 ${styles.axis}`} aria-hidden="true">
          {Array.from({ length: 24 }, (_, hour) => {
            const at = hour * MINUTES_PER_HOUR;
            const time = minuteOfDay(from + at);
            const isNamed = (time / MINUTES_PER_HOUR) % 4 === 0;
            return (
              <span
                key={hour}
                className={classNames(styles.tick, isNamed && styles.named)}
                style={{ left: percent(at) }}
              >
                {isNamed && (
                  <em className="nowrap soft tick" data-eighth={time % EIGHT_HOURS === 0 ? time : undefined}>
                    {clockText(time)}
                    {time === 0 && hour > 0 && <b> {say.midnight}</b>}
                  </em>
                )}
              </span>
            );
          })}
        </div>
      </div>
    </>
  );
}

/** ml of water by the minute it is given: a flush and a medicine at one time are one bar. */
function watersOf(rows: readonly DayRow[]): Map<number, number> {
  const waters = new Map<number, number>();
  for (const { minute, waterMl } of rows) {
    if (minute !== null && waterMl > 0) waters.set(minute, (waters.get(minute) ?? 0) + waterMl);
  }
  return waters;
}

/** "to 08:03" at the end of a pump's block. */
function untilWords({ kind }: DayRow, one: SessionResult | undefined): string {
  const end = kind === 'start' ? endOf(one) : null;
  return end === null ? '' : say.until(end);
}

/** "08:03": when the last of a session is in. */
function endOf(one: SessionResult | undefined): string | null {
  if (one === undefined) return null;
  if ('bolus' in one) return one.session.last === undefined ? null : clockText(one.session.last);
  return one.runHours === null
    ? null
    : clockText(addMinutes(one.session.start, Math.round(one.runHours * MINUTES_PER_HOUR)).time);
}

const spoken = (rows: readonly DayRow[], isOutOfDate: boolean): string =>
  rows
    .filter(({ time }) => time !== null)
    // The end of a session follows from its rate, which is not said while the plan is out of date.
    .filter(({ kind }) => !isOutOfDate || kind !== 'stop')
    .map(
      ({ time, day, what, feed }) =>
        `${time}${day === null ? '' : ` ${day}`} ${what}${feed === '' ? '' : ` ${feed} ml`}`,
    )
    .join('. ');
