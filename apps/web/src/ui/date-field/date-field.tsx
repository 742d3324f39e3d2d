import { CalendarDays } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useRef } from 'react';
import { boxClass, type FieldAria, type FrameProps } from '#ui/field-frame/field-frame.tsx';
import styles from './date-field.module.css';

type DateBoxProps = Pick<FrameProps, 'label' | 'error' | 'ask'> & {
  /** ISO calendar date, or '' for none. */
  value: string;
  onChange: (iso: string) => void;
  min?: string;
  max?: string;
  readOnly?: boolean;
};

const LEAVING_KEYS = new Set(['Tab', 'Escape', 'Enter', ' ']);

function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
  if (!LEAVING_KEYS.has(event.key)) event.preventDefault();
}

/**
 * The device's own date input and picker, without a frame: the one round it changes between ways of typing. Nothing is
 * typed here: the date comes from the picker. Tab and Escape still work.
 */
export function DateBox(props: DateBoxProps & { aria: FieldAria }) {
  const { value, onChange, min, max } = props;
  const input = useRef<HTMLInputElement>(null);

  function openPicker() {
    try {
      input.current?.showPicker();
    } catch {
      // Safari before 16.4 and cross-origin frames refuse; the input still opens its picker by itself.
      input.current?.focus();
    }
  }

  return (
    <div className={boxClass(props)}>
      <input
        {...props.aria}
        ref={input}
        className={`shrinks grows medium pad-x-3 ${styles.input}`}
        type="date"
        value={value}
        min={min}
        max={max}
        readOnly={props.readOnly}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className={`grid rigid bare in-well hover-tint ${styles.open}`}
        aria-label={`Open the calendar: ${props.label}`}
        disabled={props.readOnly}
        onClick={openPicker}
      >
        <CalendarDays />
      </button>
    </div>
  );
}
