import { useLayoutEffect, useState } from 'react';

import { useKept } from '../keep-clear/keep-clear.ts';

/** Elements below this share of the window do not obstruct its top. */
const TOP_PART = 0.4;

/**
 * Px from the top of the window to the end of the parts that a notification may not cover, in the sheet on top if there
 * is one. Measured again when such a part comes or goes: a screen may come after the notification.
 */
export function useClearTop(sheet: HTMLElement | null, isNeeded: boolean): number {
  const kept = useKept();
  const [end, setEnd] = useState(0);
  useLayoutEffect(() => {
    if (!isNeeded) return;
    const root = sheet ?? document.body;
    const within = kept.filter((each) => root.contains(each));
    const measure = () => {
      const ends = within.map((each) => each.getBoundingClientRect().bottom);
      setEnd(Math.max(0, ...ends.filter((bottom) => bottom < window.innerHeight * TOP_PART)));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    for (const each of within) sizes.observe(each);
    root.addEventListener('animationend', measure);
    return () => {
      sizes.disconnect();
      root.removeEventListener('animationend', measure);
    };
  }, [sheet, isNeeded, kept]);
  return end;
}
