import { keyOf } from '../keys/key-of.ts';
import { isShortcut } from '../keys/keys-on.ts';
import { useShortcut } from '../keys/use-shortcut.ts';

/** `A` assigns the order whose card has the focus, else the first that waits. */
export function useAssignKey(onAssign: (orderId: string | null) => void): void {
  useShortcut((event) => {
    if (keyOf(event) !== 'a' || !isShortcut(event)) return false;
    const card = document.activeElement?.closest<HTMLElement>('[data-order]');
    onAssign(card?.dataset['order'] ?? null);
    return true;
  });
}
