import type { ReactNode } from 'react';

import styles from './button.module.css';

/** Buttons side by side, in several lines where they do not fit. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles['buttons']}>{children}</div>;
}
