import type { FrameProps } from '#ui/field-frame/field-frame.tsx';
import type { Tick } from '#ui/measure/measure.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { entryOfValue, formatForEntry, type NumberEntry } from '#ui/number-field/number-text.ts';
import { type EnteredBy, Slider } from './slider.tsx';
import styles from './slider-field.module.css';
import { SliderHead } from './slider-head.tsx';

type RangeEnd = Pick<FrameProps, 'label' | 'error' | 'ask'> & { entry: NumberEntry | undefined };

type RangeFieldProps = Pick<FrameProps, 'labelEnd' | 'hint'> & {
  label: string;
  ends: readonly [RangeEnd, RangeEnd];
  onEntry: (end: 0 | 1, entry: NumberEntry | undefined, by: EnteredBy) => void;
  unit: string;
  min: number;
  max: number;
  step: number;
  places?: number;
  /** Where the thumbs lie, and the buttons begin, while nothing is entered. */
  rest: readonly [number, number];
  /** The marks of the track; without them the range is typed alone. */
  ticks?: readonly Tick[];
  readOnly?: boolean;
};

/** Two ends of a range: two number fields, and a slider of two thumbs that cannot cross. */
export function RangeField(props: RangeFieldProps) {
  const { label, labelEnd, hint, ends, onEntry, unit, min, max, step, places, rest, ticks, readOnly } = props;
  const [low, high] = ends;
  // A minimum typed above the maximum is the caller's error to show; the thumbs are then drawn together.
  const lowShown = low.entry?.value ?? Math.min(rest[0], high.entry?.value ?? rest[0]);
  const highShown = Math.max(lowShown, high.entry?.value ?? rest[1]);
  const number = (end: 0 | 1) => (
    <NumberField
      {...ends[end]}
      {...{ unit, min, max, step, places, readOnly }}
      className={styles.end}
      from={rest[end]}
      onEntry={(entry) => onEntry(end, entry, 'typing')}
    />
  );
  return (
    <fieldset aria-label={label}>
      <SliderHead label={label} labelEnd={labelEnd} hint={hint}>
        <div className={styles.pair} data-one-by-one="">
          {number(0)}
          {number(1)}
        </div>
      </SliderHead>
      {ticks && (
        <Slider
          label={label}
          thumbLabels={[low.label, high.label]}
          values={[lowShown, highShown]}
          resting={[low.entry?.value === undefined, high.entry?.value === undefined]}
          onChange={(value, thumb) => onEntry(thumb === 0 ? 0 : 1, entryOfValue(value, places), 'sliding')}
          min={min}
          max={max}
          step={step}
          valueText={(shown) => `${formatForEntry(shown, places)} ${unit}`}
          ticks={ticks}
          disabled={readOnly}
        />
      )}
    </fieldset>
  );
}
