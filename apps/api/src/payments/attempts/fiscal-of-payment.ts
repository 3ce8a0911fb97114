import { addedCounts } from '@dasturxon/core/order';
import { fromTiyin, sumToPay } from '@dasturxon/core/payment';
import { and, asc, eq, gt, lte } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { orderEdits } from '../../db/schema/orders.ts';
import { readFiscalLines } from '../../fiscal/read-fiscal-lines.ts';
import { orderToPay, proposalOf } from '../../orders/model/order-edits.ts';
import { isTestOrder, type OrderRow, withLines } from '../../orders/model/to-order.ts';
import { type AttemptRow, attemptsOf, paymentsOf } from './attempts.ts';

type Payment = { row: OrderRow; attempt: AttemptRow | null; now: Date };

/** The line changes of the edits that were applied after the payments before this one. */
async function changesSince(tx: Tx, { row, attempt, now }: Payment) {
  const before = paymentsOf(await attemptsOf(tx, row)).filter(
    ({ id, number }) => id !== attempt?.id && (attempt === null || number < attempt.number),
  );
  const since = before.at(-1)?.paidAt ?? row.createdAt;
  const own = and(eq(orderEdits.merchantId, row.merchantId), eq(orderEdits.orderId, row.id));
  const during = and(gt(orderEdits.decidedAt, since), lte(orderEdits.decidedAt, attempt?.createdAt ?? now));
  const edits = await tx
    .select()
    .from(orderEdits)
    .where(and(own, eq(orderEdits.state, 'APPLIED'), during))
    .orderBy(asc(orderEdits.decidedAt));
  return edits.flatMap((edit) => proposalOf(edit).changes);
}

/**
 * The lines of the fiscal receipt of a payment, `attempt` null: of what the order is to be paid now. The payment of a
 * difference shows what was added since the payments before, and that of a part its payer's dishes, so that no dish is on two
 * receipts. Null for a test order of the set-up, which is no sale (BO-358).
 */
export async function fiscalOfPayment(tx: Tx, payment: Payment): ReturnType<typeof readFiscalLines> {
  const { row, attempt } = payment;
  const { merchantId } = row;
  if (isTestOrder(row)) return null;
  const [order] = await withLines(tx, [row]);
  if (!order) return null;
  if (row.payingPart) {
    const difference = { added: row.payingPart.counts, paid: row.totalPrice, hasTip: true };
    return readFiscalLines(tx, { merchantId, order, difference });
  }
  const isDifference = attempt ? attempt.isExtra : row.isPaid;
  if (!isDifference) return readFiscalLines(tx, { merchantId, order });
  const added = addedCounts(order.cartItems, await changesSince(tx, payment));
  const paid = attempt ? (fromTiyin(attempt.amount) ?? 0) : sumToPay(orderToPay(row));
  return readFiscalLines(tx, { merchantId, order, difference: { added, paid } });
}
