import { areSameLines, groupPaymentParts, groupStateAt, wholeBasket } from '@dasturxon/core/group';
import { isPaidBeforehand, type Order } from '@dasturxon/core/order';
import type { PaymentPart } from '@dasturxon/core/payment';
import { and, desc, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { groupOrders } from '../../db/schema/groups/groups.ts';
import { orderParts } from '../../db/schema/payments.ts';
import type { SignedIn } from '../model/deps.ts';
import { type GroupRow, membersOf } from './read-group.ts';

type Placed = Pick<
  Order,
  'cartItems' | 'paymentType' | 'totalPrice' | 'deliveryPrice' | 'deliveryDiscount' | 'servicePrice' | 'tip'
>;

/** A group whose people pay this order, each their own part. */
export type OrderSplit = { group: GroupRow; parts: PaymentPart[] };

/**
 * How an order that is being placed is split: it has the dishes of the caller's closed group in which each pays, and is paid
 * online. Null for every other order, and where the host alone would pay.
 */
export async function splitOf(ctx: SignedIn, tx: Tx, order: Placed): Promise<OrderSplit | null> {
  if (!isPaidBeforehand(order.paymentType)) return null;
  const { merchantId, caller } = ctx;
  const own = and(eq(groupOrders.merchantId, merchantId), eq(groupOrders.userId, caller.userId));
  const [group] = await tx
    .select()
    .from(groupOrders)
    .where(own)
    .orderBy(desc(groupOrders.createdAt))
    .limit(1)
    .for('update');
  if (group?.pays !== 'EACH' || groupStateAt(group, ctx.now()) !== 'LOCKED') return null;
  const members = await membersOf(ctx, tx, group.id);
  if (!areSameLines(order.cartItems, wholeBasket(members))) return null;
  const parts = groupPaymentParts(members, order.cartItems, order);
  return parts.some(({ isHost }) => !isHost) ? { group, parts } : null;
}

/** Writes the parts of a placed order, which ends its group. */
export async function writeSplit(
  ctx: SignedIn,
  tx: Tx,
  { split, orderId }: { split: OrderSplit; orderId: string },
): Promise<void> {
  const { merchantId } = ctx;
  await tx.insert(orderParts).values(split.parts.map((part) => ({ ...part, merchantId, orderId })));
  await tx
    .update(groupOrders)
    .set({ state: 'ORDERED', orderId })
    .where(and(eq(groupOrders.merchantId, merchantId), eq(groupOrders.id, split.group.id)));
}
