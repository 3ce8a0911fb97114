import type { ReactNode } from 'react';

import styles from './notice-bar.module.css';

export type NoticeBarProps = {
  text: string;
  /** One or two PrimaryButtons. */
  children: ReactNode;
};

/** A question or an offer that waits for an answer without being in the way: above the bottom of the page, not over all of it. */
export function NoticeBar({ text, children }: NoticeBarProps) {
  return (
    <section className={styles.bar} role="status">
      <p className={styles.text}>{text}</p>
      <div className={styles.buttons}>{children}</div>
    </section>
  );
}
