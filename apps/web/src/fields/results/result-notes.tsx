import type { NoteId } from '@dietetic/clinical';
import { noteWords } from '@dietetic/content';
import { Info } from 'lucide-react';
import styles from './result-notes.module.css';

/** Said beside the fields already. */
const SHOWN_ELSEWHERE: readonly NoteId[] = ['fever', 'mifflin-from-bmi-30'];
/** How far the figures can be trusted comes first. */
const FIRST: readonly NoteId[] = ['figures-not-checked', 'own-kcal-per-kg-bands-not-checked'];

/** What has to be known to read a result, in its sight. */
export function ResultNotes({ notes }: { notes: readonly NoteId[] }) {
  const shown = notes.filter((note) => !SHOWN_ELSEWHERE.includes(note));
  if (shown.length === 0) return null;
  const ordered = shown.toSorted((a, b) => Number(FIRST.includes(b)) - Number(FIRST.includes(a)));
  return (
    <ul className={`quiet grid gap-1 snug above-2 ${styles.notes}`}>
      {ordered.map((note) => (
        <li key={note}>
          <Info />
          <span>{noteWords(note)}</span>
        </li>
      ))}
    </ul>
  );
}
