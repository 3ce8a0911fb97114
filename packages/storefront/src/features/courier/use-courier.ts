import type { OrderDetails } from '@dasturxon/core/api';
import type { CourierPublic } from '@dasturxon/core/courier';
import { tabOf } from '@dasturxon/core/order';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../data/api.ts';
import { courierQuery } from '../../data/couriers.ts';

type Carried = Pick<OrderDetails, 'courierId' | 'status' | 'serviceType'>;

/** Whether somebody is bringing this order now. */
export function isBeingBrought({ courierId, status, serviceType }: Carried): boolean {
  const isOver = status === 'DELIVERED' || tabOf(status) === 'archive';
  return serviceType === 'DELIVERY' && courierId !== null && !isOver;
}

/** Who brings an order, asked for again while they move; null where there is nobody, or nobody to tell of (IMP-18). */
export function useCourier(order: Carried): CourierPublic | null {
  const options = courierQuery(useApi(), order.courierId ?? '');
  const isThere = isBeingBrought(order);
  const { data } = useQuery({ ...options, enabled: isThere });
  return isThere ? (data ?? null) : null;
}
