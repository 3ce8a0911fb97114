/**
 * Keeps the screen of a tablet on while a page of orders is open, where the browser can; the function ends it. The browser
 * lets the screen go whenever the page is hidden, so that it is asked again each time the page comes back (C.3).
 */
export function keepScreenOn(): () => void {
  let isWanted = true;
  let lock: WakeLockSentinel | null = null;
  const ask = async () => {
    if (document.visibilityState !== 'visible') return;
    try {
      const held = await navigator.wakeLock.request('screen');
      if (isWanted) lock = held;
      else await held.release();
    } catch {
      // It fails in a battery saver or without browser support: the screen then follows the system's setting.
    }
  };
  const askAgain = () => void ask();
  document.addEventListener('visibilitychange', askAgain);
  askAgain();
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', askAgain);
    void lock?.release().catch(() => undefined);
  };
}
