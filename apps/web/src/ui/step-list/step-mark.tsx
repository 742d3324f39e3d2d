import { Check } from 'lucide-react';
import { classNames } from '#ui/class-names/class-names.ts';
import type { Step } from './step.ts';
import styles from './step-mark.module.css';

type StepMarkProps = { state: Step['state']; number: number; current?: boolean; large?: boolean };

/** The numbered circle. Decorative: the words beside it say the state. */
export function StepMark({ state, number, current = false, large = false }: StepMarkProps) {
  const done = state === 'done' && !current;
  return (
    <span
      className={classNames(
        'grid rigid relative bold',
        styles.mark,
        done && styles.done,
        state === 'locked' && styles.locked,
        current && styles.current,
        large && styles.large,
      )}
      aria-hidden="true"
    >
      {done ? <Check /> : number}
    </span>
  );
}
