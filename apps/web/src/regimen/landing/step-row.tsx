import { regimenWords } from '@dietetic/content';
import { Link } from '@tanstack/react-router';
import { Check, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names/class-names.ts';
import { StepMark } from '#ui/step-list/step-mark.tsx';
import type { Step } from '#ui/step-list/step.ts';
import styles from './step-row.module.css';

type StepRowProps = { step: Step; url: string; hint: string; value: ReactNode; isNext: boolean };

/** One step of the list. A step that is not open yet is text and says what comes first. */
export function StepRow({ step, url, hint, value, isNext }: StepRowProps) {
  const content = (
    <>
      <StepMark state={step.state} number={step.number} current={isNext} large />
      <span className={`grid ${styles.words}`}>
        <b className="lead">{step.title}</b>
        <span className="quiet">{hint}</span>
      </span>
      {value && <span className={`grid soft ${styles.value}`}>{value}</span>}
      <span className={`quiet inline-row ${styles.status}`}>
        <RowStatus step={step} isNext={isNext} />
      </span>
    </>
  );
  return (
    <li className={styles.item}>
      {step.state === 'locked' ? (
        <span className={classNames('grid middle no-underline', styles.row, styles.locked)}>{content}</span>
      ) : (
        <Link to={url} className={`grid middle no-underline hover-tint ${styles.row}`}>
          {content}
        </Link>
      )}
    </li>
  );
}

function RowStatus({ step, isNext }: Pick<StepRowProps, 'step' | 'isNext'>) {
  if (step.state === 'locked') {
    return (
      <>
        <Lock />
        {step.detail}
      </>
    );
  }
  if (step.state === 'done') {
    return (
      <span className={`inline-row body ${styles.done}`}>
        <Check />
        {step.detail}
      </span>
    );
  }
  if (isNext) {
    return (
      <span className={buttonClass({ size: 'small' })}>
        {step.number === 1 ? regimenWords.start : regimenWords.continue}
      </span>
    );
  }
  return <>{step.detail}</>;
}
