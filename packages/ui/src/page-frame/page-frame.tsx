import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { PageHeader, type PageHeaderProps } from '../page-header/page-header.tsx';
import styles from './page-frame.module.css';

export type PageFrameProps = PageHeaderProps & {
  children: ReactNode;
  /** What stays in sight beside the content of a wide window, and follows it on a phone. */
  aside?: ReactNode;
  /** An ActionBar: it stays in sight below the content; with `aside` on a wide window below that. */
  footer?: ReactNode;
};

/** A page that is not the menu: its header, one column of content as wide as a hand can read, its main button. */
export function PageFrame({ children, aside, footer, ...header }: PageFrameProps) {
  if (aside)
    return (
      <div className={clsx(styles.page, styles.two)}>
        <PageHeader {...header} />
        <main className={styles.columns}>
          <div className={styles.content}>{children}</div>
          <div className={styles.side}>
            <div className={styles.aside}>{aside}</div>
            {footer}
          </div>
        </main>
      </div>
    );
  return (
    <div className={styles.page}>
      <PageHeader {...header} />
      <main className={styles.content}>{children}</main>
      {footer}
    </div>
  );
}
