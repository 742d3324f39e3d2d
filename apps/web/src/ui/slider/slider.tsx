import { Slider as AriaSlider, SliderThumb, SliderTrack } from 'react-aria-components';
import { Ticks, type Tick } from '#ui/measure/measure.tsx';
import { percentAlong } from '#ui/measure/scale.ts';
import styles from './slider.module.css';

type SliderProps = {
  /** One name for each thumb. */
  labels: readonly [string] | readonly [string, string];
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
  labels,
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
  // What the slider itself shows after fitting the values to its steps: only the thumb that leaves it has moved.
  let drawn: readonly number[] = values;

  function report(next: number[]) {
    const moved = next.findIndex((value, index) => value !== drawn[index]);
    const value = next[moved];
    if (value !== undefined) onChange(value, moved === 1 ? 1 : 0);
  }

  return (
    <div>
      <AriaSlider
        className={styles.slider}
        aria-label={labels.join(', ')}
        value={[...values]}
        onChange={report}
        minValue={min}
        maxValue={max}
        step={step}
        isDisabled={disabled}
      >
        <SliderTrack className={styles.track}>
          {({ state }) => {
            drawn = state.values;
            // The state's own text comes from Intl, which has no kcal/kg; the value said is the one entered, not the step it is drawn at.
            state.getThumbValueLabel = (index) => valueText(values[index] ?? state.getThumbValue(index));
            return (
              <>
                <span className={styles.rail} />
                <span className={styles.fill} style={{ '--from': `${start}%`, '--to': `${end}%` }} />
                {labels.map((label, index) => (
                  <SliderThumb key={label} index={index} aria-label={label} className={styles.thumb} />
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
