import { useCallback, useEffect, useRef } from 'react';

const FIRST_MS = 400;
const NEXT_MS = 110;

/** Handlers for a button that repeats its action while it is pressed. A keyboard or assistive click does it once. */
export function useRepeat(act: () => void) {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const repeated = useRef(false);

  useEffect(() => {
    latest.current = act;
  });

  const stop = useCallback(() => {
    if (timer.current) clearTimeout(timer.current);
    timer.current = null;
  }, []);

  useEffect(() => stop, [stop]);

  const again = (delay: number) => {
    timer.current = setTimeout(() => {
      repeated.current = true;
      latest.current();
      again(NEXT_MS);
    }, delay);
  };

  return {
    onPointerDown: () => {
      repeated.current = false;
      again(FIRST_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: () => {
      stop();
      if (!repeated.current) latest.current();
      repeated.current = false;
    },
  };
}
