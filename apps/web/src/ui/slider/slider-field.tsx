import type { ReactNode } from 'react';
import type { FrameProps } from '#ui/field-frame/field-frame.tsx';
import type { Tick } from '#ui/measure/measure.tsx';
import { NumberField, type NumberValueProps } from '#ui/number-field/number-field.tsx';
import { entryOfValue, formatForEntry, type NumberEntry } from '#ui/number-field/number-text.ts';
import { type EnteredBy, Slider } from './slider.tsx';
import { SliderHead } from './slider-head.tsx';

type SliderFieldProps = FrameProps &
  Omit<NumberValueProps, 'onEntry' | 'from' | 'min' | 'max' | 'step'> & {
    onEntry: (entry: NumberEntry | undefined, by: EnteredBy) => void;
    readOnly?: boolean;
    min: number;
    max: number;
    step: number;
    ticks?: readonly Tick[];
    marks?: readonly number[];
    /** Where the thumb lies, and stepping starts, while nothing is entered. */
    rest: number;
    /** What the thumb says while it only rests there: "100 %, not chosen". */
    restingText?: string;
    /** A figure of a unit that has no scale: typed alone. */
    isTrackless?: boolean;
    /** Drawn under the scale, such as named bands. */
    children?: ReactNode;
  };

/** A slider and the number field that says and takes the same value. The track's ends do not limit what is typed. */
export function SliderField(props: SliderFieldProps) {
  const {
    label,
    labelEnd,
    hint,
    note,
    entry,
    onEntry,
    unit,
    unitSpoken,
    min,
    max,
    step,
    ticks,
    rest,
    places,
  } = props;
  const spoken = unitSpoken ?? unit;
  return (
    <div>
      <SliderHead label={label} note={note} labelEnd={labelEnd} hint={hint}>
        <NumberField
          {...props}
          labelHidden
          labelEnd={undefined}
          hint={undefined}
          note={undefined}
          onEntry={(next) => onEntry(next, 'typing')}
          from={rest}
          min={min}
          max={max}
        />
      </SliderHead>
      {!props.isTrackless && (
        <Slider
          label={label}
          values={[entry?.value ?? rest]}
          resting={[entry?.value === undefined]}
          restingText={props.restingText}
          onChange={(next) => onEntry(entryOfValue(next, places), 'sliding')}
          min={min}
          max={max}
          step={step}
          valueText={(shown) => `${formatForEntry(shown, places)} ${spoken}`}
          ticks={ticks}
          marks={props.marks}
          disabled={props.readOnly}
        />
      )}
      {props.children}
    </div>
  );
}
