import { Role } from '@dasturxon/core/auth';
import { isSoldOutRejection, type OrderStatus } from '@dasturxon/core/order';
import {
  type BoardOrder,
  canOpenContact,
  hasPermission,
  moveAction,
  type RejectionLever,
  type StopTerm,
} from '@dasturxon/core/staff';
import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { users } from '../../db/schema/customers.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Reply } from '../../http/answers.ts';
import { apiError } from '../../http/api-error.ts';
import type { KeyedCall } from '../../http/serving/idempotency.ts';
import { lockOrder } from '../../orders/model/lock-order.ts';
import { moveAsStaff } from '../../orders/moves/move-as-staff.ts';
import { takeLonger } from '../../orders/moves/take-longer.ts';
import { countStaffAction } from '../../audit/count-staff-action.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { pullLever } from '../branches/rejection-lever.ts';
import { stopDishesOfOrder } from '../stop-list/write-stops.ts';
import { boardOrder } from './read-board.ts';
import { actorOf, type ExpectedOrder, writeBoardOrder } from './write-board-order.ts';

type DishStop = { productIds: readonly string[]; term: StopTerm };
type Move = {
  to: OrderStatus;
  reason: string | null;
  minutes: number | null;
  stop: DishStop | null;
  lever: RejectionLever | null;
};

/**
 * Takes dishes of a rejected order off sale at its branch (BO-47). Throws request.invalid with another reason or a foreign
 * dish, and forbidden without the permission of the stop-list.
 */
async function stopRejected(ctx: SignedIn, tx: Tx, { before, move }: { before: BoardOrder; move: Move }) {
  if (move.stop === null) return;
  const own = new Set(before.lines.map(({ productId }) => productId));
  const isOwn = move.stop.productIds.every((id) => own.has(id));
  if (!isSoldOutRejection(move) || !isOwn) throw apiError('request.invalid', { fields: ['stop'] });
  if (!hasPermission(v.parse(Role, ctx.caller.role), 'stopList.write')) throw apiError('forbidden');
  await stopDishesOfOrder(ctx, tx, { ...move.stop, branchId: before.branchId, reason: null });
}

/** Stores the minutes until it is ready that staff chose on accepting (BO-13). */
async function setCookingTime(ctx: SignedIn, tx: Tx, about: { id: string; minutes: number }): Promise<void> {
  const { merchantId } = ctx;
  const { data } = await lockOrder(tx, merchantId, about.id);
  await tx
    .update(orders)
    .set({ data: { ...data, cookingTime: about.minutes, isReadyPromised: true } })
    .where(and(eq(orders.merchantId, merchantId), eq(orders.id, about.id)));
}

/** Moves an order on (D83). Throws order.notFound, order.changed, illegal_transition and what a move may throw. */
export function moveBoardOrder(
  ctx: SignedIn,
  request: ExpectedOrder & Move,
  sent: KeyedCall,
): Promise<Reply<BoardOrder>> {
  const { id, to, reason, minutes } = request;
  return writeBoardOrder(ctx, { request, sent, action: moveAction(to) }, async (tx, before) => {
    await stopRejected(ctx, tx, { before, move: request });
    await pullLever(ctx, tx, { branchId: before.branchId, move: request });
    if (to === 'ACCEPTED' && minutes !== null) await setCookingTime(ctx, tx, { id, minutes });
    const { name, ...person } = actorOf(ctx);
    const actor = name === null ? person : { ...person, name };
    await moveAsStaff(ctx, tx, { merchantId: ctx.merchantId, orderId: id, to, actor, reason });
  });
}

/** Extends the cooking time and notifies the guest. Throws also order.delayedEnough after the last delay. */
export function delayBoardOrder(
  ctx: SignedIn,
  request: ExpectedOrder & { minutes: number },
  sent: KeyedCall,
): Promise<Reply<BoardOrder>> {
  return writeBoardOrder(ctx, { request, sent, action: 'order.delay' }, async (tx) => {
    const who = actorOf(ctx);
    await takeLonger(ctx, tx, {
      merchantId: ctx.merchantId,
      orderId: request.id,
      who,
      minutes: request.minutes,
    });
  });
}

type Contact = { phone: string | null; receiverPhone: string | null };

/**
 * The phone of an order's guest and of its receiver (IMP-10). A courier reads the receiver's alone. Throws order.notFound, forbidden for a courier who is not bringing it, and
 * request.rateLimited with the seconds to wait.
 */
export function openContact(ctx: SignedIn, id: string): Promise<Contact> {
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const { branchId, ...order } = await boardOrder(ctx, tx, id);
    if (!canOpenContact(v.parse(Role, ctx.caller.role), order)) throw apiError('forbidden');
    await countStaffAction(ctx, tx, 'contact');
    const opened = { action: 'order.contact' as const, subject: 'order' as const, subjectId: id, branchId };
    await writeAudit(ctx, tx, { ...opened, before: null, after: null });
    return contactOf(ctx, tx, id);
  });
}

async function contactOf(ctx: SignedIn, tx: Tx, id: string): Promise<Contact> {
  const [row] = await tx
    .select({ phone: users.phone, receiverPhone: sql<string | null>`${orders.data}->'receiver'->>'phone'` })
    .from(orders)
    .innerJoin(users, and(eq(users.merchantId, orders.merchantId), eq(users.id, orders.userId)))
    .where(and(eq(orders.merchantId, ctx.merchantId), eq(orders.id, id)));
  const { phone = null, receiverPhone = null } = row ?? {};
  return { phone: ctx.caller.role === 'COURIER' ? (receiverPhone ?? phone) : phone, receiverPhone };
}
