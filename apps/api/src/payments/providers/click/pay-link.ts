import { somText, type Tiyin } from '@dasturxon/core/payment';

/**
 * Click's payment page, which its own app opens as its native sheet (CLICK_MINI_APP). `transaction_param` is the order
 * by which Prepare names it.
 */
export function clickPayLink(
  page: string,
  order: {
    serviceId: string;
    merchantId: string;
    merchantUserId?: string;
    amount: Tiyin;
    transactionParam: string;
    returnUrl: string;
  },
): string {
  const url = new URL(page);
  url.searchParams.set('service_id', order.serviceId);
  url.searchParams.set('merchant_id', order.merchantId);
  url.searchParams.set('amount', somText(order.amount));
  url.searchParams.set('transaction_param', order.transactionParam);
  url.searchParams.set('return_url', order.returnUrl);
  if (order.merchantUserId) url.searchParams.set('merchant_user_id', order.merchantUserId);
  return url.href;
}
