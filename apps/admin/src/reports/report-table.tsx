import type { ReactNode } from 'react';

import styles from './reports.module.css';

type Props = { caption: string; heads: readonly string[]; children: ReactNode };

/** A table of a report: its name for screen readers, the titles of its columns, and its rows. */
export function ReportTable({ caption, heads, children }: Props) {
  return (
    <table className={styles['table']}>
      <caption className={styles['hidden']}>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
