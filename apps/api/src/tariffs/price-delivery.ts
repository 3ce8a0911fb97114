import type { Tx } from '../db/connect.ts';
import type { Ctx } from '../http/serving/context.ts';
import { apiError } from '../http/api-error.ts';
import { readBrandTerms } from '../orders/placing/brand-terms.ts';
import { chooseBranch } from '../orders/placing/choose-branch.ts';
import { deliveryTerms, type DeliveryTerms } from '../places/delivery-terms.ts';

/** What is asked: from which branch (null: the nearest that delivers there) to which point. */
export type DeliveryQuestion = {
  branchId: string | null;
  point: { lat: number; lon: number };
};

/** The terms of a delivery from a branch; `isInArea` is null for a brand without areas. */
export type DeliveredTo = Omit<DeliveryTerms, 'isInArea'> & { isInArea: boolean | null; branchId: string };

/**
 * What a delivery costs by the rule that orders are priced by (D70). Throws branch.notFound, branch.none,
 * serviceType.unavailable and delivery.unavailable.
 */
export async function priceDelivery(
  ctx: Pick<Ctx, 'db' | 'merchantId'>,
  tx: Tx,
  { branchId, point }: DeliveryQuestion,
): Promise<DeliveredTo> {
  const terms = await readBrandTerms(ctx, tx);
  const serving = chooseBranch(terms, {
    serviceType: 'DELIVERY',
    branch: branchId === null ? null : { id: branchId },
    address: { latitude: point.lat, longitude: point.lon },
  });
  if (!serving) throw apiError('branch.none');
  const priced = deliveryTerms(terms, serving, point);
  const hasAreas = terms.settings.features.deliveryArea;
  return { ...priced, isInArea: hasAreas ? priced.isInArea : null, branchId: serving.branch.id };
}
