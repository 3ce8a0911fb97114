import { clsx } from 'clsx';
import {
  useId,
  useRef,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';

import { SheetHeader, type SheetHeading, type SheetShape } from './sheet-header.tsx';
import styles from './sheet.module.css';
import { SheetContext } from './sheet-context.ts';
import { useKeyboardScroll } from './use-keyboard-scroll.ts';
import { useModal } from './use-modal.ts';
import { useSwipeDown } from './use-swipe-down.ts';

export type SheetProps = {
  open: boolean;
  header: SheetHeading;
  /** As tall as it needs (at most 90 %), or the whole height. */
  height?: 'auto' | 'full';
  /** At most so tall, as CSS has it; `--sheet-max` for what is inside. */
  maxHeight?: string;
  /** A pop-up is centred on a phone as well; a screen takes the whole window. */
  as?: SheetShape;
  /** Escape, swipe, the close button, a tap beside it. */
  onClose: () => void;
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode;
  /** The children bring a SheetBody with a footer of their own, so that what is in the sheet may change and the sheet stays. */
  ownBody?: boolean;
  children?: ReactNode;
};

const limitOf = (maxHeight: string | undefined) =>
  maxHeight === undefined
    ? {}
    : { className: styles.limited, style: { '--sheet-max': maxHeight } as CSSProperties };

/** A bottom sheet; a centred panel on a wide screen. A native modal dialog: what is behind it is inert, and focus returns to the opener. */
export function Sheet(props: SheetProps) {
  const {
    open,
    header,
    height = 'auto',
    maxHeight,
    as = 'sheet',
    onClose,
    footer,
    ownBody,
    children,
  } = props;
  const limit = limitOf(maxHeight);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(dialog, { open, onClose });
  useSwipeDown(dialog, open, onClose);

  const refuseToCloseItself = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  const closeBeside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape does the same
    <dialog
      ref={dialog}
      className={clsx(
        styles.sheet,
        styles[height],
        limit.className,
        as !== 'sheet' && styles[as],
        header.bare && styles.bare,
        header.headless && styles.headless,
      )}
      style={limit.style}
      aria-labelledby={titleId}
      onCancel={refuseToCloseItself}
      onClick={closeBeside}
    >
      {open ? (
        <div className={styles.panel}>
          {header.headless ? (
            <h2 className={styles.visuallyHidden} id={titleId} tabIndex={-1}>
              {header.title}
            </h2>
          ) : (
            <SheetHeader heading={header} as={as} onClose={onClose} titleId={titleId} />
          )}
          <SheetContext value={dialog}>
            {ownBody ? children : <SheetBody footer={footer}>{children}</SheetBody>}
          </SheetContext>
        </div>
      ) : null}
    </dialog>
  );
}

/** What a sheet holds under its header: the content, which scrolls, and what stays at the bottom. */
export function SheetBody({ footer, children }: Pick<SheetProps, 'footer' | 'children'>) {
  const content = useRef<HTMLDivElement>(null);
  useKeyboardScroll(content);
  return (
    <>
      <div className={styles.content} ref={content}>
        {children}
      </div>
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </>
  );
}
