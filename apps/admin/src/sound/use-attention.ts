import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

const BLINK_MS = 1_000;
const TAG = 'new-orders';

/** Shows a system notification where it is allowed. Some browsers allow them only to service workers. */
function notify(text: string): Notification | null {
  if (!('Notification' in window) || Notification.permission !== 'granted') return null;
  try {
    const shown = new Notification(text, { tag: TAG, requireInteraction: true });
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
    });
    return shown;
  } catch {
    return null;
  }
}

/**
 * While orders wait: their number in the title, which blinks, and on the icon of the app; in a hidden tab also a system notification.
 * A device that can vibrates when one comes, once its page has been touched: browsers refuse it before.
 */
export function useAttention(count: number, brand: string): void {
  const { t } = useLingui();
  const text = t`New orders: ${count}`;
  const known = useRef(0);
  useEffect(() => {
    if (count > known.current && navigator.userActivation?.hasBeenActive)
      navigator.vibrate?.([200, 100, 200]);
    known.current = count;
  }, [count]);
  useEffect(() => {
    document.title = brand;
    if (count === 0) return;
    const titles = [`(${count}) ${text}`, `(${count}) ${brand}`];
    let shown = 0;
    const blink = () => {
      document.title = titles[shown % 2]!;
      shown += 1;
    };
    blink();
    const timer = setInterval(blink, BLINK_MS);
    const message = document.visibilityState === 'hidden' ? notify(text) : null;
    // The icon of an installed app; browsers without one refuse.
    navigator.setAppBadge?.(count).catch(() => undefined);
    return () => {
      clearInterval(timer);
      document.title = brand;
      message?.close();
      navigator.clearAppBadge?.().catch(() => undefined);
    };
  }, [count, text, brand]);
}
