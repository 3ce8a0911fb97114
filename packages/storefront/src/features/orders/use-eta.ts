import { formatTime, leftToRight } from '@dasturxon/core/format';
import { expectedHandover, minutesRange, type Order, unpaidExpiry } from '@dasturxon/core/order';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { useDeps } from '../../hosts/deps.ts';

/** How often the minutes are counted again. */
const TICK_MS = 30_000;

/** How long an order still takes: "35–45 min"; past the promise, that it is late. Null where no time is promised. */
export function useEta(order: Order): string | null {
  // The kitchen begins when it is paid.
  return useTimeTo(unpaidExpiry(order) ? null : expectedHandover(order));
}

/** The same of a promised moment. */
export function useTimeTo(expected: Date | null): string | null {
  const { t } = useLingui();
  const { now, timeZone } = useDeps();
  const [, count] = useState(0);
  const isAwaited = expected !== null;
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setInterval(() => count((ticks) => ticks + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [isAwaited]);
  if (!expected) return null;
  const range = minutesRange(expected, now());
  if (range) {
    const minutes = leftToRight(`${range.from}–${range.to}`);
    return t`${minutes} min`;
  }
  const time = leftToRight(formatTime(expected, timeZone));
  return t`Running late: promised for ${time}`;
}
