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
  const isSending = useRef(false);
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
    onSuccess: (unplaced) => unplaced && setOutcome(unplaced),
    onSettled: () => {
      isSending.current = false;
    },
  });

  const place = (order: QuotedDraft, failure: unknown = null) => {
    if (isSending.current) return;
    isSending.current = true;
    last.current = order;
    setOutcome({ failure, change: null });
    sending.mutate(order);
  };

  return {
    ...outcome,
    /** Until it is known not to be placed; an order that was placed leads away from here. */
    isBusy: sending.isPending || sending.data === null,
    place: (order: QuotedDraft) => place(order),
    /** Resends the last attempt; its error stays visible until the answer. */
    again: () => last.current && place(last.current, outcome.failure),
    /** Takes the new price and sends a new attempt. */
    accept: () => outcome.change && place({ ...outcome.change, shown: outcome.change.quote }),
    /** Back to the page, which already shows the new price and no error. */
    edit: () => {
      setOutcome(NONE);
      sending.reset();
    },
  };
}
