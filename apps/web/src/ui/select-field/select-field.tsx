import { ChevronDown } from 'lucide-react';
import { FieldFrame, boxClass, type FrameProps } from '#ui/field-frame/field-frame.tsx';
import styles from './select-field.module.css';

type SelectFieldProps<T extends string> = FrameProps & {
  value: T | undefined;
  onChange: (value: T) => void;
  options: readonly { value: T; label: string }[];
  /** Shown while nothing is chosen; it cannot be chosen again. */
  placeholder?: string;
  className?: string | undefined;
  /** Shows the choice; the others cannot be taken. */
  readOnly?: boolean;
};

export function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const { value, onChange, options, placeholder, readOnly } = props;

  function choose(chosen: string) {
    const option = options.find((one) => one.value === chosen);
    if (option) onChange(option.value);
  }

  return (
    <FieldFrame {...props}>
      {(aria) => (
        <div className={boxClass(props)}>
          <select
            {...aria}
            className={`shrinks wide ${styles.select}`}
            value={value ?? ''}
            onChange={(event) => choose(event.target.value)}
          >
            {(value === undefined || placeholder) && (
              <option className="ink on-sheet" value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option
                className="ink on-sheet"
                key={option.value}
                value={option.value}
                disabled={readOnly && option.value !== value}
              >
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className={styles.chevron} />
        </div>
      )}
    </FieldFrame>
  );
}
