import { regimenWords, stepScreenWords } from '@dietetic/content';
import { hasWork } from '@dietetic/regimen';
import type { Assessment, RegimenState } from '@dietetic/regimen';
import { Link } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { memo, useDeferredValue, useMemo } from 'react';
import { useAssessment, useRegimen } from '#session/regimen.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { Hidden } from '#ui/hidden/hidden.tsx';
import { PatientBand } from '#ui/patient-band/patient-band.tsx';
import { NewRegimenButton } from '../landing/new-regimen-button.tsx';
import styles from './patient-summary.module.css';
import { patientFacts, requirementFacts } from '#fields/frame/summary-facts.tsx';

type PatientSummaryProps = {
  /** The link to the details; left out on the details themselves. */
  edit?: boolean;
  /** The control that clears this patient; left out where the screen has its own. */
  startAnew?: boolean;
};

/** Whose regimen this is and how far it has come: on top of every step. */
export function PatientSummary({ edit = true, startAnew = true }: PatientSummaryProps) {
  const regimen = useRegimen();
  const assessment = useAssessment();
  const shown = useMemo(() => ({ regimen, assessment }), [regimen, assessment]);
  return <Summary edit={edit} startAnew={startAnew} shown={useDeferredValue(shown)} />;
}

type Shown = { regimen: RegimenState; assessment: Assessment };
type SummaryProps = { edit: boolean; startAnew: boolean; shown: Shown };

const Summary = memo(function Summary({ edit, startAnew, shown }: SummaryProps) {
  const { regimen, assessment } = shown;
  return (
    <PatientBand
      label={stepScreenWords.patientSummary}
      opens={edit}
      facts={[
        ...patientFacts(regimen, assessment),
        // Where the patient is entered, what is still to be worked out would only be seven empty cells.
        ...(edit ? requirementFacts(regimen, assessment) : []),
      ]}
      action={
        edit && (
          <Link
            to="/regimen/enter-patient-details"
            className={buttonClass({ variant: 'quiet', size: 'small' })}
          >
            <Pencil />
            <span className={styles.edit}>{stepScreenWords.edit}</span>
            <Hidden>{stepScreenWords.editWhat}</Hidden>
          </Link>
        )
      }
      openedAction={
        startAnew && hasWork(regimen) && <NewRegimenButton label={regimenWords.newPatient} size="small" />
      }
    />
  );
});
