import { useEffect, useState } from 'react';

import { usePath } from '../../../router/navigation.ts';
import { secondTapWithin } from '../../../router/second-taps.ts';

const CHECKOUT = '/checkout';

/**
 * Whether the checkout is in front and the tap that led here is over: the second half of a double tap on what lay in
 * the same place before must not order.
 */
export function useSettled(): boolean {
  const isInFront = usePath(CHECKOUT) === CHECKOUT;
  const [isSettled, settle] = useState(() => secondTapWithin() === 0);
  useEffect(() => {
    if (!isInFront) return;
    const timer = setTimeout(() => settle(true), secondTapWithin());
    return () => {
      clearTimeout(timer);
      settle(false);
    };
  }, [isInFront]);
  return isSettled;
}
