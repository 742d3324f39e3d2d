import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import { FieldError } from '#ui/field-frame/field-frame.tsx';
import styles from './segmented.module.css';

type SegmentedOption<T extends string> = {
  value: T;
  label: string;
  /** Second line, such as the value this choice leads to. */
  detail?: ReactNode;
  /** Why it cannot be chosen now. */
  unavailable?: string;
};

type SegmentedProps<T extends string> = {
  legend: string;
  legendHidden?: boolean;
  value: T | undefined;
  onChange: (value: T) => void;
  options: readonly SegmentedOption<T>[];
  size?: 'normal' | 'small';
  block?: boolean;
  hint?: ReactNode;
  error?: string;
  /** Shows the choice; the others cannot be taken. */
  readOnly?: boolean;
};

/** A radio group whose choices lie side by side. Arrow keys move the choice. */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const {
    legend,
    legendHidden,
    value,
    onChange,
    options,
    size = 'normal',
    block,
    hint,
    error,
    readOnly,
  } = props;
  const name = useId();
  const reasons = options.filter((option) => option.unavailable);
  const described = classNames(hint !== undefined && `${name}-hint`, error && `${name}-error`);
  return (
    <fieldset
      role="radiogroup"
      className={classNames(block && styles.block, readOnly && styles.readOnly)}
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
      data-refused={error ? '' : undefined}
    >
      <legend className={legendHidden ? 'unseen' : `body bold snug below-2 ${styles.legend}`}>
        {legend}
      </legend>
      {hint !== undefined && (
        <div id={`${name}-hint`} className={`quiet ${styles.hint}`}>
          {hint}
        </div>
      )}
      <div
        className={classNames(
          'in-well round-1',
          styles.track,
          size === 'small' && styles.small,
          error && styles.invalid,
        )}
      >
        {options.map((option) => (
          <label key={option.value} className={`flex shrinks relative ${styles.segment}`}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={Boolean(option.unavailable) || (readOnly && option.value !== value)}
              onChange={() => onChange(option.value)}
            />
            <span
              className={classNames(
                'flex shrinks grows',
                styles.face,
                option.detail !== undefined && styles.tall,
              )}
            >
              <span className={`block ${styles.words}`} data-words={option.label}>
                {option.detail !== undefined && option.value === value && <Check className={styles.tick} />}
                {option.label}
              </span>
              {option.detail !== undefined && <span className="ink body regular">{option.detail}</span>}
            </span>
          </label>
        ))}
      </div>
      {reasons.map((option) => (
        <p key={option.value} className={`quiet ${styles.hint}`}>
          {option.label}: {option.unavailable}
        </p>
      ))}
      <div aria-live="polite">{error && <FieldError id={`${name}-error`}>{error}</FieldError>}</div>
    </fieldset>
  );
}
