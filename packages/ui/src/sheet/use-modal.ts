import { useEffect, type RefObject } from 'react';

import { enterSheet } from './open-sheets.ts';

/** Shows a dialog over everything while it is open: the focus goes in, and returns to the opener. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean) {
  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    const opener = document.activeElement;
    if (!element.open) element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus], h2')?.focus({ preventScroll: true });
    const leave = enterSheet(element);
    return () => {
      leave();
      if (element.open) element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [dialog, open]);
}
