import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import styles from './checkbox.module.css';

type CheckboxProps = {
  label: ReactNode;
  /** At the end of the row, such as a count. */
  end?: ReactNode;
  detail?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** Replaces the label for a screen reader where several boxes say the same: "Compare Tarnvane Energy". */
  accessibleLabel?: string;
  labelHidden?: boolean;
  /** Drawn in the box at all times, in place of a tick. */
  mark?: ReactNode;
};

export function Checkbox(props: CheckboxProps) {
  const { label, end, detail, checked, onChange, disabled, accessibleLabel, labelHidden, mark } = props;
  const detailId = useId();
  return (
    <label
      className={classNames(
        'row gap-3 snug touch',
        styles.checkbox,
        disabled && styles.disabled,
        labelHidden && styles.bare,
      )}
    >
      <span className={`rigid relative ${styles.mark}`}>
        <input
          className={styles.input}
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-label={accessibleLabel}
          aria-describedby={detail === undefined ? undefined : detailId}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span
          className={classNames('grid on-sheet round-1', styles.box, mark !== undefined && styles.marked)}
        >
          {mark ?? <Check className={styles.tick} />}
        </span>
      </span>
      {!labelHidden && (
        <span className="shrinks grows">
          <span>{label}</span>
          {detail !== undefined && (
            <span id={detailId} className="quiet block">
              {detail}
            </span>
          )}
        </span>
      )}
      {end}
    </label>
  );
}
