import { useId } from 'react';

import styles from './progress-note.module.css';

export type ProgressNoteProps = {
  /** "12 000 soʻm more for delivery". */ text: string;
  value: number;
  max: number;
};

/** How far it is to a minimum or to free delivery. */
export function ProgressNote({ text, value, max }: ProgressNoteProps) {
  const id = useId();
  return (
    <div className={styles.note}>
      <p id={id}>{text}</p>
      <progress className={styles.bar} aria-labelledby={id} value={Math.min(value, max)} max={max} />
    </div>
  );
}
