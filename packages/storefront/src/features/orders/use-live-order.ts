import { isFinal } from '@dasturxon/core/order';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useEffect } from 'react';

import { lazyModule } from '../../lazy/lazy-module.ts';
import { useApi } from '../../domains/session/api.ts';
import { ORDER_POLL_MS, orderQuery } from '../../domains/orders/orders.ts';

const orderListener = lazyModule(() => import('./listen-to-order.ts'));

/** An order that keeps itself up to date while it is not finished. */
export function useLiveOrder(id: string) {
  const store = useStore();
  const cache = useQueryClient();
  const api = useApi();
  const query = useQuery(orderQuery(api, id));
  const status = query.data?.status;
  const isUnderWay = status !== undefined && !isFinal(status);

  useEffect(() => {
    if (!isUnderWay) return;
    const { queryKey } = orderQuery(api, id);
    const known = () => String(cache.getQueryData(queryKey)?.history.at(-1)?.id ?? '') || null;
    const order = { id, known, onEvents: () => void cache.invalidateQueries({ queryKey }) };
    let stop: (() => void) | null = null;
    let gone = false;
    // What listens comes once there is an order to listen to. Where it does not come, the order is asked for.
    orderListener.load().then(
      ({ listenToOrder }) => {
        if (!gone) stop = listenToOrder(store, order);
      },
      () => {
        const timer = setInterval(order.onEvents, ORDER_POLL_MS);
        stop = () => clearInterval(timer);
        if (gone) stop();
      },
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, [api, id, isUnderWay, store, cache]);

  return query;
}
