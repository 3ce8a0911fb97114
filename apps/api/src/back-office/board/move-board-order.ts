import { Role } from '@dasturxon/core/auth';
import type { OrderStatus } from '@dasturxon/core/order';
import { type BoardOrder, canDelay, canOpenContact } from '@dasturxon/core/staff';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { users } from '../../db/schema/customers.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Reply } from '../../http/answers.ts';
import { apiError } from '../../http/api-error.ts';
import { doOnce } from '../../http/serving/idempotency.ts';
import { lockOrder } from '../../orders/model/lock-order.ts';
import { moveAsStaff } from '../../orders/moves/move-as-staff.ts';
import { takeLonger } from '../../orders/moves/take-longer.ts';
import { staffName, writeAudit } from '../audit/write-audit.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { boardOrder } from './read-board.ts';

/** An order and the version of it that the caller decided on. */
type Wish = { id: string; expectedVersion: number };
type Sent = { endpoint: string; bodyText: string };

/**
 * The locked order as the caller sees it. Throws order.notFound, and order.changed with who changed it and when if it
 * has another version than expected.
 */
async function lockExpected(ctx: SignedIn, tx: Tx, { id, expectedVersion }: Wish): Promise<BoardOrder> {
  await lockOrder(tx, ctx.merchantId, id);
  const order = await boardOrder(ctx, tx, id);
  if (order.version === expectedVersion) return order;
  const { status, version, lastMove } = order;
  throw apiError('order.changed', { status, version, by: lastMove?.by ?? null, at: lastMove?.at ?? null });
}

async function staffMember(ctx: SignedIn, tx: Tx) {
  const { userId, role } = ctx.caller;
  const name = await staffName(ctx, tx);
  return { userId, role: v.parse(Role, role), name };
}

/** Writes an order on behalf of the caller, once per key, with its line in the audit log. */
async function writeOrder(
  ctx: SignedIn,
  about: { wish: Wish; sent: Sent; action: string },
  write: (tx: Tx, before: BoardOrder) => Promise<void>,
): Promise<Reply<BoardOrder>> {
  const { wish, sent, action } = about;
  const endpoint = sent.endpoint.replace('{id}', wish.id);
  const reply = await doOnce(ctx, { endpoint, bodyText: sent.bodyText }, async (tx) => {
    const before = await lockExpected(ctx, tx, wish);
    await write(tx, before);
    const after = await boardOrder(ctx, tx, wish.id);
    const facts = ({ status, cookingTime, reason }: BoardOrder) => ({ status, cookingTime, reason });
    await writeAudit(ctx, tx, {
      action,
      subject: 'order',
      subjectId: wish.id,
      branchId: before.branchId,
      before: facts(before),
      after: facts(after),
    });
    return after;
  });
  ctx.orderEvents.announce(ctx.merchantId, wish.id);
  return reply;
}

type Move = { to: OrderStatus; reason: string | null; minutes: number | null };

/** What the kitchen says it needs, from the moment it accepts. */
async function setCookingTime(ctx: SignedIn, tx: Tx, about: { id: string; minutes: number }): Promise<void> {
  const { merchantId } = ctx;
  const { data } = await lockOrder(tx, merchantId, about.id);
  await tx
    .update(orders)
    .set({ data: { ...data, cookingTime: about.minutes } })
    .where(and(eq(orders.merchantId, merchantId), eq(orders.id, about.id)));
}

/** Moves an order on (D83). Throws order.notFound, order.changed, illegal_transition and what a move may throw. */
export function moveBoardOrder(ctx: SignedIn, wish: Wish & Move, sent: Sent): Promise<Reply<BoardOrder>> {
  const { id, to, reason, minutes } = wish;
  return writeOrder(ctx, { wish, sent, action: `order.${to}` }, async (tx) => {
    if (to === 'ACCEPTED' && minutes !== null) await setCookingTime(ctx, tx, { id, minutes });
    const { name, ...person } = await staffMember(ctx, tx);
    const actor = name === null ? person : { ...person, name };
    await moveAsStaff(ctx, tx, { merchantId: ctx.merchantId, orderId: id, to, actor, reason });
  });
}

/** Tells the guest that an order takes longer. Throws also order.delayedEnough after the last delay. */
export function delayBoardOrder(
  ctx: SignedIn,
  wish: Wish & { minutes: number },
  sent: Sent,
): Promise<Reply<BoardOrder>> {
  return writeOrder(ctx, { wish, sent, action: 'order.delay' }, async (tx, before) => {
    if (!canDelay(before)) throw apiError('order.delayedEnough');
    const who = await staffMember(ctx, tx);
    await takeLonger(ctx, tx, { merchantId: ctx.merchantId, orderId: wish.id, who, minutes: wish.minutes });
  });
}

/** The phone of an order's guest. Throws order.notFound, and forbidden for a courier who is not bringing it. */
export function openContact(ctx: SignedIn, id: string): Promise<{ phone: string | null }> {
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const { branchId, ...order } = await boardOrder(ctx, tx, id);
    if (!canOpenContact(v.parse(Role, ctx.caller.role), order)) throw apiError('forbidden');
    const phone = await guestPhone(ctx, tx, id);
    const opened = { action: 'order.contact', subject: 'order' as const, subjectId: id, branchId };
    await writeAudit(ctx, tx, { ...opened, before: null, after: null });
    return { phone };
  });
}

async function guestPhone(ctx: SignedIn, tx: Tx, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ phone: users.phone })
    .from(orders)
    .innerJoin(users, and(eq(users.merchantId, orders.merchantId), eq(users.id, orders.userId)))
    .where(and(eq(orders.merchantId, ctx.merchantId), eq(orders.id, id)));
  return row?.phone ?? null;
}
