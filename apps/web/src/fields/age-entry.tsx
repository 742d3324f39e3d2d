import { ageText, months } from '@dietetic/clinical';
import { fieldText } from '@dietetic/content';
import { keepTyped, setAge, setEntryMode, setUnreadable, setValue } from '@dietetic/regimen';
import type { RegimenState } from '@dietetic/regimen';
import { FieldFrame } from '#ui/field-frame/field-frame.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { BirthDateBoxes, birthDateError, useIsTouch } from './birth-date-entry.tsx';
import { entryState } from './entry-frame.ts';
import type { FieldForm, FieldProps } from './field-form.ts';
import { LabelEnd } from './label-end.tsx';
import { typedText } from './number-entry.ts';
import { CountsAs } from './read-back.tsx';
import { TwoPartBoxes, twoPartRefusal } from './two-part-entry.tsx';
import { YEARS_AND_MONTHS } from './two-part-rules.ts';

type Mode = 'years' | 'date-of-birth';

/** Age in years and months, or by date of birth. Switching keeps both; typing an age sets the date aside. */
export function AgePicker({ field, form }: FieldProps<'age-picker'>) {
  const touch = useIsTouch();
  const byDate = form.regimen.entryModes.age === 'date-of-birth';
  const { PD_AGE: age } = form.context.values;
  const { unreadable, typed } = form.regimen;
  const label = fieldText(field.title);
  const state = entryState(form, 'PD_AGE');
  const error = byDate
    ? birthDateError(form)
    : (twoPartRefusal(YEARS_AND_MONTHS, unreadable.PD_AGE) ?? state.error);

  return (
    <FieldFrame
      label={label}
      labelFor={byDate && touch ? 'input' : 'group'}
      labelEnd={
        <LabelEnd field={field}>
          <Segmented<Mode>
            legend="Enter age by"
            legendHidden
            size="small"
            value={form.regimen.entryModes.age}
            onChange={(mode) => form.change((regimen) => switchedTo(regimen, mode))}
            options={[
              { value: 'years', label: 'Age' },
              { value: 'date-of-birth', label: 'Date of birth' },
            ]}
          />
        </LabelEnd>
      }
      readBack={
        error === undefined ? <CountsAs text={age === undefined ? null : ageText(months(age))} /> : undefined
      }
      error={error}
      ask={byDate ? undefined : state.ask}
    >
      {(aria) =>
        byDate ? (
          <BirthDateBoxes label={label} form={form} error={error} aria={aria} readOnly={field.readonly} />
        ) : (
          <TwoPartBoxes
            label={label}
            rule={YEARS_AND_MONTHS}
            readOnly={field.readonly}
            value={age}
            text={unreadable.PD_AGE ?? typed.PD_AGE}
            onEntry={(entry) => enterAge(form, entry)}
          />
        )
      }
    </FieldFrame>
  );
}

function switchedTo(regimen: RegimenState, mode: Mode): RegimenState {
  // Text of the one way of typing means nothing in the other.
  return setEntryMode(
    'PD_AGE' in regimen.unreadable ? setValue(regimen, 'PD_AGE', undefined) : regimen,
    'age',
    mode,
  );
}

type AgeEntry = { value: number | undefined; text: string; refused: boolean };

function enterAge(form: FieldForm, { value, text, refused }: AgeEntry): void {
  form.change((regimen) => {
    if (refused) return setUnreadable(setAge(regimen, undefined), 'PD_AGE', text);
    const entered = setAge(regimen, value);
    return value === undefined ? entered : keepTyped(entered, 'PD_AGE', text);
  });
}

/** Age as one number of months. */
export function AgeTextField({ field, form }: FieldProps<'age-text-field'>) {
  const { PD_AGE: age } = form.context.values;
  return (
    <NumberField
      label={fieldText(field.title)}
      labelEnd={field.tooltip && <LabelEnd field={field} />}
      hint={field.hint && fieldText(field.hint)}
      unit="months"
      value={age}
      initialText={typedText(form, 'PD_AGE')}
      onChange={(value, { text, invalidText }) => enterAge(form, { value, text, refused: invalidText })}
      min={0}
      max={1451}
      readOnly={field.readonly}
      readBack={age === undefined ? undefined : <b>{ageText(months(age))}</b>}
      {...entryState(form, 'PD_AGE')}
    />
  );
}
