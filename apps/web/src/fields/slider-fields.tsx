import { PAL_DIT_CATEGORIES, formatNumber } from '@dietetic/clinical';
import type { FieldOf, NumberKey } from '@dietetic/regimen';
import { BandScale, bandAt } from '#ui/band-scale/band-scale.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { RangeField } from '#ui/slider/range-field.tsx';
import { SliderField as SliderWithEntry } from '#ui/slider/slider-field.tsx';
import { entryState, errorOf } from './entry-frame.ts';
import type { FieldForm, FieldProps, SharedProps } from './field-form.ts';
import { LabelEnd } from './label-end.tsx';
import { enterNumber, typedText } from './number-entry.ts';
import styles from './slider-fields.module.css';
import { ticksOf } from './ticks.ts';
import { fieldText } from '@dietetic/content';

export function SliderField({ field, form }: FieldProps<'slider'>) {
  const { scale, unit = '' } = field;
  const value = form.context.values[field.id];
  const fallback = field.defaultFrom(form.context);
  const label = fieldText(field.title);
  return (
    <SliderWithEntry
      label={label}
      labelEnd={field.tooltip && <LabelEnd field={field} />}
      unit={unit}
      value={value}
      initialText={typedText(form, field.id)}
      onChange={(next, entry) => enterNumber(form, field.id, next, entry)}
      readOnly={field.readonly}
      min={scale.min}
      max={scale.max}
      step={scale.step}
      places={scale.places}
      rest={fallback ?? scale.min}
      restingText={
        fallback === null ? undefined : `${formatNumber(fallback, scale.places)} ${unit}, default, not chosen`
      }
      ticks={ticksOf(scale)}
      hint={
        value === undefined && fallback !== null ? (
          <>
            Counts as{' '}
            <b>
              {formatNumber(fallback, scale.places)}
              {'\u00a0'}
              {unit}
            </b>
            : default, not chosen
          </>
        ) : undefined
      }
      {...entryState(form, field.id)}
    />
  );
}

export function PalDitSlider({ field, form }: FieldProps<'pal-dit-slider'>) {
  const { scale } = field;
  const value = form.context.values[field.id];
  const bands = PAL_DIT_CATEGORIES.map((band) => ({
    from: band.from,
    to: band.to,
    label: fieldText(`activity.${band.id}`),
    range: `${factorText(band.from)}–${factorText(band.to)}`,
  }));
  const current = bands[bandAt(bands, value) ?? -1];
  return (
    <SliderWithEntry
      label={fieldText(field.title)}
      labelEnd={<LabelEnd field={field} />}
      unit={field.unit ?? ''}
      value={value}
      initialText={typedText(form, field.id)}
      onChange={(next, entry) => enterNumber(form, field.id, next, entry)}
      readOnly={field.readonly}
      min={scale.min}
      max={scale.max}
      step={scale.step}
      places={scale.places}
      rest={scale.min}
      restingText="not chosen, counted as 1.0"
      ticks={ticksOf(scale)}
      hint={
        current ? (
          <span className={styles.band}>
            <b>{current.label}</b>, {current.range}
          </span>
        ) : value === undefined ? (
          'Activity not chosen, counted as 1.0'
        ) : undefined
      }
      {...entryState(form, field.id)}
    >
      <BandScale label={`Bands of ${fieldText(field.title)}`} value={value} bands={bands} />
    </SliderWithEntry>
  );
}

const factorText = (factor: number): string => formatNumber(factor, Number.isInteger(factor * 10) ? 1 : 2);

export function StressFactorAdjuster({ field, form }: FieldProps<'stress-factor-adjuster'>) {
  const { scale } = field;
  const preset = form.regimen.preset.includes(field.id);
  return (
    <SliderWithEntry
      label={fieldText(field.title)}
      labelEnd={<LabelEnd field={field} />}
      unit={field.unit ?? ''}
      unitSpoken="per cent"
      value={form.context.values[field.id]}
      initialText={typedText(form, field.id)}
      onChange={(next, entry) => enterNumber(form, field.id, next, entry)}
      readOnly={field.readonly}
      min={scale.min}
      max={scale.max}
      step={scale.step}
      places={scale.places}
      rest={scale.min}
      ticks={ticksOf(scale)}
      hint={preset ? 'Lower end for this condition, not yet set by you' : 'added to basal metabolic rate'}
      {...entryState(form, field.id)}
    />
  );
}

type TwoEndedType = 'range-slider' | 'caloric-range' | 'protein-slider';

/** Two typed ends and a slider with two thumbs. Empty until entered: no range is assumed for a patient. */
export function TwoEndedSlider({ field, form }: SharedProps<FieldOf<TwoEndedType>>) {
  const { scale } = field;
  const { values } = form.context;
  const [low, high] = [entryState(form, field.min), entryState(form, field.max)];
  return (
    <RangeField
      label={fieldText(field.title)}
      hint={oneEndMissing(field, form) ?? (field.hint && fieldText(field.hint))}
      labelEnd={field.tooltip && <LabelEnd field={field} />}
      unit={field.unit ?? ''}
      lowLabel={fieldText(field.minTitle)}
      highLabel={fieldText(field.maxTitle)}
      low={values[field.min]}
      high={values[field.max]}
      lowInitialText={typedText(form, field.min)}
      highInitialText={typedText(form, field.max)}
      onChange={(end, value, entry) => enterNumber(form, end === 'low' ? field.min : field.max, value, entry)}
      readOnly={field.readonly}
      min={scale.min}
      max={scale.max}
      step={scale.step}
      places={scale.places}
      ticks={ticksOf(scale)}
      rest={[scale.min, scale.max]}
      lowError={low.error}
      highError={high.error}
      lowAsk={low.ask}
      highAsk={high.ask}
    />
  );
}

/** Minimum and maximum typed, without a slider: the range goes to 50 g/kg. */
export function ProteinRange({ field, form }: FieldProps<'protein-range'>) {
  const end = (key: NumberKey, label: string) => (
    <NumberField
      label={label}
      unit={field.unit ?? ''}
      value={form.context.values[key]}
      initialText={typedText(form, key)}
      onChange={(value, entry) => enterNumber(form, key, value, entry)}
      readOnly={field.readonly}
      min={0}
      max={50}
      from={1}
      step={field.step}
      places={field.places}
      {...entryState(form, key)}
    />
  );
  return (
    <fieldset aria-label={fieldText(field.title)}>
      <div className={styles.head}>
        <div>
          <span className={styles.title} aria-hidden="true">
            {fieldText(field.title)}
          </span>
          <div className={styles.hint} aria-live="polite">
            {oneEndMissing(field, form) ?? (field.hint && fieldText(field.hint))}
          </div>
        </div>
        <div className={styles.pair}>
          {end(field.min, fieldText(field.minTitle))}
          {end(field.max, fieldText(field.maxTitle))}
        </div>
      </div>
    </fieldset>
  );
}

type TwoEnds = Pick<FieldOf<TwoEndedType | 'protein-range'>, 'min' | 'max'>;

/** One end alone is no range; both may be the same. */
function oneEndMissing({ min, max }: TwoEnds, form: FieldForm): string | undefined {
  const { values } = form.context;
  if (errorOf(form, min) !== undefined || errorOf(form, max) !== undefined) return undefined;
  if (values[min] !== undefined && values[max] === undefined)
    return 'Enter the maximum too; it may be the same.';
  if (values[max] !== undefined && values[min] === undefined)
    return 'Enter the minimum too; it may be the same.';
  return undefined;
}
