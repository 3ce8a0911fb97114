import { followLink } from '../follow-link/follow-link.ts';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import styles from './category-tiles.module.css';

export type CategoryTile = {
  id: string;
  name: string;
  href: string;
  picture: PictureSource | null;
};

export type CategoryTilesProps = {
  /** What the list is: "Categories". */
  label: string;
  items: readonly CategoryTile[];
  /** A tap; without it the link does what links do. */
  onSelect?: (id: string) => void;
};

/** The shelves of the menu as pictures with their names. A name takes its colours from `tintRules`. */
export function CategoryTiles({ label, items, onSelect }: CategoryTilesProps) {
  return (
    <nav aria-label={label} className={styles.tiles} data-tiles="">
      <ul className={styles.grid}>
        {items.map((item) => (
          <li key={item.id}>
            <a
              className={styles.tile}
              href={item.href}
              onClick={(event) => followLink(event, onSelect && (() => onSelect(item.id)))}
            >
              {item.picture ? <Picture source={item.picture} className={styles.picture} /> : null}
              <span className={styles.name} data-tint={item.id}>
                {item.name}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
