import { entryText, toNumberEntry } from '#ui/number-field/number-text.ts';
import type { SessionDraft, TimeKey } from './session-draft.ts';

/** What is typed in the row of a session. */
export type RowKey = 'volume' | 'hours' | TimeKey;

export function rowText(draft: SessionDraft, key: RowKey): string {
  const held = draft[key];
  return typeof held === 'string' ? held : entryText(held);
}

/** The draft with what was typed in its row. Of an emptied box the old entry stays, but boluses need no last time. */
export function withTypedRow(draft: SessionDraft, typed: Partial<Record<RowKey, string>>): SessionDraft {
  const entries = Object.entries(typed)
    .filter(([key, text]) => key === 'last' || text.trim() !== '')
    .map(([key, text]) => [
      key,
      key === 'volume' || key === 'hours'
        ? toNumberEntry(text, { unit: key === 'volume' ? 'ml' : 'h', whole: true })
        : text,
    ]);
  return { ...draft, ...Object.fromEntries(entries) };
}
