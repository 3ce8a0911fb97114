import { movesOfReport, type OrderStatus, type ReportedStatus } from '@dasturxon/core/order';
import { and, eq, sql } from 'drizzle-orm';

import { orders } from '../../db/schema/orders.ts';
import { changeStatus } from '../../orders/moves/change-status.ts';
import { type OrderRow, toOrder } from '../../orders/model/to-order.ts';
import type { AggregatorCtx } from '../model/client.ts';
import { Refusal } from '../wire/refusal.ts';
import { lockKnown } from './known-order.ts';

/** The `reason` of a cancellation by the aggregator: a move from the courier needs one. */
const CANCELLED_BY_AGGREGATOR = 'AGGREGATOR';

type Report = { orderId: string; status: ReportedStatus; comment: string };

/**
 * Applies what the aggregator reports of an order, all its steps in one transaction. A repeat and a late report change
 * nothing. Throws 404, and 422 where the order cannot come there: a cancelled one is not delivered, a delivered one not
 * cancelled.
 */
export async function applyEatsReport(ctx: AggregatorCtx, report: Report): Promise<void> {
  const { orderId, status, comment } = report;
  const { merchantId, account } = ctx;
  const isMoved = await ctx.db.inTenant(merchantId, async (tx) => {
    const { row } = await lockKnown(ctx, tx, orderId);
    const moves = movesOfReport(row.status as OrderStatus, status, account.kind);
    if (!moves) throw new Refusal(422, `the order is ${row.status} here and cannot become ${status}`);
    let current: OrderRow = row;
    for (const to of moves) {
      const reason = to === 'CANCELED' ? CANCELLED_BY_AGGREGATOR : null;
      const move = { merchantId, orderId, to, actor: null, reason, reasonComment: comment || null };
      // The first of its moves may have closed it.
      if (current.status !== to) current = await changeStatus(ctx, tx, { row: current, move });
    }
    return moves.length > 0;
  });
  if (!isMoved) return;
  ctx.wakeJobs();
  ctx.orderEvents.announce(merchantId, orderId);
}

/** Cancels an order for its aggregator, which names it twice. Throws 404 where the two are not the same order. */
export async function cancelEatsOrder(
  ctx: AggregatorCtx,
  about: { orderId: string; eatsId: string; comment: string },
): Promise<void> {
  const { orderId, eatsId, comment } = about;
  await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const { known } = await lockKnown(ctx, tx, orderId);
    if (known.eatsId !== eatsId) throw new Refusal(404, 'eatsId is of another order');
  });
  await applyEatsReport(ctx, { orderId, status: 'CANCELLED', comment });
}

/** Adds the aggregator's courier to what the staff read for the hand-over. Throws 404. */
export async function noteEatsCourier(
  ctx: AggregatorCtx,
  { orderId, name, phone }: { orderId: string; name: string; phone: string },
): Promise<void> {
  const { merchantId } = ctx;
  await ctx.db.inTenant(merchantId, async (tx) => {
    const { row } = await lockKnown(ctx, tx, orderId);
    const courier = [name, phone].filter(Boolean).join(', ');
    const note = (toOrder(row, []).courierComment ?? '').split(' · 🛵 ')[0];
    const next = { courierComment: courier ? `${note} · 🛵 ${courier}` : note };
    await tx
      .update(orders)
      .set({ data: sql`${orders.data} || ${JSON.stringify(next)}::jsonb`, updatedAt: ctx.now() })
      .where(and(eq(orders.merchantId, merchantId), eq(orders.id, orderId)));
  });
  ctx.orderEvents.announce(merchantId, orderId);
}
