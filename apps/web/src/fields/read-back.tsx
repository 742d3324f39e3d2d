/** "Reads as 9 st 2 lb": the entry in the other unit, so that a slip of unit or digit is seen. */
export function ReadBack({ text, note }: { text: string | null; note?: string }) {
  if (text === null && note === undefined) return null;
  return (
    <>
      {text !== null && (
        <>
          Reads as <b>{text}</b>
          {note === undefined ? '' : '. '}
        </>
      )}
      {note}
    </>
  );
}
