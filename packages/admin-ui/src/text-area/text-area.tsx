import { clsx } from 'clsx';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';

import field from '../theme/field.module.css';
import styles from './text-area.module.css';

export type TextAreaProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with the value; empty while nothing is. */
  error?: string;
};

/** A text of several lines, which grows with what is typed. */
export function TextArea({ label, error = '', ...rest }: TextAreaProps) {
  return (
    <TextField {...rest} isInvalid={error !== ''} className={field['field'] ?? ''}>
      <Label className={field['label'] ?? ''}>{label}</Label>
      <AriaTextArea className={clsx(field['box'], styles['input'])} dir="auto" rows={2} />
      <FieldError className={field['error'] ?? ''}>{error}</FieldError>
    </TextField>
  );
}
