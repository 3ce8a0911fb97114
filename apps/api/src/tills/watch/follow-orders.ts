import { DAY_MS } from '@dasturxon/core/kernel';
import { and, asc, eq, gt, inArray, isNotNull, isNull, notInArray, or } from 'drizzle-orm';

import { tillOrders } from '../../db/schema/connections/tills.ts';
import { orders } from '../../db/schema/orders.ts';
import { branches } from '../../db/schema/places.ts';
import { ServiceRefused } from '../../gateways/service-errors.ts';
import type { Till } from '../../gateways/tills/port/till.ts';
import type { TillDeps } from '../model/deps.ts';
import { type AccountRow, tillIdOf } from '../model/till-account.ts';
import { applyReport } from './apply-report.ts';

/** How long an order is asked about. */
const FOLLOW_MS = DAY_MS;
/** How many are asked about in a turn. */
const ORDERS_AT_MOST = 100;

/**
 * Takes the orders of a turn: those that the till has and that have not ended, the ones asked about longest ago first. One
 * that is cancelled here is followed until it is cancelled there.
 */
const takeTurn = (deps: TillDeps, { merchantId, kind }: AccountRow) =>
  deps.db.inTenant(merchantId, async (tx) => {
    const rows = await tx
      .select({ orderId: tillOrders.orderId, tillOrderId: tillOrders.tillOrderId, branch: branches.data })
      .from(tillOrders)
      .innerJoin(orders, and(eq(orders.merchantId, tillOrders.merchantId), eq(orders.id, tillOrders.orderId)))
      .innerJoin(branches, and(eq(branches.merchantId, orders.merchantId), eq(branches.id, orders.branchId)))
      .where(
        and(
          eq(tillOrders.merchantId, merchantId),
          eq(tillOrders.kind, kind),
          inArray(tillOrders.state, ['SENT', 'TAKEN']),
          isNotNull(tillOrders.tillOrderId),
          gt(tillOrders.startedAt, new Date(deps.now().getTime() - FOLLOW_MS)),
          or(isNull(tillOrders.status), notInArray(orders.status, ['DELIVERED', 'CLOSED'])),
        ),
      )
      .orderBy(asc(tillOrders.updatedAt), asc(tillOrders.startedAt))
      .limit(ORDERS_AT_MOST);
    const taken = rows.map(({ orderId }) => orderId);
    await tx
      .update(tillOrders)
      .set({ updatedAt: deps.now() })
      .where(and(eq(tillOrders.merchantId, merchantId), inArray(tillOrders.orderId, taken)));
    return rows;
  });

/**
 * Reads how far the till is with the orders that it has. One that it refuses to show does not hold up the others; its error
 * is thrown at the end. A till without an answer ends the turn.
 */
export async function followOrders(deps: TillDeps, account: AccountRow, till: Till): Promise<void> {
  const refused: ServiceRefused[] = [];
  for (const { orderId, tillOrderId, branch } of await takeTurn(deps, account)) {
    const tillBranchId = tillIdOf(account.kind, 'branch', branch) ?? '';
    const report = await till
      .read({ tillOrderId: tillOrderId ?? '', tillBranchId })
      .catch((error: unknown) => {
        if (!(error instanceof ServiceRefused)) throw error;
        refused.push(error);
        return null;
      });
    if (report) await applyReport(deps, { account, orderId, report });
  }
  if (refused[0]) throw refused[0];
}
