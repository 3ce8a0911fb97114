import { isPaidBeforehand, isSettledOutside, type OrderStatus, UNPAID_REASON } from '@dasturxon/core/order';
import { endOfAttempt } from '@dasturxon/core/payment';

import type { Tx } from '../../db/connect.ts';
import type { OrderRow } from '../../orders/model/to-order.ts';
import { attemptsOf, moveAttempt } from './attempts.ts';
import { dueRefund } from './due-refund.ts';
import { collectDue, endDifference } from './edit-money.ts';
import { setPaid } from './paid.ts';
import { payByHand } from './pay-by-hand.ts';
import type { RecordDeps } from '../../http/serving/context.ts';

/** Cancels and refunds the attempts of a cancelled order by core's rule, in the same transaction (T48, F20). */
async function closeAttempts(
  deps: RecordDeps,
  tx: Tx,
  { row, reason }: { row: OrderRow; reason: string | null },
) {
  const event = { type: 'CANCEL', reason: reason === UNPAID_REASON ? 'TIMEOUT' : 'ORDER_CANCELED' } as const;
  for (const attempt of await attemptsOf(tx, row)) {
    const end = endOfAttempt(attempt);
    if (end === 'CANCEL') await moveAttempt(tx, attempt, { event, now: deps.now() });
    if (end === 'REFUND') await dueRefund(deps, tx, { attempt, reason: 'ORDER_CANCELED' });
  }
}

/** Whether staff take no money of an order: a provider or an aggregator does. */
const isPaidElsewhere = (row: OrderRow): boolean =>
  isPaidBeforehand(row.paymentType) || isSettledOutside(row);

/**
 * The payment part of an order transition, in its transaction. An order that closes without a prior payment was paid
 * on the spot. Returns whether this transition paid it.
 */
export async function paymentsOnMove(
  deps: RecordDeps,
  tx: Tx,
  { row, to, reason }: { row: OrderRow; to: OrderStatus; reason: string | null },
): Promise<boolean> {
  if (to === 'CANCELED') await closeAttempts(deps, tx, { row, reason });
  if (row.isPaid && (to === 'DELIVERED' || to === 'CLOSED')) await endDifference(deps, tx, row);
  if (to === 'CLOSED' && row.isPaid) await collectDue(deps, tx, row);
  if (to !== 'CLOSED' || row.isPaid || isPaidElsewhere(row)) return false;
  await payByHand(deps, tx, row);
  await setPaid(deps, tx, { row, isPaid: true });
  return true;
}
