import { regimenWords } from '@dietetic/content';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useNavigationItems } from '#session/regimen.ts';
import { Hidden } from '#ui/hidden/hidden.tsx';
import { StepMark } from '#ui/step-list/step-mark.tsx';
import { NewPatientControl } from './new-patient-control.tsx';
import { useListedSteps } from './step-links.tsx';
import type { StepPageProps } from './step-page-props.ts';
import styles from './step-panel.module.css';

type StepPanelProps = Pick<
  StepPageProps,
  'step' | 'title' | 'intro' | 'result' | 'pinned' | 'start' | 'actions' | 'children'
>;

/** The step in focus, in its pane of the sheet: its entries, what follows from them, and the way on. */
export function StepPanel(props: StepPanelProps) {
  const { step, title, intro, result, pinned, start, actions, children } = props;
  const steps = useListedSteps(useNavigationItems(), step);
  const current = steps.find((listed) => listed.current);
  const id = useId();
  return (
    // An empty step focuses its first entry, which a screen reader announces by name.
    <section className={styles.panel} aria-labelledby={id} data-begins-with-entry="">
      <header className={`row gap-2 rigid ${styles.head}`}>
        {current && <StepMark state={current.state} number={current.number} current />}
        <h1 id={id} tabIndex={-1}>
          {title}
        </h1>
        {step === 'details' && <NewPatientControl />}
        <Link to="/regimen" className="nowrap tick">
          {regimenWords.stepOf(current?.number ?? 1, steps.length)}
          <Hidden>, {regimenWords.backTo(regimenWords.title).toLowerCase()}</Hidden>
        </Link>
        {pinned && <div className={styles.pinned}>{pinned}</div>}
      </header>
      <div className={`stack gap-2 relative ${styles.body}`}>
        {intro}
        {children}
        {result}
      </div>
      <footer className={`row gap-2 rigid ${styles.foot}`}>
        <div className={`quiet shrinks snug ${styles.start}`}>{start}</div>
        {actions}
      </footer>
    </section>
  );
}
