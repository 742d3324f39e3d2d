import type { NavigationItem } from '@dietetic/regimen';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { StepMark } from '#ui/step-list/step-mark.tsx';
import type { Step } from '#ui/step-list/step.ts';
import { useRegimen } from '#session/regimen.ts';
import { useGoToField } from '../regimen-form.ts';
import type { Fact } from '#fields/frame/summary-facts.tsx';
import { LiveEntry, liveField } from './live-entry.tsx';
import styles from './need-section.module.css';

type Props = {
  item: NavigationItem;
  step: Step;
  facts?: readonly Fact[];
  /** Under the heading, once the step is open. */
  children?: ReactNode;
  /** Beside the heading. */
  end?: ReactNode;
};

/** A step that is not in focus: where it stands and what it gave. Its heading leads to it once it is open. */
export function NeedSection({ item, step, facts = [], end, children }: Props) {
  return (
    <div className={`row wrap between gap-x-2 rigid relative ${styles.section}`}>
      <div className={`row gap-2 grows ${styles.head}`}>
        <StepMark state={step.state} number={step.number} />
        <h2 className={`grows nowrap body ${styles.title}`}>
          {item.disabled ? (
            <span className="soft">{step.title}</span>
          ) : (
            <Link to={item.url} className={`covers ${styles.link}`}>
              {step.title}
            </Link>
          )}
        </h2>
        <span className={item.disabled ? 'quiet' : 'unseen'}>{step.detail}</span>
        {end && <span className={styles.end}>{end}</span>}
      </div>
      {!item.disabled && facts.length > 0 && (
        <dl className={`grid small snug ${styles.facts}`}>
          {facts.map((fact) => (
            <SectionFact key={fact.id} fact={fact} />
          ))}
        </dl>
      )}
      {!item.disabled && children}
    </div>
  );
}

/** Weight and height are typed here; another entry leads to its field, and what only follows from others is text. */
function SectionFact({ fact: { label, value, field } }: { fact: Fact }) {
  const goTo = useGoToField();
  const name = useId();
  const id = useId();
  const live = liveField(field, useRegimen());
  return (
    <div>
      <dt id={name}>{label}</dt>
      <dd>
        {field === undefined ? (
          value
        ) : live ? (
          <LiveEntry field={live} label={label} labelId={name} />
        ) : (
          <button
            type="button"
            id={id}
            className={`bare ${styles.fact}`}
            aria-labelledby={[name, id].join(' ')}
            onClick={() => goTo(field)}
          >
            {value}
          </button>
        )}
      </dd>
    </div>
  );
}
