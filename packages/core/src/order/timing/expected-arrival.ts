import type { CourierStatus } from '../../courier/courier-status.schema.ts';
import { readyMoment } from './expected-ready.ts';
import type { Order } from '../schemas/order.schema.ts';
import { readyAbout } from './ready-about.ts';

/** Minutes for taking an order along and handing it over. */
const HANDOVER_MINUTES = 5;
/** Minutes for a kilometre by road: 20 km/h, a courier in city traffic. */
const MINUTES_PER_KILOMETRE = 3;
/** The road where the distance is not known, in metres. */
const USUAL_ROAD_METRES = 5_000;

/** How many minutes a courier needs from the kitchen to the door, by the road in metres; null is not known. */
export function deliveryMinutes(roadMetres: number | null): number {
  const kilometres = (roadMetres ?? USUAL_ROAD_METRES) / 1_000;
  return HANDOVER_MINUTES + Math.ceil(kilometres * MINUTES_PER_KILOMETRE);
}

type Delivered = Pick<
  Order,
  | 'serviceType'
  | 'status'
  | 'timestamp'
  | 'acceptedTime'
  | 'cookingTime'
  | 'later'
  | 'distance'
  | 'courierStatus'
> &
  Partial<Pick<Order, 'busyMinutes' | 'measuredMinutes' | 'isReadyPromised'>>;

const AWAITED: readonly Order['status'][] = ['CREATED', 'ACCEPTED', 'COOKING', 'DONE', 'ATTACHED', 'ON_WAY'];
const ARRIVED: readonly (CourierStatus | null)[] = [
  'PERFORMER_ARRIVED',
  'PERFORMER_DELIVERED_FINISH',
  'PERFORMER_RETURNING',
  'PERFORMER_RETURN_ARRIVED',
  'PERFORMER_RETURNED_FINISH',
];

/**
 * When a delivery arrives about (IMP-05): when it is ready and the way of the courier, rounded up to five minutes. It
 * is kept until the courier has arrived. Null for other services, for an order at a chosen time, which arrives then,
 * and where it is not known when the order was placed.
 */
export function expectedArrival(order: Delivered): Date | null {
  const isAwaited = AWAITED.includes(order.status) && !ARRIVED.includes(order.courierStatus);
  if (order.serviceType !== 'DELIVERY' || order.later || !isAwaited) return null;
  const ready = readyMoment(order);
  return ready && readyAbout(deliveryMinutes(order.distance), ready);
}
