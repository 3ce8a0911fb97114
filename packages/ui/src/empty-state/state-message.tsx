import type { ReactNode } from 'react';

import { Drawing, type DrawingName } from './drawing.tsx';
import styles from './state-message.module.css';

export type StateMessageProps = {
  drawing: DrawingName;
  title: string;
  text?: string | null | undefined;
  action?: ReactNode;
  /** Read out at once. */
  role?: 'alert' | undefined;
  titleAs?: 'h1' | 'p';
  children?: ReactNode;
};

/** An empty state: a drawing, a text, one action. */
export function StateMessage(props: StateMessageProps) {
  const { drawing, title, text, action, role, titleAs: Title = 'p', children } = props;
  return (
    <div className={styles.message} role={role}>
      <Drawing name={drawing} />
      <Title className={styles.title}>{title}</Title>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
      {children}
    </div>
  );
}
