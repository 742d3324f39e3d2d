import { Slider as AriaSlider, SliderThumb, SliderTrack } from 'react-aria-components';
import { Ticks, type Tick } from '#ui/measure/measure.tsx';
import { percentAlong } from '#ui/measure/scale.ts';
import styles from './slider.module.css';

type SliderProps = {
  label: string;
  /** Which end each of two thumbs is; said before the label: "Minimum Energy per kg". */
  thumbLabels?: readonly [string, string];
  /** One or two values; they may lie off a step or beyond an end and are then drawn at the nearest place. */
  values: readonly [number] | readonly [number, number];
  onChange: (value: number, thumb: 0 | 1) => void;
  min: number;
  max: number;
  step: number;
  /** The value as it is said, with its unit. */
  valueText: (value: number) => string;
  ticks?: readonly Tick[];
  disabled?: boolean;
};

/** One or two thumbs on a graduated track. Thumbs cannot cross. Always shown beside a number field. */
export function Slider({
  label,
  thumbLabels,
  values,
  onChange,
  min,
  max,
  step,
  valueText,
  ticks,
  disabled,
}: SliderProps) {
  const scale = { from: min, to: max };
  const ends = values.map((value) => percentAlong(value, scale));
  const [start, end] = ends.length === 2 ? [ends[0] ?? 0, ends[1] ?? 0] : [0, ends[0] ?? 0];
  function report(next: number[]) {
    // The library reports both thumbs, each fitted to its steps. The one that was moved is the one that lies
    // furthest from where its value was drawn; the other end keeps the value that was entered.
    const moves = next.map((value, index) =>
      Math.abs(value - fitted(values[index] ?? value, { min, max, step })),
    );
    const moved = moves[1] !== undefined && moves[1] > (moves[0] ?? 0) ? 1 : 0;
    const value = next[moved];
    if (value !== undefined && moves[moved] !== 0) onChange(value, moved);
  }

  return (
    <div>
      <AriaSlider
        className={styles.slider}
        aria-label={label}
        value={[...values]}
        onChange={report}
        minValue={min}
        maxValue={max}
        step={step}
        isDisabled={disabled}
      >
        <SliderTrack className={styles.track}>
          {({ state }) => {
            // The state's own text comes from Intl, which has no kcal/kg; the value said is the one entered, not the step it is drawn at.
            state.getThumbValueLabel = (index) => valueText(values[index] ?? state.getThumbValue(index));
            return (
              <>
                <span className={styles.rail} />
                <span className={styles.fill} style={{ '--from': `${start}%`, '--to': `${end}%` }} />
                {values.map((_, index) => (
                  <SliderThumb
                    key={index}
                    index={index}
                    aria-label={thumbLabels?.[index]}
                    className={styles.thumb}
                  />
                ))}
              </>
            );
          }}
        </SliderTrack>
      </AriaSlider>
      {ticks && <Ticks scale={scale} ticks={ticks} className={styles.ticks} />}
    </div>
  );
}

/** Where the slider draws a value: at the nearest step inside its ends. */
function fitted(value: number, { min, max, step }: { min: number; max: number; step: number }): number {
  const nearest = min + Math.round((value - min) / step) * step;
  return Number(Math.min(max, Math.max(min, nearest)).toPrecision(12));
}
