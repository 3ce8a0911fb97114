import { clsx } from 'clsx';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField as AriaTextField } from 'react-aria-components/TextField';

import field from '../theme/field.module.css';
import styles from './text-field.module.css';

export type TextFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with the value; empty while nothing is. */
  error?: string;
  type?: 'text' | 'tel' | 'search' | 'date' | 'time' | 'datetime-local' | 'password';
  inputMode?: 'text' | 'tel' | 'numeric' | 'none';
  autoComplete?: string;
  autoFocus?: boolean;
};

/** A line of text with its label above and its error below. */
export function TextField({ label, error = '', type = 'text', ...rest }: TextFieldProps) {
  return (
    <AriaTextField {...rest} type={type} isInvalid={error !== ''} className={field['field'] ?? ''}>
      <Label className={field['label'] ?? ''}>{label}</Label>
      <Input className={clsx(field['box'], styles['input'])} dir={type === 'tel' ? 'ltr' : 'auto'} />
      <FieldError className={field['error'] ?? ''}>{error}</FieldError>
    </AriaTextField>
  );
}
