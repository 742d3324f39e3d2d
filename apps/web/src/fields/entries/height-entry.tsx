import { ADULT_FROM_MONTHS, cm, formatQuantity, heightReadBackText } from '@dietetic/clinical';
import { entryWords } from '@dietetic/content';
import { INPUT_LIMITS, setValue } from '@dietetic/regimen';
import type { FieldOf } from '@dietetic/regimen';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { entryState } from './entry-frame.ts';
import type { SharedProps } from './field-form.ts';
import { ReadBack } from './read-back.tsx';
import { FEET_AND_INCHES } from './two-part-rules.ts';
import { UnitEntry } from './unit-entry.tsx';

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
  const isKnown = form.context.values.PD_HEIGHT_KNOWN !== 'no';
  return (
    <>
      <UnitEntry
        form={form}
        quantity="height"
        modes={[
          { value: 'cm', label: 'cm' },
          { value: 'ft', label: entryWords.feetAndInches },
        ]}
        rule={FEET_AND_INCHES}
        field={field}
        unit="cm"
        unitSpoken="centimetres"
        max={INPUT_LIMITS.PD_HEIGHT.max}
        step={INPUT_LIMITS.PD_HEIGHT.step}
        readBack={
          <ReadBack
            text={readable ? otherUnit(value) : null}
            note={field.hint && !adult ? form.text(field.hint) : undefined}
          />
        }
        {...state}
      />
      {/* Its room stays when a height is entered, so that no field below it moves. */}
      <div style={{ visibility: form.regimen.entries.PD_HEIGHT === undefined ? 'visible' : 'hidden' }}>
        <Checkbox
          label={form.text('patient.height-known.title')}
          checked={!isKnown}
          onChange={(on) =>
            form.change((regimen) => setValue(regimen, 'PD_HEIGHT_KNOWN', on ? 'no' : undefined))
          }
        />
      </div>
    </>
  );
}
