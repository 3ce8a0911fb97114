import type { endpoints, PaymentPage, Received } from '@dasturxon/core/api';
import { isPaidBeforehand } from '@dasturxon/core/order';
import { canTipLate, LATE_TIP_PART } from '@dasturxon/core/payment';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { orderParts } from '../../db/schema/payments.ts';
import { apiError, found } from '../../http/api-error.ts';
import { readStorefrontSettings } from '../../merchants/read-merchant.ts';
import { allPartsOf, type PartRow } from '../../orders/groups/order-parts.ts';
import { ownOrder } from '../../orders/model/own-order.ts';
import { type OrderRow, toOrder } from '../../orders/model/to-order.ts';
import { attemptsOf, moveAttempt } from '../attempts/attempts.ts';
import { refuseFrozen } from '../attempts/free-order.ts';
import { asOrder } from '../order-parts/parts.ts';
import { guestPays, openCheckout } from '../checkout/checkout.ts';
import { offered } from '../checkout/choose-payment.ts';
import { platformOfPayment } from '../checkout/return-page.ts';
import { lookUpOnce } from '../jobs/payment-jobs.ts';
import type { SignedIn } from '../protocol/deps.ts';

type Tip = Received<typeof endpoints.payLateTip, 'body'>;

const isTipOf = (row: OrderRow) =>
  and(
    eq(orderParts.merchantId, row.merchantId),
    eq(orderParts.orderId, row.id),
    eq(orderParts.part, LATE_TIP_PART),
  );

const writtenTip = async (tx: Tx, row: OrderRow): Promise<PartRow | undefined> =>
  (await allPartsOf(tx, row)).find(({ part }) => part === LATE_TIP_PART);

/** Another sum or method before it is paid: what was begun ends. Throws payment.inProgress. */
async function changeTip(ctx: SignedIn, tx: Tx, about: { tip: OrderRow; to: Tip }): Promise<void> {
  const { tip, to } = about;
  if (tip.totalPrice === to.amount && tip.paymentType === to.paymentType) return;
  await refuseFrozen(ctx, tx, tip);
  const event = { type: 'CANCEL', reason: 'SWITCHED' } as const;
  for (const attempt of await attemptsOf(tx, tip))
    if (attempt.state === 'CREATED' || attempt.state === 'PENDING')
      await moveAttempt(tx, attempt, { event, now: ctx.now() });
  await tx.update(orderParts).set({ amount: to.amount, paymentType: to.paymentType }).where(isTipOf(tip));
}

/** The tip of the caller's order as something to pay. Throws order.notFound, payment.closed and payment.unavailable. */
async function tipToPay(ctx: SignedIn, tx: Tx, about: { orderId: string; tip: Tip }): Promise<OrderRow> {
  const row = await ownOrder(ctx, tx, about.orderId);
  const { features } = await readStorefrontSettings(tx, ctx.caller.platform);
  if (!canTipLate(toOrder(row, []), { now: ctx.now(), tips: features.tips }))
    throw apiError('payment.closed');
  const { amount, paymentType } = about.tip;
  const session = ctx.caller.platform;
  if (!isPaidBeforehand(paymentType)) throw apiError('payment.unavailable');
  await offered(ctx, tx, { paymentType, session, platform: platformOfPayment(ctx, row) });
  const before = await writtenTip(tx, row);
  if (before) await changeTip(ctx, tx, { tip: asOrder(row, before), to: about.tip });
  else
    await tx.insert(orderParts).values({
      merchantId: row.merchantId,
      orderId: row.id,
      part: LATE_TIP_PART,
      memberId: 'guest',
      amount,
      paymentType,
      counts: [],
    });
  return asOrder(row, found(await writtenTip(tx, row), 'server.failed'));
}

/** Asks the provider about what was begun before. */
async function askBefore(ctx: SignedIn, orderId: string): Promise<void> {
  const attempts = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const row = await ownOrder(ctx, tx, orderId);
    const tip = await writtenTip(tx, row);
    return tip ? attemptsOf(tx, asOrder(row, tip)) : [];
  });
  for (const { id, state, providerId } of attempts)
    if (providerId !== null && (state === 'CREATED' || state === 'PENDING'))
      await lookUpOnce(ctx, ctx.merchantId, id);
}

/**
 * Where the caller pays a tip for an order that has arrived (B35). Throws order.notFound, payment.closed after a day or a tip,
 * payment.unavailable for cash, and payment.inProgress.
 */
export const payLateTip = (ctx: SignedIn, orderId: string, tip: Tip): Promise<PaymentPage> =>
  openCheckout(ctx, {
    find: (tx) => tipToPay(ctx, tx, { orderId, tip }),
    payerOf: (tx, row) => guestPays(ctx, tx, row),
    askBefore: () => askBefore(ctx, orderId),
  });
