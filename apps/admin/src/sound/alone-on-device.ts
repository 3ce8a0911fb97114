const LOCK = 'dasturxon.bell';

/** The locks that one tab at a time can hold. */
export type Locks = Pick<LockManager, 'request'>;

/**
 * Starts something in one tab of this device alone: the first keeps it, and the next takes over when that one stops or closes. Returns
 * the way to stop. Without locks, which a page without TLS on a local network does not have, every tab starts it.
 */
export function aloneOnDevice(
  start: () => () => void,
  locks: Locks | undefined = (navigator as Partial<Navigator>).locks,
): () => void {
  if (!locks) return start();
  const waiting = new AbortController();
  let release: (() => void) | null = null;
  const hold = () =>
    new Promise<void>((resolve) => {
      const stop = start();
      release = () => {
        stop();
        resolve();
      };
    });
  // Stopping before the lock is given rejects the request.
  locks.request(LOCK, { signal: waiting.signal }, hold).catch(() => undefined);
  return () => (release ? release() : waiting.abort());
}
