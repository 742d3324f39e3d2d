import type { ImportReason } from './import-reason.ts';

/** As JSON has them: control characters and halves of a pair are escaped, the others stand as they are. */
const NOT_SHOWN = /\\(?:u00[01]|ud[89a-f]|[bf])|[\u007f-\u009f\ufffd]/;
const BEFORE = 30;

/**
 * Text that was converted wrongly on its way. A dash that became a control character is not seen: of "2–4 packs" the
 * screen shows "24 packs".
 */
export function checkCharacters(json: string): ImportReason[] {
  // A backslash of the text's own is written twice.
  const plain = json.replaceAll('\\\\', '  ');
  const at = plain.search(NOT_SHOWN);
  if (at < 0) return [];
  const before = plain.slice(Math.max(0, at - BEFORE), at).replace(/^.*"/, '');
  return [
    { rule: 'characters', field: 'text', detail: `a character that no screen shows follows "${before}"` },
  ];
}
