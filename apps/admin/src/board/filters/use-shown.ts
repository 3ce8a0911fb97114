import type { BoardOrder } from '@dasturxon/core/staff';
import { useCallback, useMemo } from 'react';

import { useClock } from '../../time/use-clock.ts';
import { isShown, readFilters } from './filters.ts';

/** The orders in view. With the late filter they are chosen again as orders become late. */
export function useShown(orders: ReadonlyMap<string, BoardOrder>, search: URLSearchParams): BoardOrder[] {
  const isLate = search.has('late');
  const tick = useClock(useCallback((now) => (isLate ? now.getTime() : 0), [isLate]));
  return useMemo(() => {
    const now = new Date(tick);
    const filters = readFilters(search);
    return [...orders.values()].filter((order) => isShown(order, filters, now));
  }, [orders, search, tick]);
}
