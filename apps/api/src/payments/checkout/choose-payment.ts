import * as v from 'valibot';
import { isPaidBeforehand, type OriginPlatform, unpaidExpiry } from '@dasturxon/core/order';
import {
  MerchantPaymentSetting,
  offeredPayments,
  type PaymentPlatform,
  type PaymentType,
} from '@dasturxon/core/payment';
import { and, eq } from 'drizzle-orm';

import { enqueueOrderNotification } from '../../orders/model/enqueue-order-notification.ts';
import type { Tx } from '../../db/connect.ts';
import { paymentMethods } from '../../db/schema/content.ts';
import { orderHistory, orders } from '../../db/schema/orders.ts';
import type { Ctx, SignedIn } from '../protocol/deps.ts';
import { found, apiError } from '../../http/api-error.ts';
import { sendJob } from '../../jobs/queues.ts';
import { readStorefrontSettings } from '../../merchants/read-merchant.ts';
import { startLadder } from '../../orders/moves/climb-ladder.ts';
import { isSplit } from '../../orders/model/order-edits.ts';
import { ownOrder } from '../../orders/model/own-order.ts';
import { detailsOf, type OrderDetails } from '../../orders/model/read-orders.ts';
import { type OrderRow, toOrder } from '../../orders/model/to-order.ts';
import { freeOrder } from '../attempts/free-order.ts';
import { ownPartOf } from '../order-parts/parts.ts';
import { askOpenAttempts } from './ask-open-attempts.ts';
import { platformOfPayment } from './return-page.ts';

type PaymentChoice = { paymentType: PaymentType; platform: PaymentPlatform; session: OriginPlatform };

/** Throws payment.unavailable for a way to pay that is not offered there (D22). */
export async function offered(
  ctx: Pick<Ctx, 'merchantId'>,
  tx: Tx,
  { paymentType, platform, session }: PaymentChoice,
): Promise<void> {
  const rows = await tx.select().from(paymentMethods).where(eq(paymentMethods.merchantId, ctx.merchantId));
  const { payments: switches } = await readStorefrontSettings(tx, session);
  const settings = rows.map((row) => v.parse(MerchantPaymentSetting, row));
  const answer = offeredPayments(settings, { switches, platform });
  if (!answer.ok || !answer.value.types.includes(paymentType)) throw apiError('payment.unavailable');
}

async function change(ctx: SignedIn, tx: Tx, about: { row: OrderRow; paymentType: PaymentType }) {
  const { row, paymentType } = about;
  const own = and(eq(orders.merchantId, row.merchantId), eq(orders.id, row.id));
  const at = ctx.now();
  const [changed] = await tx.update(orders).set({ paymentType, updatedAt: at }).where(own).returning();
  await tx.insert(orderHistory).values({
    merchantId: row.merchantId,
    orderId: row.id,
    event: 'CHANGE_PAYMENT_TYPE',
    fromStatus: row.status,
    toStatus: row.status,
    actorId: ctx.caller.userId,
    actorRole: ctx.caller.role,
    data: { paymentType, courierStatus: row.data['courierStatus'] ?? null },
    at,
  });
  await enqueueOrderNotification(ctx, tx, row);
  return found(changed, 'order.notFound');
}

/** A switch to prepayment sets the expiry from the order's placement, with a minimum. */
async function expireLater(ctx: Ctx, tx: Tx, row: OrderRow) {
  const due = unpaidExpiry(toOrder(row, []));
  if (!due) return;
  const soonest = new Date(ctx.now().getTime() + 10 * 60_000);
  const job = { id: ctx.newId(), merchantId: row.merchantId, payload: { orderId: row.id } };
  await sendJob(tx, { ...job, queue: 'order.expire-unpaid', startAfter: due > soonest ? due : soonest });
}

/**
 * Another way to pay the caller's unpaid order, cash among them. Whatever was begun is asked about and ended first; a
 * provider that is at work right now keeps the order (payment.inProgress). The same again changes nothing.
 */
export async function choosePayment(
  ctx: SignedIn,
  orderId: string,
  { paymentType }: { paymentType: PaymentType },
): Promise<OrderDetails> {
  await askOpenAttempts(ctx, orderId);
  const details = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const row = await ownOrder(ctx, tx, orderId);
    if (row.status === 'CANCELED' || row.status === 'CLOSED') throw apiError('payment.closed');
    if (row.isPaid) throw apiError('payment.alreadyPaid');
    if (row.paymentType === paymentType) return detailsOf(ctx, tx, row);
    // Others pay their parts: the host's own part can be paid online alone.
    if (isSplit(row) && !isPaidBeforehand(paymentType)) throw apiError('payment.unavailable');
    await offered(ctx, tx, {
      paymentType,
      platform: platformOfPayment(ctx, row),
      session: ctx.caller.platform,
    });
    await freeOrder(ctx, tx, { row: await ownPartOf(tx, row), reason: 'SWITCHED' });
    const changed = await change(ctx, tx, { row, paymentType });
    if (!isPaidBeforehand(row.paymentType)) await expireLater(ctx, tx, changed);
    else if (!isPaidBeforehand(paymentType)) await startLadder(ctx, tx, changed);
    return detailsOf(ctx, tx, changed);
  });
  ctx.orderEvents.announce(ctx.merchantId, orderId);
  return details;
}
