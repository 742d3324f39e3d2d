import { regimenWords, stepScreenWords } from '@dietetic/content';
import type { NavigationItem, StepId } from '@dietetic/regimen';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import { useNavigationItems } from '#session/regimen.ts';
import { ActionBar } from '#ui/action-bar/action-bar.tsx';
import { classNames } from '#ui/class-names/class-names.ts';
import { Hidden } from '#ui/hidden/hidden.tsx';
import { PageWidth, backLinkClass } from '#ui/page/page.tsx';
import { StepList } from '#ui/step-list/step-list.tsx';
import { WizardLayout, WizardTitle } from '#ui/wizard/wizard.tsx';
import { useIsOnSheet } from './sheet-context.ts';
import { PatientSummary } from '../summary/patient-summary.tsx';
import { RegimenNewsBanner } from '../summary/regimen-news.tsx';
import { ScopeNotice } from '../summary/scope-notice.tsx';
import { StepGate } from './step-gate.tsx';
import { NewPatientControl } from './new-patient-control.tsx';
import { useListedSteps, stepLink } from './step-links.tsx';
import type { StepPageProps } from './step-page-props.ts';
import { StepPanel } from './step-panel.tsx';
import styles from './step-page.module.css';

/** A step on a page of its own or, on the sheet, in its pane. */
export function StepPage(props: StepPageProps) {
  if (useIsOnSheet()) return <StepPanel {...props} />;
  return (
    <StepGate step={props.step}>
      <StepFrame {...props} />
    </StepGate>
  );
}

/** What all steps share: who the patient is, where one is, the way back, the work, its result, the next action. */
function StepFrame(props: StepPageProps) {
  const {
    step,
    title,
    intro,
    result,
    rail = true,
    patient = true,
    pinned,
    start,
    actions,
    titleActions,
  } = props;
  // What follows from an entry is rendered a moment after the entry itself.
  const items = useDeferredValue(useNavigationItems());
  const steps = useListedSteps(items, step);
  const number = steps.find((listed) => listed.current)?.number ?? 1;
  return (
    <>
      <PageWidth className={styles.page}>
        <RegimenNewsBanner />
        {patient && (
          <div data-off-paper>
            <PatientSummary edit={step !== 'details'} />
            <ScopeNotice />
          </div>
        )}
        <WizardLayout result={result} steps={rail ? <Steps items={items} step={step} rail /> : undefined}>
          <div data-off-paper>
            <WizardTitle
              steps={rail ? undefined : <Steps items={items} step={step} rail={false} />}
              end={
                <span
                  className={classNames(
                    'wrap middle',
                    styles.titleEnd,
                    Boolean(titleActions) && styles.withActions,
                  )}
                >
                  {titleActions}
                  {patient && <NewPatientControl />}
                  <Link to="/regimen" className={classNames(backLinkClass, styles.back)}>
                    <ArrowLeft />
                    {regimenWords.stepOf(number, steps.length)}
                    <Hidden>, {regimenWords.backTo(regimenWords.title).toLowerCase()}</Hidden>
                  </Link>
                </span>
              }
            >
              {title}
            </WizardTitle>
          </div>
          {intro}
          {props.children}
        </WizardLayout>
      </PageWidth>
      {actions && (
        <ActionBar pinned={pinned} start={start}>
          {actions}
        </ActionBar>
      )}
    </>
  );
}

type StepsProps = { items: readonly NavigationItem[]; step: StepId; rail: boolean };

const Steps = memo(function Steps({ items, step, rail }: StepsProps) {
  const list = {
    label: stepScreenWords.regimenSteps,
    title: regimenWords.title,
    steps: useListedSteps(items, step),
    renderLink: stepLink(items),
  };
  return <StepList {...list} bars={!rail} />;
});
