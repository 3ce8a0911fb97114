import { ApiError } from '@dasturxon/core/api';
import { isLinkOpen, type SharedOrder, toSharedOrder } from '@dasturxon/core/order';
import { and, eq } from 'drizzle-orm';

import { readCourier } from './read-courier.ts';
import type { Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/orders.ts';
import { apiError } from '../../http/api-error.ts';
import { callerBucket, countAgainst } from '../../http/limits/rate-limit.ts';
import type { Ctx } from '../model/deps.ts';
import { historyAfter } from '../../orders/model/read-orders.ts';
import { type OrderRow, toOrder } from '../../orders/model/to-order.ts';
import { opensOrder } from './share-mark.ts';

/** An open page asks six times a minute; a family behind one address has several. */
const READS_A_MINUTE = 120;

async function refuseTooMany(ctx: Ctx, tx: Tx): Promise<number> {
  const bucket = callerBucket(ctx, 'shared-order');
  const about = { merchantId: ctx.merchantId, now: ctx.now() };
  return countAgainst(tx, [{ bucket, limit: READS_A_MINUTE, seconds: 60 }], about);
}

/** When the order came to its end: when it was delivered, else its last recorded move. */
async function endOf(ctx: Ctx, tx: Tx, row: OrderRow): Promise<Date | null> {
  if (row.deliveredAt) return row.deliveredAt;
  const last = (await historyAfter(ctx, tx, { orderId: row.id, after: 0 })).findLast(
    ({ status }) => status === row.status,
  );
  return last?.at ? new Date(last.at) : null;
}

/** The order that a link opens. Throws order.notFound. */
async function openedBy(ctx: Ctx, tx: Tx, { id, mark }: { id: string; mark: string }): Promise<OrderRow> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.merchantId, ctx.merchantId), eq(orders.id, id)));
  if (!row || !opensOrder(ctx, row, mark)) throw apiError('order.notFound');
  const { status } = toOrder(row, []);
  if (!isLinkOpen({ status, endedAt: await endOf(ctx, tx, row) }, ctx.now()))
    throw apiError('order.notFound');
  return row;
}

/** A courier who has brought it is shown no more. */
function withoutCourier(error: unknown): null {
  if (error instanceof ApiError) return null;
  throw error;
}

/** An order by its link (B37), for anyone who has it. Throws order.notFound and request.rateLimited. */
export async function readSharedOrder(ctx: Ctx, asked: { id: string; mark: string }): Promise<SharedOrder> {
  const wait = await ctx.db.inTenant(ctx.merchantId, (tx) => refuseTooMany(ctx, tx));
  if (wait > 0) throw apiError('request.rateLimited', { seconds: wait });
  const row = await ctx.db.inTenant(ctx.merchantId, (tx) => openedBy(ctx, tx, asked));
  const courier = row.courierId
    ? await readCourier(ctx, { courierId: row.courierId, userId: row.userId }).catch(withoutCourier)
    : null;
  return toSharedOrder(toOrder(row, []), courier);
}
