import { type ChangeEvent, type PointerEvent, useRef } from 'react';
import { Ticks, type Tick } from '#ui/measure/measure.tsx';
import { percentAlong } from '#ui/measure/scale.ts';
import { nearestStep, nearestThumb, valueAt } from './slider-values.ts';
import styles from './slider.module.css';

/** How a value came that can be typed and slid. */
export type EnteredBy = 'typing' | 'sliding';

type Thumb = 0 | 1;

type SliderProps = {
  label: string;
  /** Which end each of two thumbs is; said before the label: "Minimum Energy per kg". */
  thumbLabels?: readonly [string, string];
  /** One or two values; they may lie off a step or beyond an end and are then drawn at the nearest place. */
  values: readonly [number] | readonly [number, number];
  /** Thumbs that only rest where they lie because nothing was entered; nothing is drawn as chosen. */
  resting?: readonly boolean[];
  /** What a resting thumb says for its value. */
  restingText?: string;
  onChange: (value: number, thumb: Thumb) => void;
  min: number;
  max: number;
  step: number;
  /** The value as it is said, with its unit. */
  valueText: (value: number) => string;
  ticks?: readonly Tick[];
  /** Limits on the track; what they mean is said beside it. */
  marks?: readonly number[] | undefined;
  disabled?: boolean;
};

/**
 * One or two thumbs on a graduated track. Thumbs cannot cross. Always shown beside a number field. Each thumb is a
 * native range input, which keys and assistive technology move; a pointer moves it anywhere along the track.
 */
export function Slider(props: SliderProps) {
  const { label, thumbLabels, values, resting = [], restingText = 'not entered', valueText } = props;
  const { onChange, min, max, step, ticks, disabled = false } = props;
  const track = useRef<HTMLDivElement>(null);
  const held = useRef<{ thumb: Thumb; pointer: number; offset: number } | null>(null);
  const scale = { from: min, to: max };
  const shown = values.map((value) => nearestStep(value, { min, max, step }));
  const ends = values.map((value) => percentAlong(value, scale));
  const [start, end] = ends.length === 2 ? [ends[0] ?? 0, ends[1] ?? 0] : [0, ends[0] ?? 0];
  const nothingChosen = values.some((_, index) => resting[index]);

  /** How far a thumb may go: to the other one. */
  const limits = (thumb: Thumb) => ({
    min: thumb === 1 ? (shown[0] ?? min) : min,
    max: thumb === 0 ? (shown[1] ?? max) : max,
    step,
  });

  function move(thumb: Thumb, to: number) {
    const { min: lowest, max: highest } = limits(thumb);
    const next = Math.min(highest, Math.max(lowest, to));
    if (next !== shown[thumb] || resting[thumb]) onChange(next, thumb);
  }

  const pointed = (event: PointerEvent, offset = 0): number => {
    const box = track.current?.getBoundingClientRect();
    return box ? valueAt((event.clientX - offset - box.left) / box.width, { min, max, step }) : min;
  };

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (disabled || event.button !== 0 || !track.current) return;
    const at = pointed(event);
    const thumb = nearestThumb(shown, at);
    const input = track.current.querySelectorAll('input')[thumb];
    const box = input?.getBoundingClientRect();
    const onThumb = box !== undefined && event.clientX >= box.left && event.clientX <= box.right;
    const offset = onThumb ? event.clientX - (box.left + box.width / 2) : 0;
    held.current = { thumb, pointer: event.pointerId, offset };
    event.preventDefault();
    input?.focus({ preventScroll: true });
    track.current.setPointerCapture(event.pointerId);
    // A finger may be starting to scroll the page: its value counts once it moves along the track or lifts.
    if (event.pointerType !== 'touch' && !onThumb) move(thumb, at);
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    if (held.current?.pointer === event.pointerId)
      move(held.current.thumb, pointed(event, held.current.offset));
  }

  function onPointerUp(event: PointerEvent<HTMLDivElement>) {
    onPointerMove(event);
    held.current = null;
  }

  return (
    <div>
      <div
        ref={track}
        className={styles.track}
        data-off-paper
        data-disabled={disabled || undefined}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          held.current = null;
        }}
      >
        <span className={`in-well round-1 edged ${styles.rail}`} />
        {!nothingChosen && (
          <span className={styles.fill} style={{ '--from': `${start}%`, '--to': `${end}%` }} />
        )}
        {props.marks
          ?.filter((mark) => mark >= min && mark <= max)
          .map((mark) => (
            <span key={mark} className={styles.mark} style={{ '--at': `${percentAlong(mark, scale)}%` }} />
          ))}
        {ends.map((at, index) => {
          const thumb: Thumb = index === 0 ? 0 : 1;
          return (
            <span
              key={thumb}
              className={styles.thumb}
              style={{ '--at': `${at}%` }}
              data-resting={resting[thumb] || undefined}
            >
              <input
                type="range"
                {...limits(thumb)}
                value={shown[thumb]}
                disabled={disabled}
                aria-label={thumbLabels ? `${thumbLabels[thumb]} ${label}` : label}
                aria-valuetext={resting[thumb] ? restingText : valueText(values[thumb] ?? min)}
                onChange={(event: ChangeEvent<HTMLInputElement>) => move(thumb, Number(event.target.value))}
              />
            </span>
          );
        })}
      </div>
      {ticks && <Ticks scale={scale} ticks={ticks} className={styles.ticks} />}
    </div>
  );
}
