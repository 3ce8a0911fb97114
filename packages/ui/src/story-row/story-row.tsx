import { followLink } from '../follow-link/follow-link.ts';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import styles from './story-row.module.css';

export type StoryCircle = { id: string; title: string; picture: PictureSource; href: string; seen?: boolean };

export type StoryRowProps = {
  label: string;
  items: readonly StoryCircle[];
  eager?: boolean;
  onOpen?: (id: string) => void;
};

/** Stories as circles of 64 px; what has been seen loses its ring. */
export function StoryRow({ label, items, eager = false, onOpen }: StoryRowProps) {
  return (
    <section aria-label={label}>
      <ul className={styles.row}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <a
              className={styles.story}
              href={item.href}
              onClick={(event) => followLink(event, onOpen && (() => onOpen(item.id)))}
            >
              <span className={item.seen ? styles.seen : styles.ring}>
                <Picture source={item.picture} eager={eager} className={styles.picture} />
              </span>
              <span className={styles.title}>{item.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
