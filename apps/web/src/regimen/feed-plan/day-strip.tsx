import { feedPlanWords as say } from '@dietetic/content';
import { formatQuantity } from '@dietetic/clinical';
import {
  clockText,
  type DayRow,
  dayRows,
  dayStart,
  type FeedPlan,
  type FeedPlanResult,
  type FeedSession,
  later,
  MINUTES_PER_DAY,
  MINUTES_PER_HOUR,
  type SessionResult,
} from '@dietetic/regimen';
import { useState } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import { Hidden } from '#ui/hidden/hidden.tsx';
import styles from './day-strip.module.css';
import { SessionMover } from './session-mover.tsx';
import { sessionName } from './sessions-panel.tsx';

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
/** A bolus by syringe has no duration; this is the width it is drawn with. */
const LEAST_MINUTES = 20;
/** Beside a bolus that ends later there is no room for its amount. */
const LAST_LABEL_MINUTE = 0.93 * MINUTES_PER_DAY;

/** 24 hours from before the first session, over midnight: feeds as blocks, water as bars. The table says the same. */
export function DayStrip({ plan, result, isOutOfDate = false, onMove }: Props) {
  const start = dayStart(plan);
  /** Where the strip began when a session was first moved: it stays there, or the session would not seem to move. */
  const [kept, setKept] = useState<number>();
  const from = kept ?? Math.floor((start - LEAD_MINUTES) / MINUTES_PER_HOUR) * MINUTES_PER_HOUR;
  const rows = dayRows(plan, result);
  const place = (minute: number) =>
    (((start + minute - from) % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  const midnight = (((MINUTES_PER_DAY - from) % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  const waters = watersOf(rows);
  const most = Math.max(1, ...waters.values());
  const medicines = rows.filter(({ kind, minute }) => kind === 'medicines' && minute !== null);
  const first = clockText((((from % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY) as typeof start);
  return (
    <>
      <Hidden as="div">{`${say.stripFrom(first)} ${spoken(rows, isOutOfDate)}`}</Hidden>
      <div className={styles.strip}>
        <span className={styles.name} aria-hidden="true">
          {say.feed}
        </span>
        <div className={classNames(styles.line, styles.feeds)}>
          {/* Under the blocks: it crosses no figure. */}
          <span className={styles.midnight} style={{ left: percent(midnight) }} aria-hidden="true" />
          {rows
            .filter(({ kind }) => kind === 'bolus')
            .flatMap((row) => {
              const last = spans(row, result.sessions, place).at(-1);
              return last === undefined || last.at + last.minutes > LAST_LABEL_MINUTE ? (
                []
              ) : (
                <b
                  key={`${row.id}-label`}
                  className={styles.beside}
                  style={{ left: percent(last.at + last.minutes) }}
                  aria-hidden="true"
                >
                  {`${row.feed}\u00a0ml`}
                </b>
              );
            })}
          {rows.flatMap((row) =>
            spans(row, result.sessions, place).map(({ at, minutes, isStart }) => (
              <span
                key={`${row.id}-${at}`}
                aria-hidden="true"
                className={classNames(styles.block, isOutOfDate && styles.hatched)}
                style={{ left: percent(at), width: percent(minutes) }}
              >
                {isStart && minutes > 200 && <b>{blockWords(row, isOutOfDate)}</b>}
                {isStart && minutes > 200 && !isOutOfDate && (
                  <i>{untilWords(row, result.sessions[row.session ?? -1])}</i>
                )}
              </span>
            )),
          )}
          {onMove !== undefined &&
            plan.sessions.map((session, index) => {
              const own = rows.filter((row) => row.session === index);
              const [span] = own.flatMap((row) => spans(row, result.sessions, place));
              return (
                span && (
                  <SessionMover
                    key={index}
                    name={sessionName(session)}
                    session={session}
                    ends={endOf(result.sessions[index])}
                    left={percent(span.at)}
                    width={percent(span.minutes)}
                    onMove={(moved) => {
                      setKept(from);
                      onMove(index, moved);
                    }}
                  />
                )
              );
            })}
        </div>
        <span className={styles.name} aria-hidden="true">
          {say.water}
        </span>
        <div className={classNames(styles.line, styles.waters)} aria-hidden="true">
          {[...waters].map(([minute, waterMl]) => (
            <span
              key={minute}
              className={styles.bar}
              style={{ left: percent(place(minute)), height: `${12 + (43 * waterMl) / most}%` }}
            >
              <em>{formatQuantity('amount', waterMl, { unit: 'ml' }).number}</em>
            </span>
          ))}
          {medicines.map(({ id, minute }) => (
            <span key={id} className={styles.dot} style={{ left: percent(place(minute ?? 0)) }} />
          ))}
          <span className={styles.midnight} style={{ left: percent(midnight) }} />
        </div>
        <span className={classNames(styles.name, styles.legend)} aria-hidden="true">
          {medicines.length > 0 && (
            <>
              <span className={styles.ring} />
              {say.medicines}
            </>
          )}
        </span>
        <div className={styles.axis} aria-hidden="true">
          {Array.from({ length: 24 }, (_, hour) => {
            const at = hour * MINUTES_PER_HOUR;
            const time = (((from + at) % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
            const isNamed = (time / MINUTES_PER_HOUR) % 4 === 0;
            return (
              <span
                key={hour}
                className={classNames(styles.tick, isNamed && styles.named)}
                style={{ left: percent(at) }}
              >
                {isNamed && (
                  <em>
                    {clockText(time as typeof start)}
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
    : clockText(later(one.session.start, Math.round(one.runHours * MINUTES_PER_HOUR)).time);
}

const blockWords = ({ feed, rate }: DayRow, isOutOfDate: boolean): string =>
  isOutOfDate ? `${feed} ml` : rate === '' ? `${feed}\u00a0ml` : `${feed}\u00a0ml, ${rate}\u00a0ml/h`;

/** Where a row's feed runs on the strip, in minutes from its left end: in two parts where it reaches over the end. */
function spans(
  row: DayRow,
  sessions: readonly SessionResult[],
  place: (minute: number) => number,
): { at: number; minutes: number; isStart: boolean }[] {
  if (row.feedMl === 0 || row.minute === null || row.session === null) return [];
  const one = sessions[row.session];
  if (one === undefined) return [];
  const runs =
    'bolus' in one
      ? Math.max(one.session.minutes ?? 0, LEAST_MINUTES)
      : Math.min((one.runHours ?? 0) * MINUTES_PER_HOUR, MINUTES_PER_DAY);
  const at = place(row.minute);
  const beyond = at + runs - MINUTES_PER_DAY;
  return beyond <= 0
    ? [{ at, minutes: runs, isStart: true }]
    : [
        { at, minutes: runs - beyond, isStart: true },
        { at: 0, minutes: beyond, isStart: false },
      ];
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
