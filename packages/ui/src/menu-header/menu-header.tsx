import type { ReactNode } from 'react';

import { followLink } from '../follow-link/follow-link.ts';
import { keepClear } from '../keep-clear/keep-clear.ts';
import { ChevronDownIcon, PinIcon, SearchIcon } from '../menu-icons/menu-icons.tsx';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import styles from './menu-header.module.css';

export type MenuHeaderProps = {
  brand: { name: string; logo: PictureSource | null; href: string };
  place: MenuHeaderPlace;
  search: { label: string; href: string; onSearch?: () => void };
  /** Further buttons on a wide screen: language, account. */
  aside?: ReactNode;
};

/** How and where the food is served: "Yetkazish" and "Amir Temur shoh koʻchasi". */
export type MenuHeaderPlace = {
  how: string;
  /** Before it: when it would be there and for what delivery, or when it opens: "35–45 daq · 12 000 soʻm". */
  hours?: string | null;
  where: string;
  /** The number after a street; it is never cut off: "12". */
  house?: string | null;
  onWhere?: () => void;
};

/** The top of the menu: the brand, how and where the food is served, and search. */
export function MenuHeader({
  brand,
  place: { how, hours, where, house, onWhere },
  search,
  aside,
}: MenuHeaderProps) {
  return (
    <header ref={keepClear} className={styles.header}>
      <a className={styles.brand} href={brand.href}>
        {brand.logo ? (
          <Picture source={brand.logo} eager className={styles.logo} />
        ) : (
          <span className={styles.letter} aria-hidden="true">
            {brand.name.slice(0, 1)}
          </span>
        )}
        <span className={styles.brandName}>{brand.name}</span>
      </a>
      <button type="button" className={styles.where} onClick={onWhere} data-where="">
        <PinIcon size={20} />
        <span className={styles.whereText}>
          <span className={styles.how}>
            <span className={styles.hours}>{hours}</span>
            <span>{how}</span>
          </span>
          <span className={styles.place} dir={house ? undefined : 'auto'}>
            {house ? (
              <span className={styles.line} dir="auto">
                <span className={styles.street}>{where},</span>
                <span className={styles.house}> {house}</span>
              </span>
            ) : (
              where
            )}
          </span>
        </span>
        <ChevronDownIcon size={16} />
      </button>
      <a
        className={styles.search}
        href={search.href}
        aria-label={search.label}
        onClick={(event) => followLink(event, search.onSearch)}
      >
        <SearchIcon />
      </a>
      {aside}
    </header>
  );
}
