import { wholeSom } from '@dasturxon/core/payment';
import type { RefundTerms, WaitingRefund } from '@dasturxon/core/staff';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { paymentRefunds } from '../../db/schema/payments.ts';
import type { Reply } from '../../http/answers.ts';
import { found } from '../../http/api-error.ts';
import { doOnce, type KeyedCall } from '../../http/serving/idempotency.ts';
import { lockStaffOrder } from '../../orders/model/lock-order.ts';
import type { SignedIn } from '../../payments/protocol/deps.ts';
import { makeRefund } from '../../payments/refunds/refund-order.ts';
import { refundTermsOf } from '../../payments/refunds/refund-terms.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { waitingRefunds } from './waiting-refunds.ts';

/** The refunds that have not been made. */
export const listWaitingRefunds = (ctx: SignedIn): Promise<WaitingRefund[]> =>
  ctx.db.inTenant(ctx.merchantId, (tx) => waitingRefunds(ctx, tx));

/** What the caller may refund of an order. Throws order.notFound. */
export const readRefundTerms = (ctx: SignedIn, id: string): Promise<RefundTerms> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => refundTermsOf(ctx, tx, await lockStaffOrder(ctx, tx, id)));

type Asked = { id: string; amount: number | null; reason: string };

/** Refunds an order within the limit of the role, once per key. Throws what `makeRefund` throws. */
export async function refundAsStaff(
  ctx: SignedIn,
  asked: Asked,
  sent: KeyedCall,
): Promise<Reply<RefundTerms>> {
  const { id, amount, reason } = asked;
  const endpoint = sent.endpoint.replace('{id}', id);
  const reply = await doOnce(ctx, { endpoint, bodyText: sent.bodyText }, async (tx) => {
    const row = await lockStaffOrder(ctx, tx, id);
    const before = await refundTermsOf(ctx, tx, row);
    const request = { amount, byHand: false, refundId: null, reason: reason || null };
    await makeRefund(ctx, tx, { row, request });
    const after = await refundTermsOf(ctx, tx, await lockStaffOrder(ctx, tx, id));
    const given = before.held - after.held;
    const about = { subject: 'order' as const, subjectId: id, branchId: row.branchId };
    const facts = { before: { held: before.held }, after: { held: after.held, refund: given, reason } };
    await writeAudit(ctx, tx, { action: 'order.refund', ...about, ...facts });
    return after;
  });
  ctx.wakeJobs();
  ctx.orderEvents.announce(ctx.merchantId, id);
  return reply;
}

async function refundRow(tx: Tx, { merchantId }: SignedIn, id: string) {
  const own = and(eq(paymentRefunds.merchantId, merchantId), eq(paymentRefunds.id, id));
  const [row] = await tx.select().from(paymentRefunds).where(own);
  return found(row, 'notFound');
}

/**
 * Records a refund that staff made by hand. One that is made already changes nothing. Throws notFound, order.notFound
 * outside of the caller's branches, and payment.notPaid for one that its provider is still asked to make.
 */
export async function finishRefund(
  ctx: SignedIn,
  { id, note }: { id: string; note: string },
  sent: KeyedCall,
): Promise<Reply<WaitingRefund[]>> {
  let orderId = '';
  const endpoint = sent.endpoint.replace('{id}', id);
  const reply = await doOnce(ctx, { endpoint, bodyText: sent.bodyText }, async (tx) => {
    ({ orderId } = await refundRow(tx, ctx, id));
    const row = await lockStaffOrder(ctx, tx, orderId);
    // Read again: a colleague may have recorded it while the order was locked.
    const refund = await refundRow(tx, ctx, id);
    if (refund.state === 'DONE') return waitingRefunds(ctx, tx);
    const request = { amount: null, byHand: true, refundId: id, reason: note || null };
    await makeRefund(ctx, tx, { row, request });
    await tx
      .update(paymentRefunds)
      .set({ note: note || refund.note })
      .where(and(eq(paymentRefunds.merchantId, ctx.merchantId), eq(paymentRefunds.id, id)));
    const about = { subject: 'order' as const, subjectId: orderId, branchId: row.branchId };
    const after = { refund: wholeSom(refund.amount), reason: note };
    await writeAudit(ctx, tx, { action: 'order.refundByHand', ...about, before: null, after });
    return waitingRefunds(ctx, tx);
  });
  ctx.wakeJobs();
  if (orderId !== '') ctx.orderEvents.announce(ctx.merchantId, orderId);
  return reply;
}
