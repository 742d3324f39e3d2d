import { regimenWords } from '@dietetic/content';
import { hasWork, navigationItem } from '@dietetic/regimen';
import type { NavigationItem, StepId } from '@dietetic/regimen';
import { Link, Navigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { memo, useDeferredValue, useEffect } from 'react';
import { settleMethods, useNavigationItems, useRegimenStore } from '#state/regimen.ts';
import { ActionBar } from '#ui/action-bar/action-bar.tsx';
import { classNames } from '#ui/class-names/class-names.ts';
import { Hidden } from '#ui/hidden/hidden.tsx';
import { PageWidth, backLinkClass } from '#ui/page/page.tsx';
import { StepList } from '#ui/step-list/step-list.tsx';
import { StepProgress } from '#ui/step-list/step-progress.tsx';
import { WizardLayout, WizardTitle } from '#ui/wizard/wizard.tsx';
import { NewRegimenButton } from '../landing/new-regimen-button.tsx';
import { OpenQuestions } from './open-questions.tsx';
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
  /** Who the patient is, above the work; the report says it itself. */
  patient?: boolean;
  /** The result in one line, above the actions where the pane is out of sight. */
  pinned?: ReactNode;
  /** Left of the actions, such as the way round this step. */
  start?: ReactNode;
  /** The step's actions, the main one last. */
  actions: ReactNode;
  children: ReactNode;
};

/** The steps that plan to the requirements, or write them down. */
const USES_RESULTS: ReadonlySet<StepId> = new Set(['products', 'report']);

/** What all steps share: who the patient is, where one is, the way back, the work, its result, the next action. */
export function StepPage(props: StepPageProps) {
  const { step, title, intro, result, rail = true, patient = true, pinned, start, actions, children } = props;
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
        {patient && (
          <div className={styles.onScreen}>
            <PatientSummary edit={step !== 'details'} />
            <ScopeNotice />
          </div>
        )}
        <WizardLayout rail={rail} result={result} steps={<Steps items={items} step={step} rail={rail} />}>
          <div className={styles.onScreen}>
            <WizardTitle
              end={
                <span className={styles.titleEnd}>
                  {patient && <StartAnew />}
                  <Link to="/regimen" className={backLinkClass}>
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
          {children}
        </WizardLayout>
      </PageWidth>
      <ActionBar pinned={pinned} start={start}>
        {actions}
      </ActionBar>
      {USES_RESULTS.has(step) && <OpenQuestions />}
    </>
  );
}

/** The patient can be put aside from every step; on a phone the control is in the patient's band. */
function StartAnew() {
  const started = useRegimenStore(({ regimen }) => hasWork(regimen));
  return (
    // Its room is kept while there is nothing to clear, so that nothing moves with the first key.
    <span className={classNames(styles.startAnew, !started && styles.unused)}>
      <NewRegimenButton label={regimenWords.newPatient} size="small" />
    </span>
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
