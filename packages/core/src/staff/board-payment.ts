import { isPaidBeforehand } from '../order/timing/unpaid-expiry.ts';
import type { BoardOrder } from './board-order.schema.ts';

/** What became of an order's payment. RETURNING: all of it is to go back to the guest. */
export type BoardPayment = 'PAID' | 'NOT_PAID' | 'RETURNING' | 'RETURNED';

/**
 * The payment of an order as its card states it. Only a paid order of a prepaid method reaches the kitchen: a cancelled one
 * that is no longer paid was refunded.
 */
export function boardPayment({
  status,
  isPaid,
  paymentType,
  kitchenSince,
}: Pick<BoardOrder, 'status' | 'isPaid' | 'paymentType' | 'kitchenSince'>): BoardPayment {
  if (status !== 'CANCELED') return isPaid ? 'PAID' : 'NOT_PAID';
  if (isPaid) return 'RETURNING';
  return isPaidBeforehand(paymentType) && kitchenSince !== null ? 'RETURNED' : 'NOT_PAID';
}
