import { ageText, months } from '@dietetic/clinical';
import { entryWords } from '@dietetic/content';
import { ageOfPatient, INPUT_LIMITS, refusedText, setAge, setEntryMode } from '@dietetic/regimen';
import { startTransition } from 'react';
import { FieldFrame } from '#ui/field-frame/field-frame.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import type { NumberEntry } from '#ui/number-field/number-text.ts';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { BirthDateBoxes, birthDateError, useIsTouch } from './birth-date-entry.tsx';
import { entryState } from './entry-frame.ts';
import type { FieldForm, FieldProps } from './field-form.ts';
import { LabelEnd } from './label-end.tsx';
import { CountsAs } from './read-back.tsx';
import { TwoPartBoxes, twoPartRefusal } from './two-part-entry.tsx';
import { YEARS_AND_MONTHS } from './two-part-rules.ts';

type Mode = 'years' | 'date-of-birth';

/** Age in years and months, or by date of birth. Switching keeps both; typing an age sets the date aside. */
export function AgePicker({ field, form }: FieldProps<'age-picker'>) {
  const touch = useIsTouch();
  const byDate = form.regimen.entryModes.age === 'date-of-birth';
  const { PD_AGE: age } = form.context.values;
  const { entries } = form.regimen;
  const label = form.text(field.title);
  const state = entryState(form, 'PD_AGE');
  const error = byDate
    ? (birthDateError(form) ?? state.error)
    : (twoPartRefusal(YEARS_AND_MONTHS, refusedText(entries, 'PD_AGE')) ?? state.error);

  return (
    <div onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && form.identityEntered()}>
      <FieldFrame
        label={label}
        labelFor={byDate && touch ? 'input' : 'group'}
        labelEnd={
          <LabelEnd field={field} form={form}>
            <Segmented<Mode>
              legend={entryWords.enterAgeBy}
              legendHidden
              size="small"
              value={form.regimen.entryModes.age}
              onChange={(mode) => form.change((regimen) => setEntryMode(regimen, 'age', mode))}
              options={[
                { value: 'years', label: entryWords.byAge },
                { value: 'date-of-birth', label: entryWords.byBirthDate },
              ]}
            />
          </LabelEnd>
        }
        readBack={
          error === undefined ? (
            <CountsAs text={age === undefined ? null : ageOfPatient(form.context.values)} />
          ) : undefined
        }
        error={error}
        ask={byDate ? undefined : state.ask}
        kept={byDate ? undefined : state.kept}
      >
        {(aria) =>
          byDate ? (
            <BirthDateBoxes label={label} form={form} error={error} aria={aria} readOnly={field.readonly} />
          ) : (
            <TwoPartBoxes
              label={label}
              error={error}
              rule={YEARS_AND_MONTHS}
              readOnly={field.readonly}
              entry={entries.PD_AGE}
              onEntry={(entry) => enterAge(form, entry)}
            />
          )
        }
      </FieldFrame>
    </div>
  );
}

function enterAge(form: FieldForm, entry: NumberEntry | undefined): void {
  startTransition(() => form.change((regimen) => setAge(regimen, entry)));
}

/** Age as one number of months. */
export function AgeTextField({ field, form }: FieldProps<'age-text-field'>) {
  const { PD_AGE: age } = form.context.values;
  return (
    <NumberField
      label={form.text(field.title)}
      labelEnd={field.tooltip && <LabelEnd field={field} form={form} />}
      hint={field.hint && form.text(field.hint)}
      unit="months"
      entry={form.regimen.entries.PD_AGE}
      onEntry={(entry) => enterAge(form, entry)}
      min={INPUT_LIMITS.PD_AGE.min}
      max={INPUT_LIMITS.PD_AGE.max}
      readOnly={field.readonly}
      readBack={age === undefined ? undefined : <b>{ageText(months(age))}</b>}
      {...entryState(form, 'PD_AGE')}
    />
  );
}
