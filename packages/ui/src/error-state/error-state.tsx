import type { ReactNode } from 'react';

import { Drawing, type DrawingName } from '../empty-state/drawing.tsx';
import styles from './error-state.module.css';

export type ErrorStateProps = {
  /** What happened. */
  title: string;
  /** What to do. */
  text?: string | null;
  drawing?: DrawingName;
  /** Try again, home. */
  action?: ReactNode;
  /** For support: "Request 5f2c…". Small, and can be selected. */
  requestId?: string | null;
  /** The page's only heading when the error is the whole page. */
  asPage?: boolean;
};

/** Something failed: what happened, what to do, and the request's id. Never a dead end. */
export function ErrorState({ title, text, drawing = 'problem', action, requestId, asPage }: ErrorStateProps) {
  const Title = asPage ? 'h1' : 'p';
  return (
    <div className={styles.error} role={asPage ? undefined : 'alert'}>
      <Drawing name={drawing} />
      <Title className={styles.title}>{title}</Title>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
      {requestId ? <p className={styles.request}>{requestId}</p> : null}
    </div>
  );
}
