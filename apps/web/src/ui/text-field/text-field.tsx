import type { ComponentPropsWithRef } from 'react';
import { FieldFrame, boxClass, type FrameProps } from '#ui/field-frame/field-frame.tsx';
import styles from './text-field.module.css';

type InputProps = Pick<
  ComponentPropsWithRef<'input'>,
  'autoComplete' | 'placeholder' | 'required' | 'ref' | 'inputMode' | 'spellCheck'
>;
type TextFieldProps = FrameProps &
  InputProps & {
    value: string;
    onChange: (value: string) => void;
    type?: 'text' | 'email' | 'tel' | 'url';
  };

export function TextField(props: TextFieldProps) {
  const { value, onChange, type = 'text', autoComplete, placeholder, required } = props;
  return (
    <FieldFrame {...props}>
      {(aria) => (
        <div className={boxClass(props)}>
          <input
            {...aria}
            className={`shrinks wide pad-x-3 ${styles.input}`}
            type={type}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            autoComplete={autoComplete}
            placeholder={placeholder}
            required={required}
            inputMode={props.inputMode}
            spellCheck={props.spellCheck}
            ref={props.ref}
          />
        </div>
      )}
    </FieldFrame>
  );
}
