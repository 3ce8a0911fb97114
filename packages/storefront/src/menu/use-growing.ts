import { useEffect, useState } from 'react';

/** Cards drawn at a time: a frame of a scroll costs as much without any, so fewer at a time make more frames late. */
const STEP = 4;

/** How many of `count` cards are drawn: all at once, or some more with each frame, so that no frame of a scroll is very late. */
export function useGrowing(count: number, atOnce: boolean): number {
  const [drawn, setDrawn] = useState(atOnce ? count : STEP);
  useEffect(() => {
    if (drawn >= count) return undefined;
    const id = requestAnimationFrame(() => setDrawn(drawn + STEP));
    return () => cancelAnimationFrame(id);
  }, [drawn, count]);
  return drawn;
}
