import {
  areSameLines,
  type GroupOrder,
  groupShares,
  groupStateAt,
  orderedState,
  wholeBasket,
} from '@dasturxon/core/group';
import { type Order, unpaidExpiry } from '@dasturxon/core/order';
import { and, asc, desc, eq, gte } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { groupMembers, groupOrders } from '../../db/schema/groups/groups.ts';
import { orders } from '../../db/schema/orders.ts';
import { apiError } from '../../http/api-error.ts';
import type { Ctx } from '../model/deps.ts';
import { partsOfOrder } from './order-parts.ts';
import { withLines } from '../model/to-order.ts';
import { opensGroup } from './group-marks.ts';

export type GroupRow = typeof groupOrders.$inferSelect;
export type MemberRow = typeof groupMembers.$inferSelect;

const isGroup = (ctx: Ctx, id: string) =>
  and(eq(groupOrders.merchantId, ctx.merchantId), eq(groupOrders.id, id));

/** A group, locked against other writers until the transaction ends. Throws group.notFound. */
export async function lockGroup(ctx: Ctx, tx: Tx, id: string): Promise<GroupRow> {
  const [row] = await tx.select().from(groupOrders).where(isGroup(ctx, id)).for('update');
  if (!row) throw apiError('group.notFound');
  return row;
}

/** The members in the order in which they joined, the host first. */
export function membersOf(ctx: Ctx, tx: Tx, id: string): Promise<MemberRow[]> {
  return tx
    .select()
    .from(groupMembers)
    .where(and(eq(groupMembers.merchantId, ctx.merchantId), eq(groupMembers.groupId, id)))
    .orderBy(desc(groupMembers.isHost), asc(groupMembers.createdAt), asc(groupMembers.id));
}

/** The group's order: the first that the host placed of exactly its dishes after it was closed. */
async function findOrder(ctx: Ctx, tx: Tx, { row, members }: GroupRows): Promise<Order | null> {
  const known = row.orderId === null ? undefined : eq(orders.id, row.orderId);
  const since = gte(orders.createdAt, row.lockedAt ?? row.deadline);
  const rows = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.merchantId, ctx.merchantId), eq(orders.userId, row.userId), known ?? since))
    .orderBy(asc(orders.createdAt))
    .limit(20);
  const basket = wholeBasket(members);
  const placed = await withLines(tx, rows);
  return placed.find((order) => known !== undefined || areSameLines(order.cartItems, basket)) ?? null;
}

type GroupRows = { row: GroupRow; members: MemberRow[] };

/** Notes the order of a closed group once it is placed. */
async function settle(ctx: Ctx, tx: Tx, rows: GroupRows): Promise<Order | null> {
  const { row } = rows;
  if (groupStateAt(row, ctx.now()) !== 'LOCKED' && row.orderId === null) return null;
  const order = await findOrder(ctx, tx, rows);
  if (order && row.orderId === null)
    await tx
      .update(groupOrders)
      .set({ state: 'ORDERED', orderId: order.id })
      .where(and(isGroup(ctx, row.id), eq(groupOrders.state, row.state)));
  return order;
}

type Ordered = { order: Order; members: readonly MemberRow[] };

/**
 * What each owes of the placed order. Of one that each pays it is the sum of their own parts, so that what the host has taken over
 * is the host's, and whether all of it is paid.
 */
async function moneyOf(ctx: Ctx, tx: Tx, { order, members }: Ordered) {
  const parts = (await partsOfOrder(tx, { merchantId: ctx.merchantId, id: order.id })).filter(
    ({ state }) => state !== 'DROPPED',
  );
  const isSplit = parts.length > 0;
  const shares = groupShares(members, order.cartItems, order);
  const state = orderedState({ ...order, isSplit });
  return {
    state,
    payUntil: state === 'PAYING' ? (unpaidExpiry(order)?.toISOString() ?? null) : null,
    of: members.map(({ id }, index) => {
      if (!isSplit) return { share: shares[index]!, isPaid: null };
      const own = parts.filter(({ memberId }) => memberId === id);
      const share = own.reduce((sum, { amount }) => sum + amount, 0);
      return { share, isPaid: own.every((one) => one.state === 'PAID') };
    }),
  };
}

/** A group as its members see it, with their shares once it is ordered. */
export async function toGroup(ctx: Ctx, tx: Tx, row: GroupRow): Promise<GroupOrder> {
  const members = await membersOf(ctx, tx, row.id);
  const order = await settle(ctx, tx, { row, members });
  const money = order && (await moneyOf(ctx, tx, { order, members }));
  return {
    id: row.id,
    state: money?.state ?? groupStateAt(row, ctx.now()),
    pays: row.pays,
    deadline: row.deadline.toISOString(),
    payUntil: money?.payUntil ?? null,
    members: members.map(({ id, name, isHost, isDone, version, lines }, index) => {
      const { share = null, isPaid = null } = money?.of[index] ?? {};
      return { id, name, isHost, isDone, version, lines, share, isPaid };
    }),
    order: order && { id: order.id, number: order.number, totalPrice: order.totalPrice },
  };
}

type ByLink = { id: string; mark: string };

/** The row of a group that a link opens. Throws group.notFound. */
export async function groupByLink(ctx: Ctx, tx: Tx, { id, mark }: ByLink): Promise<GroupRow> {
  const [row] = await tx.select().from(groupOrders).where(isGroup(ctx, id));
  if (!row || !opensGroup(ctx, id, mark)) throw apiError('group.notFound');
  return row;
}

/** A group by its link. Throws group.notFound. */
export function readGroup(ctx: Ctx, link: ByLink): Promise<GroupOrder> {
  return ctx.db.inTenant(ctx.merchantId, async (tx) => toGroup(ctx, tx, await groupByLink(ctx, tx, link)));
}
