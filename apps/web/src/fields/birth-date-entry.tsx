import { calendarDateText, earliestBirthDate, parseCalendarDate } from '@dietetic/clinical';
import type { BirthDateFailure } from '@dietetic/clinical';
import { birthDateFailure, setDateOfBirth } from '@dietetic/regimen';
import type { ReactNode } from 'react';
import { useState, useSyncExternalStore } from 'react';
import { DateField } from '#ui/date-field/date-field.tsx';
import { FieldFrame } from '#ui/field-frame/field-frame.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import styles from './birth-date-entry.module.css';
import type { FieldForm, FieldProps } from './field-form.ts';
import { LabelEnd } from './label-end.tsx';
import { fieldText } from '@dietetic/content';

const FAILURE: Record<BirthDateFailure, string> = {
  'not-a-date': 'There is no such day. Check day and month.',
  'in-future': 'The date of birth lies in the future.',
  'too-long-ago': 'The date of birth lies more than 1,451 months ago. Check the year.',
};

type BirthDateProps = { label: string; labelEnd?: ReactNode; form: FieldForm; readBack?: ReactNode };

/** Typed day, month and year where there is a keyboard; the device's own picker on a touch screen (C-03). */
export function BirthDateEntry(props: BirthDateProps) {
  const touch = useSyncExternalStore(onPointerChange, isTouch);
  return touch ? <PickedDate {...props} /> : <TypedDate {...props} />;
}

export function DatePicker({ field, form }: FieldProps<'date-picker'>) {
  return (
    <BirthDateEntry
      label={fieldText(field.title)}
      labelEnd={field.tooltip && <LabelEnd field={field} />}
      form={form}
    />
  );
}

const COARSE_POINTER = '(pointer: coarse)';
const isTouch = (): boolean => matchMedia(COARSE_POINTER).matches;
function onPointerChange(changed: () => void): () => void {
  const query = matchMedia(COARSE_POINTER);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

function useBirthDate(form: FieldForm) {
  const iso = form.context.values.PD_DOB ?? form.regimen.unreadable.PD_DOB ?? '';
  const failure = iso === '' ? null : birthDateFailure(iso, form.today);
  const enter = (next: string) => form.change((regimen) => setDateOfBirth(regimen, next, form.today).state);
  return { iso, error: failure === null ? undefined : FAILURE[failure], enter };
}

function PickedDate({ label, labelEnd, form, readBack }: BirthDateProps) {
  const { iso, error, enter } = useBirthDate(form);
  return (
    <DateField
      label={label}
      labelEnd={labelEnd}
      value={iso}
      onChange={enter}
      min={calendarDateText(earliestBirthDate(form.today))}
      max={calendarDateText(form.today)}
      pickOnly
      readBack={readBack}
      error={error}
    />
  );
}

type Parts = { day: number | undefined; month: number | undefined; year: number | undefined };

function TypedDate({ label, labelEnd, form, readBack }: BirthDateProps) {
  const { iso, error, enter } = useBirthDate(form);
  const [typed, setTyped] = useState<Parts>(() => partsOf(iso));
  // A date that arrives from elsewhere replaces what is typed; a date still being typed is left alone.
  const parts = iso !== '' && isoOf(typed) !== iso ? partsOf(iso) : typed;

  function change(part: keyof Parts, value: number | undefined) {
    const next = { ...parts, [part]: value };
    setTyped(next);
    enter(isoOf(next));
  }
  const input = (part: keyof Parts, name: string, max: number) => (
    <NumberField
      label={name}
      unit=""
      steppers={false}
      block
      value={parts[part]}
      onChange={(value) => change(part, value)}
      min={1}
      max={max}
      from={part === 'year' ? form.today.year : 1}
    />
  );
  return (
    <FieldFrame label={label} labelFor="group" labelEnd={labelEnd} readBack={readBack} error={error}>
      {() => (
        <div className={styles.parts}>
          {input('day', 'Day', 31)}
          {input('month', 'Month', 12)}
          {input('year', 'Year', form.today.year)}
        </div>
      )}
    </FieldFrame>
  );
}

/** The text of a date once all of it is typed; a year has four digits. */
function isoOf({ day, month, year }: Parts): string {
  if (day === undefined || month === undefined || year === undefined || year < 1000) return '';
  return calendarDateText({ day, month, year });
}

function partsOf(iso: string): Parts {
  const date = parseCalendarDate(iso);
  if (date) return date;
  // A day that does not exist is shown as it was typed.
  const [year, month, day] = iso.split('-').map(Number);
  return iso === '' ? { day: undefined, month: undefined, year: undefined } : { day, month, year };
}
