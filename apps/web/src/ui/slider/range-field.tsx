import { FieldFrame, type FrameProps } from '#ui/field-frame/field-frame.tsx';
import type { Tick } from '#ui/measure/measure.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { entryOfValue, formatForEntry, type NumberEntry } from '#ui/number-field/number-text.ts';
import { type EnteredBy, Slider } from './slider.tsx';
import styles from './slider-field.module.css';
import { SliderHead } from './slider-head.tsx';

type RangeFieldProps = Pick<FrameProps, 'label' | 'labelEnd' | 'hint' | 'error' | 'ask' | 'note'> & {
  lowLabel: string;
  highLabel: string;
  low: NumberEntry | undefined;
  high: NumberEntry | undefined;
  onEntry: (end: 'low' | 'high', entry: NumberEntry | undefined, by: EnteredBy) => void;
  unit: string;
  min: number;
  max: number;
  step: number;
  places?: number;
  ticks?: readonly Tick[];
  /** Where the thumbs lie while nothing is entered. */
  rest: readonly [number, number];
  lowError?: string;
  highError?: string;
  lowAsk?: FrameProps['ask'];
  highAsk?: FrameProps['ask'];
  readOnly?: boolean;
};

/** Two ends of a range: two number fields and a slider of two thumbs that cannot cross. */
export function RangeField(props: RangeFieldProps) {
  const { label, labelEnd, hint, note, lowLabel, highLabel, low, high, onEntry, unit } = props;
  const { min, max, step, places, ticks, rest, lowError, highError, lowAsk, highAsk } = props;
  const { readOnly } = props;
  // A minimum typed above the maximum is the caller's error to show; the thumbs are then drawn together.
  const lowShown = low?.value ?? Math.min(rest[0], high?.value ?? rest[0]);
  const highShown = Math.max(lowShown, high?.value ?? rest[1]);
  const shared = {
    unit,
    min,
    max,
    step,
    places,
    readOnly,
    className: styles.end,
  };

  return (
    <FieldFrame label={label} labelHidden labelFor="group" error={props.error} ask={props.ask}>
      {() => (
        <>
          <SliderHead label={label} note={note} labelEnd={labelEnd} hint={hint}>
            <div className={styles.pair} data-one-by-one="">
              <NumberField
                {...shared}
                label={lowLabel}
                entry={low}
                from={rest[0]}
                error={lowError}
                ask={lowAsk}
                onEntry={(entry) => onEntry('low', entry, 'typing')}
              />
              <NumberField
                {...shared}
                label={highLabel}
                entry={high}
                from={rest[1]}
                error={highError}
                ask={highAsk}
                onEntry={(entry) => onEntry('high', entry, 'typing')}
              />
            </div>
          </SliderHead>
          <Slider
            label={label}
            thumbLabels={[lowLabel, highLabel]}
            values={[lowShown, highShown]}
            resting={[low?.value === undefined, high?.value === undefined]}
            onChange={(value, thumb) =>
              onEntry(thumb === 0 ? 'low' : 'high', entryOfValue(value, places), 'sliding')
            }
            min={min}
            max={max}
            step={step}
            valueText={(shown) => `${formatForEntry(shown, places)} ${unit}`}
            ticks={ticks}
            disabled={readOnly}
          />
        </>
      )}
    </FieldFrame>
  );
}
