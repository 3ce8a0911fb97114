import { nearestBranch, offersService } from '@dasturxon/core/branch';
import type { QuoteOrder } from '@dasturxon/core/order';

import { refusal } from '../http/refusal.ts';
import type { ServingBranch } from '../places/delivery-terms.ts';
import type { BrandTerms } from './brand-terms.ts';

/** The part of a request that decides it. */
export type BranchWish = Pick<QuoteOrder, 'serviceType'> & {
  branch: { id: string } | null;
  address: { latitude: number; longitude: number } | null;
};

/**
 * The branch that serves an order: the one it names, for a delivery else the nearest that delivers. Null where it
 * has to name one and does not. Throws branch.notFound, and serviceType.unavailable at a branch without the service.
 */
export function chooseBranch(terms: BrandTerms, request: BranchWish): ServingBranch | null {
  const { serviceType, address } = request;
  const named = request.branch?.id ?? null;
  if (named !== null) {
    const serving = terms.branches.find(({ branch }) => branch.id === named);
    if (!serving) throw refusal('branch.notFound');
    if (!offersService(serving.branch, serviceType)) throw refusal('serviceType.unavailable');
    return serving;
  }
  if (serviceType !== 'DELIVERY' || !address) return null;
  const delivering = terms.branches.filter(({ branch }) => offersService(branch, 'DELIVERY'));
  const nearest = nearestBranch(
    delivering.map(({ branch }) => branch),
    { lat: address.latitude, lon: address.longitude },
  );
  return delivering.find(({ branch }) => branch.id === nearest?.branch.id) ?? null;
}
