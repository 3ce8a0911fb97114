import { keyOf } from '../keys/key-of.ts';
import { isShortcut } from '../keys/keys-on.ts';
import { useShortcut } from '../keys/use-shortcut.ts';

/** A key of a bump bar, which is a keyboard; null has none. It does nothing in a field, in a dialog and with a modifier key. */
export function useBumpKey(digit: number | null, press: () => void): void {
  useShortcut((event) => {
    if (digit === null || keyOf(event) !== String(digit) || !isShortcut(event)) return false;
    press();
    return true;
  });
}
