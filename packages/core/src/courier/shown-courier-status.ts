import type { OrderStatus } from '../order/schemas/order-status.schema.ts';
import type { CourierStatus } from './courier-status.schema.ts';

const BEFORE_PICKUP: readonly CourierStatus[] = ['PERFORMER_FOUND', 'PERFORMER_PICK_UP_ARRIVED'];
const AFTER_PICKUP: readonly CourierStatus[] = [
  'PERFORMER_PICKUPED',
  'PERFORMER_ARRIVED',
  'PERFORMER_DELIVERED_FINISH',
  'PERFORMER_RETURNING',
  'PERFORMER_RETURN_ARRIVED',
  'PERFORMER_RETURNED_FINISH',
];
const ON_THE_ROAD: readonly OrderStatus[] = ['ON_WAY', 'DELIVERED', 'CLOSED'];

/**
 * What a guest reads of the courier of an order, in line with the order's own status (D18): before the order has left,
 * no courier has it; afterwards, no courier is still going to the restaurant.
 */
export function shownCourierStatus(order: {
  status: OrderStatus;
  courierStatus: CourierStatus | null;
}): CourierStatus {
  const { status, courierStatus } = order;
  const isOnTheRoad = ON_THE_ROAD.includes(status);
  const fitting = isOnTheRoad ? AFTER_PICKUP : BEFORE_PICKUP;
  if (courierStatus !== null && fitting.includes(courierStatus)) return courierStatus;
  return isOnTheRoad ? 'PERFORMER_PICKUPED' : 'PERFORMER_FOUND';
}
