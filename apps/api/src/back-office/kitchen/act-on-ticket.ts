import { Role } from '@dasturxon/core/auth';
import { applyTicketAction, type KitchenState, type TicketAction } from '@dasturxon/core/kitchen';
import type { BoardOrder } from '@dasturxon/core/staff';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Reply } from '../../http/answers.ts';
import { apiError } from '../../http/api-error.ts';
import { doOnce, type KeyedCall } from '../../http/serving/idempotency.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { lockOrder } from '../../orders/model/lock-order.ts';
import { moveAsStaff } from '../../orders/moves/move-as-staff.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { boardOrder } from '../board/read-board.ts';
import { branchInScope } from '../branches/staff-branches.ts';

/** What a cook does: to which order, and what its JSON body is called. */
type Act = { id: string; action: TicketAction['kind']; station: string; lineId: string | null };

const saveState = (ctx: SignedIn, tx: Tx, { id, kitchen }: { id: string; kitchen: KitchenState }) =>
  tx
    .update(orders)
    .set({ kitchen })
    .where(and(eq(orders.merchantId, ctx.merchantId), eq(orders.id, id)));

async function makeReady(ctx: SignedIn, tx: Tx, orderId: string): Promise<void> {
  const { userId, role, name } = ctx.caller;
  const actor = { userId, role: v.parse(Role, role), ...(name !== null && { name }) };
  await moveAsStaff(ctx, tx, { merchantId: ctx.merchantId, orderId, to: 'DONE', actor, reason: null });
}

async function act(ctx: SignedIn, tx: Tx, { id, action, station, lineId }: Act): Promise<BoardOrder> {
  await lockOrder(tx, ctx.merchantId, id);
  const before = await boardOrder(ctx, tx, id);
  const { kitchen: setup } = await branchInScope(ctx, tx, before.branchId);
  const asked = { kind: action, station, lineId };
  const result = applyTicketAction(before, { setup, action: asked, at: ctx.now() });
  if (!result.ok) throw apiError(result.code);
  const { kitchen, isReady } = result.value;
  if (kitchen === before.kitchen && !isReady) return before;
  await saveState(ctx, tx, { id, kitchen });
  if (isReady) await makeReady(ctx, tx, id);
  const after = await boardOrder(ctx, tx, id);
  const facts = ({ status, kitchen: { done, seenBy } }: BoardOrder) => ({
    status,
    done: Object.keys(done),
    seenBy: Object.keys(seenBy),
  });
  const audited = { action: `ticket.${action}` as const, subject: 'order' as const, subjectId: id };
  const { branchId } = before;
  await writeAudit(ctx, tx, { ...audited, branchId, before: facts(before), after: facts(after) });
  return after;
}

/**
 * Finishes or recalls a ticket or a line of it, once per key; the last line, or the expediter, makes the order ready
 * (BO-31). Throws order.notFound, kitchen.ticketGone and what a move may throw.
 */
export async function actOnTicket(ctx: SignedIn, request: Act, sent: KeyedCall): Promise<Reply<BoardOrder>> {
  const endpoint = sent.endpoint.replace('{id}', request.id);
  const reply = await doOnce(ctx, { endpoint, bodyText: sent.bodyText }, (tx) => act(ctx, tx, request));
  ctx.orderEvents.announce(ctx.merchantId, request.id);
  return reply;
}
