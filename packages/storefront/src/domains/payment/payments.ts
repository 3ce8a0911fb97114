import { type Api, getPayment, unwrap } from '@dasturxon/core/api';
import { queryOptions } from '@tanstack/react-query';

/** What is known of an order's money (F19). */
export const paymentQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: ['payments', orderId],
    queryFn: async ({ signal }) => unwrap(await api(getPayment, { params: { orderId }, signal })),
  });
