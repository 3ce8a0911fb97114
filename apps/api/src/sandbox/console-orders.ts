import { movesOf, pathBetween, OrderStatus } from '@dasturxon/core/order';
import { localize, ok, refuse } from '@dasturxon/core/kernel';
import { MerchantPublic } from '@dasturxon/core/merchant';
import type { AdvanceOrder, ConsoleOrder, ListOrders } from '@dasturxon/sandbox';
import { desc, eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../db/connect.ts';
import { merchants } from '../db/schema/merchants.ts';
import { orders } from '../db/schema/orders.ts';
import { changeStatus } from '../orders/moves/change-status.ts';
import { lockOrder } from '../orders/model/lock-order.ts';
import { type OrderRow, toOrder } from '../orders/model/to-order.ts';
import type { OrderStepDeps } from '../orders/model/deps.ts';
import type { MerchantRow } from './console-brands.ts';

const SHOWN = 50;

/** The console's reason for moves that need one. */
const REASON = 'TOO_BUSY';

function toConsoleOrder(row: OrderRow, merchant: MerchantRow): ConsoleOrder {
  const { status, serviceType } = toOrder(row, []);
  const { merchantId: id, data, sub } = merchant;
  const { name } = v.parse(MerchantPublic, { ...data, id, sub });
  return {
    id: row.id,
    number: row.number,
    brand: localize(name, 'eng') || sub,
    status,
    next: movesOf(null, status, serviceType),
    total: row.totalPrice,
    at: row.createdAt.toISOString(),
  };
}

/** The newest orders of every brand, for the console. */
export function listConsoleOrders({ db }: OrderStepDeps): ListOrders {
  return async () => {
    const rows = await db.asPlatform((tx) =>
      tx
        .select({ order: orders, merchant: merchants })
        .from(orders)
        .innerJoin(merchants, eq(merchants.merchantId, orders.merchantId))
        .orderBy(desc(orders.createdAt))
        .limit(SHOWN),
    );
    return rows.map(({ order, merchant }) => toConsoleOrder(order, merchant));
  };
}

async function merchantOfOrder(tx: Tx, id: string): Promise<string | null> {
  const [row] = await tx.select({ merchantId: orders.merchantId }).from(orders).where(eq(orders.id, id));
  return row?.merchantId ?? null;
}

/** Makes every legal step up to a status in one transaction, as the brand's staff would (docs/operations.md). */
export function advanceConsoleOrder(deps: OrderStepDeps): AdvanceOrder {
  return async (orderId, wanted) => {
    const merchantId = await deps.db.asPlatform((tx) => merchantOfOrder(tx, orderId));
    if (merchantId === null) return refuse('order_unknown');
    if (!v.is(OrderStatus, wanted)) return refuse('status_unreachable');
    const reached = await deps.db.inTenant(merchantId, async (tx) => {
      let row = await lockOrder(tx, merchantId, orderId);
      const { status, serviceType } = toOrder(row, []);
      const steps = pathBetween(status, wanted, serviceType);
      for (const to of steps ?? []) {
        const move = { merchantId, orderId, to, actor: null, reason: to === 'CANCELED' ? REASON : null };
        row = await changeStatus(deps, tx, { row, move });
      }
      return steps && row.status;
    });
    if (reached === null) return refuse('status_unreachable');
    deps.orderEvents.announce(merchantId, orderId);
    return ok({ status: reached });
  };
}
