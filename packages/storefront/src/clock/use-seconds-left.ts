import { useEffect, useState } from 'react';

import { useDeps } from '../hosts/deps.ts';

/** Whole seconds until a moment in ms, counting down; 0 when it has passed (SES-14). */
export function useSecondsLeft(until: number | null): number {
  const { now } = useDeps();
  const left = () => (until === null ? 0 : Math.max(0, Math.ceil((until - now().getTime()) / 1000)));
  const [, tick] = useState(0);
  const seconds = left();

  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => tick((count) => count + 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return seconds;
}
