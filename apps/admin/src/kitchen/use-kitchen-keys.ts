import { useEffect } from 'react';

import { keyOf } from '../keys/key-of.ts';
import { isShortcut } from '../keys/keys-on.ts';

/** The button of the n-th ticket on the screen, the first is 1. */
const buttonOf = (place: number) =>
  document.querySelectorAll<HTMLElement>('[data-ticket] [data-bump] button')[place - 1];

/**
 * Keys of a bump bar, which is a keyboard: 1 to 9 press the button of a ticket, 0 shows what can be recalled.
 * They do nothing in a field, in a dialog and with a modifier key.
 */
export function useKitchenKeys(showFinished: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      const key = keyOf(event);
      if (key === '0') showFinished();
      else if (/^[1-9]$/.test(key)) buttonOf(Number(key))?.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [showFinished]);
}
