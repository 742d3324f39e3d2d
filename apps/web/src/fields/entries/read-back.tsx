import { entryWords } from '@dietetic/content';
/** Holds the line's place while there is nothing to read, so that nothing below moves when there is. */
const EMPTY_LINE = '\u00a0';

/** "Reads as 9 st 2 lb": the entry in the other unit, so that a slip of unit or digit is seen. */
export function ReadBack({ text, note }: { text: string | null; note?: string }) {
  if (text === null) return <>{note ?? EMPTY_LINE}</>;
  return (
    <>
      {entryWords.readsAs} <b>{text}</b>
      {note === undefined ? '' : `. ${note}`}
    </>
  );
}

/** "Counts as 5 years 3 months" */
export function CountsAs({ text }: { text: string | null }) {
  if (text === null) return <>{EMPTY_LINE}</>;
  return (
    <>
      {entryWords.countsAs} <b>{text}</b>
    </>
  );
}
