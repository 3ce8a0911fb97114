import type { ReactNode } from 'react';

import { AlertIcon, CheckIcon } from '../icons/icons.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './field-frame.module.css';

/** What is known of a field's value (ENUM-23). */
export type FieldState = 'empty' | 'validating' | 'error' | 'success';

export type FieldFrameProps = {
  id: string;
  label: string;
  /** Beside the label: "optional". */
  aside?: string;
  /** Below the field while nothing is wrong. */
  hint?: string;
  state?: FieldState;
  /** The error's text, or what is being checked. */
  message?: string | null;
  children: ReactNode;
};

/** Label above, field, and one line below with the error or a hint. */
export function FieldFrame({ id, label, aside, hint, state = 'empty', message, children }: FieldFrameProps) {
  const isError = state === 'error';
  return (
    <div className={styles.frame}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {aside ? <span className={styles.aside}> {aside}</span> : null}
      </label>
      {children}
      <p
        className={isError ? styles.error : styles.hint}
        id={`${id}-note`}
        role={isError ? 'alert' : undefined}
      >
        {isError ? <AlertIcon size={16} /> : null}
        {message || hint}
      </p>
    </div>
  );
}

/** The mark at the end of a field that shows its state without text. */
export function fieldMark(state: FieldState, busyLabel = ''): ReactNode {
  if (state === 'validating') return <Spinner size="s" label={busyLabel} />;
  if (state !== 'success') return undefined;
  return (
    <span className={styles.ok}>
      <CheckIcon size={20} />
    </span>
  );
}
