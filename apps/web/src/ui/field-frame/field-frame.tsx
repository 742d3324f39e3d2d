import { CircleExclamationPoint } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names/class-names.ts';
import { Finding, KeptFinding } from '#ui/finding/finding.tsx';
import { Hidden } from '#ui/hidden/hidden.tsx';
import styles from './field-frame.module.css';

export type FrameProps = {
  label: string;
  labelHidden?: boolean;
  /** Right of the label, such as a unit switch. */
  labelEnd?: ReactNode;
  hint?: ReactNode;
  /** What the entry means: "Reads as 9 st 2 lb". */
  readBack?: ReactNode;
  /** Hard stop: the entry stays and no result is made from it. */
  error?: string;
  /** A warning about the entry. The answers are a likelier value, and that it is right as it stands. */
  ask?: { title?: string; message?: string; answers: readonly { label: string; onChoose: () => void }[] };
  /** A soft check that was answered: still named, and the answer can be taken back. */
  kept?: { message: string; onUndo: () => void };
  /** Beside the label: "Optional". */
  note?: string;
};

export type FieldAria = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  /** Where its label stands elsewhere. */
  'aria-labelledby'?: string;
};

type FieldFrameProps = FrameProps & {
  /** For screen readers, after the label: the unit that is shown in the box. */
  spokenSuffix?: string;
  /** A group of inputs is named by a legend, one input by a label. */
  labelFor?: 'input' | 'group';
  className?: string;
  children: (aria: FieldAria) => ReactNode;
};

/** Owns ids, describedby and invalid, so that no field can get them wrong. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, labelHidden, labelEnd, hint, readBack, error, ask, kept, note, spokenSuffix, children } =
    props;
  const id = useId();
  const [hintId, readBackId, errorId, askId] = [`${id}-hint`, `${id}-read`, `${id}-error`, `${id}-ask`];
  const describedBy = classNames(
    error && errorId,
    ask && askId,
    hint !== undefined && hintId,
    readBack !== undefined && readBackId,
  );
  const isGroup = props.labelFor === 'group';
  const words = (
    <>
      {label}
      {spokenSuffix && <Hidden> {spokenSuffix}</Hidden>}
      {note && <span className={`quiet regular ${styles.note}`}> {note}</span>}
    </>
  );

  return (
    <div
      className={classNames('shrinks', props.className)}
      data-frame=""
      data-refused={error ? '' : undefined}
      {...(isGroup && {
        role: 'group',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': describedBy || undefined,
      })}
    >
      <div
        className={classNames(
          'flex wrap between gap-1-3 below-2',
          styles.head,
          labelHidden && !labelEnd && 'unseen',
        )}
      >
        {isGroup ? (
          <span id={`${id}-label`} className={classNames('bold snug', styles.label, labelHidden && 'unseen')}>
            {words}
          </span>
        ) : (
          <label htmlFor={id} className={classNames('bold snug', styles.label, labelHidden && 'unseen')}>
            {words}
          </label>
        )}
        {labelEnd}
      </div>
      {hint !== undefined && (
        <div id={hintId} className={`quiet ${styles.hint}`}>
          {hint}
        </div>
      )}
      {children({
        id,
        'aria-describedby': isGroup ? undefined : describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {readBack !== undefined && (
        <div id={readBackId} className={`quiet ${styles.readBack}`}>
          {readBack}
        </div>
      )}
      {/* Always present, so that a message appearing in it is announced. */}
      <div aria-live="polite">
        {error && <FieldError id={errorId}>{error}</FieldError>}
        {ask && (
          <div className="above-2">
            <Finding
              severity="ask"
              id={askId}
              title={ask.title}
              actions={ask.answers.map(({ label: answer, onChoose }) => (
                <Button key={answer} variant="secondary" size="small" onClick={onChoose}>
                  {answer}
                </Button>
              ))}
            >
              {ask.message}
            </Finding>
          </div>
        )}
        {!error && !ask && kept && (
          <div className="above-2">
            <KeptFinding onUndo={kept.onUndo} what={`: ${label}`}>
              {kept.message}
            </KeptFinding>
          </div>
        )}
      </div>
    </div>
  );
}

/** Why an entry does not stand; the same for boxes and for choices. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={`flex medium ${styles.error}`}>
      <CircleExclamationPoint />
      <span>{children}</span>
    </p>
  );
}

/** The box around an input; which edge it has says whether its entry stands. */
export function boxClass({ error, ask }: Pick<FrameProps, 'error' | 'ask'>): string {
  return classNames(
    'flex wide on-sheet round-1 edged clips ringed',
    styles.box,
    error ? styles.invalid : ask && styles.unusual,
  );
}
