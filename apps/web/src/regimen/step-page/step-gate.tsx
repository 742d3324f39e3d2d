import { findNavigationItem, type StepId, stepUrl } from '@dietetic/regimen';
import { Navigate, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { settleMethods, useNavigationItems } from '#session/regimen.ts';
import { OpenWarnings } from './open-warnings.tsx';

/** The steps that plan to the requirements, or write them down. */
const USES_RESULTS: ReadonlySet<StepId> = new Set(['products', 'report']);

/** What holds for a step wherever it is shown: when it is open, what is settled and what is asked when it is entered. */
export function StepGate({ step, children }: { step: StepId; children: ReactNode }) {
  const items = useNavigationItems();
  const { history } = useRouter();

  // A method the patient's age no longer allows goes when the details are left, not while they are typed.
  useEffect(() => {
    if (step !== 'details') settleMethods();
  }, [step]);

  // Judged by the entries as they are, never by what is rendered a moment later: on the sheet this stays between steps.
  // No redirect when a navigation elsewhere is already under way.
  const isClosed = findNavigationItem(step, items).disabled;
  if (isClosed && history.location.pathname.replace(/\/$/, '') === stepUrl(step))
    return <Navigate to="/regimen" replace />;
  return (
    <>
      {children}
      {USES_RESULTS.has(step) && <OpenWarnings />}
    </>
  );
}
