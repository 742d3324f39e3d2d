import { formatQuantity, kg, weightReadBackText } from '@dietetic/clinical';
import { entryWords } from '@dietetic/content';
import { INPUT_LIMITS } from '@dietetic/regimen';
import type { FieldOf } from '@dietetic/regimen';
import { entryState } from './entry-frame.ts';
import type { SharedProps } from './field-form.ts';
import { ReadBack } from './read-back.tsx';
import { STONES_AND_POUNDS } from './two-part-rules.ts';
import { UnitEntry } from './unit-entry.tsx';

/** A newborn's weight steps by 0.1 kg, an adult's by 1. */
const FINE_BELOW_KG = 10;

/** Weight in kilograms, or stones and pounds. One value behind both: switching shows it in the other unit. */
export function WeightEntry({ field, form }: SharedProps<FieldOf<'weight-picker' | 'weight-text-field'>>) {
  const quantity = field.id === 'PD_WEIGHT' ? 'weight' : 'previousWeight';
  const value = form.context.values[field.id];
  const frame = entryState(form, field.id);
  const readable = value !== undefined && value > 0 && frame.error === undefined;
  const otherUnit = (weight: number) =>
    form.regimen.entryModes[quantity] === 'st'
      ? formatQuantity('weight', weight).text
      : weightReadBackText(kg(weight));
  return (
    <UnitEntry
      form={form}
      quantity={quantity}
      modes={[
        { value: 'kg', label: 'kg' },
        { value: 'st', label: entryWords.stonesAndPounds },
      ]}
      rule={STONES_AND_POUNDS}
      field={field}
      unit="kg"
      unitSpoken="kilograms"
      max={INPUT_LIMITS[field.id].max}
      step={value !== undefined && value < FINE_BELOW_KG ? 0.1 : 1}
      pageStep={10}
      places={1}
      readBack={
        <ReadBack text={readable ? otherUnit(value) : null} note={field.hint && form.text(field.hint)} />
      }
      {...frame}
    />
  );
}
