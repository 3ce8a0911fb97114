import type { OrderPayment } from '@dasturxon/core/api';
import { toTiyin } from '@dasturxon/core/payment';
import { and, eq, ne } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { paymentRefunds } from '../db/schema/payments.ts';
import type { Caller, Ctx } from '../deps.ts';
import type { Reply } from '../http/answers.ts';
import { doOnce } from '../http/idempotency.ts';
import { refusal } from '../http/refusal.ts';
import { lockOrder } from '../orders/change-status.ts';
import type { OrderRow } from '../orders/to-order.ts';
import { office } from '../users/office.ts';
import { attemptsOf, liveAttempt, type AttemptRow } from './attempts.ts';
import { dueRefund, type RefundRow } from './due-refund.ts';
import { paymentOf } from './read-payment.ts';
import { completeRefund } from './settle-order.ts';

type SignedIn = Ctx & { caller: Caller };
type Wish = { amount: number | null; byHand: boolean; reason: string | null };

/** What was promised to go back of an attempt before. */
function underwayOf(tx: Tx, { merchantId, id }: AttemptRow): Promise<RefundRow[]> {
  const open = and(
    eq(paymentRefunds.merchantId, merchantId),
    eq(paymentRefunds.attemptId, id),
    ne(paymentRefunds.state, 'DONE'),
  );
  return tx.select().from(paymentRefunds).where(open);
}

/** Given back outside of the provider: promises of before are kept by it, else a new one is made and kept at once. */
async function doneByHand(ctx: SignedIn, tx: Tx, about: { row: OrderRow; attempt: AttemptRow; wish: Wish }) {
  const { row, wish } = about;
  const waiting = (await underwayOf(tx, about.attempt)).filter(({ state }) => state === 'MANUAL');
  const refunds = wish.amount === null && waiting.length > 0 ? waiting : [await promised(ctx, tx, about)];
  let { attempt } = about;
  for (const refund of refunds) attempt = await completeRefund(ctx, tx, { row, attempt, refund });
}

async function promised(
  ctx: SignedIn,
  tx: Tx,
  about: { attempt: AttemptRow; wish: Wish },
): Promise<RefundRow> {
  const { attempt, wish } = about;
  const amount = wish.amount === null ? {} : { amount: toTiyin(wish.amount) };
  const refund = await dueRefund(ctx, tx, { attempt, reason: 'STAFF', note: wish.reason, ...amount });
  if (!refund) throw refusal('payment.refundTooLarge');
  return refund;
}

/** Staff gives money back, whole or in part: through the provider where it can, else by hand (D83). */
export async function refundOrder(
  ctx: SignedIn,
  orderId: string,
  asked: { wish: Wish; endpoint: string; bodyText: string },
): Promise<Reply<OrderPayment>> {
  office(ctx);
  const about = { endpoint: asked.endpoint, bodyText: asked.bodyText };
  const reply = await doOnce(ctx, about, async (tx) => {
    const row = await lockOrder(tx, ctx.merchantId, orderId);
    const attempts = await attemptsOf(tx, row);
    const attempt = liveAttempt(attempts) ?? attempts.find((one) => one.isSurplus && one.state === 'PAID');
    if (attempt?.state !== 'PAID') throw refusal('payment.notPaid');
    if (asked.wish.byHand) await doneByHand(ctx, tx, { row, attempt, wish: asked.wish });
    else await promised(ctx, tx, { attempt, wish: asked.wish });
    return paymentOf(ctx, tx, await lockOrder(tx, ctx.merchantId, orderId));
  });
  ctx.wakeJobs();
  ctx.orderEvents.announce(ctx.merchantId, orderId);
  return reply;
}
