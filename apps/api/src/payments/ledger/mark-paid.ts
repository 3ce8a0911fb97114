import { isPaidBeforehand, isUnaccepted } from '@dasturxon/core/order';
import { and, eq } from 'drizzle-orm';

import { writeAudit } from '../../audit/write-audit.ts';
import type { Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/orders.ts';
import type { RecordDeps } from '../../http/serving/context.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { found, apiError } from '../../http/api-error.ts';
import { lockStaffOrder } from '../../orders/model/lock-order.ts';
import { detailsOf, type OrderDetails } from '../../orders/model/read-orders.ts';
import type { OrderRow } from '../../orders/model/to-order.ts';
import { BACK_OFFICE, requireRole } from '../../users/require-role.ts';
import { freeOrder } from '../attempts/free-order.ts';
import { type Cashier, markOrderPaid, writeMoneyEvent } from '../attempts/paid.ts';
import { payByHand } from '../attempts/pay-by-hand.ts';

type Taken = { row: OrderRow; actor: Cashier };

/**
 * An order that a provider was to be paid for takes cash once the staff has accepted it: its payment was taken back, or
 * never came. Throws payment.unavailable before that, payment.inProgress while a provider is at work on it.
 */
async function toCash(deps: RecordDeps, tx: Tx, { row, actor }: Taken): Promise<OrderRow> {
  if (isUnaccepted(row.status)) throw apiError('payment.unavailable');
  await freeOrder(deps, tx, { row, reason: 'SWITCHED' });
  const paymentType = 'CASH';
  const [changed] = await tx
    .update(orders)
    .set({ paymentType, updatedAt: deps.now() })
    .where(and(eq(orders.merchantId, row.merchantId), eq(orders.id, row.id)))
    .returning();
  await writeMoneyEvent(deps, tx, { row, event: 'CHANGE_PAYMENT_TYPE', data: { paymentType }, actor });
  return found(changed, 'order.notFound');
}

/** Books money that a member of staff took for a locked order. Again changes nothing. Throws payment.closed. */
export async function takeByHand(deps: RecordDeps, tx: Tx, { row, actor }: Taken): Promise<OrderRow> {
  if (row.isPaid) return row;
  if (row.status === 'CANCELED') throw apiError('payment.closed');
  const due = isPaidBeforehand(row.paymentType) ? await toCash(deps, tx, { row, actor }) : row;
  await payByHand(deps, tx, due);
  return markOrderPaid(deps, tx, { row: due, paymentType: due.paymentType, actor });
}

/** The back office marks an order as paid (D83). A repeat is 200 and changes nothing. Throws forbidden. */
export async function markPaid(ctx: SignedIn, orderId: string): Promise<OrderDetails> {
  const { merchantId } = ctx;
  const actor = requireRole(ctx, BACK_OFFICE);
  const details = await ctx.db.inTenant(merchantId, async (tx) => {
    const row = await lockStaffOrder(ctx, tx, orderId);
    const paid = await takeByHand(ctx, tx, { row, actor });
    const about = { subject: 'order' as const, subjectId: orderId, branchId: row.branchId };
    if (!row.isPaid) await writeAudit(ctx, tx, { action: 'order.paid', ...about, before: null, after: null });
    return detailsOf(ctx, tx, paid);
  });
  ctx.orderEvents.announce(merchantId, orderId);
  return details;
}
