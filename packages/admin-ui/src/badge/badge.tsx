import { clsx } from 'clsx';

import styles from './badge.module.css';

export type BadgeProps = { tone?: 'plain' | 'good' | 'bad' | 'warn'; children: string };

/** A short state. Its text states it; the colour only repeats it. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={clsx(styles['badge'], styles[tone])}>{children}</span>;
}
