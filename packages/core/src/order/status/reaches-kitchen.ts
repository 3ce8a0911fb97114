import type { Order } from '../schemas/order.schema.ts';
import { isUnaccepted } from './cooking-statuses.ts';
import { isPaidBeforehand } from '../timing/unpaid-expiry.ts';

/**
 * Whether the kitchen is notified of an order. One that is to be paid through a provider waits until it is paid;
 * one that the staff has accepted all the same stays with them.
 */
export function reachesKitchen({
  status,
  paymentType,
  isPaid,
}: Pick<Order, 'status' | 'paymentType' | 'isPaid'>): boolean {
  if (status === 'OPEN') return false;
  return !isUnaccepted(status) || isPaid || !isPaidBeforehand(paymentType);
}
