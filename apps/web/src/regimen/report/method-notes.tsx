import { type MethodNote, methodTitle } from '@dietetic/regimen';
import styles from './report-view.module.css';

/** How each requirement was calculated, for checking. */
export function MethodNotes({ notes }: { notes: readonly MethodNote[] }) {
  return (
    <dl className={`grid gap-3 ${styles.methods}`}>
      {notes.map((note) => (
        <div key={note.id}>
          <dt className="bold">{methodTitle(note)}</dt>
          <dd>
            {[note.working ?? note.result, note.band, note.source, note.unchecked, ...note.notes]
              .filter((line): line is string => line !== null)
              .map((line) => (
                <p key={line} className="quiet">
                  {line}
                </p>
              ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
