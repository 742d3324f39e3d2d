import { ADULT_FROM_MONTHS, cm, formatQuantity, heightReadBackText } from '@dietetic/clinical';
import { fieldText } from '@dietetic/content';
import type { FieldOf } from '@dietetic/regimen';
import { entryState } from './entry-frame.ts';
import type { SharedProps } from './field-form.ts';
import { ReadBack } from './read-back.tsx';
import { FEET_AND_INCHES } from './two-part-rules.ts';
import { UnitEntry } from './unit-entry.tsx';

const TALLEST_CM = 300;
/** A digit too many reads as a height ten times over; the likely one is offered, never put in. */
const TEN_TIMES = 10;
const PLAUSIBLE_CM = { from: 40, to: 230 };

/** Height in centimetres, or feet and inches. */
export function HeightEntry({ field, form }: SharedProps<FieldOf<'height-picker' | 'height-text-field'>>) {
  const { PD_HEIGHT: value, PD_AGE: ageMonths } = form.context.values;
  const state = entryState(form, 'PD_HEIGHT');
  const adult = ageMonths !== undefined && ageMonths >= ADULT_FROM_MONTHS;
  const readable = value !== undefined && value > 0 && state.error === undefined;
  const otherUnit = (height: number) =>
    form.regimen.entryModes.height === 'ft'
      ? formatQuantity('height', height, { ageMonths }).text
      : heightReadBackText(cm(height));
  return (
    <UnitEntry
      form={form}
      entryKey="PD_HEIGHT"
      quantity="height"
      modes={[
        { value: 'cm', label: 'cm' },
        { value: 'ft', label: 'ft, in' },
      ]}
      rule={FEET_AND_INCHES}
      field={field}
      unit="cm"
      unitSpoken="centimetres"
      max={TALLEST_CM}
      step={1}
      readBack={
        <ReadBack
          text={readable ? otherUnit(value) : null}
          note={field.hint && !adult ? fieldText(field.hint) : undefined}
        />
      }
      {...state}
      error={withLikelyHeight(state.error, value)}
    />
  );
}

function withLikelyHeight(error: string | undefined, value: number | undefined): string | undefined {
  if (error === undefined || value === undefined) return error;
  const likely = value / TEN_TIMES;
  if (likely < PLAUSIBLE_CM.from || likely > PLAUSIBLE_CM.to) return error;
  return `${error} Did you mean ${formatQuantity('height', likely).text}?`;
}
