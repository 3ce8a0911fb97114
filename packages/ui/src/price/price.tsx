import { clsx } from 'clsx';

import styles from './price.module.css';

export type PriceProps = {
  /** Already formatted, with its currency: "42 000 soʻm". */
  value: string;
  /** What it cost before a discount, formatted likewise. */
  oldValue?: string | null;
  /** Read aloud before the old price: "was". */
  oldLabel?: string;
  size?: 's' | 'm' | 'l';
};

/** A price in figures of one width, with the old one struck through beside it. */
export function Price({ value, oldValue, oldLabel, size = 'm' }: PriceProps) {
  return (
    <span className={clsx(styles.price, styles[size])}>
      <bdi className={styles.now}>{value}</bdi>
      {oldValue ? (
        <s className={styles.old}>
          {oldLabel ? <span className={styles.visuallyHidden}>{oldLabel} </span> : null}
          <bdi>{oldValue}</bdi>
        </s>
      ) : null}
    </span>
  );
}
