import { and, eq, isNotNull, isNull } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { aggregatorOrders } from '../../db/schema/connections/aggregators.ts';
import { lockOrder } from '../../orders/model/lock-order.ts';
import type { OrderRow } from '../../orders/model/to-order.ts';
import type { AggregatorCtx } from '../model/client.ts';
import { Refusal } from '../wire/refusal.ts';

export type KnownOrder = typeof aggregatorOrders.$inferSelect & { orderId: string };

const ofAccount = ({ account }: AggregatorCtx) =>
  and(eq(aggregatorOrders.merchantId, account.merchantId), eq(aggregatorOrders.kind, account.kind));

/**
 * Claims the aggregator's id of an order for this transaction: true the first time, and again after a refusal. A second
 * call at the same time waits for the first one and then finds its order.
 */
export async function claimEatsId(ctx: AggregatorCtx, tx: Tx, eatsId: string): Promise<boolean> {
  const { merchantId, kind } = ctx.account;
  const at = ctx.now();
  const claimed = await tx
    .insert(aggregatorOrders)
    .values({ merchantId, kind, eatsId, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({
      target: [aggregatorOrders.merchantId, aggregatorOrders.kind, aggregatorOrders.eatsId],
      set: { updatedAt: at },
      setWhere: isNull(aggregatorOrders.orderId),
    })
    .returning({ orderId: aggregatorOrders.orderId });
  return claimed.length > 0;
}

/** The order that was taken with this id of the aggregator; null without one. */
export async function orderOfEatsId(ctx: AggregatorCtx, tx: Tx, eatsId: string): Promise<KnownOrder | null> {
  const [row] = await tx
    .select()
    .from(aggregatorOrders)
    .where(and(ofAccount(ctx), eq(aggregatorOrders.eatsId, eatsId), isNotNull(aggregatorOrders.orderId)));
  return (row as KnownOrder | undefined) ?? null;
}

/** Stores the result for the aggregator's id: the order's id, or the reason of the refusal. */
export async function noteEatsId(
  ctx: AggregatorCtx,
  tx: Tx,
  about: { eatsId: string; orderId: string | null; message: string | null },
): Promise<void> {
  const { eatsId, ...set } = about;
  const { merchantId, kind } = ctx.account;
  const row = { ...set, updatedAt: ctx.now() };
  await tx
    .insert(aggregatorOrders)
    .values({ merchantId, kind, eatsId, createdAt: ctx.now(), ...row })
    .onConflictDoUpdate({
      target: [aggregatorOrders.merchantId, aggregatorOrders.kind, aggregatorOrders.eatsId],
      set: row,
      // A refusal of a repeat never takes an order away.
      setWhere: isNull(aggregatorOrders.orderId),
    });
}

/** The aggregator's own order, locked. Throws 404 for any other. */
export async function lockKnown(
  ctx: AggregatorCtx,
  tx: Tx,
  orderId: string,
): Promise<{ known: KnownOrder; row: OrderRow }> {
  const [known] = await tx
    .select()
    .from(aggregatorOrders)
    .where(and(ofAccount(ctx), eq(aggregatorOrders.orderId, orderId)));
  if (!known) throw new Refusal(404, 'there is no such order');
  return { known: known as KnownOrder, row: await lockOrder(tx, ctx.merchantId, orderId) };
}
