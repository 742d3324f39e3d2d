import { PAL_DIT_CATEGORIES, formatNumber } from '@dietetic/clinical';
import { INPUT_LIMITS } from '@dietetic/regimen';
import type { FieldOf, NumericEntryKey } from '@dietetic/regimen';
import { BandScale, bandAt } from '#ui/band-scale/band-scale.tsx';
import { RangeField } from '#ui/slider/range-field.tsx';
import type { NumberEntry } from '#ui/number-field/number-text.ts';
import type { EnteredBy } from '#ui/slider/slider.tsx';
import { SliderField as SliderWithEntry } from '#ui/slider/slider-field.tsx';
import { entryState, entryError } from './entry-frame.ts';
import type { FieldForm, FieldProps, SharedProps } from './field-form.ts';
import { LabelEnd } from './label-end.tsx';
import { enterNumber } from './number-entry.ts';
import styles from './slider-fields.module.css';
import { ticksOf } from './ticks.ts';
import { regimenWords, entryWords } from '@dietetic/content';

/** What every slider with one entry has from its field. */
export function scaleProps(
  { id, scale, readonly }: FieldOf<'fluid' | 'slider' | 'pal-dit-slider' | 'stress-factor-adjuster'>,
  form: FieldForm,
) {
  const { min, max, step, places } = scale;
  return {
    entry: form.regimen.entries[id],
    onEntry: (entry: NumberEntry | undefined, by: EnteredBy) => enterNumber(form, id, entry, by),
    readOnly: readonly,
    min,
    max,
    step,
    places,
    ticks: ticksOf(scale),
    ...entryState(form, id),
  };
}

export function SliderField({ field, form }: FieldProps<'slider'>) {
  return (
    <SliderWithEntry
      {...scaleProps(field, form)}
      {...defaultProps(field, form)}
      label={form.text(field.title)}
      labelEnd={field.tooltip && <LabelEnd field={field} form={form} />}
    />
  );
}

/** The figure that is used while none is entered, at rest on the track and in words. */
export function defaultProps(field: FieldOf<'fluid' | 'slider'>, form: FieldForm) {
  const { scale, unit = '' } = field;
  const fallback = field.defaultFrom(form.context);
  if (fallback === null) return { unit, rest: scale.min };
  const number = formatNumber(fallback, scale.places);
  const hint = (
    <>
      <b>
        {number}
        {'\u00a0'}
        {unit}
      </b>{' '}
      {entryWords.byDefault}
    </>
  );
  return {
    unit,
    rest: fallback,
    restingText: `${number} ${unit} ${entryWords.byDefault}`,
    hint: form.context.values[field.id] === undefined ? hint : undefined,
  };
}

export function PalDitSlider({ field, form }: FieldProps<'pal-dit-slider'>) {
  const { scale } = field;
  const value = form.context.values[field.id];
  const bands = PAL_DIT_CATEGORIES.map((band) => ({
    from: band.from,
    to: band.to,
    label: form.text(`activity.${band.id}`),
    range: `${factorText(band.from)}–${factorText(band.to)}`,
  }));
  const current = bands[bandAt(bands, value) ?? -1];
  const isBasal = form.context.assessment.energy.kind === 'basal';
  return (
    <SliderWithEntry
      {...scaleProps(field, form)}
      label={form.text(field.title)}
      labelEnd={<LabelEnd field={field} form={form} />}
      unit={field.unit ?? ''}
      rest={scale.min}
      restingText={isBasal ? entryWords.notChosen : entryWords.countedAsOne}
      hint={
        current ? (
          <span className={styles.band}>
            <b>{current.label}</b>, <span className="nowrap">{current.range}</span>
          </span>
        ) : value === undefined ? (
          isBasal ? (
            entryWords.basalWithout
          ) : (
            entryWords.activityCountedAsOne
          )
        ) : undefined
      }
    >
      <BandScale label={entryWords.bandsOf(form.text(field.title))} value={value} bands={bands} />
    </SliderWithEntry>
  );
}

const factorText = (factor: number): string => formatNumber(factor, Number.isInteger(factor * 10) ? 1 : 2);

export function StressFactorAdjuster({ field, form }: FieldProps<'stress-factor-adjuster'>) {
  const { scale } = field;
  const preset = form.regimen.preset.includes(field.id);
  return (
    <SliderWithEntry
      {...scaleProps(field, form)}
      label={form.text(field.title)}
      labelEnd={<LabelEnd field={field} form={form} />}
      unit={field.unit ?? ''}
      unitSpoken={entryWords.perCent}
      rest={scale.min}
      hint={preset ? entryWords.stressPreset : entryWords.addedToBasal}
    />
  );
}

type TwoEndedType = 'range-slider' | 'caloric-range' | 'protein-slider';

/** What two ends have from their field, with a slider or without. */
function rangeProps(field: FieldOf<TwoEndedType | 'protein-range'>, form: FieldForm) {
  const keys = [field.min, field.max] as const;
  const end = (key: NumericEntryKey, title: typeof field.minTitle) => ({
    label: form.text(title),
    entry: form.regimen.entries[key],
    ...entryState(form, key),
  });
  return {
    label: form.text(field.title),
    labelEnd: field.tooltip && <LabelEnd field={field} form={form} />,
    unit: field.unit ?? '',
    ends: [end(field.min, field.minTitle), end(field.max, field.maxTitle)] as const,
    onEntry: (at: 0 | 1, entry: NumberEntry | undefined, by: EnteredBy) =>
      enterNumber(form, keys[at], entry, by),
    readOnly: field.readonly,
  };
}

/** Two typed ends and a slider with two thumbs. Empty until entered: no range is assumed for a patient. */
export function TwoEndedSlider({ field, form }: SharedProps<FieldOf<TwoEndedType>>) {
  const { min, max, step, places } = field.scale;
  return (
    <RangeField
      {...rangeProps(field, form)}
      {...{ min, max, step, places }}
      hint={oneFigure(field, form) ?? (field.hint && form.text(field.hint))}
      ticks={ticksOf(field.scale)}
      rest={[min, max]}
    />
  );
}

/** Minimum and maximum typed, without a slider: the range goes to 50 g/kg. */
export function ProteinRange({ field, form }: FieldProps<'protein-range'>) {
  return (
    <RangeField
      {...rangeProps(field, form)}
      min={INPUT_LIMITS[field.max].min}
      max={INPUT_LIMITS[field.max].max}
      step={field.step}
      places={field.places}
      hint={oneEndMissing(field, form) ?? (field.hint && form.text(field.hint))}
      rest={[1, 1]}
    />
  );
}

type TwoEnds = Pick<FieldOf<TwoEndedType | 'protein-range'>, 'min' | 'max'>;

/** One end alone counts as both, and is said to. */
function oneFigure({ min, max }: TwoEnds, form: FieldForm): string | undefined {
  const { values } = form.context;
  if (entryError(form, min) !== undefined || entryError(form, max) !== undefined) return undefined;
  return (values[min] === undefined) === (values[max] === undefined) ? undefined : regimenWords.oneFigure;
}

/** Where both are needed. */
function oneEndMissing(ends: TwoEnds, form: FieldForm): string | undefined {
  return oneFigure(ends, form) && regimenWords.otherEndToo;
}
