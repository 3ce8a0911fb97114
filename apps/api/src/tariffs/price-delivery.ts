import { deliveryTerms, type DeliveryTerms, priceDeliveryFee } from '@dasturxon/core/cart';
import type { Money } from '@dasturxon/core/kernel';

import type { Tx } from '../db/connect.ts';
import type { Ctx } from '../http/serving/context.ts';
import { apiError } from '../http/api-error.ts';
import { readTermsNow } from '../orders/placing/brand-terms.ts';
import { chooseBranch } from '../orders/placing/choose-branch.ts';

/** What is asked: from which branch (null: the nearest that delivers there) to which point. */
export type DeliveryQuestion = {
  branchId: string | null;
  point: { lat: number; lon: number };
};

/** The terms of a delivery from a branch; `isInArea` is null for a brand without areas. */
export type DeliveredTo = Pick<DeliveryTerms, 'city' | 'distance'> & {
  /** For the smallest order; null: by the driver's meter. */
  price: Money | null;
  isInArea: boolean | null;
  branchId: string;
};

/**
 * What a delivery costs by the rule that orders are priced by (D70). Throws branch.notFound, branch.none,
 * serviceType.unavailable and delivery.unavailable.
 */
export async function priceDelivery(
  ctx: Pick<Ctx, 'db' | 'merchantId' | 'now' | 'tenant'>,
  tx: Tx,
  { branchId, point }: DeliveryQuestion,
): Promise<DeliveredTo> {
  const terms = await readTermsNow(ctx, tx);
  const asked = {
    serviceType: 'DELIVERY' as const,
    branch: branchId === null ? null : { id: branchId },
    address: { latitude: point.lat, longitude: point.lon },
  };
  const routing = { now: ctx.now(), zone: ctx.tenant.timeZone, at: null, canCook: () => true };
  const serving = chooseBranch(terms, asked, routing);
  if (!serving) throw apiError('branch.none');
  const { fee, city, distance, isInArea } = deliveryTerms(terms, serving, point);
  const hasAreas = terms.settings.features.deliveryArea;
  const price = fee && priceDeliveryFee(fee, 0).price;
  return { price, city, distance, isInArea: hasAreas ? isInArea : null, branchId: serving.branch.id };
}
