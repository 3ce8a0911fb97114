import { cashDue, cashForBranch, cashHeld, type CashKind } from '@dasturxon/core/dispatch';
import { and, eq, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { courierCash } from '../../db/schema/deliveries.ts';
import { dueOf } from '../../orders/model/order-edits.ts';
import { type OrderRow, toOrder } from '../../orders/model/to-order.ts';
import type { Deps } from './deps.ts';

/** What each courier holds by branch; couriers and branches without cash are omitted. */
export async function heldCash(
  tx: Tx,
  { merchantId, courierId }: { merchantId: string; courierId?: string },
): Promise<{ courierId: string; branchId: string; amount: number }[]> {
  const rows = await tx
    .select({
      courierId: courierCash.courierId,
      branchId: courierCash.branchId,
      kind: courierCash.kind,
      amount: sql<string>`sum(${courierCash.amount})`,
    })
    .from(courierCash)
    .where(
      and(
        eq(courierCash.merchantId, merchantId),
        courierId === undefined ? undefined : eq(courierCash.courierId, courierId),
      ),
    )
    .groupBy(courierCash.courierId, courierCash.branchId, courierCash.kind);
  const lines = rows.map((row) => ({ ...row, kind: row.kind as CashKind, amount: Number(row.amount) }));
  return [...Map.groupBy(lines, (line) => `${line.courierId} ${line.branchId}`).values()]
    .map((own) => ({ courierId: own[0]!.courierId, branchId: own[0]!.branchId, amount: cashHeld(own) }))
    .filter(({ amount }) => amount > 0)
    .toSorted((one, other) => one.branchId.localeCompare(other.branchId));
}

/** The cash that is collected on hand-over of an order, in so'm. */
export const cashDueOf = (row: OrderRow): number => cashDue({ ...toOrder(row, []), due: dueOf(row) });

/**
 * Books the cash of a delivered order that its own courier hands in, in the transaction of the move. An order is booked
 * once.
 */
export async function receiveCash(deps: Pick<Deps, 'newId' | 'now'>, tx: Tx, row: OrderRow): Promise<void> {
  const { merchantId, branchId, id: orderId, courierId } = row;
  const amount = cashForBranch({ ...toOrder(row, []), due: dueOf(row) });
  if (row.data['deliveryType'] !== 'OWN' || courierId === null || amount === 0) return;
  const line = { merchantId, id: deps.newId(), courierId, branchId, kind: 'RECEIVED', amount, orderId };
  await tx
    .insert(courierCash)
    .values({ ...line, createdAt: deps.now() })
    .onConflictDoNothing();
}
