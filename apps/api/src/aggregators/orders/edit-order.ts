import { lineChanges } from '@dasturxon/core/order';

import type { Tx } from '../../db/connect.ts';
import { applyEdit } from '../../orders/edits/apply-edit.ts';
import { type OrderRow, withLines } from '../../orders/model/to-order.ts';
import type { AggregatorCtx } from '../model/client.ts';
import { factsOf } from '../menu/sold-menu.ts';
import type { EatsOrder } from '../wire/eats-order.schema.ts';
import { Refusal } from '../wire/refusal.ts';
import { lockKnown } from './known-order.ts';
import { sumsOf, toEatsLines } from './to-lines.ts';

async function change(ctx: AggregatorCtx, tx: Tx, { row, order }: { row: OrderRow; order: EatsOrder }) {
  const facts = await factsOf(
    ctx,
    tx,
    order.items.map(({ id }) => id),
  );
  const next = toEatsLines(facts, order, row.branchId);
  const [before] = await withLines(tx, [row]);
  const { deliveryPrice } = row;
  const sums = { ...sumsOf(next, deliveryPrice), deliveryPrice };
  const changes = lineChanges(before!.cartItems, next.lines);
  if (changes.length === 0 && sums.totalPrice === row.totalPrice) return false;
  const edited = { lines: next.lines, changes, sums, borne: 0 };
  await applyEdit(ctx, tx, { row, editId: ctx.newId(), edited, actor: null, consent: 'GUEST' });
  return true;
}

/**
 * Replaces the lines of an order that the restaurant has not answered yet; the same lines again change nothing. Throws 404, and
 * 422 once the order is accepted: the kitchen has its ticket.
 */
export async function editEatsOrder(ctx: AggregatorCtx, orderId: string, order: EatsOrder): Promise<void> {
  const isChanged = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const { known, row } = await lockKnown(ctx, tx, orderId);
    if (known.eatsId !== order.eatsId || row.branchId !== order.restaurantId)
      throw new Refusal(422, 'an order cannot change its id or its restaurant');
    if (row.status !== 'CREATED') throw new Refusal(422, 'the restaurant has answered the order');
    return change(ctx, tx, { row, order });
  });
  if (!isChanged) return;
  ctx.wakeJobs();
  ctx.orderEvents.announce(ctx.merchantId, orderId);
}
