import type { ReactNode } from 'react';
import { useState } from 'react';
import { FieldFrame } from '#ui/field-frame/field-frame.tsx';
import type { FrameProps } from '#ui/field-frame/field-frame.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import type { NumberEntry } from '#ui/number-field/number-field.tsx';
import { unreadableMessage } from './entry-frame.ts';
import styles from './two-part-entry.module.css';

type Part = { unit: string; spoken: string; max: number; step: number; places: number };
type Pair<T> = readonly [T, T];

/** How two parts make one value, and when they do not. */
export type TwoPartRule = {
  parts: Pair<Part>;
  split: (value: number) => Pair<number>;
  join: (major: number, minor: number) => number;
  /** Why these two parts are no value: "Pounds go from 0 to 13." */
  refuse: (major: number, minor: number) => string | null;
};

type TwoPartEntryProps = Pick<FrameProps, 'error' | 'ask' | 'hint'> & {
  label: string;
  labelEnd?: ReactNode;
  rule: TwoPartRule;
  value: number | undefined;
  /** What was typed when it was no value, as `onUnreadable` gave it. */
  unreadable: string | undefined;
  readBack?: ReactNode;
  onValue: (value: number | undefined) => void;
  onUnreadable: (text: string) => void;
};

type Typed = { number: number | undefined; text: string; invalid: boolean };
type Draft = { parts: Pair<Typed>; value: number | undefined };

const SEPARATOR = ';';

/**
 * A value typed in two units: stones and pounds, feet and inches, years and months. The parts are only a way
 * of typing; the value behind them changes when they are typed in, never by being shown.
 */
export function TwoPartEntry(props: TwoPartEntryProps) {
  const { label, labelEnd, rule, value, unreadable, hint, readBack, error, ask } = props;
  const [kept, setDraft] = useState<Draft>(() => draftOf(rule, value, unreadable));
  const draft = kept.value === value ? kept : draftOf(rule, value, unreadable);
  const refusal = refusalOf(rule, draft);

  function enter(index: 0 | 1, number: number | undefined, entry: NumberEntry) {
    const typed: Typed = { number, text: entry.text, invalid: entry.invalidText };
    const parts: Pair<Typed> = index === 0 ? [typed, draft.parts[1]] : [draft.parts[0], typed];
    const next: Draft = { parts, value: joined(rule, parts) };
    setDraft(next);
    if (refusalOf(rule, next) === null) props.onValue(next.value);
    else props.onUnreadable(parts.map((part) => part.text).join(SEPARATOR));
  }

  const input = (index: 0 | 1) => {
    const part = rule.parts[index];
    const typed = draft.parts[index];
    return (
      <NumberField
        label={label}
        labelHidden
        unit={part.unit}
        unitSpoken={part.spoken}
        block
        value={typed.number}
        initialText={typed.invalid ? typed.text : undefined}
        onChange={(number, entry) => enter(index, number, entry)}
        min={0}
        max={part.max}
        step={part.step}
        places={part.places}
      />
    );
  };

  return (
    <FieldFrame
      label={label}
      labelFor="group"
      labelEnd={labelEnd}
      hint={hint}
      readBack={refusal === null ? readBack : undefined}
      error={refusal ?? error}
      ask={ask}
    >
      {() => (
        <div className={styles.surround}>
          <div className={styles.parts}>
            {input(0)}
            {input(1)}
          </div>
        </div>
      )}
    </FieldFrame>
  );
}

function draftOf(rule: TwoPartRule, value: number | undefined, unreadable: string | undefined): Draft {
  if (value !== undefined) {
    const [major, minor] = rule.split(value);
    return { parts: [numberPart(major), numberPart(minor)], value };
  }
  const [major = '', minor = ''] = unreadable?.split(SEPARATOR) ?? [];
  return { parts: [textPart(major), textPart(minor)], value: undefined };
}

const numberPart = (number: number): Typed => ({ number, text: String(number), invalid: false });

function textPart(text: string): Typed {
  const number = text.trim() === '' ? undefined : Number(text.replace(',', '.'));
  const readable = number === undefined || Number.isFinite(number);
  return { number: readable ? number : undefined, text, invalid: !readable };
}

/** An empty part counts as nothing beside a filled one; two empty parts are no value. */
function joined(rule: TwoPartRule, parts: Pair<Typed>): number | undefined {
  const [major, minor] = [parts[0].number, parts[1].number];
  if (parts.some((part) => part.invalid) || (major === undefined && minor === undefined)) return undefined;
  return rule.refuse(major ?? 0, minor ?? 0) === null ? rule.join(major ?? 0, minor ?? 0) : undefined;
}

function refusalOf(rule: TwoPartRule, { parts }: Draft): string | null {
  const invalid = parts.find((part) => part.invalid);
  if (invalid) return unreadableMessage(invalid.text);
  const [major, minor] = [parts[0].number, parts[1].number];
  return major === undefined && minor === undefined ? null : rule.refuse(major ?? 0, minor ?? 0);
}
