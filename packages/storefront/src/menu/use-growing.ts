import { useEffect, useState } from 'react';

/** Cards that a cheap phone draws within one frame. */
const STEP = 2;

/** How many of `count` cards are drawn: two more with each frame while they are near, so that no frame of a scroll is late. */
export function useGrowing(near: boolean, count: number): number {
  const [drawn, setDrawn] = useState(near ? count : 0);
  useEffect(() => {
    if (!near) setDrawn(0);
    else if (drawn < count) {
      const id = requestAnimationFrame(() => setDrawn(drawn + STEP));
      return () => cancelAnimationFrame(id);
    }
    return undefined;
  }, [near, drawn, count]);
  return drawn;
}
