import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { followLink } from '../follow-link/follow-link.ts';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import styles from './order-card.module.css';

export type OrderCardProps = {
  /** "Order 1042". */
  title: string;
  href: string;
  status: OrderCardStatus;
  /** "21 November, 12:40 · delivery". */
  subtitle: string;
  /** The dishes in one line. */
  summary: string;
  pictures?: readonly PictureSource[];
  total: string;
  /** "Repeat": a button under the card. */
  action?: ReactNode;
  onOpen?: () => void;
};

export type OrderCardStatus = {
  text: string;
  /** The language of the text, if it is not the page's. */
  lang?: string;
  tone: 'active' | 'done' | 'failed';
  icon?: ReactNode;
};

/** One order in a list: number, status label with its sign, contents and total. */
export function OrderCard(props: OrderCardProps) {
  const { title, href, status, subtitle, summary, pictures = [], total, action } = props;
  return (
    <li className={styles.card}>
      <div className={styles.top}>
        <h2 className={styles.title}>
          <a className={styles.link} href={href} onClick={(event) => followLink(event, props.onOpen)}>
            {title}
          </a>
        </h2>
        <span className={clsx(styles.status, styles[status.tone])}>
          {status.icon}
          <span lang={status.lang}>{status.text}</span>
        </span>
      </div>
      <p className={styles.subtitle}>{subtitle}</p>
      {pictures.length > 0 ? (
        <div className={styles.pictures} aria-hidden="true">
          {pictures.slice(0, 5).map((picture) => (
            <span key={picture.src} className={styles.plate}>
              <Picture source={picture} />
            </span>
          ))}
        </div>
      ) : null}
      <p className={styles.summary}>{summary}</p>
      <div className={styles.foot}>
        <bdi className={styles.total}>{total}</bdi>
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
    </li>
  );
}
