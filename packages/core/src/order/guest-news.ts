import type { Order } from './order.schema.ts';

/** News of an order that a guest receives as a message of its own; the rest only changes the last message. */
export type GuestNews = 'SLOW' | 'READY' | 'ON_WAY' | 'ARRIVED' | 'DELIVERED' | 'CANCELED';

type Told = Pick<Order, 'status' | 'serviceType' | 'courierStatus' | 'isSlowlyAnswered'>;

const isBrought = ({ serviceType }: Told) => serviceType !== 'PICK_UP' && serviceType !== 'DINE_IN';

const ifSlow = ({ isSlowlyAnswered }: Told) => (isSlowlyAnswered ? 'SLOW' : null);

/** The news of each status; null where an order of that kind has none. */
const NEWS: Partial<Record<Order['status'], (order: Told) => GuestNews | null>> = {
  CREATED: ifSlow,
  AT_TIME: ifSlow,
  DONE: (order) => (isBrought(order) ? null : 'READY'),
  ON_WAY: ({ courierStatus }) => (courierStatus === 'PERFORMER_ARRIVED' ? 'ARRIVED' : 'ON_WAY'),
  DELIVERED: () => 'DELIVERED',
  CLOSED: (order) => (isBrought(order) ? 'DELIVERED' : 'READY'),
  CANCELED: () => 'CANCELED',
};

/** The latest news of an order (ST-02); null while there is none. */
export const guestNews = (order: Told): GuestNews | null => NEWS[order.status]?.(order) ?? null;
