import type { ReactNode } from 'react';

import { BackIcon } from '../icons/icons.tsx';
import { keepClear } from '../keep-clear/keep-clear.ts';
import { SearchIcon } from '../menu-icons/menu-icons.tsx';
import styles from './map-frame.module.css';

export type MapFrameProps = {
  /** The lazily loaded MapView, inside Suspense. */
  map: ReactNode;
  /** "Amir Temur shoh koʻchasi (12)" over the map (OV-04); read out politely when it changes. */
  street?: string | null;
  /** Below the street: what is being done, or what is wrong. */
  note?: string | null;
  /** What can be done about it, as a button under the note. */
  noteAction?: { label: string; onAction: () => void } | null;
  back: { label: string; onBack: () => void };
  /** Without it there is no search button. */
  search?: { label: string; onSearch: () => void } | undefined;
  /** City chooser, segmented control: between the two buttons. */
  top?: ReactNode;
  /** The main button and what goes with it. */
  footer: ReactNode;
};

/** The full-height frame of an address chooser (OV-01 to OV-06): map below, back and search on top, street over it, one button at the bottom. */
export function MapFrame(props: MapFrameProps) {
  const { map, street, note, noteAction, back, search, top, footer } = props;
  return (
    <div className={styles.frame}>
      <div className={styles.map}>{map}</div>
      <div ref={search ? keepClear : null} className={styles.top}>
        <button type="button" className={styles.button} aria-label={back.label} onClick={back.onBack}>
          <BackIcon />
        </button>
        <div className={styles.middle}>{top}</div>
        {search ? (
          <button type="button" className={styles.button} aria-label={search.label} onClick={search.onSearch}>
            <SearchIcon />
          </button>
        ) : null}
      </div>
      <div ref={search ? keepClear : null} className={styles.street} role="status">
        {street ? <p className={styles.name}>{street}</p> : null}
        {note ? <p className={styles.note}>{note}</p> : null}
        {noteAction ? (
          <button type="button" className={styles.action} onClick={noteAction.onAction}>
            {noteAction.label}
          </button>
        ) : null}
      </div>
      <div className={styles.footer}>{footer}</div>
    </div>
  );
}
