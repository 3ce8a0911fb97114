import { MONEY_REASONS, type Order, orderMoney, type OrderMoney } from '@dasturxon/core/order';
import { wholeSom } from '@dasturxon/core/payment';
import { and, asc, eq, inArray } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { orderHistory } from '../../db/schema/orders.ts';
import { type HistoryRow, type OrderRow, toHistoryEvent } from '../../orders/model/to-order.ts';

/** The payment state of an order, and what has gone back to the guest in so'm. */
export type MoneyState = { money: OrderMoney; refunded: number };

/** The money that has gone back to the guest, by the order's history; so'm. */
export function refundedIn(history: readonly HistoryRow[]): number {
  const amounts = history.map(({ data }) =>
    data['reason'] === MONEY_REASONS.returned ? Number(data['refunded']) || 0 : 0,
  );
  return wholeSom(amounts.reduce((sum, amount) => sum + amount, 0));
}

/** The money of orders by their histories, by order id. */
export async function moneyOfOrders(
  { merchantId }: { merchantId: string },
  tx: Tx,
  placed: readonly { row: OrderRow; order: Order }[],
): Promise<ReadonlyMap<string, MoneyState>> {
  const ids = placed.map(({ row }) => row.id);
  const history = await tx
    .select()
    .from(orderHistory)
    .where(
      and(
        eq(orderHistory.merchantId, merchantId),
        inArray(orderHistory.orderId, ids),
        inArray(orderHistory.event, ['UPDATE', 'CHANGE_PAYMENT_TYPE']),
      ),
    )
    .orderBy(asc(orderHistory.id));
  const byOrder = Map.groupBy(history, ({ orderId }) => orderId);
  return new Map(
    placed.map(({ row, order }) => {
      const own = byOrder.get(row.id) ?? [];
      const events = own.map((line) => toHistoryEvent(line));
      return [row.id, { money: orderMoney(order, events), refunded: refundedIn(own) }] as const;
    }),
  );
}
