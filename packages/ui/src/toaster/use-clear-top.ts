import { useLayoutEffect, useState } from 'react';

/** What people search with; a part marks whatever else no notification may cover. */
const SEARCHES = '[role=search], [data-keep-clear]';
/** Elements below this share of the window do not obstruct its top. */
const TOP_PART = 0.4;

/**
 * Px from the top of the window to the end of the parts that a notification may not cover, in the sheet on top if there
 * is one. Measured again when the page under the notification changes: a screen may come after it.
 */
export function useClearTop(sheet: HTMLElement | null, isNeeded: boolean): number {
  const [end, setEnd] = useState(0);
  useLayoutEffect(() => {
    if (!isNeeded) return;
    const root = sheet ?? document.body;
    let kept: Element[] = [];
    const measure = () => {
      const ends = kept.map((each) => each.getBoundingClientRect().bottom);
      setEnd(Math.max(0, ...ends.filter((bottom) => bottom < window.innerHeight * TOP_PART)));
    };
    const sizes = new ResizeObserver(measure);
    const find = () => {
      const found = [...root.querySelectorAll(SEARCHES)];
      if (found.length === kept.length && found.every((each, at) => each === kept[at])) return;
      sizes.disconnect();
      kept = found;
      for (const each of kept) sizes.observe(each);
      measure();
    };
    find();
    measure();
    const pages = new MutationObserver(find);
    pages.observe(root, { childList: true, subtree: true });
    root.addEventListener('animationend', measure);
    return () => {
      pages.disconnect();
      sizes.disconnect();
      root.removeEventListener('animationend', measure);
    };
  }, [sheet, isNeeded]);
  return end;
}
