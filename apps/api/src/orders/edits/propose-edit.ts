import { CONSENT_MS, EDIT_REASONS } from '@dasturxon/core/order';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { orderEdits, orders, type OrderEditState } from '../../db/schema/orders.ts';
import { apiError } from '../../http/api-error.ts';
import { sendJob } from '../../jobs/queues.ts';
import { notifyOfEdit } from '../../notifications/notify-of-edit.ts';
import type { SignedIn } from '../model/deps.ts';
import { ownOrder } from '../model/own-order.ts';
import { detailsOf, type OrderDetails } from '../model/read-orders.ts';
import type { OrderRow } from '../model/to-order.ts';
import { applyEdit, type EditActor, noteEdit } from './apply-edit.ts';
import { answerSwap, askedSwap } from './answer-swap.ts';
import { type EditedOrder, type EditRow, openEdits, proposalOf, type Swap } from '../model/order-edits.ts';
import type { OrderWriteDeps } from '../model/deps.ts';
import { withAddress } from './handover-edits.ts';

/** An edit as staff send it: priced, and agreed by phone or to be proposed. */
export type NewEdit = {
  row: OrderRow;
  edited: EditedOrder;
  consent: 'GUEST' | 'PHONE' | 'CHOICE';
  actor: NonNullable<EditActor>;
  /** What the guest may choose instead of a dish that has run out. */
  swap?: Swap;
};

async function openEditOf(deps: OrderWriteDeps, tx: Tx, row: OrderRow): Promise<EditRow | null> {
  const about = { merchantId: row.merchantId, now: deps.now };
  return (await openEdits(about, tx, [row])).get(row.id) ?? null;
}

/** Ends an edit that waits. */
export async function decide(
  deps: Pick<OrderWriteDeps, 'now'>,
  tx: Tx,
  { edit, state, chosen }: { edit: EditRow; state: OrderEditState; chosen?: string | null },
): Promise<void> {
  const edited = chosen ? { ...edit.edited, chosen } : edit.edited;
  await tx
    .update(orderEdits)
    .set({ state, edited, decidedAt: deps.now() })
    .where(and(eq(orderEdits.merchantId, edit.merchantId), eq(orderEdits.id, edit.id)));
}

const lapsed = (deps: OrderWriteDeps, tx: Tx, { row, edit }: { row: OrderRow; edit: EditRow }) =>
  noteEdit(deps, tx, { row, reason: EDIT_REASONS.lapsed, actor: null, data: { edit: edit.id } });

/**
 * Closes a proposal whose time has passed before its job ran, so that another one can be made. The guest's choice does not
 * act: staff are at work on the order.
 */
async function closePassed(deps: OrderWriteDeps, tx: Tx, row: OrderRow): Promise<void> {
  const own = and(eq(orderEdits.merchantId, row.merchantId), eq(orderEdits.orderId, row.id));
  const passed = await tx
    .select()
    .from(orderEdits)
    .where(and(own, eq(orderEdits.state, 'PROPOSED')));
  for (const edit of passed) {
    await decide(deps, tx, { edit, state: 'LAPSED' });
    await lapsed(deps, tx, { row, edit });
  }
}

/** Keeps the address of a proposal in the order's own data until the guest has answered. */
async function keepNewAddress(
  tx: Tx,
  { row, edited }: { row: OrderRow; edited: EditedOrder },
): Promise<void> {
  if (!edited.handover?.isNewAddress) return;
  await tx
    .update(orders)
    .set({ data: { ...row.data, newAddress: edited.handover.address } })
    .where(and(eq(orders.merchantId, row.merchantId), eq(orders.id, row.id)));
}

/**
 * Proposes an edit to the guest of a locked order for five minutes, or applies one that the guest agreed to by phone.
 * Throws order.editPending while another one waits, and what applying throws.
 */
export async function makeEdit(deps: OrderWriteDeps, tx: Tx, made: NewEdit): Promise<void> {
  const { row, edited, consent, actor, swap } = made;
  const { merchantId, id: orderId } = row;
  if (await openEditOf(deps, tx, row)) throw apiError('order.editPending');
  await closePassed(deps, tx, row);
  const { payments } = deps.orderPorts;
  const settled = await payments.quoteEdit(tx, { row, newTotal: edited.sums.totalPrice });
  const [id, now] = [deps.newId(), deps.now()];
  const isProposed = consent === 'GUEST';
  const until = isProposed ? new Date(now.getTime() + CONSENT_MS) : null;
  await tx.insert(orderEdits).values({
    merchantId,
    id,
    orderId,
    state: isProposed ? 'PROPOSED' : 'APPLIED',
    // The choice was made by the guest.
    consent: consent === 'CHOICE' ? 'GUEST' : consent,
    // The address stays with the order, and is erased with it.
    edited: {
      ...edited,
      ...settled,
      ...(edited.handover && { handover: { ...edited.handover, address: null } }),
      ...(swap && { swap }),
    },
    proposedBy: actor.userId,
    proposedByName: actor.name,
    createdAt: now,
    until,
    decidedAt: isProposed ? null : now,
  });
  if (until === null) {
    await applyEdit(deps, tx, { row, editId: id, edited, actor, consent });
    return;
  }
  await keepNewAddress(tx, { row, edited });
  const job = { id: deps.newId(), merchantId, payload: { orderId, editId: id }, startAfter: until };
  await sendJob(tx, { ...job, queue: 'order.edit-lapse' });
  await noteEdit(deps, tx, { row, reason: EDIT_REASONS.proposed, actor, data: { edit: id } });
  const what = swap ? { runOut: swap.line.name } : 'proposed';
  await notifyOfEdit(deps, tx, { row, what, total: edited.sums.totalPrice });
}

/** Takes back the edit that waits for the guest of a locked order; without one nothing changes. */
export async function withdrawOpenEdit(
  deps: OrderWriteDeps,
  tx: Tx,
  { row, actor }: { row: OrderRow; actor: NonNullable<EditActor> },
): Promise<void> {
  const edit = await openEditOf(deps, tx, row);
  if (!edit) return;
  await decide(deps, tx, { edit, state: 'WITHDRAWN' });
  await noteEdit(deps, tx, { row, reason: EDIT_REASONS.withdrawn, actor, data: { edit: edit.id } });
}

/** The answer of a guest to an edit of a locked order. */
export type EditAnswer = { editId: string; agrees: boolean; productId: string | null };

/** Whether an edit that has ended has ended by this answer. */
async function wasAnswered(
  tx: Tx,
  row: OrderRow,
  { editId, agrees, productId }: EditAnswer,
): Promise<boolean> {
  const own = and(eq(orderEdits.merchantId, row.merchantId), eq(orderEdits.orderId, row.id));
  const [past] = await tx
    .select()
    .from(orderEdits)
    .where(and(own, eq(orderEdits.id, editId)));
  const isSame = past !== undefined && (proposalOf(past).chosen ?? null) === productId;
  return isSame && past.state === (agrees ? 'APPLIED' : 'DECLINED');
}

/**
 * Applies an edit that the guest agrees to, or closes it. The same answer again changes nothing. Throws
 * order.editClosed for one that has ended, and what applying throws.
 */
export async function decideEdit(
  deps: OrderWriteDeps,
  tx: Tx,
  { row, actor, editId, agrees, productId }: EditAnswer & { row: OrderRow; actor: NonNullable<EditActor> },
): Promise<OrderRow> {
  const open = await openEditOf(deps, tx, row);
  if (open?.id !== editId) {
    if (await wasAnswered(tx, row, { editId, agrees, productId })) return row;
    throw apiError('order.editClosed');
  }
  await decide(deps, tx, { edit: open, state: agrees ? 'APPLIED' : 'DECLINED', chosen: productId });
  const asked = askedSwap(row, open);
  if (agrees && asked) return answerSwap(deps, tx, { asked, productId, actor, consent: 'GUEST' });
  if (agrees) {
    const edited = proposalOf(open);
    const handover = edited.handover && withAddress(row, edited.handover);
    return applyEdit(deps, tx, { row, editId, edited: { ...edited, handover }, actor, consent: 'GUEST' });
  }
  return noteEdit(deps, tx, { row, reason: EDIT_REASONS.declined, actor, data: { edit: editId } });
}

/** The guest's answer to an edit of their own order (C.7). */
export async function answerEdit(ctx: SignedIn, id: string, answer: EditAnswer): Promise<OrderDetails> {
  const details = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const row = await ownOrder(ctx, tx, id);
    const actor = { userId: ctx.caller.userId, role: 'CLIENT' as const, name: null };
    return detailsOf(ctx, tx, await decideEdit(ctx, tx, { row, actor, ...answer }));
  });
  ctx.wakeJobs();
  ctx.orderEvents.announce(ctx.merchantId, id);
  return details;
}
