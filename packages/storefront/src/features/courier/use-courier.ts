import type { CourierPublic } from '@dasturxon/core/courier';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../domains/session/api.ts';
import { type Carried, isBeingBrought } from './is-being-brought.ts';
import { courierQuery } from '../../domains/orders/couriers.ts';

/** An order's courier, polled while it moves; null without one, or without a visible one (IMP-18). */
export function useCourier(order: Carried): CourierPublic | null {
  const options = courierQuery(useApi(), order.courierId ?? '');
  const isThere = isBeingBrought(order);
  const { data } = useQuery({ ...options, enabled: isThere });
  return isThere ? (data ?? null) : null;
}
