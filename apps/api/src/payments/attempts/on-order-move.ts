import { isPaidBeforehand, type OrderStatus, UNPAID_REASON } from '@dasturxon/core/order';

import type { Tx } from '../../db/connect.ts';
import type { OrderRow } from '../../orders/model/to-order.ts';
import { attemptsOf, liveAttempt, moveAttempt } from './attempts.ts';
import { dueRefund } from './due-refund.ts';
import { setPaid } from './paid.ts';
import { payByHand } from './pay-by-hand.ts';
import type { RecordDeps } from '../../http/serving/context.ts';

/** What was begun is ended; what was paid becomes a refund that is due, in the same transaction (T48, F20). */
async function closeAttempts(
  deps: RecordDeps,
  tx: Tx,
  { row, reason }: { row: OrderRow; reason: string | null },
) {
  const attempts = await attemptsOf(tx, row);
  const event = { type: 'CANCEL', reason: reason === UNPAID_REASON ? 'TIMEOUT' : 'ORDER_CANCELED' } as const;
  for (const attempt of attempts)
    if (attempt.state === 'CREATED' || attempt.state === 'PENDING')
      await moveAttempt(tx, attempt, { event, now: deps.now() });
  const live = liveAttempt(attempts);
  if (live?.state === 'PAID') await dueRefund(deps, tx, { attempt: live, reason: 'ORDER_CANCELED' });
}

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
  const isOnTheSpot = !isPaidBeforehand(row.paymentType);
  if (to !== 'CLOSED' || row.isPaid || !isOnTheSpot) return false;
  await payByHand(deps, tx, row);
  await setPaid(deps, tx, { row, isPaid: true });
  return true;
}
