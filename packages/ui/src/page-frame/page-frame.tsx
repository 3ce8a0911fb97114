import type { ReactNode } from 'react';

import { PageHeader, type PageHeaderProps } from '../page-header/page-header.tsx';
import styles from './page-frame.module.css';

export type PageFrameProps = PageHeaderProps & {
  children: ReactNode;
  /** An ActionBar: it stays in sight below the content. */
  footer?: ReactNode;
};

/** A page that is not the menu: its header, one column of content as wide as a hand can read, its main button. */
export function PageFrame({ children, footer, ...header }: PageFrameProps) {
  return (
    <div className={styles.page}>
      <PageHeader {...header} />
      <main className={styles.content}>{children}</main>
      {footer}
    </div>
  );
}
