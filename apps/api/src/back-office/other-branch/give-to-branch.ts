import { canChangeBranch, type OtherBranch } from '@dasturxon/core/order';
import { isAtTill, type BoardOrder } from '@dasturxon/core/staff';

import { openDelivery } from '../../couriers/model/delivery-rows.ts';
import type { Tx } from '../../db/connect.ts';
import type { Reply } from '../../http/answers.ts';
import { apiError } from '../../http/api-error.ts';
import type { KeyedCall } from '../../http/serving/idempotency.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { lockStaffOrder } from '../../orders/model/lock-order.ts';
import { kitchenOf, openEdits } from '../../orders/model/order-edits.ts';
import { type OrderRow, toOrder } from '../../orders/model/to-order.ts';
import { changeBranch } from '../../orders/other-branch/change-branch.ts';
import { findOtherBranches } from '../../orders/other-branch/find-other-branches.ts';
import { lockTillOrder, toOrderTill } from '../../tills/model/till-orders.ts';
import { actorOf, type ExpectedOrder, writeBoardOrder } from '../board/write-board-order.ts';

/** The caller's order, locked. Throws order.notFound, and order.branchFixed for one that stays at its branch. */
async function orderToGive(ctx: SignedIn, tx: Tx, id: string): Promise<OrderRow> {
  const row = await lockStaffOrder(ctx, tx, id);
  const { status, serviceType, courierId } = toOrder(row, []);
  const isBeingFetched = (await openDelivery(tx, ctx.merchantId, id)) !== null;
  const till = await lockTillOrder(tx, row);
  const may = canChangeBranch({
    status,
    serviceType,
    courierId,
    kitchen: kitchenOf(row),
    isBeingFetched,
    isAtTill: isAtTill(till && toOrderTill(till)),
  });
  if (!may.ok) throw apiError(may.code);
  return row;
}

/** The other branches of the caller's, and what keeps each from taking the order over. Throws order.notFound and order.branchFixed. */
export function readOtherBranches(ctx: SignedIn, id: string): Promise<OtherBranch[]> {
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const branches = await findOtherBranches(ctx, tx, await orderToGive(ctx, tx, id));
    return branches.map(({ other }) => other);
  });
}

const facts = ({ status, branchId }: BoardOrder) => ({ status, branchId });

/**
 * Gives an order to another branch, once per key (C.8). Throws order.changed, order.branchFixed, order.editPending while
 * the guest is asked about a change, branch.notFound, and order.branchUnfit for a branch that cannot take it over.
 */
export function giveToBranch(
  ctx: SignedIn,
  request: ExpectedOrder & { branchId: string },
  sent: KeyedCall,
): Promise<Reply<BoardOrder>> {
  return writeBoardOrder(ctx, { request, sent, action: 'order.branch', facts }, async (tx) => {
    const row = await orderToGive(ctx, tx, request.id);
    if ((await openEdits(ctx, tx, [row])).has(row.id)) throw apiError('order.editPending');
    const branches = await findOtherBranches(ctx, tx, row);
    const to = branches.find(({ other }) => other.id === request.branchId);
    if (!to) throw apiError('branch.notFound');
    if (to.other.obstacles.length > 0) throw apiError('order.branchUnfit');
    await changeBranch(ctx, tx, { row, to, actor: actorOf(ctx) });
  });
}
