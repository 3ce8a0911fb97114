import type { Role } from '@dasturxon/core/auth';
import { canTakeLonger, isStaff, longerCooking, MORE_MINUTES, nextStatuses } from '@dasturxon/core/order';
import { isDelayLeft } from '@dasturxon/core/staff';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { orderHistory, orders } from '../../db/schema/orders.ts';
import { apiError, found } from '../../http/api-error.ts';
import type { Deps } from '../model/deps.ts';
import { enqueueOrderNotification } from '../model/enqueue-order-notification.ts';
import { lockOrder } from '../model/lock-order.ts';
import { toOrder, type OrderRow } from '../model/to-order.ts';
import { wasNotedLate, watchPromise } from './note-late.ts';

type Delay = {
  merchantId: string;
  orderId: string;
  who: { userId: string; role: Role; name: string | null };
  /** Ten by default. */
  minutes?: number;
};

/** How often the kitchen has asked for more time for an order. */
export const delaysOf = ({ data }: Pick<OrderRow, 'data'>): number => Number(data['delays'] ?? 0);

/** By how many minutes the kitchen has extended the time of an order. */
export const delayedMinutesOf = ({ data }: Pick<OrderRow, 'data'>): number =>
  Number(data['delayedMinutes'] ?? 0);

/**
 * Gives the kitchen more minutes for an order that it has not finished; the guest receives the new time. Throws
 * forbidden, order.notFound, illegal_transition, and order.delayedEnough at the limits of BO-14.
 */
export async function takeLonger(
  deps: Pick<Deps, 'now' | 'newId'>,
  tx: Tx,
  { merchantId, orderId, who, minutes = MORE_MINUTES }: Delay,
): Promise<void> {
  if (!isStaff(who.role) || who.role === 'COURIER') throw apiError('forbidden');
  const row = await lockOrder(tx, merchantId, orderId);
  const { status, serviceType, cookingTime: before } = toOrder(row, []);
  if (!canTakeLonger({ status })) {
    const [to = status] = nextStatuses(status, serviceType);
    throw apiError('illegal_transition', { from: status, to, needsReason: false });
  }
  const [delays, delayedMinutes] = [delaysOf(row), delayedMinutesOf(row)];
  if (!isDelayLeft({ delays, delayedMinutes }, minutes)) throw apiError('order.delayedEnough');
  const cookingTime = longerCooking(before, minutes);
  const at = deps.now();
  const delayed = { cookingTime, delays: delays + 1, delayedMinutes: delayedMinutes + minutes };
  const [promised] = await tx
    .update(orders)
    .set({ data: { ...row.data, ...delayed, lateIn: null }, updatedAt: at })
    .where(and(eq(orders.merchantId, merchantId), eq(orders.id, orderId)))
    .returning();
  // The job of an order that was late has run.
  if (wasNotedLate(row)) await watchPromise(deps, tx, found(promised, 'order.notFound'));
  await tx.insert(orderHistory).values({
    merchantId,
    orderId,
    event: 'UPDATE',
    fromStatus: status,
    toStatus: status,
    actorId: who.userId,
    actorRole: who.role,
    data: { cookingTime, by: who.name },
    at,
  });
  await enqueueOrderNotification(deps, tx, row);
}
