import { useLayoutEffect, useState } from 'react';

/** What people search with; a part marks whatever else no notification may cover. */
const SEARCHES = '[role=search], [data-keep-clear]';
/** Further down than this share of the window nothing is in the way of what stands at its top. */
const TOP_PART = 0.4;

/** Px from the top of the window to the end of what is searched with there, in the sheet on top if there is one. */
export function useClearTop(sheet: HTMLElement | null, isNeeded: boolean): number {
  const [end, setEnd] = useState(0);
  useLayoutEffect(() => {
    if (!isNeeded) return;
    const root = sheet ?? document.body;
    const kept = [...root.querySelectorAll(SEARCHES)];
    const measure = () => {
      const ends = kept.map((each) => each.getBoundingClientRect().bottom);
      setEnd(Math.max(0, ...ends.filter((bottom) => bottom < window.innerHeight * TOP_PART)));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    for (const each of kept) sizes.observe(each);
    root.addEventListener('animationend', measure);
    return () => {
      sizes.disconnect();
      root.removeEventListener('animationend', measure);
    };
  }, [sheet, isNeeded]);
  return end;
}
