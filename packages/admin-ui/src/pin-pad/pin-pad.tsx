import type { FormEvent } from 'react';

import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import styles from './pin-pad.module.css';

export type PinPadProps = {
  /** Whose PIN it is. */
  label: string;
  value: string;
  onChange: (pin: string) => void;
  /** What is wrong with the PIN; empty while nothing is. */
  error: string;
  /** The most digits, and the fewest that can be sent. */
  digits: { least: number; most: number };
  labels: { send: string; erase: string };
  isPending: boolean;
  onSend: () => void;
};

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** A PIN by large keys or by a keyboard. The screen's own keyboard stays closed. */
export function PinPad({ label, value, onChange, error, digits, labels, isPending, onSend }: PinPadProps) {
  const change = (text: string) => onChange(text.replaceAll(/\D/g, '').slice(0, digits.most));
  const isReady = value.length >= digits.least;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !isPending) onSend();
  };
  const key = (digit: string) => (
    <Button key={digit} onPress={() => change(value + digit)}>
      {digit}
    </Button>
  );
  return (
    <form className={styles['pad']} onSubmit={send} noValidate>
      <TextField
        label={label}
        value={value}
        onChange={change}
        error={error}
        type="password"
        inputMode="none"
        autoComplete="off"
        autoFocus
      />
      <div className={styles['keys']} dir="ltr">
        {KEYS.map(key)}
        <Button label={labels.erase} isDisabled={value === ''} onPress={() => change(value.slice(0, -1))}>
          ⌫
        </Button>
        {key('0')}
      </div>
      <Button look="main" type="submit" isDisabled={!isReady} isPending={isPending}>
        {labels.send}
      </Button>
    </form>
  );
}
