import { ApiError } from '@dasturxon/core/api';
import type { Quote } from '@dasturxon/core/order';
import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useStore } from 'jotai';
import { useRef, useState } from 'react';

import { useApi } from '../../domains/session/api.ts';
import { useDeps } from '../../hosts/deps.ts';
import { orderAttemptAtom } from '../../domains/checkout/order-attempt.ts';
import type { QuotedDraft } from './placing/send-order.ts';
import { type CheckoutParts, checkoutParts } from './use-checkout-parts.ts';

type Outcome = { failure: unknown; change: (QuotedDraft & { quote: Quote }) | null };

const NONE: Outcome = { failure: null, change: null };

/**
 * Sends the order: one tap, one order, whatever the network does. Returns what went wrong, and what has changed when
 * the price has.
 */
export function usePlaceOrder(parts: CheckoutParts | null) {
  const { i18n } = useLingui();
  const store = useStore();
  const api = useApi();
  const cache = useQueryClient();
  const { now, haptic, knowsCustomers } = useDeps();
  const [outcome, setOutcome] = useState(NONE);
  /** What is being sent; its outcome counts until the guest stops it. */
  const current = useRef<QuotedDraft | null>(null);
  const last = useRef<QuotedDraft | null>(null);
  // An attempt sent by an earlier page is read on mount.
  useAtomValue(orderAttemptAtom);

  const send = async (order: QuotedDraft) => {
    const loaded =
      parts ??
      (await checkoutParts.load().catch((cause: unknown) => new ApiError({ code: 'network.failed', cause })));
    if (loaded instanceof ApiError) return { failure: loaded, change: null };
    return loaded.sendOrder(order, { store, api, cache, i18n, now, haptic, knowsCustomers });
  };

  const sending = useMutation({
    mutationFn: send,
    onSuccess: (unplaced, order) => unplaced && current.current === order && setOutcome(unplaced),
    onError: (failure, order) => current.current === order && setOutcome({ failure, change: null }),
    onSettled: (_data, _error, order) => {
      if (current.current === order) current.current = null;
    },
  });

  const place = (order: QuotedDraft, failure: unknown = null) => {
    if (current.current) return;
    current.current = order;
    last.current = order;
    setOutcome({ failure, change: null });
    sending.mutate(order);
  };

  return {
    ...outcome,
    /** Until it is known not to be placed; an order that was placed leads away from here. */
    isBusy: sending.isPending || sending.data === null,
    /** Sends the order; asks first where its total is not the one that the guest agreed to. */
    place(order: QuotedDraft, agreed: Quote | null) {
      if (!agreed || agreed.totalPrice === order.shown.totalPrice) return place(order);
      setOutcome({ failure: null, change: { ...order, shown: agreed, quote: order.shown } });
    },
    /** Resends the last attempt; its error stays visible until the answer. */
    again: () => last.current && place(last.current, outcome.failure),
    /** Takes the new price and sends a new attempt. */
    accept: () => outcome.change && place({ ...outcome.change, shown: outcome.change.quote }),
    /** Back to the page, which already shows the new price and no error. What is on its way may still be placed. */
    edit: () => {
      current.current = null;
      setOutcome(NONE);
      sending.reset();
    },
  };
}
