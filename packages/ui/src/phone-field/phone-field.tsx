import { useLayoutEffect, useRef } from 'react';

import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import styles from './phone-field.module.css';

export type PhoneFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'before' | 'inputRef' | 'maxLength'
> & {
  /** Stands before what is typed: "+998". */
  prefix: string;
  /** Writes the digits of `value` for the eye: "901234567" → "90 123 45 67". */
  format: (digits: string) => string;
};

const digitsBefore = (text: string, caret: number) => text.slice(0, caret).replace(/\D/g, '').length;

const caretAfter = (text: string, digits: number) => {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === digits) return index;
    if (/\d/.test(text[index] ?? '')) seen += 1;
  }
  return text.length;
};

/**
 * A phone number without its country code. `onChange` gets the text as typed or pasted, in any form; what it means
 * is for the caller to say by the digits it gives back as `value`. The caret stays behind the digit it was behind.
 */
export function PhoneField({ prefix, format, value, onChange, ...rest }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const shown = format(value);

  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return;
    const at = caretAfter(shown, caret.current);
    input.current?.setSelectionRange(at, at);
    caret.current = null;
  }, [shown]);

  const change = (text: string) => {
    const at = input.current?.selectionStart ?? text.length;
    caret.current = at === text.length ? null : digitsBefore(text, at);
    onChange(text);
  };

  return (
    <div className={styles.phone}>
      <TextField
        autoComplete="tel"
        {...rest}
        type="tel"
        inputMode="tel"
        inputRef={input}
        before={
          <span className={styles.prefix} dir="ltr">
            {prefix}
          </span>
        }
        value={shown}
        onChange={change}
      />
    </div>
  );
}
