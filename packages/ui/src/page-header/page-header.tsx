import { type ReactNode, use } from 'react';

import { BackIcon } from '../icons/icons.tsx';
import { keepClear } from '../keep-clear/keep-clear.ts';
import { HeadingRef } from './heading-ref.ts';
import styles from './page-header.module.css';

export type PageHeaderProps = {
  title: string;
  /** Without onBack there is no back button. */
  backLabel?: string;
  onBack?: () => void;
  end?: ReactNode;
};

/** The top of a page that is not the menu: back, its title as the page's h1, and room for one action. */
export function PageHeader({ title, backLabel, onBack, end }: PageHeaderProps) {
  return (
    <header ref={keepClear} className={styles.header}>
      {onBack ? (
        <button type="button" className={styles.back} aria-label={backLabel} onClick={onBack}>
          <BackIcon />
        </button>
      ) : null}
      <h1 ref={use(HeadingRef)} className={styles.title}>
        {title}
      </h1>
      {end ? <div className={styles.end}>{end}</div> : null}
    </header>
  );
}
