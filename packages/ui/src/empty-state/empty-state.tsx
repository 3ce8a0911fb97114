import type { ReactNode } from 'react';

import { Drawing, type DrawingName } from './drawing.tsx';
import styles from './empty-state.module.css';

export type EmptyStateProps = {
  drawing: DrawingName;
  title: string;
  text?: string | null;
  /** One action: a PrimaryButton. */
  action?: ReactNode;
};

/** Nothing here yet: one drawing, one sentence, one action. */
export function EmptyState({ drawing, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Drawing name={drawing} />
      <p className={styles.title}>{title}</p>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
