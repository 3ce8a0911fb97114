const LOCK = 'dasturxon.bell';
const ONCE = 'dasturxon.chime';

/** The locks that one tab at a time can hold. */
export type Locks = Pick<LockManager, 'request'>;

// A page without TLS on a local network has none.
const ownLocks = () => (navigator as Partial<Navigator>).locks;

/**
 * Starts something in one tab of this device alone: the first keeps it, and the next takes over when that one stops or closes. Returns
 * the way to stop. Without locks every tab starts it.
 */
export function aloneOnDevice(start: () => () => void, locks: Locks | undefined = ownLocks()): () => void {
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

/**
 * Does something in one tab of this device alone: while it lasts in one, the same in another is left out. Without locks
 * every tab does it.
 */
export async function onceOnDevice(
  what: string,
  play: () => Promise<void>,
  locks: Locks | undefined = ownLocks(),
): Promise<void> {
  if (!locks) return play();
  await locks.request(`${ONCE}.${what}`, { ifAvailable: true }, async (lock) => {
    if (lock) await play();
  });
}
