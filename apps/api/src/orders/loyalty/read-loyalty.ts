import { DAY_MS } from '@dasturxon/core/kernel';
import type { OrderSettings } from '@dasturxon/core/merchant';
import { and, eq, gte, inArray, ne, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { products } from '../../db/schema/catalog.ts';
import { orderLines, orders } from '../../db/schema/orders.ts';
import { isNoTestOrder } from '../model/to-order.ts';

type TierDays = Pick<OrderSettings, 'cashbackTierDays'>;
type Guest = { merchantId: string; userId: string };

const closedOf = ({ merchantId, userId }: Guest) =>
  and(
    eq(orders.merchantId, merchantId),
    eq(orders.userId, userId),
    eq(orders.status, 'CLOSED'),
    isNoTestOrder,
  );

/** What a guest has paid in money for the dishes of closed orders, in the days that count for tiers, in so'm (B31). */
export async function spentBy(
  tx: Tx,
  guest: Guest,
  { settings, now, without = '' }: { settings: TierDays; now: Date; without?: string },
): Promise<number> {
  const since = new Date(now.getTime() - settings.cashbackTierDays * DAY_MS);
  const paid = sql<string>`coalesce(sum(greatest(0,
    ${orders.productPrice} - ${orders.totalProductDiscount} - ${orders.cashback})), 0)`;
  const [row] = await tx
    .select({ paid })
    .from(orders)
    .where(and(closedOf(guest), ne(orders.id, without), gte(orders.createdAt, since)));
  return Number(row?.paid ?? 0);
}

const BY_PIECE = ['COUNT', 'GRAMM'] as const;

/** Dishes of a category that a guest has had in closed orders; one of them may be left out. What is weighed has no pieces. */
export async function piecesOf(
  tx: Tx,
  guest: Guest,
  { categoryId, without = '' }: { categoryId: string; without?: string },
): Promise<number> {
  const [row] = await tx
    .select({ pieces: sql<string>`coalesce(sum(${orderLines.count}), 0)` })
    .from(orders)
    .innerJoin(
      orderLines,
      and(eq(orderLines.merchantId, orders.merchantId), eq(orderLines.orderId, orders.id)),
    )
    .innerJoin(
      products,
      and(eq(products.merchantId, orderLines.merchantId), eq(products.id, orderLines.productId)),
    )
    .where(
      and(
        closedOf(guest),
        ne(orders.id, without),
        eq(products.categoryId, categoryId),
        inArray(products.unit, BY_PIECE),
      ),
    );
  return Number(row?.pieces ?? 0);
}

/** The dishes of an order that are stamped on the card of a category. */
export function stampedLines(tx: Tx, order: { merchantId: string; id: string }, categoryId: string) {
  return tx
    .select({ count: orderLines.count, unitPrice: orderLines.unitPrice })
    .from(orderLines)
    .innerJoin(
      products,
      and(eq(products.merchantId, orderLines.merchantId), eq(products.id, orderLines.productId)),
    )
    .where(
      and(
        eq(orderLines.merchantId, order.merchantId),
        eq(orderLines.orderId, order.id),
        eq(products.categoryId, categoryId),
        inArray(products.unit, BY_PIECE),
      ),
    );
}
