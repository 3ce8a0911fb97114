import { Button } from '@vkontakte/vkui/dist/cssm';
import { clsx } from 'clsx';
import type { MouseEvent, ReactNode } from 'react';

import { Spinner } from '../spinner/spinner.tsx';
import styles from './primary-button.module.css';

export type PrimaryButtonProps = {
  children: ReactNode;
  /** Shown at the end: "42 000 soʻm". */
  price?: string | null;
  /** Busy: it cannot be pressed again, and shows a spinner. */
  busy?: boolean;
  /** Read aloud while busy; needed with `busy`. */
  busyLabel?: string;
  disabled?: boolean;
  look?: ButtonLook;
  before?: ReactNode;
  /** Attributes of the element. */
  native?: ButtonAttributes;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
};

export type ButtonLook = {
  /** The main action, a secondary one, or one that removes something. */
  tone?: 'main' | 'quiet' | 'danger';
  /** As wide as its text instead of the whole row. */
  narrow?: boolean;
  /** Inside a card: 44 px instead of 52. */
  small?: boolean;
};

type ButtonAttributes = {
  id?: string;
  type?: 'button' | 'submit';
  /** The id of a form elsewhere that it submits. */
  form?: string;
  href?: string;
  /** A link that opens in a new window. */
  target?: '_blank';
  /** Looks disabled but can be pressed to show the reason. */
  'aria-disabled'?: boolean | undefined;
};

const MAIN = { tone: 'main' } as const;

/** The button of a screen or sheet, with what it costs at its end. */
export function PrimaryButton({
  children,
  price,
  busy = false,
  busyLabel,
  disabled,
  look,
  before,
  native,
  onClick,
}: PrimaryButtonProps) {
  const { tone, narrow, small }: ButtonLook = { ...MAIN, ...look };
  return (
    <Button
      {...native}
      disabled={disabled}
      before={before}
      className={clsx(styles.button, styles[tone], small && styles.small, busy && styles.busy)}
      size="l"
      mode={tone === 'main' ? 'primary' : 'secondary'}
      appearance="accent"
      stretched={!narrow}
      aria-busy={busy}
      aria-label={busy ? busyLabel : undefined}
      onClick={busy ? undefined : onClick}
    >
      {/* Not VKUI's own `loading`: the spinner inside it keeps its Russian label. */}
      {busy ? (
        <span className={styles.wait} aria-hidden="true">
          <Spinner label="" />
        </span>
      ) : null}
      {price ? (
        <span className={styles.row}>
          <span className={styles.text} data-button-text="">
            {children}
          </span>
          <bdi className={styles.price}>{price}</bdi>
        </span>
      ) : (
        <span className={styles.plain}>{children}</span>
      )}
    </Button>
  );
}
