import { useEffect, useRef, type RefObject } from 'react';

import { enterSheet } from './open-sheets.ts';

type Modal = { open: boolean; onClose: () => void };

/** Shows a dialog over everything while it is open: the focus goes in, and returns to the opener. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, { open, onClose }: Modal) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    const opener = document.activeElement;
    if (!element.open) element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus], h2')?.focus({ preventScroll: true });
    const leave = enterSheet({ element, close: () => close.current() });
    return () => {
      leave();
      if (element.open) element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [dialog, open]);
}
