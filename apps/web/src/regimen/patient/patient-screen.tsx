import {
  PATIENT_FIELDS,
  PATIENT_RESULT_FIELDS,
  findNavigationItem,
  navigationItems,
} from '@dietetic/regimen';
import { useRouter } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { useEffect } from 'react';
import { fieldText } from '@dietetic/content';
import { keepRegimenList } from '#session/regimen-list.ts';
import { clearSearchTerm } from '#session/search-term.ts';
import { useRegimenStore } from '#session/regimen.ts';
import { ResultCard } from '#ui/result-card/result-card.tsx';
import { ContinueButton, ContinueReason } from '../step-page/continue-button.tsx';
import { EntryFields, ResultFields } from '../step-page/step-fields.tsx';
import { StepPage } from '../step-page/step-page.tsx';
import styles from './patient-screen.module.css';
import { useCountry } from '#session/session.ts';

export default function PatientScreen() {
  const country = useCountry();
  useSearchClearedWhenLeftIncomplete();
  return (
    <StepPage
      step="details"
      title={fieldText('step.details.title', country)}
      intro={
        <p className={`quiet row gap-2 ${styles.privacy}`}>
          <ShieldCheck />
          {fieldText('patient.privacy', country)}
        </p>
      }
      result={
        <ResultCard label={fieldText('patient.result.title', country)}>
          <ResultFields fields={PATIENT_RESULT_FIELDS} />
        </ResultCard>
      }
      start={<ContinueReason step="details" fields={PATIENT_FIELDS} />}
      actions={<ContinueButton step="details" fields={PATIENT_FIELDS} />}
    >
      <EntryFields fields={PATIENT_FIELDS} />
    </StepPage>
  );
}

/**
 * A search made for a patient who was given up is not carried to the next (B-11). Said when the navigation
 * begins: the next screen reads the search as it is first rendered, which is before this one has gone.
 */
function useSearchClearedWhenLeftIncomplete() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        const { regimen, assessment } = useRegimenStore.getState();
        const { complete } = findNavigationItem('details', navigationItems(regimen, assessment));
        if (!pathChanged || complete) return;
        clearSearchTerm();
        keepRegimenList({});
      }),
    [router],
  );
}
