import { bedsideWords } from '@dietetic/content';
import { useState } from 'react';
import { NumberField } from '#ui/number-field/number-field.tsx';
import type { NumberEntry } from '#ui/number-field/number-text.ts';

export type TypedNumbers<Key extends string> = Partial<Record<Key, NumberEntry | undefined>>;

type Look = { step: number; unit?: string; hint?: string };

/** The numbers of a dialog, none below 0. One that is missing is named once somebody wants to save. */
export function useTypedNumbers<Key extends string>(
  initial: TypedNumbers<Key>,
  isNeeded: (key: Key) => boolean = () => true,
) {
  const [typed, setTyped] = useState(initial);
  const [isPressed, setPressed] = useState(false);
  const value = (key: Key): number | null => {
    const entered = typed[key]?.value;
    return entered !== undefined && entered >= 0 ? entered : null;
  };
  const isMissing = (key: Key): boolean => value(key) === null && isNeeded(key);
  const number = (key: Key, label: string, { unit = 'ml', ...look }: Look) => (
    <NumberField
      label={label}
      unit={unit}
      entry={typed[key]}
      onEntry={(entry) => setTyped((before) => ({ ...before, [key]: entry }))}
      min={0}
      block
      steppers={false}
      error={isPressed && isMissing(key) ? bedsideWords.needed : undefined}
      {...look}
    />
  );
  return { typed, value, isMissing, number, isPressed, press: () => setPressed(true) };
}
