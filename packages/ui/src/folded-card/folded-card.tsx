import { type ReactNode, useId } from 'react';

import { ChevronDownIcon } from '../menu-icons/menu-icons.tsx';
import card from '../section-card/section-card.module.css';
import styles from './folded-card.module.css';

export type FoldedCardProps = {
  title: string;
  /** Beside the title: what is chosen in it, while it is closed too. */
  note?: ReactNode;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
  /** Under it, whether it is open or not. */
  below?: ReactNode;
};

/** A card of a page in one column that few need: its title opens and closes it. */
export function FoldedCard({ title, note, isOpen, onToggle, children, below }: FoldedCardProps) {
  const id = useId();
  return (
    <section className={card.card} aria-labelledby={id}>
      <details open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
        <summary className={styles.summary}>
          <h2 className={card.title} id={id}>
            {title}
          </h2>
          <span className={styles.note}>{note}</span>
          <ChevronDownIcon size={20} />
        </summary>
        <div className={styles.folded}>{children}</div>
      </details>
      {below ? <div className={styles.below}>{below}</div> : null}
    </section>
  );
}
