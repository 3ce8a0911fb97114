import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import styles from './notice.module.css';

export type NoticeProps = { tone?: 'plain' | 'bad' | 'warn'; children: ReactNode };

/** A message that is read aloud when it appears. An empty one takes no place. */
export function Notice({ tone = 'plain', children }: NoticeProps) {
  return (
    <div className={clsx(styles['notice'], styles[tone])} role={tone === 'plain' ? 'status' : 'alert'}>
      {children}
    </div>
  );
}
