import type { ReactNode } from 'react';

import styles from './row-list.module.css';

export type RowListProps = {
  /** Read aloud: what the rows are. */
  label?: string;
  children: ReactNode;
};

/** A bordered list of rows; without rows it takes no space. */
export function RowList({ label, children }: RowListProps) {
  return (
    <ul className={styles['rows']} {...(label !== undefined && { 'aria-label': label })}>
      {children}
    </ul>
  );
}

export type RowProps = {
  /** Read aloud where the title is more than a name. */
  label?: string;
  title: ReactNode;
  /** Quiet text after the title. */
  note?: string;
  /** A smaller line below the title. */
  details?: ReactNode;
  /** States and buttons at the end of the row. */
  children?: ReactNode;
};

/** A row: its title takes the space that the states and buttons leave. */
export function Row({ label, title, note, details, children }: RowProps) {
  return (
    <li className={styles['row']} {...(label !== undefined && { 'aria-label': label })}>
      <span className={styles['title']}>
        {title}
        {note !== undefined && <span className={styles['note']}> {note}</span>}
        {details !== undefined && <span className={styles['details']}>{details}</span>}
      </span>
      {children}
    </li>
  );
}
