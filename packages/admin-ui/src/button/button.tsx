import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';

import styles from './button.module.css';

export type ButtonProps = {
  children: ReactNode;
  /** `main` once in a view; `danger` for what cannot be undone. */
  look?: 'main' | 'quiet' | 'danger';
  type?: 'button' | 'submit';
  isDisabled?: boolean;
  /** The press is being carried out: the button cannot be pressed again and stays focused. */
  isPending?: boolean;
  autoFocus?: boolean;
  /** Whether the part of the page that it opens and closes is open. */
  isExpanded?: boolean;
  /** The name of a button whose text is a sign. */
  label?: string;
  onPress?: () => void;
};

/**
 * A button. Its text is a verb and what it acts on. While it is pending a press does nothing: React Aria's own pending state
 * announces the button by reference, which is left dangling when the press replaces the page.
 */
export function Button(props: ButtonProps) {
  const {
    look = 'quiet',
    type = 'button',
    isPending = false,
    isExpanded,
    label,
    onPress,
    children,
    ...rest
  } = props;
  return (
    <AriaButton
      {...rest}
      {...(isExpanded !== undefined && { 'aria-expanded': isExpanded })}
      {...(label !== undefined && { 'aria-label': label })}
      {...(isPending && { 'data-pending': true })}
      {...(onPress && !isPending && { onPress })}
      type={isPending ? 'button' : type}
      className={clsx(styles['button'], styles[look])}
    >
      {children}
    </AriaButton>
  );
}
