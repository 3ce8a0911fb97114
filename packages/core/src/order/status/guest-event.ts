import type { Order } from '../schemas/order.schema.ts';

/** Events that a guest receives as a new message; other changes edit the last message. */
export type GuestEvent = 'SLOW' | 'READY' | 'ON_WAY' | 'ARRIVED' | 'DELIVERED' | 'CANCELED';

type ObservedOrder = Pick<Order, 'status' | 'serviceType' | 'courierStatus' | 'isSlowlyAnswered'>;

const isBrought = ({ serviceType }: ObservedOrder) => serviceType !== 'PICK_UP' && serviceType !== 'DINE_IN';

const ifSlow = ({ isSlowlyAnswered }: ObservedOrder) => (isSlowlyAnswered ? 'SLOW' : null);

/** The event of each status; null if an order of that kind has none. */
const EVENTS: Partial<Record<Order['status'], (order: ObservedOrder) => GuestEvent | null>> = {
  CREATED: ifSlow,
  AT_TIME: ifSlow,
  DONE: (order) => (isBrought(order) ? null : 'READY'),
  ON_WAY: ({ courierStatus }) => (courierStatus === 'PERFORMER_ARRIVED' ? 'ARRIVED' : 'ON_WAY'),
  DELIVERED: () => 'DELIVERED',
  CLOSED: (order) => (isBrought(order) ? 'DELIVERED' : 'READY'),
  CANCELED: () => 'CANCELED',
};

/** The latest event of an order for its guest (ST-02); null if there is none. */
export const guestEvent = (order: ObservedOrder): GuestEvent | null => EVENTS[order.status]?.(order) ?? null;
