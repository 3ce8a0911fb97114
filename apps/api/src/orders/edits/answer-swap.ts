import { canChangeCooked, IfMissing, silentSwap } from '@dasturxon/core/order';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { apiError } from '../../http/api-error.ts';
import { applyEdit, type EditActor } from './apply-edit.ts';
import type { OrderWriteDeps } from '../model/deps.ts';
import { type EditRow, kitchenOf, type Proposal, proposalOf, type Swap } from '../model/order-edits.ts';
import type { OrderRow } from '../model/to-order.ts';
import { changeStatus } from '../moves/change-status.ts';
import { isStillSold } from './is-still-sold.ts';

type Asked = { row: OrderRow; edit: EditRow; proposal: Proposal; swap: Swap };
type Decided = { productId: string | null; actor: EditActor; consent: 'GUEST' | 'CHOICE' };

/** Cancels an order whose only dish has run out; all its money goes back. */
function cancel(deps: OrderWriteDeps, tx: Tx, { row }: Asked): Promise<OrderRow> {
  const { merchantId, id: orderId } = row;
  const move = { merchantId, orderId, to: 'CANCELED' as const, actor: null, reason: 'OUT_OF_STOCK' };
  return changeStatus(deps, tx, { row, move });
}

/**
 * Puts a substitute in the place of the missing dish, or leaves that out; an order of that dish alone is cancelled (C8).
 * Throws request.invalid for a dish that was not offered, product.unavailable for one that has run out too, and what
 * applying throws.
 */
export async function answerSwap(
  deps: OrderWriteDeps,
  tx: Tx,
  { asked, productId, actor, consent }: Decided & { asked: Asked },
): Promise<OrderRow> {
  const { row, edit, proposal, swap } = asked;
  if (productId === null) {
    if (swap.isOnlyLine) return cancel(deps, tx, asked);
    return applyEdit(deps, tx, { row, editId: edit.id, edited: proposal, actor, consent });
  }
  const option = swap.options.find((one) => one.productId === productId);
  if (!option) throw apiError('request.invalid', { fields: ['productId'] });
  if (!(await isStillSold(deps, tx, { row, option }))) throw apiError('product.unavailable', { productId });
  return applyEdit(deps, tx, { row, editId: edit.id, edited: option, actor, consent });
}

/** The swap that an edit proposes; null for another edit. */
export function askedSwap(row: OrderRow, edit: EditRow): Asked | null {
  const proposal = proposalOf(edit);
  return proposal.swap ? { row, edit, proposal, swap: proposal.swap } : null;
}

const Choice = v.fallback(v.nullable(IfMissing), null);

/** Does what the guest wanted at checkout for a dish that has run out, after a question without an answer (C8, B15). */
export async function endSwap(deps: OrderWriteDeps, tx: Tx, asked: Asked): Promise<void> {
  const { row, proposal, swap } = asked;
  if (!canChangeCooked(proposal.changes, kitchenOf(row)).ok) return;
  const options = [];
  for (const option of swap.options)
    if (await isStillSold(deps, tx, { row, option }))
      options.push({ productId: option.productId, totalPrice: option.sums.totalPrice });
  const choice = swap.line.ifMissing ?? v.parse(Choice, row.data['ifMissing'] ?? null);
  const { isOnlyLine } = swap;
  const silent = silentSwap(choice, { options, totalBefore: row.totalPrice, isOnlyLine });
  if (silent.act === 'NOTHING') return;
  if (silent.act === 'CANCEL') {
    await cancel(deps, tx, asked);
    return;
  }
  const productId = silent.act === 'SWAP' ? silent.productId : null;
  await answerSwap(deps, tx, { asked, productId, actor: null, consent: 'CHOICE' });
}
