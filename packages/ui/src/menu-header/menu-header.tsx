import type { ReactNode } from 'react';

import { followLink } from '../follow-link/follow-link.ts';
import { ChevronDownIcon, PinIcon, SearchIcon } from '../menu-icons/menu-icons.tsx';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import styles from './menu-header.module.css';

export type MenuHeaderProps = {
  brandName: string;
  logo: PictureSource | null;
  homeHref: string;
  /** How and where: "Yetkazish" and "Amir Temur shoh koʻchasi". */
  how: string;
  where: string;
  /** The number after a street; it is never left out for want of room: "12". */
  house?: string | null;
  searchLabel: string;
  searchHref: string;
  onWhere?: () => void;
  onSearch?: () => void;
  /** Further buttons on a wide screen: language, account. */
  aside?: ReactNode;
};

/** The top of the menu: whose it is, how and where the food will be had, and search. */
export function MenuHeader({
  brandName,
  logo,
  homeHref,
  how,
  where,
  house,
  aside,
  ...rest
}: MenuHeaderProps) {
  return (
    <header className={styles.header}>
      <a className={styles.brand} href={homeHref}>
        {logo ? (
          <Picture source={logo} eager className={styles.logo} />
        ) : (
          <span className={styles.letter} aria-hidden="true">
            {brandName.slice(0, 1)}
          </span>
        )}
        <span className={styles.brandName}>{brandName}</span>
      </a>
      <button type="button" className={styles.where} onClick={rest.onWhere} data-where="">
        <PinIcon size={20} />
        <span className={styles.whereText}>
          <span className={styles.how}>{how}</span>
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
        href={rest.searchHref}
        aria-label={rest.searchLabel}
        onClick={(event) => followLink(event, rest.onSearch)}
      >
        <SearchIcon />
      </a>
      {aside}
    </header>
  );
}
