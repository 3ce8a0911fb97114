import { useEffect, useState } from 'react';

/** A release that the browser never reports must not keep the board still. */
const LONGEST_MS = 10_000;

/** Whether a finger or a mouse button is down on an order. */
function useIsHeld(): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    let timer = 0;
    const release = () => {
      clearTimeout(timer);
      setHeld(false);
    };
    const hold = (event: Event) => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-order]')) return;
      clearTimeout(timer);
      timer = window.setTimeout(release, LONGEST_MS);
      setHeld(true);
    };
    const leaving = new AbortController();
    const how = { capture: true, passive: true, signal: leaving.signal };
    // The touch goes on while it scrolls; its pointer events end with the scroll's beginning.
    for (const begin of ['mousedown', 'touchstart']) addEventListener(begin, hold, how);
    for (const end of ['mouseup', 'touchend', 'touchcancel']) addEventListener(end, release, how);
    // Without capture it is the window's own: a press takes the focus of an element away.
    addEventListener('blur', release, { signal: leaving.signal });
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, []);
  return isHeld;
}

/** The value as it was when a finger came down on an order, so that no card moves under it (C.1); else as it is. */
export function useSteady<T>(value: T): T {
  const isHeld = useIsHeld();
  const [kept, setKept] = useState(value);
  if (!isHeld && kept !== value) setKept(value);
  return isHeld ? kept : value;
}
