import { busyMinutesAt, slotCapacityAt } from '@dasturxon/core/branch';
import { localizedText } from '@dasturxon/core/kernel';
import { BRANCH_CHANGED } from '@dasturxon/core/order';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { orderHistory, orders } from '../../db/schema/orders.ts';
import { found } from '../../http/api-error.ts';
import { notifyOfBranch } from '../../notifications/notify-of-branch.ts';
import { moveAmountLeft } from '../model/amount-left.ts';
import type { Deps, OrderWriteDeps } from '../model/deps.ts';
import { enqueueOrderNotification } from '../model/enqueue-order-notification.ts';
import { stockOfOrder, takesSince } from '../model/order-stock.ts';
import { returnSlot, takeSlot } from '../model/slot-uses.ts';
import { type OrderRow, toOrder, withLines } from '../model/to-order.ts';
import { kitchenTime } from '../timing/kitchen-times.ts';
import { startLadder } from '../moves/climb-ladder.ts';
import type { EditActor } from '../edits/apply-edit.ts';
import type { FoundBranch } from './find-other-branches.ts';

type ChangeDeps = OrderWriteDeps & Pick<Deps, 'db'>;
type Change = { row: OrderRow; to: FoundBranch; actor: NonNullable<EditActor> };

/** What the old branch has left and its slot go back; the same is taken at the new one. Throws product.notEnough and slot.unavailable. */
async function moveReserved(deps: OrderWriteDeps, tx: Tx, { row, to }: Omit<Change, 'actor'>) {
  const { merchantId, branchId, deliveryAt: at } = row;
  const ctx = { merchantId, now: deps.now };
  const { serving } = to;
  const [order] = await withLines(tx, [row]);
  for (const [productId, quantity] of stockOfOrder(order!.cartItems)) {
    await moveAmountLeft(ctx, tx, { branchId, productId, more: -quantity, since: takesSince(row) });
    await moveAmountLeft(ctx, tx, { branchId: serving.branch.id, productId, more: quantity });
  }
  if (at === null) return;
  await returnSlot(tx, row);
  await takeSlot(ctx, tx, { branchId: serving.branch.id, capacity: slotCapacityAt(serving, at), at });
}

/** What of an order's data is of its branch. An accepted order keeps the time that the guest was promised. */
async function dataAt(deps: ChangeDeps, tx: Tx, { row, to }: Omit<Change, 'actor'>) {
  const { branch } = to.serving;
  const { id, name, address, phone, latitude, longitude } = branch;
  const isPromised = row.status !== 'CREATED' || row.deliveryAt !== null;
  return {
    ...row.data,
    branch: { id, name, address, phone, latitude, longitude },
    distance: to.other.distance,
    givenBy: { name: toOrder(row, []).branch?.name ?? localizedText({}), at: deps.now().toISOString() },
    ...(!isPromised && {
      busyMinutes: busyMinutesAt(branch, deps.now()),
      measuredMinutes: await kitchenTime({ ...deps, merchantId: row.merchantId }, tx, id),
    }),
  };
}

/**
 * Gives a locked order to another branch, in this transaction: the row, one line of history, what the branches have left,
 * slots, the answer ladder, and the messages. What the guest pays stays. Throws product.notEnough and slot.unavailable.
 */
export async function changeBranch(deps: ChangeDeps, tx: Tx, change: Change): Promise<void> {
  const { row, to, actor } = change;
  const { merchantId, id: orderId, status } = row;
  const branchId = to.serving.branch.id;
  await moveReserved(deps, tx, change);
  const [moved] = await tx
    .update(orders)
    .set({ branchId, data: await dataAt(deps, tx, change), updatedAt: deps.now() })
    .where(and(eq(orders.merchantId, merchantId), eq(orders.id, orderId)))
    .returning();
  const given = found(moved, 'order.notFound');
  await tx.insert(orderHistory).values({
    merchantId,
    orderId,
    event: 'UPDATE',
    fromStatus: status,
    toStatus: status,
    actorId: actor.userId,
    actorRole: actor.role,
    data: { reason: BRANCH_CHANGED, from: row.branchId, to: branchId, by: actor.name },
    at: deps.now(),
  });
  await startLadder(deps, tx, given);
  await enqueueOrderNotification(deps, tx, given);
  await notifyOfBranch(deps, tx, { row: given, order: toOrder(given, []) });
}
