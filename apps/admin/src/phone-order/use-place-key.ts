import { isInWindow } from '../keys/keys-on.ts';
import { useShortcut } from '../keys/use-shortcut.ts';

const isPlaceKey = ({ key, ctrlKey, metaKey, repeat }: KeyboardEvent) =>
  key === 'Enter' && (ctrlKey || metaKey) && !repeat;

/** Ctrl Enter places the order from any field of the page (BO-140); a window above the page keeps its keys. */
export function usePlaceKey(place: () => void): void {
  useShortcut((event) => {
    if (!isPlaceKey(event) || isInWindow(event)) return false;
    place();
    return true;
  });
}
