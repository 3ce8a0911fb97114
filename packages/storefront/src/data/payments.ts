import { type Api, endpoints, unwrap } from '@dasturxon/core/api';
import type { PaymentPlatform } from '@dasturxon/core/payment';
import { queryOptions } from '@tanstack/react-query';

/** Ways to pay in a shell (D71). */
export const paymentMethodsQuery = (api: Api, platform: PaymentPlatform) =>
  queryOptions({
    queryKey: ['payment-methods', platform],
    queryFn: async ({ signal }) =>
      unwrap(await api(endpoints.listPaymentMethods, { query: { platform }, signal })),
    staleTime: 5 * 60_000,
  });

/** What is known of an order's money (F19). */
export const paymentQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: ['payments', orderId],
    queryFn: async ({ signal }) => unwrap(await api(endpoints.getPayment, { params: { orderId }, signal })),
  });

/** The points of a customer, one so'm each (D40). */
export const cashbackQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: ['cashback', userId],
    queryFn: async ({ signal }) => unwrap(await api(endpoints.getCashback, { signal })),
    enabled: userId !== '',
  });
