import { classNames } from '#ui/class-names/class-names.ts';
import { Hidden } from '#ui/hidden/hidden.tsx';
import type { StepsProps } from './step.ts';
import styles from './step-progress.module.css';

/** Steps as bars at any width, for screens that need the whole of it. */
export function StepProgress({ label, steps, renderLink }: StepsProps) {
  return (
    <nav className={styles.progress} aria-label={label}>
      <ol className={styles.list}>
        {steps.map((step) => {
          const className = classNames(styles.step, step.current && styles.current);
          const words = (
            <>
              {step.title}
              <Hidden>, {step.detail}</Hidden>
            </>
          );
          return (
            <li
              key={step.id}
              className={classNames(styles.item, (step.current || step.state === 'done') && styles.reached)}
            >
              {step.state === 'locked' ? (
                <span className={classNames(className, styles.locked)}>{words}</span>
              ) : (
                renderLink(step, {
                  className,
                  children: words,
                  'aria-current': step.current ? 'step' : undefined,
                })
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
