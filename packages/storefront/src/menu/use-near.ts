import { useEffect, useRef, useState } from 'react';

/** How far outside the window something is drawn already. */
const MARGIN = '900px 0px';

const watched = new WeakMap<Element, (near: boolean) => void>();
let observer: IntersectionObserver | null = null;

function watch(element: Element, changed: (near: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) watched.get(entry.target)?.(entry.isIntersecting);
    },
    { rootMargin: MARGIN, root: marginRoot() },
  );
  watched.set(element, changed);
  observer.observe(element);
  return () => {
    watched.delete(element);
    observer?.unobserve(element);
  };
}

/** In a frame, as in Telegram on the web, a margin counts only where the frame's own document is the root. */
export const marginRoot = () => (window === window.top ? null : document);

/** Whether an element is in the window or close to it. `first` is the answer before anybody has looked. */
export function useNear<E extends Element>(
  first: boolean,
): { ref: React.RefObject<E | null>; near: boolean } {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(first);
  useEffect(() => (ref.current ? watch(ref.current, setNear) : undefined), []);
  return { ref, near };
}
