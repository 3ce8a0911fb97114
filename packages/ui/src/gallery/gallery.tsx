import { useState, type UIEvent } from 'react';

import { Picture, type PictureSource } from '../picture/picture.tsx';
import styles from './gallery.module.css';

export type GalleryProps = {
  /** What is shown: the dish's name. */
  label: string;
  pictures: readonly PictureSource[];
};

/** Pictures from edge to edge, to be swiped; dots show the current one. Without any: room for the sheet's buttons. */
export function Gallery({ label, pictures }: GalleryProps) {
  const [current, setCurrent] = useState(0);

  const follow = (event: UIEvent<HTMLElement>) => {
    const row = event.currentTarget;
    setCurrent(Math.round(Math.abs(row.scrollLeft) / Math.max(1, row.clientWidth)));
  };

  if (pictures.length === 0) return <div className={styles.none} aria-hidden="true" />;

  return (
    <div className={styles.gallery} role="group" aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled row must be reachable by keyboard */}
      <ul className={styles.row} onScroll={follow} tabIndex={pictures.length > 1 ? 0 : undefined}>
        {pictures.map((picture, index) => (
          <li key={picture.src} className={styles.item}>
            <Picture
              source={picture}
              alt={index === 0 ? label : `${label} ${index + 1}`}
              eager={index === 0}
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 ? (
        <p className={styles.dots} aria-hidden="true">
          {pictures.map((picture, index) => (
            <span key={picture.src} className={index === current ? styles.dotOn : styles.dot} />
          ))}
        </p>
      ) : null}
    </div>
  );
}
