import { courierStepsOf } from '@dasturxon/core/dispatch';
import type { BoardOrder } from '@dasturxon/core/staff';
import { and, eq } from 'drizzle-orm';

import { writeAudit } from '../../audit/write-audit.ts';
import { boardOrder } from '../board/read-board.ts';
import type { Tx } from '../../db/connect.ts';
import { guestPictures } from '../../db/schema/guests/guest-pictures.ts';
import { orders } from '../../db/schema/orders.ts';
import { contentOf, keptPicture, storePicture } from '../../guest-pictures/guest-pictures.ts';
import { apiError } from '../../http/api-error.ts';
import { lockStaffOrder } from '../../orders/model/lock-order.ts';
import { provenOrder } from '../../orders/handover/prove-handover.ts';
import type { SignedIn } from '../../couriers/model/deps.ts';

/** Whether the caller brings the order now: it is on the way to the guest. */
async function refuseNotBringing(ctx: SignedIn, tx: Tx, id: string): Promise<void> {
  const board = await boardOrder(ctx, tx, id);
  if (!courierStepsOf(board, ctx.caller.userId).includes('HANDED_OVER')) throw apiError('order.notFound');
}

/**
 * Keeps the picture of what a courier has left at the door, as a private picture of the order's guest (BO-404); an earlier one is
 * removed. Throws order.notFound for an order that the caller does not bring, upload.invalid and request.rateLimited.
 */
export async function sendDoorPicture(
  ctx: SignedIn,
  { id: orderId, bytes }: { id: string; bytes: unknown },
): Promise<BoardOrder> {
  await ctx.db.inTenant(ctx.merchantId, (tx) => refuseNotBringing(ctx, tx, orderId));
  const order = await storePicture(ctx, bytes, async (tx, id) => {
    const row = await lockStaffOrder(ctx, tx, orderId);
    await refuseNotBringing(ctx, tx, orderId);
    const { merchantId, userId, branchId } = row;
    const before = provenOrder(row).doorPicture;
    if (before !== null)
      await tx
        .update(guestPictures)
        .set({ removedAt: ctx.now() })
        .where(and(eq(guestPictures.merchantId, merchantId), eq(guestPictures.id, before)));
    await tx
      .insert(guestPictures)
      .values({ merchantId, id, userId, orderId, kind: 'DOOR', createdAt: ctx.now() });
    await tx
      .update(orders)
      .set({ data: { ...row.data, doorPicture: id } })
      .where(and(eq(orders.merchantId, merchantId), eq(orders.id, orderId)));
    const about = { action: 'delivery.picture' as const, subject: 'order' as const, subjectId: orderId };
    await writeAudit(ctx, tx, { ...about, branchId, before: null, after: null });
    return boardOrder(ctx, tx, orderId);
  });
  ctx.orderEvents.announce(ctx.merchantId, orderId);
  return order;
}

/** The picture of the door, for those who see the guest of the order. Throws picture.notFound. */
export async function readDoorPicture(ctx: SignedIn, orderId: string): Promise<{ image: string }> {
  const id = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    await boardOrder(ctx, tx, orderId);
    const [picture] = await tx
      .select({ id: guestPictures.id })
      .from(guestPictures)
      .where(and(keptPicture(ctx, 'DOOR'), eq(guestPictures.orderId, orderId)));
    if (!picture) throw apiError('picture.notFound');
    return picture.id;
  });
  return contentOf(ctx, id);
}
