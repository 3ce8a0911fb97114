import { isMoneyMissing, type OrderStatus } from '@dasturxon/core/order';

import type { Tx } from '../../db/connect.ts';
import { apiError } from '../../http/api-error.ts';
import { toOrder, type OrderRow } from '../../orders/model/to-order.ts';
import { attemptsOf } from './attempts.ts';

/**
 * Throws payment.notPaid when a prepaid order would close without its money: the provider reversed the payment, or
 * the order was accepted unpaid. A reason allows it. Refunds by staff do not count.
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
