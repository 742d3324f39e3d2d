import { useState } from 'react';
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

type TwoPartBoxesProps = {
  label: string;
  rule: TwoPartRule;
  readOnly?: boolean;
  value: number | undefined;
  /** What was typed, as `onEntry` gave it; text of a single number means nothing here. */
  text: string | undefined;
  /** A value, nothing, or two parts that are no value; and what was typed, to be given back as `text`. */
  onEntry: (entry: { value: number | undefined; text: string; refused: boolean }) => void;
};

type Typed = { number: number | undefined; text: string; invalid: boolean };
type Draft = { parts: Pair<Typed>; value: number | undefined };

const SEPARATOR = ';';

/** Text typed into two boxes rather than one. */
export const isTwoPartText = (text: string | undefined): text is string => text?.includes(SEPARATOR) ?? false;

/**
 * A value typed in two units: stones and pounds, feet and inches, years and months. The parts are only a way
 * of typing; the value behind them changes when they are typed in, never by being shown.
 */
export function TwoPartBoxes({ label, rule, readOnly, value, text, onEntry }: TwoPartBoxesProps) {
  const [kept, setDraft] = useState<Draft>(() => draftOf(rule, value, text));
  const draft = kept.value === value ? kept : draftOf(rule, value, undefined);

  function enter(index: 0 | 1, number: number | undefined, entry: NumberEntry) {
    const typed: Typed = { number, text: entry.text, invalid: entry.invalidText };
    const parts: Pair<Typed> = index === 0 ? [typed, draft.parts[1]] : [draft.parts[0], typed];
    const next: Draft = { parts, value: joined(rule, parts) };
    setDraft(next);
    onEntry({
      value: next.value,
      text: parts.map((part) => part.text).join(SEPARATOR),
      refused: refusalOf(rule, parts) !== null,
    });
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
        readOnly={readOnly}
        value={typed.number}
        initialText={typed.text}
        onChange={(number, entry) => enter(index, number, entry)}
        min={0}
        max={part.max}
        step={part.step}
        places={part.places}
      />
    );
  };

  return (
    <div className={styles.surround}>
      <div className={styles.parts}>
        {input(0)}
        {input(1)}
      </div>
    </div>
  );
}

/** Why two parts that were typed are no value; undefined where they are, or where nothing was typed in parts. */
export function twoPartRefusal(rule: TwoPartRule, text: string | undefined): string | undefined {
  return isTwoPartText(text) ? (refusalOf(rule, partsOf(text)) ?? undefined) : undefined;
}

function draftOf(rule: TwoPartRule, value: number | undefined, text: string | undefined): Draft {
  if (isTwoPartText(text)) {
    const parts = partsOf(text);
    if (joined(rule, parts) === value) return { parts, value };
  }
  if (value === undefined) return { parts: [textPart(''), textPart('')], value };
  const [major, minor] = rule.split(value);
  return { parts: [numberPart(major), numberPart(minor)], value };
}

function partsOf(text: string): Pair<Typed> {
  const [major = '', minor = ''] = text.split(SEPARATOR);
  return [textPart(major), textPart(minor)];
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

function refusalOf(rule: TwoPartRule, parts: Pair<Typed>): string | null {
  const invalid = parts.find((part) => part.invalid);
  if (invalid) return unreadableMessage(invalid.text);
  const [major, minor] = [parts[0].number, parts[1].number];
  return major === undefined && minor === undefined ? null : rule.refuse(major ?? 0, minor ?? 0);
}
