import { calendarDateText, earliestBirthDate, parseCalendarDate } from '@dietetic/clinical';
import type { BirthDateFailure } from '@dietetic/clinical';
import { fieldText } from '@dietetic/content';
import { birthDateFailure, keepTyped, setDateOfBirth } from '@dietetic/regimen';
import { useState, useSyncExternalStore } from 'react';
import { DateBox } from '#ui/date-field/date-field.tsx';
import { FieldFrame } from '#ui/field-frame/field-frame.tsx';
import type { FieldAria } from '#ui/field-frame/field-frame.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import styles from './birth-date-entry.module.css';
import type { FieldForm, FieldProps } from './field-form.ts';
import { LabelEnd } from './label-end.tsx';

const FAILURE: Record<BirthDateFailure, string> = {
  'not-a-date': 'There is no such day. Check day and month.',
  'in-future': 'The date of birth lies in the future.',
  'too-long-ago': 'The date of birth lies more than 1,451 months ago. Check the year.',
};

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
  const label = fieldText(field.title);
  const error = birthDateError(form);
  return (
    <FieldFrame
      label={label}
      labelFor={touch ? 'input' : 'group'}
      labelEnd={field.tooltip && <LabelEnd field={field} />}
      error={error}
    >
      {(aria) => (
        <BirthDateBoxes label={label} form={form} error={error} aria={aria} readOnly={field.readonly} />
      )}
    </FieldFrame>
  );
}

const COARSE_POINTER = '(pointer: coarse)';
const isTouch = (): boolean => matchMedia(COARSE_POINTER).matches;
function onPointerChange(changed: () => void): () => void {
  const query = matchMedia(COARSE_POINTER);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
export const useIsTouch = (): boolean => useSyncExternalStore(onPointerChange, isTouch);

const birthDateText = ({ regimen }: FieldForm): string =>
  regimen.values.PD_DOB ?? regimen.unreadable.PD_DOB ?? '';

export function birthDateError(form: FieldForm): string | undefined {
  const iso = birthDateText(form);
  const failure = iso === '' ? null : birthDateFailure(iso, form.today);
  return failure === null ? undefined : FAILURE[failure];
}

function PickedDate({ label, form, error, aria, readOnly }: BirthDateProps) {
  return (
    <DateBox
      aria={aria}
      label={label}
      error={error}
      value={birthDateText(form)}
      onChange={(iso) => form.change((regimen) => setDateOfBirth(regimen, iso, form.today).state)}
      min={calendarDateText(earliestBirthDate(form.today))}
      max={calendarDateText(form.today)}
      pickOnly
      readOnly={readOnly}
    />
  );
}

const PARTS = ['day', 'month', 'year'] as const;
type Part = (typeof PARTS)[number];
type Parts = Record<Part, number | undefined>;

const SEPARATOR = ';';

function TypedDate({ form, readOnly }: BirthDateProps) {
  const iso = birthDateText(form);
  const [typed, setTyped] = useState<Parts>(() => typedParts(form.regimen.typed.PD_DOB) ?? partsOf(iso));
  // A date that arrives from elsewhere replaces what is typed; a date still being typed is left alone.
  const parts = iso !== '' && isoOf(typed) !== iso ? partsOf(iso) : typed;

  function change(part: Part, value: number | undefined) {
    const next = { ...parts, [part]: value };
    setTyped(next);
    const text = PARTS.map((name) => next[name] ?? '').join(SEPARATOR);
    form.change((regimen) => {
      const { state } = setDateOfBirth(regimen, isoOf(next), form.today);
      // Half a date is no date, and still not to be typed again after a reload.
      return isEmpty(next) ? state : keepTyped(state, 'PD_DOB', text);
    });
  }
  const input = (part: Part, name: string, max: number) => (
    <NumberField
      label={name}
      unit=""
      steppers={false}
      block
      readOnly={readOnly}
      value={parts[part]}
      onChange={(value) => change(part, value)}
      min={1}
      max={max}
      from={part === 'year' ? form.today.year : 1}
    />
  );
  return (
    <div className={styles.parts}>
      {input('day', 'Day', 31)}
      {input('month', 'Month', 12)}
      {input('year', 'Year', form.today.year)}
    </div>
  );
}

const isEmpty = (parts: Parts): boolean => PARTS.every((part) => parts[part] === undefined);

/** The text of a date once all of it is typed; a year has four digits. */
function isoOf({ day, month, year }: Parts): string {
  if (day === undefined || month === undefined || year === undefined || year < 1000) return '';
  return calendarDateText({ day, month, year });
}

function typedParts(text: string | undefined): Parts | undefined {
  if (text === undefined) return undefined;
  const [day, month, year] = text.split(SEPARATOR).map((part) => (part === '' ? undefined : Number(part)));
  return { day, month, year };
}

function partsOf(iso: string): Parts {
  const date = parseCalendarDate(iso);
  if (date) return date;
  // A day that does not exist is shown as it was typed.
  const [year, month, day] = iso.split('-').map(Number);
  return iso === '' ? { day: undefined, month: undefined, year: undefined } : { day, month, year };
}
