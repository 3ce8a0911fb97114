import { FieldError, Label, TextArea as AriaTextArea, TextField } from 'react-aria-components';

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
    <TextField {...rest} isInvalid={error !== ''} className={styles['field'] ?? ''}>
      <Label className={styles['label'] ?? ''}>{label}</Label>
      <AriaTextArea className={styles['input'] ?? ''} dir="auto" rows={2} />
      <FieldError className={styles['error'] ?? ''}>{error}</FieldError>
    </TextField>
  );
}
