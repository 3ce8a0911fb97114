import { useEffect, useState } from 'react';

/**
 * A part of a screen that comes after the rest of it; null until it is there. One that does not come is asked for again
 * once there is a network. `load` is the same function at each call.
 */
export function useLatePart<T extends object>(load: () => Promise<T>, when: boolean): T | null {
  const [part, setPart] = useState<T | null>(null);
  const isWanted = when && part === null;

  useEffect(() => {
    if (!isWanted) return;
    let gone = false;
    const ask = () =>
      void load().then(
        (found) => gone || setPart(found),
        () => undefined,
      );
    ask();
    addEventListener('online', ask);
    return () => {
      gone = true;
      removeEventListener('online', ask);
    };
  }, [load, isWanted]);

  return part;
}
