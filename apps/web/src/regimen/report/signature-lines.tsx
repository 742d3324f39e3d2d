import { reportDocumentWords } from '@dietetic/content';
import styles from './report-view.module.css';

/** Lines to sign on, in print only. */
export function SignatureLines() {
  const { notes, preparedBy, dateAndTime } = reportDocumentWords.signature;
  return (
    <div className={styles.signature} aria-hidden="true">
      <p>{notes}</p>
      <p>{preparedBy}</p>
      <p>{dateAndTime}</p>
    </div>
  );
}
