import { ApiError } from '@dasturxon/core/api';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { orderEdits, orders } from '../../db/schema/orders.ts';
import { apiError } from '../../http/api-error.ts';
import { sentence } from '../../http/sentences.ts';
import { formatMessage } from '../../notifications/messages/format-message.ts';
import { decideEdit } from '../../orders/edits/propose-edit.ts';
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
  'payment.inProgress',
  'product.notEnough',
] as const;

/** The order of an edit, if it is this person's own. The data of a button is not believed. */
async function ownOrderOf(tx: Tx, { brand, user }: GuestVisit, editId: string): Promise<string> {
  const [row] = await tx
    .select({ id: orders.id })
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
  return row.id;
}

async function decide(visit: GuestVisit, { editId, agrees }: { editId: string; agrees: boolean }) {
  const { deps, brand, user } = visit;
  const { merchantId } = brand;
  return deps.db.inTenant(merchantId, async (tx) => {
    const id = await ownOrderOf(tx, visit, editId);
    const row = await lockOrder(tx, merchantId, id);
    const actor = { userId: user!.id, role: 'CLIENT' as const, name: null };
    await decideEdit(deps, tx, { row, actor, editId, agrees });
    return id;
  });
}

/** A guest's answer by a button to a proposed edit of their own order (C.7). A late answer is refused. */
export async function answerEditCallbackQuery(visit: GuestVisit): Promise<void> {
  const { deps, ctx, brand, language } = visit;
  const query = ctx.callbackQuery;
  if (!query) return;
  const [, answer, editId = ''] = EDIT_DATA.exec(query.data ?? '') ?? [];
  const agrees = answer === 'yes';
  let orderId: string | null = null;
  let text = formatMessage(agrees ? 'edit.agreed' : 'edit.declined', language);
  try {
    orderId = await decide(visit, { editId, agrees });
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
