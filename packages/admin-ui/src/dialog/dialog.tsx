import { clsx } from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';

import { Button } from '../button/index.ts';
import styles from './dialog.module.css';

export type DialogProps = {
  title: string;
  /** The label of the button that closes it. */
  closeLabel: string;
  /** A panel at the side keeps the list beside it in sight; a window in the middle asks one question; `wide` is a panel for columns side by side. */
  place?: 'side' | 'middle' | 'wide';
  children: ReactNode;
  onClose: () => void;
};

/** A part that goes while it has the focus leaves it to the page, where Escape is not the window's: the window takes it at once. */
function useKeptFocus() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const section = ref.current;
    if (!section) return undefined;
    const observer = new MutationObserver(() => {
      if (document.activeElement === document.body) section.focus();
    });
    observer.observe(section, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return ref;
}

/** A window above the page. Escape, the button and a press outside close it; the focus goes back where it was. */
export function Dialog({ title, closeLabel, place = 'side', children, onClose }: DialogProps) {
  const ref = useKeptFocus();
  return (
    <ModalOverlay
      isOpen
      isDismissable
      className={styles['overlay'] ?? ''}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Modal className={clsx(styles['modal'], styles[place])}>
        <AriaDialog ref={ref} className={styles['dialog'] ?? ''}>
          <header className={styles['head']}>
            <Heading slot="title" level={2} className={styles['title'] ?? ''}>
              {title}
            </Heading>
            <Button onPress={onClose}>{closeLabel}</Button>
          </header>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
