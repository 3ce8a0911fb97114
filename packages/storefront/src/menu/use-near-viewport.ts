import { useEffect, useRef, useState } from 'react';

/** How far outside the viewport content is rendered before the first scroll: cards load their pictures. */
const AT_FIRST = '900px 0px';
/**
 * The margin after it: further than the browser prepares `content-visibility` (one and a half windows), so that a
 * frame either creates cards or lays them out and paints them.
 */
const AHEAD = '2400px 0px';

const watched = new Map<Element, (isNear: boolean) => void>();
let observer: IntersectionObserver | null = null;

function look(rootMargin: string): IntersectionObserver {
  observer?.disconnect();
  observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) watched.get(entry.target)?.(entry.isIntersecting);
    },
    { rootMargin, root: marginRoot() },
  );
  for (const element of watched.keys()) observer.observe(element);
  return observer;
}

function watch(element: Element, changed: (isNear: boolean) => void): () => void {
  if (!observer) addEventListener('scroll', () => void look(AHEAD), { once: true, passive: true });
  const looking = observer ?? look(AT_FIRST);
  watched.set(element, changed);
  looking.observe(element);
  return () => {
    watched.delete(element);
    observer?.unobserve(element);
  };
}

/** In a frame, as in Telegram on the web, a margin counts only where the frame's own document is the root. */
export const marginRoot = () => (window === window.top ? null : document);

/** Whether an element is in the viewport or close to it. `first` is the value before the first observation. */
export function useNearViewport<E extends Element>(
  first: boolean,
): { ref: React.RefObject<E | null>; isNearViewport: boolean } {
  const ref = useRef<E>(null);
  const [isNearViewport, setNearViewport] = useState(first);
  useEffect(() => (ref.current ? watch(ref.current, setNearViewport) : undefined), []);
  return { ref, isNearViewport };
}
