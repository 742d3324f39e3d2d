import { readBirthDate } from './birth-date.ts';
import type { RegimenValues } from './values.ts';

/**
 * One entry: the text as it was typed, and the value it was read as. Without a value the text is no number, not yet a
 * date, or beyond what the field can mean. Parts typed into boxes of their own (stones and pounds) stand on a line
 * each: no box of one line can hold a line break.
 */
export type Entry<Value> = { text: string; value?: Value };

/** Everything that was entered, by its key. Absent means "not entered". */
export type RegimenEntries = {
  readonly [Key in keyof RegimenValues]?: Entry<NonNullable<RegimenValues[Key]>>;
};

/** What the entries mean: what the calculators read. */
export function valuesOf(entries: RegimenEntries): RegimenValues {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([key, { value }]) => (value === undefined ? [] : [[key, value]])),
  );
}

/** The entry for a value that was not typed. */
export const entryOf = <Value extends string | number>(value: Value): Entry<Value> => ({
  text: String(value),
  value,
});

/** The text of an entry that is refused: it stays in its field and blocks Continue. An unfinished date does not. */
export function refusedText(entries: RegimenEntries, key: string): string | undefined {
  const entry = entries[key as keyof RegimenEntries];
  if (entry === undefined || entry.value !== undefined || entry.text.trim() === '') return undefined;
  return key === 'PD_DOB' && readBirthDate(entry.text) === 'unfinished' ? undefined : entry.text;
}
