import { ageText, months } from '@dietetic/clinical';
import { setAge, setEntryMode, setUnreadable, setValue } from '@dietetic/regimen';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { BirthDateEntry } from './birth-date-entry.tsx';
import { entryState } from './entry-frame.ts';
import type { FieldProps } from './field-form.ts';
import { LabelEnd } from './label-end.tsx';
import { CountsAs } from './read-back.tsx';
import { TwoPartEntry } from './two-part-entry.tsx';
import { YEARS_AND_MONTHS } from './two-part-rules.ts';
import { fieldText } from '@dietetic/content';

type Mode = 'years' | 'date-of-birth';

/** Age in years and months, or by date of birth. Switching keeps both; typing an age sets the date aside. */
export function AgePicker({ field, form }: FieldProps<'age-picker'>) {
  const mode = form.regimen.entryModes.age;
  const { PD_AGE: age } = form.context.values;
  const label = fieldText(field.title);
  const frame = entryState(form, 'PD_AGE');
  const counted = (
    <CountsAs text={age !== undefined && frame.error === undefined ? ageText(months(age)) : null} />
  );

  const modeSwitch = (
    <LabelEnd field={field}>
      <Segmented<Mode>
        legend="Enter age by"
        legendHidden
        size="small"
        value={mode}
        onChange={(next) =>
          form.change((regimen) =>
            setEntryMode(
              'PD_AGE' in regimen.unreadable ? setValue(regimen, 'PD_AGE', undefined) : regimen,
              'age',
              next,
            ),
          )
        }
        options={[
          { value: 'years', label: 'Age' },
          { value: 'date-of-birth', label: 'Date of birth' },
        ]}
      />
    </LabelEnd>
  );

  if (mode === 'date-of-birth') {
    return <BirthDateEntry label={label} labelEnd={modeSwitch} form={form} readBack={counted} />;
  }
  return (
    <TwoPartEntry
      label={label}
      labelEnd={modeSwitch}
      rule={YEARS_AND_MONTHS}
      value={age}
      unreadable={form.regimen.unreadable.PD_AGE}
      onValue={(next) => form.change((regimen) => setAge(regimen, next))}
      onUnreadable={(text) =>
        form.change((regimen) => setUnreadable(setAge(regimen, undefined), 'PD_AGE', text))
      }
      readBack={counted}
      {...frame}
    />
  );
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
      initialText={form.regimen.unreadable.PD_AGE}
      onChange={(next, entry) =>
        form.change((regimen) =>
          entry.invalidText ? setUnreadable(regimen, 'PD_AGE', entry.text) : setAge(regimen, next),
        )
      }
      min={0}
      max={1451}
      readOnly={field.readonly}
      readBack={age === undefined ? undefined : <b>{ageText(months(age))}</b>}
      {...entryState(form, 'PD_AGE')}
    />
  );
}
