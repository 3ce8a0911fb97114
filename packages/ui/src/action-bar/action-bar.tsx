import type { ReactNode } from 'react';

import styles from './action-bar.module.css';

export type ActionBarProps = {
  children: ReactNode;
  /** A line above the button: an error, what is missing. */
  note?: ReactNode;
};

/** Keeps a page's main button in sight: it sticks to the bottom, above the keyboard and the safe area. */
export function ActionBar({ children, note }: ActionBarProps) {
  return (
    <div className={styles.bar}>
      {note ? <div className={styles.note}>{note}</div> : null}
      <div className={styles.row}>{children}</div>
    </div>
  );
}
