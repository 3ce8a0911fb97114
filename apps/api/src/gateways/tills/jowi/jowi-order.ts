import { markOf } from '../../reference-mark.ts';
import { localStamp } from '@dasturxon/core/time';

import type { TillOrder } from '../port/till.ts';

const [DELIVERY, TAKE_AWAY] = [0, 1];
const [ON_DELIVERY, ONLINE] = [0, 1];
const [CASH, CARD] = [0, 1];
const [AS_SOON_AS_POSSIBLE, AT_TIME] = [0, 1];

/** The order of `POST /v3/orders`; money is so'm. Choices have no field: they are in the price and in the description. */
export function jowiOrderBody(order: TillOrder): object {
  const { tillBranchId, phone, guestName, address, number, comment, lines, deliverAt, timeZone } = order;
  return {
    restaurant_id: '',
    to_restaurant_id: tillBranchId,
    phone,
    contact: guestName ?? 'Mijoz',
    address: address ? [address.text, address.details].filter(Boolean).join(', ') : '',
    description: [`№${number}`, markOf(order.ref), comment].filter(Boolean).join(' '),
    people_count: 1,
    order_type: order.serviceType === 'DELIVERY' ? DELIVERY : TAKE_AWAY,
    amount_order: order.total - order.delivery,
    payment_method: order.isPaid ? ONLINE : ON_DELIVERY,
    payment_type: order.isPaid ? CARD : CASH,
    delivery_time: deliverAt ? localStamp(deliverAt, timeZone) : '',
    delivery_time_type: deliverAt ? AT_TIME : AS_SOON_AS_POSSIBLE,
    delivery_price: order.delivery,
    discount: 0,
    discount_sum: 0,
    courses: lines.map(({ tillProductId, count, unitPrice }) => ({
      course_id: tillProductId,
      count,
      price: unitPrice,
      description: '',
    })),
  };
}
