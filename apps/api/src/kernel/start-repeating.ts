import type { Log } from './log.ts';

type Repeating = {
  everyMs: number;
  log: Log;
  /** The line of the log when a turn fails; the next turn comes all the same. */
  failure: string;
};

/**
 * Does work once in each interval until the returned function is called, which waits for the turn that is underway. While a turn
 * lasts, no other begins.
 */
export function startRepeating(
  { everyMs, log, failure }: Repeating,
  work: () => Promise<unknown>,
): () => Promise<void> {
  let turn: Promise<void> | null = null;
  const timer = setInterval(() => {
    turn ??= work()
      .then(
        () => undefined,
        (err: unknown) => log.warn({ err }, failure),
      )
      .finally(() => {
        turn = null;
      });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await turn;
  };
}
