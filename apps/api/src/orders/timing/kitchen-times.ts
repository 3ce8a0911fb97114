import { IN_KITCHEN_STATUSES } from '@dasturxon/core/order';
import { minutesAtLoad } from '@dasturxon/core/staff';
import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';

import type { Handle, Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/orders.ts';
import { measuredTimes } from './measured-times.ts';

/** How long the load of the kitchens is kept: many guests look at one menu. */
const KEPT_MS = 15_000;
const KEPT_AT_MOST = 1_000;

type Loads = ReadonlyMap<string, number>;
const keptBy = new WeakMap<Handle, LRUCache<string, { until: number; loads: Loads }>>();

type About = { db: Handle; merchantId: string; now: () => Date };

/** How many orders for now each kitchen of a merchant cooks, at most a quarter of a minute old. */
async function loadsOf({ db, merchantId, now }: About, tx: Tx): Promise<Loads> {
  const kept = keptBy.get(db) ?? new LRUCache({ max: KEPT_AT_MOST });
  keptBy.set(db, kept);
  const at = now().getTime();
  const known = kept.get(merchantId);
  if (known && known.until > at && known.until <= at + KEPT_MS) return known.loads;
  const rows = await tx
    .select({ branchId: orders.branchId, load: count() })
    .from(orders)
    .where(
      and(
        eq(orders.merchantId, merchantId),
        inArray(orders.status, IN_KITCHEN_STATUSES),
        isNull(orders.deliveryAt),
      ),
    )
    .groupBy(orders.branchId);
  const loads = new Map(rows.map(({ branchId, load }) => [branchId, load]));
  kept.set(merchantId, { until: at + KEPT_MS, loads });
  return loads;
}

/** What the branches of a merchant needed lately with as many orders as now (B52); without those that are not measured. */
export async function kitchenTimes(about: About, tx: Tx): Promise<ReadonlyMap<string, number>> {
  const measured = [...(await measuredTimes(about, tx))].filter(([, times]) => times.length > 0);
  if (measured.length === 0) return new Map();
  const loads = await loadsOf(about, tx);
  return new Map(measured.map(([id, times]) => [id, minutesAtLoad(times, loads.get(id) ?? 0) ?? 0]));
}

/** The same of one branch; null where it is not measured. */
export const kitchenTime = async (about: About, tx: Tx, branchId: string): Promise<number | null> =>
  (await kitchenTimes(about, tx)).get(branchId) ?? null;
