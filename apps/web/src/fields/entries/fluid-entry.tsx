import { formatQuantity } from '@dietetic/clinical';
import { entryWords } from '@dietetic/content';
import { INPUT_LIMITS } from '@dietetic/regimen';
import { useState } from 'react';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { SliderHead } from '#ui/slider/slider-head.tsx';
import { entryState } from './entry-frame.ts';
import type { FieldProps } from './field-form.ts';
import { LabelEnd } from './label-end.tsx';
import { enterNumber } from './number-entry.ts';
import { SliderField } from './slider-fields.tsx';

type Unit = 'kg' | 'day';

/**
 * Fluid in ml/kg on a slider, or as it is prescribed in ml a day. The one typed last holds: changing the unit takes no figure away, and turns
 * none into another.
 */
export function FluidEntry({ field, form }: FieldProps<'fluid'>) {
  const { entries } = form.regimen;
  const { perDay } = field;
  const [chosen, setChosen] = useState<Unit | null>(null);
  const unit = chosen ?? (entries[perDay.id] === undefined ? 'kg' : 'day');
  const label = form.text(unit === 'day' ? perDay.title : field.title);
  const labelEnd = (
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
  );
  if (unit === 'kg')
    return <SliderField field={{ ...field, type: 'slider' }} form={form} labelEnd={labelEnd} />;
  const { perKg } = form.context.assessment.fluid;
  const isUsed = entries[perDay.id] === undefined && perKg !== null;
  const { min, max } = INPUT_LIMITS[perDay.id];
  return (
    <SliderHead
      label={label}
      labelEnd={labelEnd}
      hint={isUsed ? entryWords.usedUntilTyped(formatQuantity('mlPerKg', perKg).text) : undefined}
    >
      <NumberField
        {...entryState(form, perDay.id)}
        label={label}
        labelHidden
        unit={entryWords.mlPerDay}
        unitSpoken={entryWords.perDaySpoken}
        readOnly={field.readonly}
        entry={entries[perDay.id]}
        onEntry={(entry) => enterNumber(form, perDay.id, entry)}
        min={min}
        max={max}
        step={perDay.step}
        places={perDay.places}
      />
    </SliderHead>
  );
}
