import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import styles from './totals.module.css';

export type TotalsLine = {
  id: string;
  label: string;
  /** Formatted: "42 000 soʻm", "−5 000 soʻm", "free". */
  value: string;
  /** Why: "5 % of the dishes". */
  hint?: ReactNode;
  tone?: 'plain' | 'discount' | 'total';
};

/** How a price came about, line by line; the total last and large. */
export function Totals({ label, lines }: { label: string; lines: readonly TotalsLine[] }) {
  return (
    <dl className={styles.totals} aria-label={label}>
      {lines.map((line) => (
        <div key={line.id} className={clsx(styles.line, styles[line.tone ?? 'plain'])}>
          <dt className={styles.label}>
            {line.label}
            {line.hint ? <span className={styles.hint}>{line.hint}</span> : null}
          </dt>
          <dd className={styles.value}>
            <bdi>{line.value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
