import { type RefObject, useEffect } from 'react';

/** Cards that one idle moment lays out: some milliseconds of a slow tablet. */
const AT_ONCE = 5;
/** Without `requestIdleCallback` a timer comes soon enough after what is urgent. */
const SOON_MS = 50;

/** Calls back when the page is idle. Returns how to cancel it. */
function whenIdle(then: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(then);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(then, SOON_MS);
  return () => clearTimeout(id);
}

/**
 * Marks the cards of a list with `data-laid-out`, some at each idle moment. Those that are not yet cost no layout while they
 * are out of sight, so that three hundred appear at once; one that is laid out while it scrolls into sight would cost frames.
 */
export function useLaidOut(list: RefObject<HTMLUListElement | null>, count: number): void {
  useEffect(() => {
    // Another number of cards: there may be new ones.
    if (count === 0) return undefined;
    let cancel = whenIdle(layOut);
    function layOut() {
      const waiting = [...(list.current?.querySelectorAll(':scope > li:not([data-laid-out])') ?? [])];
      for (const card of waiting.slice(0, AT_ONCE)) card.setAttribute('data-laid-out', '');
      if (waiting.length > AT_ONCE) cancel = whenIdle(layOut);
    }
    return () => cancel();
  }, [list, count]);
}
