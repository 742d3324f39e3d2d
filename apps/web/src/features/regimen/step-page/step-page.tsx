import { regimenWords } from '@dietetic/content';
import { navigationItem } from '@dietetic/regimen';
import type { NavigationItem, StepId } from '@dietetic/regimen';
import { Link, Navigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { memo, useDeferredValue, useEffect } from 'react';
import { settleMethods, useNavigationItems } from '#state/regimen.ts';
import { ActionBar } from '#ui/action-bar/action-bar.tsx';
import { Hidden } from '#ui/hidden/hidden.tsx';
import { PageWidth, backLinkClass } from '#ui/page/page.tsx';
import { StepList } from '#ui/step-list/step-list.tsx';
import { StepProgress } from '#ui/step-list/step-progress.tsx';
import { WizardLayout, WizardTitle } from '#ui/wizard/wizard.tsx';
import { PatientSummary } from '../summary/patient-summary.tsx';
import { RegimenNewsBanner } from '../summary/regimen-news.tsx';
import { ScopeNotice } from '../summary/scope-notice.tsx';
import { listedSteps, stepLink } from './step-links.tsx';
import styles from './step-page.module.css';

type StepPageProps = {
  step: Exclude<StepId, 'intermittent'>;
  title: ReactNode;
  /** Under the title. */
  intro?: ReactNode;
  /** The pane at the right, sticky on a wide screen. */
  result?: ReactNode;
  /** The step list at the left of wide screens; a step that needs the width leaves it on top. */
  rail?: boolean;
  /** The result in one line, above the actions where the pane is out of sight. */
  pinned?: ReactNode;
  /** Left of the actions, such as the way round this step. */
  start?: ReactNode;
  /** The step's actions, the main one last. */
  actions: ReactNode;
  children: ReactNode;
};

/** What all steps share: who the patient is, where one is, the way back, the work, its result, the next action. */
export function StepPage(props: StepPageProps) {
  const { step, title, intro, result, rail = true, pinned, start, actions, children } = props;
  // What follows from an entry is drawn a moment after the entry itself.
  const items = useDeferredValue(useNavigationItems());
  const item = navigationItem(step, items);

  // A method the patient's age no longer allows goes when the details are left, not while they are typed.
  useEffect(() => {
    if (step !== 'details') settleMethods();
  }, [step]);

  if (item.disabled) return <Navigate to="/regimen" replace />;

  const steps = listedSteps(items, step);
  const number = steps.find((listed) => listed.current)?.number ?? 1;
  return (
    <>
      <PageWidth className={styles.page}>
        <RegimenNewsBanner />
        <div className={styles.onScreen}>
          <PatientSummary edit={step !== 'details'} />
          <ScopeNotice />
        </div>
        <WizardLayout rail={rail} result={result} steps={<Steps items={items} step={step} rail={rail} />}>
          <div className={styles.onScreen}>
            <WizardTitle
              end={
                <Link to="/regimen" className={backLinkClass}>
                  <ArrowLeft />
                  {regimenWords.stepOf(number, steps.length)}
                  <Hidden>, {regimenWords.backTo(regimenWords.title).toLowerCase()}</Hidden>
                </Link>
              }
            >
              {title}
            </WizardTitle>
          </div>
          {intro}
          {children}
        </WizardLayout>
      </PageWidth>
      <ActionBar pinned={pinned} start={start}>
        {actions}
      </ActionBar>
    </>
  );
}

type StepsProps = { items: readonly NavigationItem[]; step: StepId; rail: boolean };

const Steps = memo(function Steps({ items, step, rail }: StepsProps) {
  const list = {
    label: 'Regimen steps',
    title: regimenWords.title,
    steps: listedSteps(items, step),
    renderLink: stepLink(items),
  };
  return rail ? <StepList {...list} /> : <StepProgress {...list} />;
});
