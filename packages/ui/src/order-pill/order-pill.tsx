import { clsx } from 'clsx';
import { type ReactNode, useLayoutEffect } from 'react';

import { followLink } from '../follow-link/follow-link.ts';
import styles from './order-pill.module.css';

export type OrderPillProps = {
  /** The region's name: "Current order". */
  label: string;
  /** Where it leads; without one it is a button. */
  href?: string;
  /** What it does now: "Your food is being cooked". */
  text: string;
  /** A quieter line: its number. */
  detail: string;
  icon: ReactNode;
  /** What is below it at the end of the window. */
  above?: { nav?: boolean; basket?: boolean };
  isBusy?: boolean;
  onOpen: () => void;
};

/** The order under way, floating over the end of a page; the page leaves room for it. */
export function OrderPill({ label, above = {}, ...action }: OrderPillProps) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['orderPill'] = '';
    return () => void delete dataset['orderPill'];
  }, []);

  return (
    <aside
      className={clsx(styles.place, above.nav && styles.aboveNav, above.basket && styles.aboveBasket)}
      aria-label={label}
    >
      <Action {...action} />
    </aside>
  );
}

function Action({ href, text, detail, icon, isBusy, onOpen }: Omit<OrderPillProps, 'label' | 'above'>) {
  const content = (
    <>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.text}>
        <span className={styles.line}>{text}</span>
        <bdi className={styles.detail}>{detail}</bdi>
      </span>
    </>
  );
  if (href === undefined)
    return (
      <button type="button" className={styles.pill} aria-busy={isBusy} onClick={onOpen}>
        {content}
      </button>
    );
  return (
    <a className={styles.pill} href={href} onClick={(event) => followLink(event, onOpen)}>
      {content}
    </a>
  );
}
