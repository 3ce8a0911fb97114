import { useEffect, useEffectEvent } from 'react';

/**
 * Reads the key presses of the page while its component is there. `act` returns whether it took the press, whose usual
 * effect then does not happen. `isFirst`: it reads them before the others, and what it takes does not reach them.
 */
export function useShortcut(act: (event: KeyboardEvent) => boolean, { isFirst = false } = {}): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!act(event)) return;
    event.preventDefault();
    if (isFirst) event.stopPropagation();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen, { capture: isFirst });
    return () => document.removeEventListener('keydown', listen, { capture: isFirst });
  }, [isFirst]);
}
