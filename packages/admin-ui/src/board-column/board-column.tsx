import { useId, useRef, type ReactNode } from 'react';

import styles from './board-column.module.css';
import { useLaidOut } from './use-laid-out.ts';

export type BoardColumnProps = {
  title: string;
  /** Whose column it is where several have the same title, for screen readers. */
  lane?: string;
  count: number;
  /** The content of an empty column. */
  empty: string;
  /** Cards, each a list item. */
  children: ReactNode;
};

/** One column of a board: a heading with its count, and cards that scroll below it. */
export function BoardColumn({ title, lane, count, empty, children }: BoardColumnProps) {
  const id = useId();
  const cards = useRef<HTMLUListElement>(null);
  useLaidOut(cards, count);
  return (
    <section className={styles['column']} aria-labelledby={id}>
      <h2 className={styles['title']} id={id}>
        {title} {lane !== undefined && <span className={styles['lane']}>{lane} </span>}
        <span className={styles['count']}>{count}</span>
      </h2>
      {count === 0 ? (
        <p className={styles['empty']}>{empty}</p>
      ) : (
        <ul ref={cards} className={styles['cards']}>
          {children}
        </ul>
      )}
    </section>
  );
}
