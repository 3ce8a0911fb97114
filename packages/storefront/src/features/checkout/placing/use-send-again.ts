import { ApiError } from '@dasturxon/core/api';
import { useEffect, useEffectEvent, useRef } from 'react';

import type { useCheckout } from '../use-checkout.ts';

/** The pause before the first try; each one after doubles, up to the longest. */
const FIRST_PAUSE_MS = 3000;
const LONGEST_PAUSE_MS = 30_000;

/** No answer came, or the same order is being placed: the outcome is not known yet (D46). */
const isUnanswered = (failure: unknown) =>
  failure instanceof ApiError && (failure.status === 0 || failure.code === 'in_progress');

/** Guests that have lost the same server come back one after the other. */
const jittered = (pause: number) => pause * (0.8 + Math.random() * 0.4);

/**
 * Resends an unanswered order while the page is visible: after growing pauses, and at once when the network or the
 * guest is back. It is the same order under the same key, so that it is placed once even if the first request had
 * arrived (F02). Returns whether one is pending.
 */
export function useSendAgain({ placing, trouble }: ReturnType<typeof useCheckout>): boolean {
  const { isBusy } = placing;
  // Each failure is another one to wait after, however fast it came.
  const unanswered = isUnanswered(trouble.failure) ? trouble.failure : null;
  const tries = useRef(0);
  const again = useEffectEvent(() => {
    if (document.hidden) return;
    tries.current += 1;
    placing.again();
  });

  useEffect(() => {
    if (unanswered === null) tries.current = 0;
    if (unanswered === null || isBusy) return;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** tries.current, LONGEST_PAUSE_MS);
    const timer = setTimeout(again, jittered(pause));
    addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [unanswered, isBusy]);

  return unanswered !== null;
}
