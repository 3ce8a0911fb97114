import { type OrderStatus, pathBetween, type ServiceType } from '@dasturxon/core/order';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { ApiError } from '@dasturxon/core/api';
import type { TillOrderState } from '../../gateways/tills/port/till.ts';
import { changeStatus } from '../../orders/moves/change-status.ts';
import { lockOrder } from '../../orders/model/lock-order.ts';
import type { OrderRow } from '../../orders/model/to-order.ts';
import type { TillDeps } from '../model/deps.ts';
import { type AccountRow, TillSettings } from '../model/till-account.ts';
import { lockTillOrder, saveTillOrder, type TillOrderRow } from '../model/till-orders.ts';

/** Statuses in the order that a till reports them; an older report never goes back. */
const ORDER: readonly (OrderStatus | null)[] = [
  null,
  'CREATED',
  'ACCEPTED',
  'COOKING',
  'DONE',
  'ATTACHED',
  'ON_WAY',
  'DELIVERED',
  'CLOSED',
];

const further = (one: OrderStatus | null, other: OrderStatus | null): OrderStatus | null =>
  ORDER.indexOf(other) > ORDER.indexOf(one) ? other : one;

/** What a report changes of a row: only forward, and a rejection is final. */
function changeOf(till: TillOrderRow, report: TillOrderState): Partial<TillOrderRow> {
  if (till.state === 'REFUSED') return {};
  const status = further(till.status, report.status);
  const number = report.number ?? till.number;
  if (report.state === 'REFUSED')
    // It is cancelled there: nothing is left to cancel or change.
    return { state: 'REFUSED', message: report.reason, todo: null };
  return { state: till.state === 'TAKEN' ? 'TAKEN' : report.state, status, number };
}

/** Moves the order on to where the till has it, where the till leads. Cancelling stays with staff: it moves money. */
async function follow(
  deps: TillDeps,
  tx: Tx,
  { row, to }: { row: OrderRow; to: OrderStatus | null },
): Promise<boolean> {
  if (to === null || ORDER.indexOf(to) <= ORDER.indexOf(row.status as OrderStatus)) return false;
  const steps = pathBetween(row.status as OrderStatus, to, row.serviceType as ServiceType);
  // A way through CANCELED or over a courier is not the till's.
  if (!steps || steps.includes('ATTACHED')) return false;
  let current = row;
  for (const step of steps) {
    const move = { merchantId: row.merchantId, orderId: row.id, to: step, actor: null, reason: null };
    current = await changeStatus(deps, tx, { row: current, move });
  }
  return true;
}

/**
 * Applies what the till reports about an order of ours. Reports may come twice, late and out of order. Returns whether
 * staff see another state.
 */
export async function applyReport(
  deps: TillDeps,
  { account, orderId, report }: { account: AccountRow; orderId: string; report: TillOrderState },
): Promise<void> {
  const { merchantId } = account;
  const isSeen = await deps.db.inTenant(merchantId, async (tx) => {
    const row = await lockOrder(tx, merchantId, orderId);
    const till = await lockTillOrder(tx, row);
    if (!till || till.tillOrderId !== report.tillOrderId || till.enteredBy !== null) return false;
    return saveTillOrder(tx, till, changeOf(till, report));
  });
  const { leads } = v.parse(TillSettings, account.settings);
  const isMoved =
    leads && report.state === 'TAKEN' && (await moveOn(deps, { merchantId, orderId, to: report.status }));
  if (isSeen || isMoved) deps.orderEvents.announce(merchantId, orderId);
}

/** A move that the order cannot make, such as closing an unpaid one, is left to staff. */
async function moveOn(
  deps: TillDeps,
  about: { merchantId: string; orderId: string; to: OrderStatus | null },
) {
  const { merchantId, orderId, to } = about;
  return deps.db
    .inTenant(merchantId, async (tx) =>
      follow(deps, tx, { row: await lockOrder(tx, merchantId, orderId), to }),
    )
    .catch((error: unknown) => {
      if (error instanceof ApiError) return false;
      throw error;
    });
}
