import { Button } from '@dasturxon/admin-ui/button';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { type FormEvent, type ReactNode, useState } from 'react';

import styles from './sign-in-screen.module.css';

type Props = {
  /** Where the code comes from, above its field. */
  children: ReactNode;
  label: string;
  submitLabel: string;
  error: string;
  isPending: boolean;
  /** Called with the code as typed. */
  onSend: (code: string) => void;
  /** A way back, below the button. */
  footer?: ReactNode;
};

/** The form of a one-time code of digits. */
export function CodeForm({ children, label, submitLabel, error, isPending, onSend, footer }: Props) {
  const [code, setCode] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend(code.trim());
  };
  return (
    <form className={styles['form']} onSubmit={send} noValidate>
      {children}
      <TextField
        label={label}
        value={code}
        onChange={setCode}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
      />
      <Button look="main" type="submit" isPending={isPending}>
        {submitLabel}
      </Button>
      {footer}
    </form>
  );
}
