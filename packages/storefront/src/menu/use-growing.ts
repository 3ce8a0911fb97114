import { useEffect, useState } from 'react';

/** Cards that a cheap phone draws within one frame. */
const STEP = 2;

/** How many of `count` cards are drawn: all at once, or two more with each frame, so that no frame of a scroll is late. */
export function useGrowing(count: number, atOnce: boolean): number {
  const [drawn, setDrawn] = useState(atOnce ? count : STEP);
  useEffect(() => {
    if (drawn >= count) return undefined;
    const id = requestAnimationFrame(() => setDrawn(drawn + STEP));
    return () => cancelAnimationFrame(id);
  }, [drawn, count]);
  return drawn;
}
