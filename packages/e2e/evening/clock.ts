/**
 * Simulated time: people are so many times faster than in life. The server's own clock is not moved, so its limits and
 * time-outs stay as they are in production.
 */
export type Clock = { seconds: () => number; ms: (seconds: number) => number };

export function startClock(speed: number): Clock {
  const began = performance.now();
  return {
    seconds: () => ((performance.now() - began) / 1000) * speed,
    ms: (seconds) => (seconds * 1000) / speed,
  };
}
