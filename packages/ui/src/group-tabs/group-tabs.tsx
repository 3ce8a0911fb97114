import { followLink } from '../follow-link/follow-link.ts';
import styles from './group-tabs.module.css';

export type GroupTab = { id: string; name: string; href: string };

export type GroupTabsProps = {
  label: string;
  items: readonly GroupTab[];
  activeId: string | null;
  onSelect?: (id: string) => void;
};

/** The menus of a merchant that has several ("Kitchen", "Bar"): large labels, one of them chosen. */
export function GroupTabs({ label, items, activeId, onSelect }: GroupTabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.row}>
        {items.map((item) => (
          <li key={item.id}>
            <a
              className={styles.tab}
              href={item.href}
              aria-current={item.id === activeId ? 'true' : undefined}
              onClick={(event) => followLink(event, onSelect && (() => onSelect(item.id)))}
            >
              {item.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
