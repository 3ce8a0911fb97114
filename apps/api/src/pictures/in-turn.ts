import { refusal } from '../http/refusal.ts';

/** Runs so many jobs at once and lets so many wait; more are refused with request.rateLimited. */
export function createTurns(limits: { atOnce: number; waiting: number }) {
  let running = 0;
  const queue: (() => void)[] = [];

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= limits.atOnce) {
      if (queue.length >= limits.waiting) throw refusal('request.rateLimited', { seconds: 2 });
      // Whoever leaves hands its place over, so that nobody slips in between.
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
