import { useEffect, useState } from 'react';

import { serverTime } from '../../../clock/server-time.ts';

/** Seconds left until a moment by the server's clock, counted down. */
export function useSecondsLeft(until: string): number {
  const [now, setNow] = useState(() => serverTime().getTime());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverTime().getTime()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
}

/** `4:05`, what is left to answer. */
export function TimeLeft({ seconds }: { seconds: number }) {
  return (
    <b role="timer">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </b>
  );
}
