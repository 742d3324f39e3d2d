import { calendarDateText, earliestBirthDate } from '@dietetic/clinical';
import { entryWords } from '@dietetic/content';
import { birthDateFailure, readBirthDate, setDateOfBirth } from '@dietetic/regimen';
import { startTransition } from 'react';
import { DateBox } from '#ui/date-field/date-field.tsx';
import { FieldFrame } from '#ui/field-frame/field-frame.tsx';
import type { FieldAria } from '#ui/field-frame/field-frame.tsx';
import { useMedia } from '#ui/media/use-media.ts';
import { NumberInput } from '#ui/number-field/number-field.tsx';
import { useImmediateEntry } from '#ui/entry-buffer/use-entry-buffer.ts';
import styles from './birth-date-entry.module.css';
import type { FieldForm, FieldProps } from './field-form.ts';
import { LabelEnd } from './label-end.tsx';

type BirthDateProps = {
  label: string;
  form: FieldForm;
  error: string | undefined;
  aria: FieldAria;
  readOnly: boolean | undefined;
};

/** Typed day, month and year where there is a keyboard; the device's own picker on a touch screen (C-03). */
export function BirthDateBoxes(props: BirthDateProps) {
  return useIsTouch() ? <PickedDate {...props} /> : <TypedDate {...props} />;
}

export function DatePicker({ field, form }: FieldProps<'date-picker'>) {
  const touch = useIsTouch();
  const label = form.text(field.title);
  const error = birthDateError(form);
  return (
    <FieldFrame
      label={label}
      labelFor={touch ? 'input' : 'group'}
      labelEnd={field.tooltip && <LabelEnd field={field} form={form} />}
      error={error}
    >
      {(aria) => (
        <BirthDateBoxes label={label} form={form} error={error} aria={aria} readOnly={field.readonly} />
      )}
    </FieldFrame>
  );
}

export const useIsTouch = (): boolean => useMedia('(pointer: coarse)');

const birthDateText = ({ regimen }: FieldForm): string => regimen.entries.PD_DOB?.text ?? '';

export function birthDateError(form: FieldForm): string | undefined {
  const text = birthDateText(form);
  const failure = text === '' ? null : birthDateFailure(text, form.today);
  return failure === null ? undefined : entryWords.birthDate[failure];
}

function PickedDate({ label, form, error, aria, readOnly }: BirthDateProps) {
  const date = readBirthDate(birthDateText(form));
  return (
    <DateBox
      aria={aria}
      label={label}
      error={error}
      value={typeof date === 'object' ? calendarDateText(date) : ''}
      onChange={(iso) => form.change((regimen) => setDateOfBirth(regimen, iso, form.today).state)}
      min={calendarDateText(earliestBirthDate(form.today))}
      max={calendarDateText(form.today)}
      readOnly={readOnly}
    />
  );
}

const PARTS = ['day', 'month', 'year'] as const;
type Part = (typeof PARTS)[number];

const PART_BREAK = '\n';

function TypedDate({ form, error, readOnly }: BirthDateProps) {
  const [text, enter] = useImmediateEntry(birthDateText(form), (typed) =>
    // Half a date is no date, and still not to be typed again after a reload.
    startTransition(() => form.change((regimen) => setDateOfBirth(regimen, typed, form.today).state)),
  );
  const parts = partsOf(text);

  function change(part: Part, next: string) {
    const typed = { ...parts, [part]: next };
    const isEmpty = PARTS.every((name) => typed[name] === '');
    enter(isEmpty ? '' : PARTS.map((name) => typed[name]).join(PART_BREAK));
  }
  const input = (part: Part, name: string, max: number) => (
    <FieldFrame label={name}>
      {(aria) => (
        <NumberInput
          aria={{ ...aria, 'aria-invalid': error ? true : undefined }}
          label={name}
          error={error}
          unit=""
          steppers={false}
          block
          readOnly={readOnly}
          text={parts[part]}
          onText={(next) => change(part, next)}
          min={1}
          max={max}
          from={part === 'year' ? form.today.year : 1}
        />
      )}
    </FieldFrame>
  );
  return (
    <div className={`grid gap-2 ${styles.parts}`}>
      {input('day', 'Day', 31)}
      {input('month', 'Month', 12)}
      {input('year', 'Year', form.today.year)}
    </div>
  );
}

/** A date that was picked is shown in parts, too. */
function partsOf(text: string): Record<Part, string> {
  const date = text.includes(PART_BREAK) ? 'not-a-date' : readBirthDate(text);
  if (typeof date === 'object') {
    return { day: String(date.day), month: String(date.month), year: String(date.year) };
  }
  const [day = '', month = '', year = ''] = text.split(PART_BREAK);
  return { day, month, year };
}
