import { endpoints, type OrderDetails, readPriceChanged } from '@dasturxon/core/api';
import { isPaidBeforehand, type PlaceOrder, type Quote } from '@dasturxon/core/order';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useAtom, useStore } from 'jotai';
import { useRef, useState } from 'react';

import { useApi } from '../../data/api.ts';
import { quoteQuery, type Wishes } from '../../data/quote.ts';
import { useDeps } from '../../deps.ts';
import { go } from '../../router/navigation.ts';
import { clearCartAtom } from '../../state/cart.ts';
import { checkoutExtrasAtom, NO_EXTRAS } from '../../state/checkout.ts';
import { notifyAtom } from '../../state/notices.ts';
import { type OrderAttempt, orderAttemptAtom } from '../../state/order-attempt.ts';
import { payNowAtom } from '../../state/paying.ts';
import { orderDraftAtom } from '../../state/order-draft.ts';
import { placedOrdersAtom } from '../../state/placed-orders.ts';
import { draftAfterSuccess } from './after-success.ts';
import { attemptFor, isFinalAnswer } from './attempt.ts';
import { toPlaceOrder } from './wishes.ts';

type ToPlace = { wishes: Wishes; asked: Wishes; shown: Quote };
type Change = ToPlace & { quote: Quote };
type State = { isBusy: boolean; failure: unknown; change: Change | null };

/** Facts that a refusal may have found out of date: they are asked for anew, so that what is gone is seen to be gone. */
const MOVING = ['branches', 'cashback', 'menu', 'payment-methods', 'quote', 'slots'];
const isMoving = ({ queryKey }: { queryKey: readonly unknown[] }) => MOVING.includes(String(queryKey[0]));

const AT_REST: State = { isBusy: false, failure: null, change: null };

/**
 * Sends the order: one tap, one order, whatever the network does. Says what went wrong, and what has changed when the
 * price has.
 */
export function usePlaceOrder() {
  const { t } = useLingui();
  const store = useStore();
  const api = useApi();
  const cache = useQueryClient();
  const { now, haptic } = useDeps();
  const [, keep] = useAtom(orderAttemptAtom);
  const [state, setState] = useState(AT_REST);
  const isSending = useRef(false);

  const finish = (placed: OrderDetails) => {
    const { cardId } = store.get(orderDraftAtom);
    store.set(clearCartAtom);
    store.set(orderDraftAtom, draftAfterSuccess);
    store.set(checkoutExtrasAtom, NO_EXTRAS);
    store.set(notifyAtom, { tone: 'success', text: t`Thank you! Your order has been placed.` });
    haptic('success');
    store.set(placedOrdersAtom, (placed) => placed + 1);
    void cache.invalidateQueries({ queryKey: ['orders'] });
    if (isPaidBeforehand(placed.paymentType) && !placed.isPaid)
      store.set(payNowAtom, {
        orderId: placed.id,
        cardId: (placed.paymentType === 'PAYME' && cardId) || null,
      });
    go(`/profile/orders/${placed.id}`, { replace: true });
  };

  const refuse = (order: ToPlace, failure: Parameters<typeof readPriceChanged>[0] | null) => {
    haptic('error');
    const quote = failure?.code === 'price_changed' ? (readPriceChanged(failure)?.quote ?? null) : null;
    if (!quote) {
      if (isFinalAnswer(failure)) void cache.invalidateQueries({ predicate: isMoving });
      return setState({ isBusy: false, failure, change: null });
    }
    cache.setQueryData(quoteQuery(api, order.asked).queryKey, quote);
    setState({ isBusy: false, failure: null, change: { ...order, quote } });
  };

  const send = async (attempt: OrderAttempt) => {
    const call = { body: attempt.body, idempotencyKey: attempt.key };
    return attempt.body.later ? api(endpoints.placeOrderAtTime, call) : api(endpoints.placeOrder, call);
  };

  const place = async (order: ToPlace) => {
    if (isSending.current) return;
    isSending.current = true;
    setState({ isBusy: true, failure: null, change: null });
    const attempt = attemptFor(store.get(orderAttemptAtom), {
      wishes: JSON.stringify(order.wishes),
      body: toPlaceOrder(
        { ...order.wishes, promoCode: order.asked.promoCode ?? null },
        order.shown,
      ) satisfies PlaceOrder,
      now: now().getTime(),
      newKey: () => crypto.randomUUID(),
    });
    keep(attempt);
    const { data, error } = await send(attempt);
    isSending.current = false;
    if (data || isFinalAnswer(error)) keep(null);
    if (data) finish(data);
    else refuse(order, error);
  };

  return {
    ...state,
    place: (order: ToPlace) => void place(order),
    /** Takes the new price and sends a new attempt. */
    accept: () => state.change && void place({ ...state.change, shown: state.change.quote }),
    /** Back to the page, where the new price already stands and what went wrong is not said any more. */
    edit: () => setState(AT_REST),
  };
}
