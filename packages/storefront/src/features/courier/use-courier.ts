import type { CourierPublic } from '@dasturxon/core/courier';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../domains/session/api.ts';
import { type Carried, isBeingBrought } from './is-being-brought.ts';
import { courierQuery } from '../../domains/orders/couriers.ts';

/** Who brings an order, asked for again while they move; null where there is nobody, or nobody to tell of (IMP-18). */
export function useCourier(order: Carried): CourierPublic | null {
  const options = courierQuery(useApi(), order.courierId ?? '');
  const isThere = isBeingBrought(order);
  const { data } = useQuery({ ...options, enabled: isThere });
  return isThere ? (data ?? null) : null;
}
