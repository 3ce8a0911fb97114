import { menuMoment } from '@dasturxon/core/catalog';
import { openElsewhere } from '@dasturxon/core/time';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Deps } from '../model/deps.ts';
import { found } from '../../http/api-error.ts';
import { toOrder, type OrderRow } from '../model/to-order.ts';
import { readBrandTerms, termsAt } from '../placing/brand-terms.ts';

/**
 * Stores the open branch that is offered to the guest of an order without an answer (BO-21), before the order is
 * cancelled. The row stays as it is where no other branch is open.
 */
export async function offerBranch(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  tx: Tx,
  { row, zone }: { row: OrderRow; zone: string },
): Promise<OrderRow> {
  const { merchantId, branchId } = row;
  const at = menuMoment(now(), zone);
  const { branches, cities, regions, settings } = termsAt(await readBrandTerms({ db, merchantId }, tx), at);
  const { serviceType, address } = toOrder(row, []);
  const point = address && { lat: address.latitude, lon: address.longitude };
  const offer = openElsewhere(
    { serviceType, branchId, address: point },
    {
      branches: branches.map(({ branch }) => branch),
      places: { cities, regions },
      services: settings.services,
      now: now(),
      zone,
    },
  );
  if (!offer) return row;
  const { id, name } = offer.branch;
  const offeredBranch = { id, name, serviceType: offer.serviceType, distance: Math.round(offer.meters) };
  const [offered] = await tx
    .update(orders)
    .set({ data: { ...row.data, offeredBranch } })
    .where(and(eq(orders.merchantId, merchantId), eq(orders.id, row.id)))
    .returning();
  return found(offered, 'order.notFound');
}
