import { useId, type ReactNode } from 'react';

import styles from './section-card.module.css';

export type SectionCardProps = {
  title?: string;
  /** At the end of the title. */ end?: ReactNode;
  children: ReactNode;
};

/** One card of a page in one column: how, where, when, who. */
export function SectionCard({ title, end, children }: SectionCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={title ? id : undefined}>
      {title ? (
        <div className={styles.top}>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          {end}
        </div>
      ) : null}
      {children}
    </section>
  );
}
