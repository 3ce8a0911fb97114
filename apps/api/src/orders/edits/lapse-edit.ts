import { afterSilence, EDIT_REASONS, IfMissing } from '@dasturxon/core/order';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { orderEdits } from '../../db/schema/orders.ts';
import type { OrderStepDeps } from '../model/deps.ts';
import { lockOrder } from '../model/lock-order.ts';
import { canBeEdited, type EditRow, proposalOf } from '../model/order-edits.ts';
import type { OrderRow } from '../model/to-order.ts';
import { changeStatus } from '../moves/change-status.ts';
import { applyEdit, noteEdit } from './apply-edit.ts';
import { priceWithoutMissing } from './edited-order.ts';
import { askedSwap, endSwap } from './answer-swap.ts';
import { decide } from './propose-edit.ts';

const Choice = v.fallback(v.nullable(IfMissing), null);

async function cancel(deps: OrderStepDeps, tx: Tx, row: OrderRow): Promise<void> {
  const { merchantId, id: orderId } = row;
  const move = { merchantId, orderId, to: 'CANCELED' as const, actor: null, reason: 'OUT_OF_STOCK' };
  await changeStatus(deps, tx, { row, move });
}

/** Does what the guest wanted at checkout for a dish that has run out (BO-83). */
async function actForGuest(
  deps: OrderStepDeps,
  tx: Tx,
  { row, edit }: { row: OrderRow; edit: EditRow },
): Promise<void> {
  if (!canBeEdited(row)) return;
  const asked = askedSwap(row, edit);
  if (asked) return endSwap(deps, tx, asked);
  const { changes } = proposalOf(edit);
  const choice = v.parse(Choice, row.data['ifMissing'] ?? null);
  const act = afterSilence(choice, changes);
  if (act === 'CANCEL') return cancel(deps, tx, row);
  if (act === 'NOTHING') return;
  const edited = await priceWithoutMissing(tx, { row, changes, now: deps.now() });
  if (edited === null) return;
  await applyEdit(deps, tx, { row, editId: edit.id, edited, actor: null, consent: 'CHOICE' });
}

/**
 * The job that closes a proposed edit which its guest has not answered in time. The guest's choice at checkout acts: the
 * missing dishes are removed, the order is cancelled, or it stays as it was.
 */
export async function lapseEdit(
  deps: OrderStepDeps,
  merchantId: string,
  { orderId, editId }: { orderId: string; editId: string },
): Promise<void> {
  const hasLapsed = await deps.db.inTenant(merchantId, async (tx) => {
    const row = await lockOrder(tx, merchantId, orderId);
    const own = and(eq(orderEdits.merchantId, merchantId), eq(orderEdits.id, editId));
    const [edit] = await tx.select().from(orderEdits).where(own);
    if (edit?.state !== 'PROPOSED') return false;
    await decide(deps, tx, { edit, state: 'LAPSED' });
    const reason = EDIT_REASONS.lapsed;
    const noted = await noteEdit(deps, tx, { row, reason, actor: null, data: { edit: editId } });
    await actForGuest(deps, tx, { row: noted, edit });
    return true;
  });
  if (hasLapsed) deps.orderEvents.announce(merchantId, orderId);
}
