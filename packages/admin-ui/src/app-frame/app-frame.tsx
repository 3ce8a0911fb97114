import type { ReactNode } from 'react';

import styles from './app-frame.module.css';

export type AppFrameProps = {
  /** The brand. */
  title: string;
  /** Who works here. */
  person?: string;
  /** Beside the title: filters, the person, sign out. */
  tools?: ReactNode;
  children: ReactNode;
};

/** The page: a bar with title and tools, and what is worked with below. */
export function AppFrame({ title, person = '', tools, children }: AppFrameProps) {
  return (
    <div className={styles['frame']}>
      <header className={styles['bar']}>
        <div className={styles['who']}>
          <h1 className={styles['title']}>{title}</h1>
          {person !== '' && (
            <p className={styles['person']} dir="auto">
              {person}
            </p>
          )}
        </div>
        {tools}
      </header>
      <main className={styles['main']}>{children}</main>
    </div>
  );
}
