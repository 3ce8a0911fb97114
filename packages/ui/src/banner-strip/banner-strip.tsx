import { useState, type UIEvent } from 'react';

import { followLink } from '../follow-link/follow-link.ts';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import styles from './banner-strip.module.css';

export type BannerItem = {
  id: string;
  picture: PictureSource;
  /** The banner's title, written on its picture; empty where the picture contains text. */
  title: string;
  /** Without an address the banner is only looked at. */
  href?: string | null;
};

export type BannerStripProps = {
  label: string;
  items: readonly BannerItem[];
  /** The first banner is on the first screen. */
  eager?: boolean;
  onOpen?: (id: string) => void;
};

/** Banners in a row that snaps, 16 to 7: on a phone the next one is seen in part, on a wider page dots show the position. */
export function BannerStrip({ label, items, eager = false, onOpen }: BannerStripProps) {
  const [current, setCurrent] = useState(0);

  const follow = (event: UIEvent<HTMLElement>) => {
    const row = event.currentTarget;
    const step = row.scrollWidth / items.length;
    setCurrent(Math.min(items.length - 1, Math.round(Math.abs(row.scrollLeft) / step)));
  };

  return (
    <section className={styles.strip} aria-label={label}>
      <ul className={styles.row} onScroll={follow}>
        {items.map((item, index) => {
          const picture = (
            <>
              <Picture source={item.picture} eager={eager && index === 0} className={styles.picture} />
              {item.title ? (
                <span className={styles.title}>
                  <bdi>{item.title}</bdi>
                </span>
              ) : null}
            </>
          );
          return (
            <li key={item.id} className={styles.item}>
              {item.href ? (
                <a
                  className={styles.banner}
                  href={item.href}
                  onClick={(event) => followLink(event, onOpen && (() => onOpen(item.id)))}
                >
                  {picture}
                </a>
              ) : (
                <div className={styles.banner}>{picture}</div>
              )}
            </li>
          );
        })}
      </ul>
      {items.length > 1 ? (
        <p className={styles.dots} aria-hidden="true">
          {items.map((item, index) => (
            <span key={item.id} className={index === current ? styles.dotOn : styles.dot} />
          ))}
        </p>
      ) : null}
    </section>
  );
}
