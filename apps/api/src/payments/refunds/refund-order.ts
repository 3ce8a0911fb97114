import type { OrderPayment } from '@dasturxon/core/api';
import { toTiyin } from '@dasturxon/core/payment';
import { and, asc, eq } from 'drizzle-orm';

import { writeAudit } from '../../audit/write-audit.ts';
import type { Tx } from '../../db/connect.ts';
import { paymentRefunds } from '../../db/schema/payments.ts';
import type { SignedIn } from '../protocol/deps.ts';
import type { Reply } from '../../http/answers.ts';
import { doOnce } from '../../http/serving/idempotency.ts';
import { found, apiError } from '../../http/api-error.ts';
import { lockStaffOrder } from '../../orders/model/lock-order.ts';
import { isSplit } from '../../orders/model/order-edits.ts';
import type { OrderRow } from '../../orders/model/to-order.ts';
import { type AttemptRow, attemptsOf, paymentsOf } from '../attempts/attempts.ts';
import { dueRefund, refundParts, type RefundRow } from '../attempts/due-refund.ts';
import { paymentOf } from '../checkout/read-payment.ts';
import { completeRefund } from '../ledger/settle-order.ts';
import { checkRefundLimit } from './refund-terms.ts';

/** A refund as staff ask for it; `amount` in so'm, null: all that is held. */
export type RefundRequest = {
  amount: number | null;
  byHand: boolean;
  refundId: string | null;
  reason: string | null;
};
/** A refund that waits for the staff, and the attempt whose money it is. */
type Waiting = { refund: RefundRow; attempt: AttemptRow };

/** The refunds of an order that staff has to make, in the order of the by-hand list. */
async function waitingByHand(tx: Tx, row: OrderRow, attempts: readonly AttemptRow[]): Promise<Waiting[]> {
  const own = and(eq(paymentRefunds.merchantId, row.merchantId), eq(paymentRefunds.orderId, row.id));
  const refunds = await tx
    .select()
    .from(paymentRefunds)
    .where(and(own, eq(paymentRefunds.state, 'MANUAL')))
    .orderBy(asc(paymentRefunds.createdAt), asc(paymentRefunds.id));
  return refunds.flatMap((refund) => {
    const attempt = attempts.find(({ id }) => id === refund.attemptId);
    return attempt ? [{ refund, attempt }] : [];
  });
}

/**
 * The attempts to refund. Manually: that of the named refund, else waiting surplus money before the money that pays
 * the order.
 */
function attemptsToRefund(
  attempts: readonly AttemptRow[],
  waiting: readonly Waiting[],
  { byHand, refundId }: RefundRequest,
): AttemptRow[] {
  const isPaid = ({ state }: AttemptRow) => state === 'PAID';
  if (refundId !== null)
    return waiting.flatMap(({ refund, attempt }) => (refund.id === refundId ? [attempt] : [])).filter(isPaid);
  const surplus = waiting.find(({ attempt }) => attempt.isSurplus)?.attempt;
  if (byHand && surplus) return [surplus].filter(isPaid);
  const own = paymentsOf(attempts).filter(isPaid);
  return own.length > 0 ? own : attempts.filter((one) => one.isSurplus && isPaid(one)).slice(0, 1);
}

/** Takes `amount` out of a refund that waits, as a refund of its own. Throws payment.refundTooLarge. */
async function splitWaiting(ctx: SignedIn, tx: Tx, about: { refund: RefundRow; request: RefundRequest }) {
  const { refund, request } = about;
  const amount = request.amount === null ? refund.amount : toTiyin(request.amount);
  if (amount > refund.amount) throw apiError('payment.refundTooLarge');
  if (amount === refund.amount) return refund;
  const { merchantId } = refund;
  const left = refund.amount - amount;
  const own = and(eq(paymentRefunds.merchantId, merchantId), eq(paymentRefunds.id, refund.id));
  await tx.update(paymentRefunds).set({ amount: left }).where(own);
  const part = { ...refund, id: ctx.newId(), amount, note: request.reason ?? refund.note };
  const [row] = await tx.insert(paymentRefunds).values(part).returning();
  return found(row, 'server.failed');
}

type Asked = { row: OrderRow; attempts: readonly AttemptRow[]; request: RefundRequest };

/**
 * The refunds that a staff member has just made outside of the provider. A whole surplus is promised already, so its
 * amount comes out of the promise; any other amount is a refund beside those that wait.
 */
async function refundsByHand(
  ctx: SignedIn,
  tx: Tx,
  about: Asked & { waiting: readonly Waiting[] },
): Promise<Waiting[]> {
  const { attempts, request } = about;
  const own = about.waiting.filter(({ attempt }) => attempts.some(({ id }) => id === attempt.id));
  const first = own.find(({ refund }) => refund.id === request.refundId) ?? own[0];
  const isNamed = first?.refund.id === request.refundId;
  const isPart = request.amount !== null && first?.attempt.isSurplus === true;
  if (first && (isNamed || isPart))
    return [{ ...first, refund: await splitWaiting(ctx, tx, { refund: first.refund, request }) }];
  if (request.amount === null && first) return own;
  return promised(ctx, tx, about);
}

async function doneByHand(ctx: SignedIn, tx: Tx, about: Asked & { waiting: readonly Waiting[] }) {
  const now = new Map(about.attempts.map((attempt) => [attempt.id, attempt]));
  for (const { refund, attempt } of await refundsByHand(ctx, tx, about)) {
    const before = now.get(attempt.id) ?? attempt;
    now.set(attempt.id, await completeRefund(ctx, tx, { row: about.row, attempt: before, refund }));
  }
}

/** Writes the refunds of a sum, the last payment first. Throws payment.refundTooLarge and what `checkRefundLimit` throws. */
async function promised(ctx: SignedIn, tx: Tx, about: Asked): Promise<Waiting[]> {
  const { attempts, request } = about;
  const { reason: note, amount } = request;
  const isOwn = attempts.every(({ isSurplus }) => !isSurplus);
  if (isOwn) await checkRefundLimit(ctx, tx, { ...about, amount });
  const parts: readonly { attempt: AttemptRow; amount?: number }[] =
    amount === null ? attempts.map((attempt) => ({ attempt })) : await refundParts(tx, attempts, amount);
  const made: Waiting[] = [];
  for (const part of parts) {
    const refund = await dueRefund(ctx, tx, { ...part, reason: 'STAFF', note });
    if (refund) made.push({ refund, attempt: part.attempt });
  }
  const isShort =
    amount !== null && made.reduce((sum, { refund }) => sum + refund.amount, 0) < toTiyin(amount);
  if (made.length === 0 || isShort) throw apiError('payment.refundTooLarge');
  return made;
}

/**
 * Refunds a locked order in whole or in part, through the provider if possible, else manually. Throws payment.notPaid, and
 * what `checkRefundLimit` throws.
 */
export async function makeRefund(
  ctx: SignedIn,
  tx: Tx,
  { row, request }: { row: OrderRow; request: RefundRequest },
): Promise<void> {
  // While people are paying their parts, cancelling the order is what returns the money.
  if (isSplit(row) && !row.isPaid && row.status !== 'CANCELED') throw apiError('payment.notPaid');
  const all = await attemptsOf(tx, row);
  const waiting = await waitingByHand(tx, row, all);
  const attempts = attemptsToRefund(all, waiting, request);
  if (attempts.length === 0) throw apiError('payment.notPaid');
  const isByHand = request.byHand || request.refundId !== null;
  if (isByHand) await doneByHand(ctx, tx, { row, attempts, waiting, request });
  else await promised(ctx, tx, { row, attempts, request });
}

/** Staff refund an order in whole or in part, once per key (D83, BO-80). */
export async function refundOrder(
  ctx: SignedIn,
  orderId: string,
  asked: { request: RefundRequest; endpoint: string; bodyText: string },
): Promise<Reply<OrderPayment>> {
  const { request, ...about } = asked;
  const reply = await doOnce(ctx, about, async (tx) => {
    const row = await lockStaffOrder(ctx, tx, orderId);
    await makeRefund(ctx, tx, { row, request });
    const { branchId } = row;
    const action = request.byHand || request.refundId !== null ? 'order.refundByHand' : 'order.refund';
    const after = { refund: request.amount, reason: request.reason };
    const audited = { subject: 'order' as const, subjectId: orderId, branchId, before: null, after };
    await writeAudit(ctx, tx, { action, ...audited });
    return paymentOf(ctx, tx, await lockStaffOrder(ctx, tx, orderId));
  });
  ctx.wakeJobs();
  ctx.orderEvents.announce(ctx.merchantId, orderId);
  return reply;
}
