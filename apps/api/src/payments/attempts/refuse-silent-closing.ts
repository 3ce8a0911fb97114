import { isMoneyMissing, type OrderStatus } from '@dasturxon/core/order';

import type { Tx } from '../../db/connect.ts';
import { apiError } from '../../http/api-error.ts';
import { toOrder, type OrderRow } from '../../orders/model/to-order.ts';
import { attemptsOf } from './attempts.ts';

/**
 * Throws payment.notPaid for an order that would be closed without the money that was to come beforehand: its provider has
 * taken the payment back, or it was accepted unpaid. Whoever closes it all the same says why. Money that the staff itself
 * gave back is no surprise.
 */
export async function refuseSilentClosing(
  tx: Tx,
  { row, to, reason }: { row: OrderRow; to: OrderStatus; reason: string | null },
): Promise<void> {
  if (to !== 'CLOSED' || reason?.trim() || !isMoneyMissing(toOrder(row, []))) return;
  const last = (await attemptsOf(tx, row)).findLast(({ isSurplus }) => !isSurplus);
  if (last?.state === 'REFUNDED' && last.reason === 'STAFF') return;
  throw apiError('payment.notPaid');
}
