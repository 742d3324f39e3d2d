import { feedPlanWords as say } from '@dietetic/content';
import { clockText, type FeedSession, isBolus, MINUTES_PER_DAY, MINUTES_PER_HOUR } from '@dietetic/regimen';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import styles from './day-strip.module.css';
import { moveSession } from './sessions-of-plan.ts';

/** A hand that presses, or scrolls over the strip, drifts by less: nothing moves before this. */
const DRAG_BEGINS_PX = 8;
/** A drag and an arrow key move by this much. */
const STEP_MINUTES = 15;
const BY_KEY: Record<string, number> = {
  ArrowLeft: -STEP_MINUTES,
  ArrowDown: -STEP_MINUTES,
  ArrowRight: STEP_MINUTES,
  ArrowUp: STEP_MINUTES,
  PageDown: -MINUTES_PER_HOUR,
  PageUp: MINUTES_PER_HOUR,
};

type Props = {
  name: string;
  session: FeedSession;
  /** When it ends, as read out; null for a single bolus. */
  ends: string | null;
  style: CSSProperties;
  onMove: (session: FeedSession) => void;
};

type Drag = { x: number; minuteWidth: number; from: FeedSession; hasBegun: boolean };

/** Lies over the first block of a session: dragged, or moved by keys, it begins earlier or later. */
export function SessionMover({ name, session, ends, style, onMove }: Props) {
  const drag = useRef<Drag | null>(null);
  const start = isBolus(session) ? session.first : session.start;

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    const strip = event.currentTarget.parentElement;
    if (event.button !== 0 || strip === null) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    // A touch that becomes a drag must not select text; the keys go on from where the pointer left off.
    event.preventDefault();
    event.currentTarget.querySelector('input')?.focus();
    drag.current = {
      x: event.clientX,
      minuteWidth: strip.clientWidth / MINUTES_PER_DAY,
      from: session,
      hasBegun: false,
    };
  };
  const onPointerMove = ({ clientX }: PointerEvent<HTMLDivElement>) => {
    if (drag.current === null) return;
    const { x, minuteWidth, from } = drag.current;
    drag.current.hasBegun ||= Math.abs(clientX - x) >= DRAG_BEGINS_PX;
    if (!drag.current.hasBegun) return;
    const moved = moveSession(from, snapped(from, (clientX - x) / minuteWidth));
    if (JSON.stringify(moved) !== JSON.stringify(session)) onMove(moved);
  };
  const giveUp = () => {
    if (drag.current !== null) onMove(drag.current.from);
    drag.current = null;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && drag.current !== null) {
      event.preventDefault();
      giveUp();
    }
    const minutes = BY_KEY[event.key];
    if (minutes === undefined || drag.current !== null) return;
    event.preventDefault();
    onMove(moveSession(session, minutes));
  };
  return (
    <div
      className={styles.mover}
      data-off-paper
      style={style}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => (drag.current = null)}
      onPointerCancel={giveUp}
    >
      <input
        type="range"
        aria-label={say.starts(name)}
        aria-valuetext={ends === null ? clockText(start) : say.startsAt(clockText(start), ends)}
        min={0}
        max={MINUTES_PER_DAY - 1}
        step={STEP_MINUTES}
        value={start}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => onMove(moveSession(session, Number(currentTarget.value) - start))}
      />
    </div>
  );
}

/** Minutes that bring the start to a quarter of an hour; none for less than half of one. */
function snapped(session: FeedSession, minutes: number): number {
  if (Math.abs(minutes) < STEP_MINUTES / 2) return 0;
  const start = isBolus(session) ? session.first : session.start;
  return Math.round((start + minutes) / STEP_MINUTES) * STEP_MINUTES - start;
}
