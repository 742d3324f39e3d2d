import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import styles from './wizard.module.css';

type WizardLayoutProps = {
  /** The step rail: at the left from 1200 px, above the work on smaller windows. */
  steps?: ReactNode;
  /** The sticky pane at the right; under the work on smaller windows. */
  result?: ReactNode;
  children: ReactNode;
};

/** Work beside its result, so that a change and its effect are seen together. */
export function WizardLayout({ steps, result, children }: WizardLayoutProps) {
  return (
    <div
      className={classNames(
        'grid gap-2',
        styles.wizard,
        steps === undefined ? styles.withoutRail : styles.withRail,
        !result && styles.alone,
      )}
    >
      {steps !== undefined && (
        <div className={styles.steps} data-off-paper>
          {steps}
        </div>
      )}
      <div className={classNames('stack shrinks', styles.work, steps === undefined && styles.dense)}>
        {children}
      </div>
      {result && <aside className={styles.result}>{result}</aside>}
    </div>
  );
}

type WizardTitleProps = {
  children: ReactNode;
  /** "Step 2 of 5" at the right. */
  end?: ReactNode;
  /** The steps of a screen without their rail. */
  steps?: ReactNode;
};

/** The screen's h1. */
export function WizardTitle({ children, end, steps }: WizardTitleProps) {
  return (
    <div className={classNames('flex between', styles.title, steps !== undefined && styles.titleWithSteps)}>
      <h1 tabIndex={-1}>{children}</h1>
      {steps !== undefined && (
        <div className={styles.titleSteps} data-off-paper>
          {steps}
        </div>
      )}
      {end}
    </div>
  );
}
