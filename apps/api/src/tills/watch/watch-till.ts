import { DAY_MS } from '@dasturxon/core/kernel';
import { and, eq, lt, or } from 'drizzle-orm';

import { tillOrders } from '../../db/schema/connections/tills.ts';
import { ServiceFailed, ServiceRefused } from '../../gateways/service-errors.ts';
import { type Till } from '../../gateways/tills/port/till.ts';
import { pushLater } from '../push/claim-till-order.ts';
import type { TillDeps } from '../model/deps.ts';
import { type AccountRow, changeAccount, findAccount, openTillOf } from '../model/till-account.ts';
import { compareMenus } from './compare-menus.ts';
import { followOrders } from './follow-orders.ts';
import { syncStops } from './sync-stops.ts';

/** How often a till is asked about orders. */
const WATCH_EVERY_MS = 20_000;
/** A stop in the till reaches the storefront within 2 minutes: this, and what a read takes. */
const STOPS_EVERY_MS = 60_000;
/** Menus are compared once a day. */
const COMPARE_EVERY_MS = DAY_MS;
const ORDERS_AT_MOST = 100;
/** A pending order without a job for so long gets another one. */
const OVERDUE_MS = 2 * 60_000;

/** Has pending orders whose job was lost brought in all the same. */
async function pushOverdue(deps: TillDeps, { merchantId }: AccountRow): Promise<void> {
  const late = new Date(deps.now().getTime() - OVERDUE_MS);
  await deps.db.inTenant(merchantId, async (tx) => {
    const rows = await tx
      .select({ orderId: tillOrders.orderId })
      .from(tillOrders)
      .where(
        and(
          eq(tillOrders.merchantId, merchantId),
          eq(tillOrders.state, 'NOT_SENT'),
          or(lt(tillOrders.nextAt, late), lt(tillOrders.busyUntil, late)),
        ),
      )
      .limit(ORDERS_AT_MOST);
    for (const { orderId } of rows) await pushLater(deps, tx, { merchantId, orderId, at: deps.now() });
  });
}

const isOld = (at: Date | null, everyMs: number, now: Date) =>
  at === null || now.getTime() - at.getTime() >= everyMs;

/** What is read in this turn, each with what is noted once it is complete. */
function readsOf(deps: TillDeps, account: AccountRow, till: Till) {
  const now = deps.now();
  const hasStops = isOld(account.stopsReadAt, STOPS_EVERY_MS, now);
  const hasMenu = isOld(account.comparedAt, COMPARE_EVERY_MS, now);
  const readStops = async () => {
    await syncStops(deps, account, till);
    await note({ stopsReadAt: now });
  };
  const readMenu = async () => note({ comparison: await compareMenus(deps, account, till), comparedAt: now });
  return [
    ...(hasStops ? [readStops] : []),
    () => followOrders(deps, account, till),
    ...(hasMenu ? [readMenu] : []),
  ];
  function note(set: Partial<AccountRow>) {
    return deps.db.inTenant(account.merchantId, (tx) => changeAccount(tx, account.merchantId, set));
  }
}

/**
 * The job that reads a merchant's till: its stop-list, the orders that it has, and once a day its menu. What fails is noted
 * and read again in the next turn; the other reads are made all the same.
 */
export async function watchTill(deps: TillDeps, merchantId: string): Promise<void> {
  const account = await deps.db.inTenant(merchantId, (tx) => findAccount(tx, merchantId));
  if (!account) return;
  await pushOverdue(deps, account);
  const errors: string[] = [];
  for (const read of readsOf(deps, account, openTillOf(deps, account)))
    await read().catch((error: unknown) => {
      if (!(error instanceof ServiceFailed || error instanceof ServiceRefused)) throw error;
      errors.push(error.message);
    });
  const lastError = errors[0] ?? null;
  const set = errors.length === 0 ? { lastError, lastAnswerAt: deps.now() } : { lastError };
  await deps.db.inTenant(merchantId, (tx) =>
    changeAccount(tx, merchantId, { ...set, watchAt: new Date(deps.now().getTime() + WATCH_EVERY_MS) }),
  );
}
