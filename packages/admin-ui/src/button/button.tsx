import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';

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
  onPress?: () => void;
};

/** A button. Its text is a verb and what it acts on. */
export function Button({ look = 'quiet', type = 'button', isExpanded, children, ...rest }: ButtonProps) {
  return (
    <AriaButton
      {...rest}
      {...(isExpanded !== undefined && { 'aria-expanded': isExpanded })}
      type={type}
      className={clsx(styles['button'], styles[look])}
    >
      {children}
    </AriaButton>
  );
}
