import * as v from 'valibot';
import type { Answered, endpoints } from '@dasturxon/core/api';
import { Role } from '@dasturxon/core/auth';
import { canRoleRead, type Order, type OrderHistoryEvent, statusesOf } from '@dasturxon/core/order';
import { isBringing, isInScope } from '@dasturxon/core/staff';
import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { orderHistory, orders } from '../../db/schema/orders.ts';
import type { Caller } from '../../http/serving/context.ts';
import type { Ctx, SignedIn } from './deps.ts';
import { found } from '../../http/api-error.ts';
import { openEdits, toOrderEdit } from './order-edits.ts';
import { shownProof } from '../handover/prove-handover.ts';
import { explanationOf } from '../explanation/explanation-of.ts';
import { ownId } from '../../users/own-id.ts';
import { type OrderRow, toHistoryEvent, toOrder, withLines } from './to-order.ts';

export type OrderDetails = Answered<typeof endpoints.getOrder>;

const ACTIVE_AT_MOST = 100;

/** API-26: a page of the customer's orders, newest first; `onlyArchive` leaves the finished ones (D25). */
export async function listOrders(
  ctx: Pick<SignedIn, 'db' | 'merchantId' | 'caller'>,
  userId: string,
  page: { page: number; size: number; onlyArchive: boolean },
): Promise<Order[]> {
  const mine = and(eq(orders.merchantId, ctx.merchantId), eq(orders.userId, ownId(ctx, userId)));
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const rows = await tx
      .select()
      .from(orders)
      .where(page.onlyArchive ? and(mine, inArray(orders.status, statusesOf('archive'))) : mine)
      .orderBy(desc(orders.createdAt), desc(orders.number))
      .limit(page.size)
      .offset(page.page * page.size);
    return withLines(tx, rows);
  });
}

/** API-27. */
export async function listActiveOrders(ctx: SignedIn, userId: string): Promise<Order[]> {
  const mine = and(eq(orders.merchantId, ctx.merchantId), eq(orders.userId, ownId(ctx, userId)));
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const rows = await tx
      .select()
      .from(orders)
      .where(and(mine, inArray(orders.status, statusesOf('active'))))
      .orderBy(desc(orders.createdAt), desc(orders.number))
      .limit(ACTIVE_AT_MOST);
    return withLines(tx, rows);
  });
}

function mayRead({ userId, role: name, branchIds }: Caller, row: OrderRow): boolean {
  if (row.userId === userId) return true;
  const [role, order] = [v.parse(Role, name), toOrder(row, [])];
  if (role === 'COURIER' && !isBringing(userId, order)) return false;
  return isInScope(branchIds, row.branchId) && canRoleRead({ userId, role }, order);
}

/** The order's row when this caller may see it: their own, and of the merchant's what the role works with (D83). 404 otherwise. */
export async function visibleOrder(ctx: SignedIn, tx: Tx, id: string): Promise<OrderRow> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.merchantId, ctx.merchantId), eq(orders.id, id)));
  return found(row && mayRead(ctx.caller, row) ? row : null, 'order.notFound');
}

/** History after an id, oldest first. */
export async function historyAfter(
  ctx: Pick<Ctx, 'merchantId'>,
  tx: Tx,
  about: { orderId: string; after: number },
): Promise<OrderHistoryEvent[]> {
  const rows = await tx
    .select()
    .from(orderHistory)
    .where(
      and(
        eq(orderHistory.merchantId, ctx.merchantId),
        eq(orderHistory.orderId, about.orderId),
        gt(orderHistory.id, about.after),
      ),
    )
    .orderBy(asc(orderHistory.id));
  return rows.map(toHistoryEvent);
}

/** The order of a row with lines and history. */
export async function detailsOf(
  ctx: Pick<Ctx, 'merchantId' | 'now' | 'caller'>,
  tx: Tx,
  row: OrderRow,
): Promise<OrderDetails> {
  const [order] = await withLines(tx, [row]);
  const history = await historyAfter(ctx, tx, { orderId: row.id, after: 0 });
  const edit = (await openEdits(ctx, tx, [row])).get(row.id);
  return {
    ...order!,
    explanation: explanationOf(row, order!),
    history,
    edit: edit ? toOrderEdit(edit, row) : null,
    ...shownProof(row, ctx.caller?.userId),
  };
}

/** API-28. */
export function readOrder(ctx: SignedIn, id: string): Promise<OrderDetails> {
  return ctx.db.inTenant(ctx.merchantId, async (tx) => detailsOf(ctx, tx, await visibleOrder(ctx, tx, id)));
}
