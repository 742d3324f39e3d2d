import { PATIENT_FIELDS, PATIENT_RESULT_FIELDS, navigationItem, navigationItems } from '@dietetic/regimen';
import { useRouter } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { useEffect } from 'react';
import { FieldList } from '#fields/field-list.tsx';
import { fieldText } from '@dietetic/content';
import { clearSearchTerm } from '#state/search-term.ts';
import { useRegimenStore } from '#state/regimen.ts';
import { ResultCard } from '#ui/result-card/result-card.tsx';
import { useRegimenForm, useResultForm } from '../regimen-form.ts';
import { ContinueButton, useContinueReason } from '../step-page/continue-button.tsx';
import { StepPage } from '../step-page/step-page.tsx';
import styles from './patient-screen.module.css';

export default function PatientScreen() {
  const form = useRegimenForm();
  const resultForm = useResultForm();
  const begun = useRegimenStore((store) => store.begun);
  const reason = useContinueReason('details', PATIENT_FIELDS);
  useSearchClearedWhenLeftIncomplete();
  return (
    <StepPage
      step="details"
      title={fieldText('step.details.title')}
      intro={
        <p className={styles.privacy}>
          <ShieldCheck />
          {fieldText('patient.privacy')}
        </p>
      }
      result={
        <ResultCard label={fieldText('patient.result.title')}>
          <FieldList fields={PATIENT_RESULT_FIELDS} form={resultForm} />
        </ResultCard>
      }
      start={reason}
      actions={<ContinueButton step="details" fields={PATIENT_FIELDS} />}
    >
      <FieldList key={begun} fields={PATIENT_FIELDS} form={form} />
    </StepPage>
  );
}

/**
 * A search made for a patient who was given up is not carried to the next (B-11). Said when the navigation
 * begins: the next screen reads the search as it is first drawn, which is before this one has gone.
 */
function useSearchClearedWhenLeftIncomplete() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        const { regimen, assessment } = useRegimenStore.getState();
        const { complete } = navigationItem('details', navigationItems(regimen, assessment));
        if (pathChanged && !complete) clearSearchTerm();
      }),
    [router],
  );
}
