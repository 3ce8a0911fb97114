import type { OrderDetails } from '@dasturxon/core/api';
import { tabOf } from '@dasturxon/core/order';

export type Carried = Pick<OrderDetails, 'courierId' | 'status' | 'serviceType'>;

/** Whether an order is still waited for. */
export const isUnderWay = ({ status }: Pick<Carried, 'status'>): boolean => tabOf(status) === 'active';

/** Whether a courier is delivering this order now. */
export function isBeingBrought({ courierId, status, serviceType }: Carried): boolean {
  const isOver = status === 'DELIVERED' || tabOf(status) === 'archive';
  return serviceType === 'DELIVERY' && courierId !== null && !isOver;
}

/** Whether it has left the kitchen for delivery, by any courier. */
export function isOnItsWay({ status, serviceType }: Carried): boolean {
  return serviceType === 'DELIVERY' && (status === 'ATTACHED' || status === 'ON_WAY');
}
