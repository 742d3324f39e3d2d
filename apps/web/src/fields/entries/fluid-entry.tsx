import { formatQuantity } from '@dietetic/clinical';
import { entryWords } from '@dietetic/content';
import { INPUT_LIMITS } from '@dietetic/regimen';
import { useState } from 'react';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { SliderField as SliderWithEntry } from '#ui/slider/slider-field.tsx';
import { entryState } from './entry-frame.ts';
import type { FieldForm, FieldProps } from './field-form.ts';
import { LabelEnd } from './label-end.tsx';
import { enterNumber } from './number-entry.ts';
import { defaultProps, scaleProps } from './slider-fields.tsx';

type Unit = 'kg' | 'day';
type Field = FieldProps<'fluid'>['field'];

/**
 * Fluid in ml/kg on a slider, or as it is prescribed in ml a day. The one typed last holds: changing the unit takes no figure away, and turns
 * none into another.
 */
export function FluidEntry({ field, form }: FieldProps<'fluid'>) {
  const [chosen, setChosen] = useState<Unit | null>(null);
  const unit = chosen ?? (form.regimen.entries[field.perDay.id] === undefined ? 'kg' : 'day');
  const label = form.text(unit === 'day' ? field.perDay.title : field.title);
  return (
    <SliderWithEntry
      {...(unit === 'day' ? perDayProps(field, form) : perKgProps(field, form))}
      label={label}
      labelEnd={
        <LabelEnd field={field} form={form}>
          <Segmented<Unit>
            legend={entryWords.unitOf(label)}
            legendHidden
            size="small"
            value={unit}
            onChange={setChosen}
            options={[
              { value: 'kg', label: entryWords.mlPerKg },
              { value: 'day', label: entryWords.mlPerDay },
            ]}
          />
        </LabelEnd>
      }
    />
  );
}

function perKgProps(field: Field, form: FieldForm) {
  const { entries } = form.regimen;
  const { result, isPerDay } = form.context.assessment.fluid;
  const own = { ...scaleProps(field, form), ...defaultProps(field, form) };
  return isPerDay && result !== null && entries[field.id] === undefined
    ? { ...own, hint: entryWords.usedUntilTyped(formatQuantity('fluid', result).text, entryWords.mlPerKg) }
    : own;
}

function perDayProps({ perDay, readonly }: Field, form: FieldForm) {
  const entry = form.regimen.entries[perDay.id];
  const { perKg } = form.context.assessment.fluid;
  const { min, max } = INPUT_LIMITS[perDay.id];
  return {
    ...entryState(form, perDay.id),
    isTrackless: true,
    entry,
    onEntry: (next: typeof entry) => enterNumber(form, perDay.id, next),
    unit: entryWords.mlPerDay,
    unitSpoken: entryWords.perDaySpoken,
    readOnly: readonly,
    rest: min,
    min,
    max,
    step: perDay.step,
    places: perDay.places,
    hint:
      entry === undefined && perKg !== null
        ? entryWords.usedUntilTyped(formatQuantity('mlPerKg', perKg).text, entryWords.mlPerDay)
        : undefined,
  };
}
