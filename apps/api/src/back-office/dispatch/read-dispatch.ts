import type { CourierPosition, DispatchCourier, DispatchState } from '@dasturxon/core/dispatch';
import { type BranchScope, isInScope } from '@dasturxon/core/staff';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';

import { heldCash } from '../../couriers/model/courier-cash.ts';
import { readCourierKey } from '../../couriers/model/courier-key.ts';
import type { SignedIn } from '../../couriers/model/deps.ts';
import type { Tx } from '../../db/connect.ts';
import { deliveries } from '../../db/schema/deliveries.ts';
import { orders } from '../../db/schema/orders.ts';
import { tilesUrl } from '../../http/tiles-url.ts';
import { staffRows } from '../people/staff-rows.ts';

const overlaps = (one: BranchScope, other: BranchScope) =>
  one === null || other === null || one.some((id) => other.includes(id));

/** The own couriers who share a branch with the caller, with the cash of those branches. */
export async function couriersInScope(ctx: SignedIn, tx: Tx): Promise<DispatchCourier[]> {
  const { branchIds } = ctx.caller;
  const held = await heldCash(tx, ctx);
  const staff = await staffRows(ctx, tx);
  return staff
    .filter(({ rights }) => rights.role === 'COURIER' && overlaps(branchIds, rights.branchIds))
    .map(({ id, name, phone, rights }) => ({
      id,
      name: name ?? phone,
      branchIds: rights.branchIds === null ? null : [...rights.branchIds],
      cash: held
        .filter((one) => one.courierId === id && isInScope(branchIds, one.branchId))
        .map(({ branchId, amount }) => ({ branchId, amount })),
    }));
}

async function positionsInScope(ctx: SignedIn, tx: Tx): Promise<CourierPosition[]> {
  const rows = await tx
    .select({
      orderId: deliveries.orderId,
      lat: deliveries.latitude,
      lon: deliveries.longitude,
      at: deliveries.positionAt,
      branchId: orders.branchId,
    })
    .from(deliveries)
    .innerJoin(orders, and(eq(orders.merchantId, deliveries.merchantId), eq(orders.id, deliveries.orderId)))
    .where(
      and(
        eq(deliveries.merchantId, ctx.merchantId),
        isNull(deliveries.finishedAt),
        isNotNull(deliveries.positionAt),
      ),
    );
  return rows.flatMap(({ orderId, lat, lon, at, branchId }) =>
    isInScope(ctx.caller.branchIds, branchId) && lat !== null && lon !== null && at !== null
      ? [{ orderId, lat, lon, at: at.toISOString() }]
      : [],
  );
}

/** What the dispatch screen needs beside the board. */
export const readDispatch = (ctx: SignedIn): Promise<DispatchState> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => ({
    couriers: await couriersInScope(ctx, tx),
    positions: await positionsInScope(ctx, tx),
    hasService: (await readCourierKey(ctx, tx, ctx.merchantId)) !== null,
    tilesUrl: tilesUrl(ctx.env),
  }));
