import type { ReactNode } from 'react';

import type { DrawingName } from '../empty-state/drawing.tsx';
import { StateMessage } from '../empty-state/state-message.tsx';
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
  const whole = asPage ? ({ titleAs: 'h1' } as const) : ({ role: 'alert' } as const);
  return (
    <StateMessage drawing={drawing} title={title} text={text} action={action} {...whole}>
      {requestId ? <p className={styles.request}>{requestId}</p> : null}
    </StateMessage>
  );
}
