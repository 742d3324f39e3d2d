import { TextField, type TextFieldProps } from './text-field.tsx';

export function EmailField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField autoComplete="email" inputMode="email" spellCheck={false} {...props} type="email" />;
}
