import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { followLink } from '../follow-link/follow-link.ts';
import { Picture, type PictureSource } from '../picture/picture.tsx';
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
  /** The site name, at the start of the row on a wide screen, where the row is at the top. */
  brand?: { name: string; logo: PictureSource | null; href: string };
  /** A page with a main button of its own leaves the bottom of a phone to it. */
  onPhones?: boolean;
  onSelect?: (id: string) => void;
};

/** The main navigation: at the bottom of a phone, a row at the top of a wide screen. */
export function BottomNav({ label, items, currentId, brand, onPhones = true, onSelect }: BottomNavProps) {
  return (
    <nav className={clsx(styles.nav, onPhones ? styles.onPhones : null)} aria-label={label} data-nav="">
      <div className={styles.inner}>
        {brand ? (
          <a
            className={styles.brand}
            href={brand.href}
            onClick={(event) => followLink(event, onSelect && (() => onSelect(items[0]?.id ?? '')))}
          >
            {brand.logo ? <Picture source={brand.logo} className={styles.logo} /> : null}
            {brand.name}
          </a>
        ) : null}
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
      </div>
    </nav>
  );
}
