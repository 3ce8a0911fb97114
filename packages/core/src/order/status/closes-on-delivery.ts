import type { Role } from '../../auth/user.schema.ts';
import type { Order } from '../schemas/order.schema.ts';
import { isPaidBeforehand } from '../timing/unpaid-expiry.ts';

const ANSWERS_FOR_MONEY: readonly (Role | null)[] = ['OPERATOR', 'MANAGER', 'ADMIN'];

/**
 * Whether a delivered order closes with the same step: it is paid, or the role that marks it is responsible for the
 * cash. Cash held by a courier is still due.
 *
 * @param role the role that marks it; null is a courier service.
 */
export function closesOnDelivery(
  { isPaid, paymentType }: Pick<Order, 'isPaid' | 'paymentType'>,
  role: Role | null,
): boolean {
  return isPaid || (!isPaidBeforehand(paymentType) && ANSWERS_FOR_MONEY.includes(role));
}
