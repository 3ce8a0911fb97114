import { Progress } from '@vkontakte/vkui/dist/cssm';
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
      <Progress
        aria-labelledby={id}
        title=""
        height={6}
        appearance="var(--dx-main)"
        value={Math.round((100 * Math.min(value, max)) / max)}
      />
    </div>
  );
}
