import { type RefObject, useEffect, useRef } from 'react';

/** How far below the window what comes next is already asked for. */
const AHEAD = '0px 0px 600px';

/**
 * Calls `onNear` when an element comes near the window, and once where it is there already. Where the browser cannot
 * tell, nothing is called: a button does the same.
 */
export function useComeNear(onNear: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });

  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      // In a frame, as in Telegram on the web, a margin counts only where the frame's own document is the root.
      { rootMargin: AHEAD, root: window === window.top ? null : document },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return ref;
}
