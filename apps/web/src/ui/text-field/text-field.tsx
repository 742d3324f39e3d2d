import type { ComponentPropsWithRef } from 'react';
import { FieldFrame, boxClass, type FrameProps } from '#ui/field-frame/field-frame.tsx';
import styles from './text-field.module.css';

type InputProps = Pick<
  ComponentPropsWithRef<'input'>,
  | 'autoComplete'
  | 'name'
  | 'placeholder'
  | 'required'
  | 'disabled'
  | 'maxLength'
  | 'onBlur'
  | 'ref'
  | 'inputMode'
  | 'spellCheck'
>;
type TextFieldProps = FrameProps &
  InputProps & {
    value: string;
    onChange: (value: string) => void;
    type?: 'text' | 'email' | 'tel' | 'url';
  };

export function TextField(props: TextFieldProps) {
  const { value, onChange, type = 'text', autoComplete, name, placeholder, required, disabled } = props;
  return (
    <FieldFrame {...props}>
      {(aria) => (
        <div className={boxClass(props)}>
          <input
            {...aria}
            className={styles.input}
            type={type}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            autoComplete={autoComplete}
            name={name}
            placeholder={placeholder}
            required={required}
            disabled={disabled}
            maxLength={props.maxLength}
            inputMode={props.inputMode}
            spellCheck={props.spellCheck}
            onBlur={props.onBlur}
            ref={props.ref}
          />
        </div>
      )}
    </FieldFrame>
  );
}
