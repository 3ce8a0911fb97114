import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { BackIcon, CloseIcon } from '../icons/icons.tsx';
import { keepClear } from '../keep-clear/keep-clear.ts';
import styles from './sheet-header.module.css';

export type SheetShape = 'sheet' | 'popUp' | 'screen';

export type SheetHeading = {
  title: string;
  closeLabel: string;
  /** With onBack there is a back button at the start of the header. */
  backLabel?: string;
  onBack?: () => void;
  end?: ReactNode;
  /** The title is read aloud but not shown; the buttons float over the content. */
  bare?: boolean;
  /** No header at all, the content brings its own buttons; the title is only read aloud. */
  headless?: boolean;
};

type SheetHeaderProps = { heading: SheetHeading; as: SheetShape; onClose: () => void; titleId: string };

/** The buttons and the title of a sheet. Only a sheet at the bottom edge has a grip. */
export function SheetHeader({ heading, as, onClose, titleId }: SheetHeaderProps) {
  const { title, backLabel, onBack, closeLabel, end, bare } = heading;
  return (
    <header
      ref={keepClear}
      className={clsx(styles.header, bare && styles.bare, as === 'screen' && styles.screen)}
    >
      {as === 'sheet' ? <span className={styles.grip} aria-hidden="true" /> : null}
      {onBack ? (
        <button type="button" className={styles.button} aria-label={backLabel} onClick={onBack}>
          <BackIcon />
        </button>
      ) : null}
      <h2 className={styles.title} id={titleId} tabIndex={-1}>
        {title}
      </h2>
      {end}
      <button type="button" className={styles.button} aria-label={closeLabel} onClick={onClose}>
        <CloseIcon />
      </button>
    </header>
  );
}
