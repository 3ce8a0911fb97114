import type { ReactNode } from 'react';

import styles from './app-frame.module.css';

export type AppFrameProps = {
  /** The brand and what page this is. */
  title: string;
  /** Beside the title: filters, the person, sign out. */
  tools?: ReactNode;
  children: ReactNode;
};

/** The page: a bar with title and tools, and what is worked with below. */
export function AppFrame({ title, tools, children }: AppFrameProps) {
  return (
    <div className={styles['frame']}>
      <header className={styles['bar']}>
        <h1 className={styles['title']}>{title}</h1>
        {tools}
      </header>
      <main className={styles['main']}>{children}</main>
    </div>
  );
}
