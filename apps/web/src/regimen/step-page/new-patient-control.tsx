import { regimenWords } from '@dietetic/content';
import { hasWork } from '@dietetic/regimen';
import { useRegimenStore } from '#session/regimen.ts';
import { classNames } from '#ui/class-names/class-names.ts';
import { NewRegimenButton } from '../landing/new-regimen-button.tsx';
import styles from './step-page.module.css';

/** The patient can be put aside from every step; on a phone the control is in the patient's band. */
export function NewPatientControl() {
  const started = useRegimenStore(({ regimen }) => hasWork(regimen));
  return (
    // Its room is kept while there is nothing to clear, so that nothing moves with the first key.
    <span className={classNames(styles.startAnew, !started && styles.unused)}>
      <NewRegimenButton label={regimenWords.newPatient} size="small" />
    </span>
  );
}
