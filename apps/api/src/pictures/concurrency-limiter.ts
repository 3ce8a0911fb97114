import { refusal } from '../http/refusal.ts';

/** Limits concurrency: `atOnce` jobs run, `waiting` jobs queue, further ones throw request.rateLimited. */
export function createConcurrencyLimiter(limits: { atOnce: number; waiting: number }) {
  let running = 0;
  const queue: (() => void)[] = [];

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= limits.atOnce) {
      if (queue.length >= limits.waiting) throw refusal('request.rateLimited', { seconds: 2 });
      // A finished job passes its slot to the next, so that no new job overtakes the queue.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
