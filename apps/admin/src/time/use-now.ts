import { useEffect, useState } from 'react';

/** The time, read again after each interval in milliseconds. */
export function useNow(every = 5_000): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
