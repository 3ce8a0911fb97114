import { clsx } from 'clsx';
import { useId, useRef, useEffect } from 'react';

import { FieldFrame } from '../text-field/field-frame.tsx';
import type { FieldFeedback } from '../text-field/text-field.tsx';
import styles from './code-field.module.css';

export type CodeFieldProps = {
  label: string;
  value: string;
  length?: number;
  feedback?: Pick<FieldFeedback, 'state' | 'message' | 'hint'>;
  autoFocus?: boolean;
  disabled?: boolean;
  onChange: (digits: string) => void;
  /** All digits are there. */
  onComplete?: (code: string) => void;
};

/** The code from an SMS: one real field, so that autofill and paste work, drawn as boxes. It keeps the focus after a wrong code. */
export function CodeField(props: CodeFieldProps) {
  const {
    label,
    value,
    length = 6,
    feedback: { state = 'empty', message, hint } = {},
    autoFocus,
    disabled,
    onChange,
    onComplete,
  } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (autoFocus && state !== 'validating') input.current?.focus({ preventScroll: true });
  }, [autoFocus, state]);

  const change = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  };

  return (
    <FieldFrame id={id} label={label} hint={hint} state={state} message={message}>
      <div className={styles.field} dir="ltr">
        <input
          ref={input}
          id={id}
          data-autofocus={autoFocus ? '' : undefined}
          className={styles.input}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          value={value}
          readOnly={disabled}
          aria-describedby={`${id}-note`}
          aria-invalid={state === 'error' || undefined}
          onChange={(event) => change(event.target.value)}
        />
        <div className={styles.boxes} aria-hidden="true">
          {Array.from({ length }, (_, index) => (
            <span
              key={index}
              className={clsx(
                styles.box,
                index === value.length && styles.next,
                state === 'error' && styles.wrong,
              )}
            >
              {value[index]}
            </span>
          ))}
        </div>
      </div>
    </FieldFrame>
  );
}
