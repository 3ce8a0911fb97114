import { choosePayment, getCheckout, payByCard, type PaymentPage, unwrap } from '@dasturxon/core/api';
import { isPaidBeforehand } from '@dasturxon/core/order';
import type { PaymentType } from '@dasturxon/core/payment';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';

import { useApi } from '../../domains/session/api.ts';
import { orderQuery } from '../../domains/orders/orders.ts';
import { useDeps } from '../../hosts/deps.ts';
import { leaveToPay } from '../../domains/payment/leave-to-pay.ts';
import { leftToPayAtom } from '../../domains/payment/paying.ts';
import { usePaymentPlatform } from '../../domains/checkout/platform.ts';
import { paymentQuery } from '../../domains/payment/payments.ts';

/** A way to pay an order: by its own method, by another one, or from a saved card. */
export type PayWith = { type?: PaymentType; cardId?: string | null };

/** Pays an order: chooses the way if it is another one, then leaves for the provider's page or asks the card. */
export function usePay(orderId: string) {
  const api = useApi();
  const cache = useQueryClient();
  const deps = useDeps();
  const platform = usePaymentPlatform();
  const setLeft = useSetAtom(leftToPayAtom);
  const params = { orderId };

  const open = async (page: PaymentPage) => {
    const leave = () => setLeft({ orderId, at: deps.now().getTime() });
    leave();
    const end = await leaveToPay(page, deps);
    // The messenger has reported the outcome: polling ends, or begins now.
    if (end === 'cancelled' || end === 'failed') setLeft(null);
    else if (end) leave();
  };
  const pay = async ({ type, cardId }: PayWith) => {
    if (type) unwrap(await api(choosePayment, { params, body: { paymentType: type, platform } }));
    if (cardId) {
      unwrap(await api(payByCard, { params, body: { cardId } }));
      return setLeft({ orderId, at: deps.now().getTime() });
    }
    if (type === undefined || isPaidBeforehand(type)) await open(unwrap(await api(getCheckout, { params })));
  };

  return useMutation({
    mutationFn: pay,
    onError: () => deps.haptic('error'),
    onSettled: async () => {
      await cache.invalidateQueries({ queryKey: orderQuery(api, orderId).queryKey });
      await cache.invalidateQueries({ queryKey: paymentQuery(api, orderId).queryKey });
    },
  });
}
