import { Check, CircleQuestionMark, OctagonMinus, TriangleExclamationPoint } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { classNames } from '#ui/class-names/class-names.ts';
import { Hidden } from '#ui/hidden/hidden.tsx';
import styles from './finding.module.css';

export type FindingSeverity = 'ask' | 'confirm' | 'stop';

const ICONS: Record<FindingSeverity, ComponentType> = {
  ask: CircleQuestionMark,
  confirm: TriangleExclamationPoint,
  stop: OctagonMinus,
};

/** Said before the title: what form and frame say to the eye. */
const SPOKEN: Record<FindingSeverity, string> = {
  ask: 'Please check:',
  confirm: 'Needs confirming:',
  stop: 'No figure:',
};

type FindingProps = {
  severity: FindingSeverity;
  /** What was found, in one sentence. */
  title?: ReactNode;
  /** What follows from it; in a stop also the field that settles it. */
  children?: ReactNode;
  /** Buttons that settle it. A dialog keeps its own in its footer. */
  actions?: ReactNode;
  /** Of a confirmation: what is said by ticking it. The owner of the button reads it. */
  tick?: { label: ReactNode; checked: boolean; onChange: (checked: boolean) => void };
  /** Of the words, for `aria-describedby`. */
  id?: string;
};

/**
 * A finding about the plan or an entry. Weight is told by form and words first, colour last: ask looks like a note,
 * confirm has a full frame, stop takes the place of the figure.
 */
export function Finding({ severity, title, children, actions, tick, id }: FindingProps) {
  const Icon = ICONS[severity];
  const isStop = severity === 'stop';
  const head = title !== undefined && (
    <strong className={styles.title}>
      <Hidden as="span">{SPOKEN[severity]} </Hidden>
      {title}
    </strong>
  );
  return (
    <div className="grid gap-2 shrinks">
      <div className={classNames(styles.finding, styles[severity])}>
        {isStop ? (
          <div className={`flex top gap-2 ${styles.head}`}>
            <Icon />
            {head}
          </div>
        ) : (
          <Icon />
        )}
        <div className={styles.body}>
          <div id={id} className={`shrinks ${styles.words}`}>
            {!isStop && head} {children}
          </div>
          {actions && (
            <div className={`flex wrap gap-2 above-2 ${styles.actions}`} data-off-paper>
              {actions}
            </div>
          )}
        </div>
      </div>
      {tick && (
        <div data-off-paper>
          <Checkbox label={tick.label} checked={tick.checked} onChange={tick.onChange} />
        </div>
      )}
    </div>
  );
}

type KeptFindingProps = {
  children: ReactNode;
  /** Which one, where several can be undone: said after "Undo". */
  what?: string;
  onUndo?: () => void;
};

/** A finding once answered: still named, and the answer can be taken back. */
export function KeptFinding({ children, what, onUndo }: KeptFindingProps) {
  return (
    <p className={`quiet flex top gap-2 any-width ${styles.kept}`}>
      <Check />
      <span>
        {children}{' '}
        {onUndo && (
          <button
            type="button"
            className={`acts bare touch underline ${styles.undo}`}
            onClick={onUndo}
            data-off-paper
          >
            Undo
            {what !== undefined && <Hidden as="span"> {what}</Hidden>}
          </button>
        )}
      </span>
    </p>
  );
}

/** In a row of a list: the words of a finding in short, or of one that was answered. */
export function FindingLine(props: { severity: FindingSeverity; kept?: boolean; children: ReactNode }) {
  const Icon = props.kept ? Check : ICONS[props.severity];
  return (
    <p
      className={classNames(
        'flex top tick any-width',
        styles.line,
        props.kept ? styles.answered : props.severity !== 'ask' && styles.grave,
      )}
    >
      <Icon />
      <span>{props.children}</span>
    </p>
  );
}
