import type { OrderPayment } from '@dasturxon/core/api';
import { toTiyin } from '@dasturxon/core/payment';
import { and, asc, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { paymentRefunds } from '../../db/schema/payments.ts';
import type { SignedIn } from '../protocol/deps.ts';
import type { Reply } from '../../http/answers.ts';
import { doOnce } from '../../http/serving/idempotency.ts';
import { found, apiError } from '../../http/api-error.ts';
import { lockStaffOrder } from '../../orders/model/lock-order.ts';
import type { OrderRow } from '../../orders/model/to-order.ts';
import { BACK_OFFICE, requireRole } from '../../users/require-role.ts';
import { type AttemptRow, attemptsOf, liveAttempt } from '../attempts/attempts.ts';
import { dueRefund, type RefundRow } from '../attempts/due-refund.ts';
import { paymentOf } from '../checkout/read-payment.ts';
import { completeRefund } from '../ledger/settle-order.ts';

type Wish = { amount: number | null; byHand: boolean; refundId: string | null; reason: string | null };
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
 * The attempt to refund. Manually: that of the named refund, else waiting surplus money before the money that pays
 * the order.
 */
function attemptToRefund(
  attempts: readonly AttemptRow[],
  waiting: readonly Waiting[],
  { byHand, refundId }: Wish,
): AttemptRow | undefined {
  if (refundId !== null) return waiting.find(({ refund }) => refund.id === refundId)?.attempt;
  const surplus = byHand ? waiting.find(({ attempt }) => attempt.isSurplus)?.attempt : undefined;
  return surplus ?? liveAttempt(attempts) ?? attempts.find((one) => one.isSurplus && one.state === 'PAID');
}

/** Takes `amount` out of a refund that waits, as a refund of its own. Throws payment.refundTooLarge. */
async function splitWaiting(ctx: SignedIn, tx: Tx, about: { refund: RefundRow; wish: Wish }) {
  const { refund, wish } = about;
  const amount = wish.amount === null ? refund.amount : toTiyin(wish.amount);
  if (amount > refund.amount) throw apiError('payment.refundTooLarge');
  if (amount === refund.amount) return refund;
  const { merchantId } = refund;
  const left = refund.amount - amount;
  const own = and(eq(paymentRefunds.merchantId, merchantId), eq(paymentRefunds.id, refund.id));
  await tx.update(paymentRefunds).set({ amount: left }).where(own);
  const part = { ...refund, id: ctx.newId(), amount, note: wish.reason ?? refund.note };
  const [row] = await tx.insert(paymentRefunds).values(part).returning();
  return found(row, 'server.failed');
}

/**
 * The refunds that a staff member has just made outside of the provider. A whole surplus is promised already, so its
 * amount comes out of the promise; any other amount is a refund beside those that wait.
 */
async function refundsByHand(
  ctx: SignedIn,
  tx: Tx,
  about: { attempt: AttemptRow; waiting: readonly Waiting[]; wish: Wish },
): Promise<RefundRow[]> {
  const { attempt, wish } = about;
  const own = about.waiting.flatMap(({ refund }) => (refund.attemptId === attempt.id ? [refund] : []));
  const named = own.find(({ id }) => id === wish.refundId);
  const [first] = named ? [named] : own;
  const isPart = wish.amount !== null && attempt.isSurplus;
  if (first && (named || isPart)) return [await splitWaiting(ctx, tx, { refund: first, wish })];
  if (wish.amount === null && first) return own;
  return [await promised(ctx, tx, about)];
}

async function doneByHand(
  ctx: SignedIn,
  tx: Tx,
  about: { row: OrderRow; attempt: AttemptRow; waiting: readonly Waiting[]; wish: Wish },
) {
  let { attempt } = about;
  for (const refund of await refundsByHand(ctx, tx, about))
    attempt = await completeRefund(ctx, tx, { row: about.row, attempt, refund });
}

async function promised(
  ctx: SignedIn,
  tx: Tx,
  about: { attempt: AttemptRow; wish: Wish },
): Promise<RefundRow> {
  const { attempt, wish } = about;
  const amount = wish.amount === null ? {} : { amount: toTiyin(wish.amount) };
  const refund = await dueRefund(ctx, tx, { attempt, reason: 'STAFF', note: wish.reason, ...amount });
  if (!refund) throw apiError('payment.refundTooLarge');
  return refund;
}

/** Staff refund an order in whole or in part, through the provider if possible, else manually (D83). */
export async function refundOrder(
  ctx: SignedIn,
  orderId: string,
  asked: { wish: Wish; endpoint: string; bodyText: string },
): Promise<Reply<OrderPayment>> {
  requireRole(ctx, BACK_OFFICE);
  const { wish, ...about } = asked;
  const isByHand = wish.byHand || wish.refundId !== null;
  const reply = await doOnce(ctx, about, async (tx) => {
    const row = await lockStaffOrder(ctx, tx, orderId);
    const attempts = await attemptsOf(tx, row);
    const waiting = await waitingByHand(tx, row, attempts);
    const attempt = attemptToRefund(attempts, waiting, wish);
    if (attempt?.state !== 'PAID') throw apiError('payment.notPaid');
    if (isByHand) await doneByHand(ctx, tx, { row, attempt, waiting, wish });
    else await promised(ctx, tx, { attempt, wish });
    return paymentOf(ctx, tx, await lockStaffOrder(ctx, tx, orderId));
  });
  ctx.wakeJobs();
  ctx.orderEvents.announce(ctx.merchantId, orderId);
  return reply;
}
