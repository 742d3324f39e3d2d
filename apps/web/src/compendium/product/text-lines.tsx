import { withNonBreakingUnits } from '../facts/non-breaking-units.ts';

/** A text of the product data: each of its lines a paragraph of its own. */
export function TextLines({ text }: { text: string }) {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return (
    <>
      {lines.map((line, index) => (
        <p key={index}>{withNonBreakingUnits(line)}</p>
      ))}
    </>
  );
}
