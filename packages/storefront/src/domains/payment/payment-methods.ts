import { type Api, listPaymentMethods, unwrap } from '@dasturxon/core/api';
import type { PaymentPlatform } from '@dasturxon/core/payment';
import { queryOptions } from '@tanstack/react-query';

/** Ways to pay in a shell (D71). */
export const paymentMethodsQuery = (api: Api, platform: PaymentPlatform) =>
  queryOptions({
    queryKey: ['payment-methods', platform],
    queryFn: async ({ signal }) => unwrap(await api(listPaymentMethods, { query: { platform }, signal })),
    staleTime: 5 * 60_000,
  });
