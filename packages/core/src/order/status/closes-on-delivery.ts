import type { Role } from '../../auth/user.schema.ts';
import type { Order } from '../schemas/order.schema.ts';
import { isPaidBeforehand } from '../timing/unpaid-expiry.ts';

const ANSWERS_FOR_MONEY: readonly (Role | null)[] = ['OPERATOR', 'MANAGER', 'ADMIN'];

/**
 * Whether nothing is due once an order is delivered, so that it is closed with the same step: it is paid, or whoever
 * says that it was delivered answers for the money taken at the door. Cash in a courier's pocket is still due.
 *
 * @param role who says so; null is a courier service.
 */
export function closesOnDelivery(
  { isPaid, paymentType }: Pick<Order, 'isPaid' | 'paymentType'>,
  role: Role | null,
): boolean {
  return isPaid || (!isPaidBeforehand(paymentType) && ANSWERS_FOR_MONEY.includes(role));
}
