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

/** What stands where there is nothing to show: a drawing, what it is about, one way on. */
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
