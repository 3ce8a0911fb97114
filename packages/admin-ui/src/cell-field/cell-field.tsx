import { useId, useState } from 'react';

import styles from './cell-field.module.css';

export type CellFieldProps = {
  /** The accessible name: the column and the row. */
  label: string;
  value: string;
  /** Each change as it is typed. */
  onChange: (value: string) => void;
  /** What is wrong with the value; empty while nothing is. */
  error?: string;
  /** Quiet text below, such as what was there before. */
  hint?: string;
  inputMode?: 'text' | 'decimal';
  tabIndex?: 0 | -1;
};

/** A value that is edited in the cell of a table, aligned as the cell is. Escape brings back what was there before. */
export function CellField({ error = '', hint = '', ...field }: CellFieldProps) {
  const id = useId();
  const details = error || hint;
  return (
    <div className={styles['cell']}>
      <CellInput {...field} isWrong={error !== ''} {...(details !== '' && { describedBy: id })} />
      {details !== '' && (
        <span id={id} className={error === '' ? styles['hint'] : styles['error']}>
          {details}
        </span>
      )}
    </div>
  );
}

type InputProps = Omit<CellFieldProps, 'error' | 'hint'> & { isWrong: boolean; describedBy?: string };

function CellInput(props: InputProps) {
  const { label, value, onChange, inputMode = 'text', tabIndex, isWrong, describedBy } = props;
  const [typed, setTyped] = useState<{ text: string; before: string } | null>(null);
  return (
    <input
      className={styles['input']}
      aria-label={label}
      aria-invalid={isWrong}
      aria-describedby={describedBy}
      autoComplete="off"
      dir="auto"
      inputMode={inputMode}
      tabIndex={tabIndex}
      value={typed?.text ?? value}
      onChange={({ target }) => {
        setTyped({ text: target.value, before: typed?.before ?? value });
        onChange(target.value);
      }}
      onBlur={() => setTyped(null)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || typed === null) return;
        event.stopPropagation();
        setTyped(null);
        onChange(typed.before);
      }}
    />
  );
}
