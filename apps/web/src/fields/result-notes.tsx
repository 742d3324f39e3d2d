import { noteWords } from '@dietetic/content';
import styles from './result-notes.module.css';

/** The fever note has a place of its own beside the fluid field. */
const SHOWN_ELSEWHERE = ['fever'];

/** What has to be known to read a result, in its sight. */
export function ResultNotes({ notes }: { notes: readonly string[] }) {
  const shown = notes.filter((note) => !SHOWN_ELSEWHERE.includes(note));
  if (shown.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {shown.map((note) => (
        <li key={note}>{noteWords(note)}</li>
      ))}
    </ul>
  );
}
