import type { OrderDetails } from '@dasturxon/core/api';
import { tabOf } from '@dasturxon/core/order';

export type Carried = Pick<OrderDetails, 'courierId' | 'status' | 'serviceType'>;

/** Whether somebody is bringing this order now. */
export function isBeingBrought({ courierId, status, serviceType }: Carried): boolean {
  const isOver = status === 'DELIVERED' || tabOf(status) === 'archive';
  return serviceType === 'DELIVERY' && courierId !== null && !isOver;
}
