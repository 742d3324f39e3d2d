import { classNames } from '#ui/class-names/class-names.ts';
import { Hidden } from '#ui/hidden/hidden.tsx';
import { StepMark } from './step-mark.tsx';
import type { Step, StepsProps } from './step.ts';
import styles from './step-list.module.css';

/**
 * A rail from 1200 px, named bars below that, bare bars on a phone (there "Step 2 of 5" links to all steps); or bars at
 * any width, for screens that need the whole of it.
 */
export function StepList({ label, title, bars = false, steps, renderLink }: StepsProps) {
  return (
    <nav
      className={classNames(styles.steps, bars ? styles.bars : styles.rail)}
      aria-label={label}
      data-off-paper
    >
      {title && !bars && <p className={styles.title}>{title}</p>}
      <ol className={styles.list}>
        {steps.map((step) => (
          <li key={step.id} className={classNames(styles.item, reached(step) && styles.reached)}>
            {drawStep(step, renderLink)}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function drawStep(step: Step, renderLink: StepsProps['renderLink']) {
  const words = (
    <>
      <StepMark state={step.state} number={step.number} current={step.current} />
      <span className={styles.words}>
        <span>{step.title}</span>
        <Hidden>, </Hidden>
        <span className={styles.detail}>{step.detail}</span>
      </span>
    </>
  );
  const className = classNames(styles.step, step.current && styles.current);
  if (step.state === 'locked') return <span className={classNames(className, styles.locked)}>{words}</span>;
  return renderLink(step, { className, children: words, 'aria-current': step.current ? 'step' : undefined });
}

const reached = (step: Step) => step.current || step.state === 'done';
