import { useEffect } from 'react';

import { isShortcut } from '../keys/keys-on.ts';

/** `A` assigns the order whose card has the focus, else the first that waits. */
export function useAssignKey(onAssign: (orderId: string | null) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'a' || !isShortcut(event)) return;
      event.preventDefault();
      const card = document.activeElement?.closest<HTMLElement>('[data-order]');
      onAssign(card?.dataset['order'] ?? null);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onAssign]);
}
