import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import { FieldError } from '#ui/field-frame/field-frame.tsx';
import { Tag } from '#ui/tag/tag.tsx';
import styles from './option-list.module.css';

type Option<T extends string> = {
  value: T;
  label: string;
  detail?: ReactNode;
  tag?: string;
  end?: ReactNode;
  /** Why it cannot be chosen now; takes the place of the detail. */
  unavailable?: string;
};

type OptionListProps<T extends string> = {
  legend: string;
  legendHidden?: boolean;
  value: T | undefined;
  onChange: (value: T) => void;
  options: readonly Option<T>[];
  error?: string;
  /** Shows the choice; the others cannot be taken. */
  readOnly?: boolean;
};

/** A radio group whose choices need a line of explanation. */
export function OptionList<T extends string>(props: OptionListProps<T>) {
  const { legend, legendHidden, value, onChange, options, error, readOnly } = props;
  const name = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={error ? `${name}-error` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={legendHidden ? 'unseen' : 'body bold snug below-2'}>{legend}</legend>
      <div className="on-sheet round-1 lined clips">
        {options.map((option) => {
          const detail = option.unavailable ?? option.detail;
          const detailId = `${name}-${option.value}`;
          return (
            <label
              key={option.value}
              className={classNames(
                'row wrap gap-1-3 snug hover-well',
                styles.option,
                option.unavailable && styles.off,
              )}
            >
              <input
                className={`grid rigid on-sheet ${styles.radio}`}
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={Boolean(option.unavailable) || (readOnly && option.value !== value)}
                aria-describedby={detail === undefined ? undefined : detailId}
                onChange={() => onChange(option.value)}
              />
              <span className={styles.words}>
                <span className={`row wrap gap-x-2 ${styles.name}`}>
                  {option.label} {option.tag && <Tag>{option.tag}</Tag>}
                </span>
                {detail !== undefined && (
                  <span id={detailId} className="quiet block">
                    {detail}
                  </span>
                )}
              </span>
              {option.end && <span className={styles.end}>{option.end}</span>}
            </label>
          );
        })}
      </div>
      <div aria-live="polite">{error && <FieldError id={`${name}-error`}>{error}</FieldError>}</div>
    </fieldset>
  );
}
