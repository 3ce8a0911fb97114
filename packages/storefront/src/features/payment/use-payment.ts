import type { OrderDetails } from '@dasturxon/core/api';
import { isPaidBeforehand, orderMoney } from '@dasturxon/core/order';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useApi } from '../../domains/session/api.ts';
import { orderQuery } from '../../domains/orders/orders.ts';
import { useDeps } from '../../hosts/deps.ts';
import { leftToPayAtom } from '../../domains/payment/paying.ts';
import { useSecondsLeft } from '../../clock/use-seconds-left.ts';
import { awaitsLateMoney, CHECK_FOR_MS, pollEvery, stageOf } from './payment-stage.ts';
import { paymentQuery } from '../../domains/payment/payments.ts';

/** Since when the guest is back from the provider's page of this order: from opening the page, or from looking at it again. */
function useBackAt(orderId: string): [number | null, () => void] {
  const { now } = useDeps();
  const [left, setLeft] = useAtom(leftToPayAtom);
  const isLeft = left?.orderId === orderId;
  const [opened] = useState(() => now().getTime());
  const [seenAgain, setSeenAgain] = useState(0);

  useEffect(() => {
    const look = () => {
      if (!document.hidden) setSeenAgain(now().getTime());
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [now]);

  return [isLeft ? Math.max(opened, seenAgain, left.at) : null, () => isLeft && setLeft(null)];
}

/** Whether the server has a state of an order's money: an attempt before the guest chose cash has none. */
function hasPayment(order: OrderDetails): boolean {
  const money = orderMoney(order, order.history);
  const goesBack = money === 'RETURNING' || money === 'RETURNED';
  return isPaidBeforehand(order.paymentType) || order.isPaid || goesBack;
}

/** What is known of the money of an order, asked for again while there is something to learn. */
export function usePayment(order: OrderDetails) {
  const api = useApi();
  const cache = useQueryClient();
  const { now } = useDeps();
  const [backAt, forget] = useBackAt(order.id);
  // Renders again while the answer is awaited, so that the wait ends without one too.
  useSecondsLeft(backAt === null ? null : backAt + CHECK_FOR_MS);
  const stageNow = (payment: Parameters<typeof stageOf>[0]) =>
    stageOf(payment, { backAt, now: now().getTime() });
  const options = paymentQuery(api, order.id);
  const isAbout = hasPayment(order) || awaitsLateMoney(order, { now: now().getTime() });
  const query = useQuery({
    ...options,
    enabled: isAbout,
    refetchInterval: ({ state: { data } }) => {
      if (!data) return false;
      // Money that has come is all that the order waited for.
      const awaitsLate = data.refunded === 0 && awaitsLateMoney(order, { now: now().getTime() });
      return pollEvery(stageNow(data), { refunding: data.refunding, awaitsLate });
    },
  });
  const stage = isAbout && query.data ? stageNow(query.data) : null;

  // Any event of the order may concern its payment, and the reverse.
  const events = `${order.history.length} ${order.isPaid} ${order.paymentType} ${order.status}`;
  const { queryKey } = options;
  useEffect(() => {
    void cache.invalidateQueries({ queryKey });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key contains the order's id
  }, [events, order.id, cache]);
  const onPaid = useEffectEvent((isKnown: boolean) => {
    forget();
    if (!isKnown) void cache.invalidateQueries({ queryKey: orderQuery(api, order.id).queryKey });
  });
  useEffect(() => {
    if (stage === 'paid') onPaid(order.isPaid);
  }, [stage, order.isPaid]);

  // A finished order has no events: its refund is polled here, and the order's own text follows.
  const goesBack = `${query.data?.refunding ?? 0} ${query.data?.refunded ?? 0}`;
  const isNotified = useRef(goesBack);
  useEffect(() => {
    if (isNotified.current === goesBack) return;
    isNotified.current = goesBack;
    void cache.invalidateQueries({ queryKey: orderQuery(api, order.id).queryKey });
  }, [goesBack, cache, api, order.id]);

  return { query, stage, payment: query.data ?? null };
}
