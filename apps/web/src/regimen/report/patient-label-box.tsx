import { reportDocumentWords } from '@dietetic/content';
import styles from './report-view.module.css';

/** Where the ward sticks the patient's label: the report itself has no name. In print only. */
export function PatientLabelBox() {
  return (
    <div className={styles.patientLabel} aria-hidden="true">
      {reportDocumentWords.patientLabel}
    </div>
  );
}
