import { ApiError } from '@dasturxon/core/api';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { orderEdits, orders } from '../../db/schema/orders.ts';
import { apiError } from '../../http/api-error.ts';
import { sentence } from '../../http/sentences.ts';
import { formatMessage } from '../../notifications/messages/format-message.ts';
import { decideEdit } from '../../orders/edits/propose-edit.ts';
import { type EditRow, proposalOf } from '../../orders/model/order-edits.ts';
import { lockOrder } from '../../orders/model/lock-order.ts';
import { EDIT_DATA } from '../messages/edit-lines.ts';
import { notifyOfOrder } from '../notify/order-notification-job.ts';
import { answerQuery } from './answer-query.ts';
import type { GuestVisit } from './guest-visit.ts';

/** Error codes that are shown to the guest who pressed. */
const SHOWN_ERRORS = [
  'order.editClosed',
  'order.notEditable',
  'order.notFound',
  'order.handoverFixed',
  'slot.unavailable',
  'payment.inProgress',
  'product.notEnough',
  'product.unavailable',
] as const;

/** The edit of an order of this person's own, and its order. The data of a button is not believed. */
async function ownEdit(tx: Tx, { brand, user }: GuestVisit, editId: string) {
  const [row] = await tx
    .select({ id: orders.id, edit: orderEdits })
    .from(orderEdits)
    .innerJoin(orders, and(eq(orders.merchantId, orderEdits.merchantId), eq(orders.id, orderEdits.orderId)))
    .where(
      and(
        eq(orderEdits.merchantId, brand.merchantId),
        eq(orderEdits.id, editId),
        eq(orders.userId, user?.id ?? ''),
      ),
    );
  if (!row) throw apiError('order.notFound');
  return row;
}

type Pressed = { editId: string; answer: string };

/** The substitute at a place of the question; null for the buttons without one. */
function substituteAt(edit: EditRow, answer: string): string | null {
  const place = /^\d$/.test(answer) ? Number(answer) : null;
  if (place === null) return null;
  const option = proposalOf(edit).swap?.options[place];
  if (!option) throw apiError('order.editClosed');
  return option.productId;
}

async function decide(visit: GuestVisit, { editId, answer }: Pressed) {
  const { deps, brand, user } = visit;
  const { merchantId } = brand;
  return deps.db.inTenant(merchantId, async (tx) => {
    const { id, edit } = await ownEdit(tx, visit, editId);
    const productId = substituteAt(edit, answer);
    const row = await lockOrder(tx, merchantId, id);
    const actor = { userId: user!.id, role: 'CLIENT' as const, name: null };
    await decideEdit(deps, tx, { row, actor, editId, agrees: answer !== 'no', productId });
    return id;
  });
}

/** What the data of a button names. */
function pressedIn(data: string): Pressed {
  const [, answer = '', editId = ''] = EDIT_DATA.exec(data) ?? [];
  return { answer, editId };
}

/** A guest's answer by a button to a proposed edit of their own order (C.7). A late answer is refused. */
export async function answerEditCallbackQuery(visit: GuestVisit): Promise<void> {
  const { deps, ctx, brand, language } = visit;
  const query = ctx.callbackQuery;
  if (!query) return;
  const { answer, editId } = pressedIn(query.data ?? '');
  let orderId: string | null = null;
  let text = formatMessage(answer === 'no' ? 'edit.declined' : 'edit.agreed', language);
  try {
    orderId = await decide(visit, { editId, answer });
  } catch (error) {
    const code = error instanceof ApiError && SHOWN_ERRORS.find((one) => one === error.code);
    if (!code) throw error;
    text = sentence(code, language);
  }
  await answerQuery({ deps, api: ctx.api, brand, query }, { text, alert: orderId === null });
  if (orderId === null) return;
  deps.orderEvents.announce(brand.merchantId, orderId);
  // Updates the chat at once; the job of the change repeats it when this fails.
  await notifyOfOrder(deps, brand.merchantId, orderId).catch(() =>
    deps.log.debug({ merchantId: brand.merchantId, orderId }, 'notified by the job instead'),
  );
}
