import type { ReactNode } from 'react';
import { FieldFrame, type FrameProps } from '#ui/field-frame/field-frame.tsx';
import type { Tick } from '#ui/measure/measure.tsx';
import { NumberField, type NumberEntry } from '#ui/number-field/number-field.tsx';
import { formatForEntry } from '#ui/number-field/number-text.ts';
import { Slider } from './slider.tsx';
import styles from './slider-field.module.css';

type RangeFieldProps = Pick<FrameProps, 'label' | 'labelEnd' | 'hint' | 'error' | 'ask' | 'note'> & {
  lowLabel: string;
  highLabel: string;
  low: number | undefined;
  high: number | undefined;
  onChange: (end: 'low' | 'high', value: number | undefined, entry: NumberEntry) => void;
  unit: string;
  unitSpoken?: string;
  min: number;
  max: number;
  step: number;
  places?: number;
  ticks?: readonly Tick[];
  /** Where the thumbs lie while nothing is entered. */
  rest: readonly [number, number];
  /** What was typed for each end, as in a number field. */
  lowInitialText?: string;
  highInitialText?: string;
  lowError?: string;
  highError?: string;
  lowAsk?: FrameProps['ask'];
  highAsk?: FrameProps['ask'];
  lessLabel?: string;
  moreLabel?: string;
  readOnly?: boolean;
  children?: ReactNode;
};

/** Two ends of a range: two number fields and a slider of two thumbs that cannot cross. */
export function RangeField(props: RangeFieldProps) {
  const { label, labelEnd, hint, note, lowLabel, highLabel, low, high, onChange, unit, unitSpoken } = props;
  const { min, max, step, places, ticks, rest, lowError, highError, lowAsk, highAsk, lessLabel, moreLabel } =
    props;
  const { readOnly } = props;
  const spoken = unitSpoken ?? unit;
  // A minimum typed above the maximum is the caller's error to show; the thumbs are then drawn together.
  const lowShown = low ?? Math.min(rest[0], high ?? rest[0]);
  const highShown = Math.max(lowShown, high ?? rest[1]);
  const shared = {
    unit,
    unitSpoken,
    min,
    max,
    step,
    places,
    lessLabel,
    moreLabel,
    readOnly,
    className: styles.end,
  };

  return (
    <FieldFrame label={label} labelHidden labelFor="group" error={props.error} ask={props.ask}>
      {() => (
        <>
          <div className={styles.head}>
            <div className={styles.title}>
              <span className={styles.label} aria-hidden="true">
                {label}
                {note && <span className={styles.note}> {note}</span>}
              </span>
              {labelEnd}
              {hint !== undefined && <div className={styles.hint}>{hint}</div>}
            </div>
            <div className={styles.pair}>
              <NumberField
                {...shared}
                label={lowLabel}
                value={low}
                initialText={props.lowInitialText}
                from={rest[0]}
                error={lowError}
                ask={lowAsk}
                onChange={(value, entry) => onChange('low', value, entry)}
              />
              <NumberField
                {...shared}
                label={highLabel}
                value={high}
                initialText={props.highInitialText}
                from={rest[1]}
                error={highError}
                ask={highAsk}
                onChange={(value, entry) => onChange('high', value, entry)}
              />
            </div>
          </div>
          <Slider
            label={label}
            thumbLabels={[lowLabel, highLabel]}
            values={[lowShown, highShown]}
            resting={[low === undefined, high === undefined]}
            onChange={(value, thumb) =>
              onChange(thumb === 0 ? 'low' : 'high', value, {
                text: formatForEntry(value, places),
                invalidText: false,
                ambiguous: false,
              })
            }
            min={min}
            max={max}
            step={step}
            valueText={(shown) => `${formatForEntry(shown, places)} ${spoken}`}
            ticks={ticks}
            disabled={readOnly}
          />
          {props.children}
        </>
      )}
    </FieldFrame>
  );
}
