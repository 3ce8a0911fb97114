import type { ReactNode } from 'react';

import { followLink } from '../follow-link/follow-link.ts';
import styles from './bottom-nav.module.css';

export type NavItem = {
  id: string;
  label: string;
  href: string;
  icon: ReactNode;
  /** A small number on the icon; 0 or null shows none. */
  badge?: number | null;
};

export type BottomNavProps = {
  label: string;
  items: readonly NavItem[];
  currentId: string | null;
  onSelect?: (id: string) => void;
};

/** The main places of the shop, at the bottom of a phone; a row under the header on a wide screen. */
export function BottomNav({ label, items, currentId, onSelect }: BottomNavProps) {
  return (
    <nav className={styles.nav} aria-label={label}>
      <ul className={styles.row}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <a
              className={styles.link}
              href={item.href}
              aria-current={item.id === currentId ? 'page' : undefined}
              onClick={(event) => followLink(event, onSelect && (() => onSelect(item.id)))}
            >
              <span className={styles.icon}>
                {item.icon}
                {item.badge ? <span className={styles.badge}>{item.badge}</span> : null}
              </span>
              <span className={styles.label}>{item.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
