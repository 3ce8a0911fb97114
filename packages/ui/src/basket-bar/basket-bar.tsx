import { clsx } from 'clsx';

import { followLink } from '../follow-link/follow-link.ts';
import styles from './basket-bar.module.css';

export type BasketBarProps = {
  href: string;
  /** Where it leads: "Basket". */
  label: string;
  /** "3 dishes · 25–35 min". */
  summary: string;
  /** Number of things, on the round badge. */
  count: number;
  /** Whole soʻm, for tools that read the page. */
  total: number;
  /** The same, written: "87 500 soʻm". */
  totalText: string;
  /** Placed above a BottomNav. */
  aboveNav?: boolean;
  onOpen?: () => void;
};

/** The basket, a pill that floats over the bottom of the menu. Not rendered while the basket is empty. */
export function BasketBar(props: BasketBarProps) {
  return (
    <a
      className={clsx(styles.bar, props.aboveNav && styles.aboveNav)}
      href={props.href}
      data-basket=""
      onClick={(event) => followLink(event, props.onOpen)}
    >
      <span className={styles.count} key={props.count}>
        {props.count}
      </span>
      <span className={styles.text}>
        <span className={styles.label} data-button-text="">
          {props.label}
        </span>
        <span className={styles.summary}>{props.summary}</span>
      </span>
      <bdi className={styles.total} data-total={props.total}>
        {props.totalText}
      </bdi>
    </a>
  );
}
