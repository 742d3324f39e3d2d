import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import styles from './wizard.module.css';

type WizardLayoutProps = {
  steps: ReactNode;
  /** The sticky pane at the right; under the work on smaller windows. */
  result?: ReactNode;
  children: ReactNode;
  /** A step rail at the left from 1200 px; without it the steps stay above the work. */
  rail?: boolean;
};

/** Work beside its result, so that a change and its effect are seen together. */
export function WizardLayout({ steps, result, children, rail = true }: WizardLayoutProps) {
  return (
    <div className={classNames(styles.wizard, rail && styles.withRail, !result && styles.alone)}>
      <div className={styles.steps}>{steps}</div>
      <div className={styles.work}>{children}</div>
      {result && <aside className={styles.result}>{result}</aside>}
    </div>
  );
}

/** The screen's h1, with "Step 2 of 5" at the right. */
export function WizardTitle({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <div className={styles.title}>
      <h1 tabIndex={-1}>{children}</h1>
      {end}
    </div>
  );
}
