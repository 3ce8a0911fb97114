import { isCourierFinal, isSearching, isShownToCustomer, toCourierStatus } from '@dasturxon/core/courier';
import type { Role } from '@dasturxon/core/auth';

import { type Claim, CourierServiceRefused, type Trip } from '../gateways/yandex-delivery/courier-service.ts';
import { apiError } from '../http/api-error.ts';
import { lockStaffOrder } from '../orders/model/lock-order.ts';
import { applyCourierStatus } from './apply-courier-status.ts';
import { readCourierKey } from './model/courier-key.ts';
import { type Delivery, findDelivery, openDelivery, toCourierState } from './model/delivery-rows.ts';
import type { SignedIn } from './model/deps.ts';
import { refreshDelivery } from './follow-claim.ts';
import { readTrip } from './model/to-trip.ts';

type Withdrawal = {
  orderId: string;
  actor: { userId: string; role: Role };
  /** The courier whom the caller knows of: a search alone is taken back without one, and a found courier by their id. */
  expectedCourierId: string | null;
};

type Called = { delivery: Delivery; key: string; trip: Trip | null };

async function readCalled(ctx: SignedIn, orderId: string): Promise<Called | null> {
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const row = await lockStaffOrder(ctx, tx, orderId);
    const delivery = await openDelivery(tx, ctx.merchantId, orderId);
    if (delivery?.provider !== 'YANDEX') return null;
    const key = (await readCourierKey(ctx, tx, ctx.merchantId)) ?? '';
    return { delivery, key, trip: await readTrip(tx, row) };
  });
}

/** The answer of the service; null where it refuses because it has no such claim, and accepts none. */
async function orRefused<T>(ctx: SignedIn, call: Promise<T>): Promise<T | null> {
  return call.catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'a delivery claim was not withdrawn');
    if (error instanceof CourierServiceRefused) return null;
    throw apiError('gateway.failed');
  });
}

/** The claim as it is now. One that is being created has the same id here: creating repeats by the delivery's id. */
async function claimNow(ctx: SignedIn, { delivery, key, trip }: Called): Promise<Claim | null> {
  if (delivery.claimId) return orRefused(ctx, ctx.courierService.info(key, delivery.claimId));
  if (!trip) return null;
  const asked = { requestId: delivery.id, trip, callbackUrl: null };
  return orRefused(ctx, ctx.courierService.create(key, asked));
}

/** The service has found a courier in the meantime: the order shows them, and the caller reads who it is. */
async function alreadyFound(ctx: SignedIn, { delivery }: Called, name: string | null) {
  await refreshDelivery(ctx, ctx.merchantId, delivery.id);
  return apiError('courier.found', { name: name ?? '' });
}

/** Sends the cancellation; one that the service refuses has ended already, or has a courier. */
async function sendCancel(
  ctx: SignedIn,
  called: Called,
  { claim, freeOnly }: { claim: Claim; freeOnly: boolean },
) {
  const sent = ctx.courierService.cancel(called.key, claim, freeOnly).then(() => true);
  if (await orRefused(ctx, sent)) return;
  const after = await orRefused(ctx, ctx.courierService.info(called.key, claim.id));
  const status = after && toCourierStatus(after.status);
  if (after && isShownToCustomer(status)) throw await alreadyFound(ctx, called, after.courierName);
  if (!isCourierFinal(status)) throw apiError('gateway.failed');
}

/** Cancels the claim at the service. Throws courier.found where that is no longer free of charge, or too late. */
async function cancelClaim(ctx: SignedIn, called: Called, freeOnly: boolean): Promise<void> {
  const claim = await claimNow(ctx, called);
  if (!claim) return;
  const status = toCourierStatus(claim.status);
  const isTooLate = status === 'PERFORMER_DELIVERED_FINISH' || (freeOnly && isShownToCustomer(status));
  if (isTooLate) throw await alreadyFound(ctx, called, claim.courierName);
  if (!isCourierFinal(status)) await sendCancel(ctx, called, { claim, freeOnly });
}

/**
 * Withdraws an order from the courier service, where the service has it: a search free of charge, a found courier whom the
 * caller names for what the service asks. The order then waits for a courier. An order that the service does not have stays
 * as it is. Throws order.notFound, courier.found with the name, and gateway.failed while the claim's state is unknown.
 */
export async function withdrawFromService(
  ctx: SignedIn,
  { orderId, actor, expectedCourierId }: Withdrawal,
): Promise<void> {
  const called = await readCalled(ctx, orderId);
  if (!called) return;
  const freeOnly = isSearching(toCourierState(called.delivery));
  const { id, firstName } = called.delivery;
  if (!freeOnly && expectedCourierId !== id) throw apiError('courier.found', { name: firstName ?? '' });
  if (called.key !== '') await cancelClaim(ctx, called, freeOnly);
  await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const order = await lockStaffOrder(ctx, tx, orderId);
    const delivery = await findDelivery(tx, ctx.merchantId, id);
    if (!delivery || delivery.finishedAt) return;
    const event = { status: 'CANCELLED' as const, actor };
    await applyCourierStatus(ctx, tx, { order, delivery, event });
  });
  ctx.orderEvents.announce(ctx.merchantId, orderId);
}
