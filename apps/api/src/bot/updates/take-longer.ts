import { canTakeLonger, isStaff, longerCooking, nextStatuses } from '@dasturxon/core/order';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { orderHistory, orders } from '../../db/schema/orders.ts';
import type { Deps } from '../messages/deps.ts';
import { apiError } from '../../http/api-error.ts';
import { lockOrder } from '../../orders/model/lock-order.ts';
import { toOrder } from '../../orders/model/to-order.ts';
import type { StaffMember } from '../chats/staff-member.ts';
import { enqueueOrderNotification } from '../../orders/model/enqueue-order-notification.ts';

/** Gives the kitchen ten minutes more for an order that it has not finished; the guest reads the new time. */
export async function takeLonger(
  deps: Pick<Deps, 'now' | 'newId'>,
  tx: Tx,
  wish: { merchantId: string; orderId: string; who: StaffMember },
): Promise<void> {
  const { merchantId, orderId, who } = wish;
  if (!isStaff(who.role) || who.role === 'COURIER') throw apiError('forbidden');
  const row = await lockOrder(tx, merchantId, orderId);
  const { status, serviceType, cookingTime: before } = toOrder(row, []);
  if (!canTakeLonger({ status })) {
    const [to = status] = nextStatuses(status, serviceType);
    throw apiError('illegal_transition', { from: status, to, needsReason: false });
  }
  const cookingTime = longerCooking(before);
  const at = deps.now();
  await tx
    .update(orders)
    .set({ data: { ...row.data, cookingTime }, updatedAt: at })
    .where(and(eq(orders.merchantId, merchantId), eq(orders.id, orderId)));
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
