import { toTiyin } from '@dasturxon/core/payment';
import { localStamp } from '@dasturxon/core/time';

import type { TillOrder } from '../port/till.ts';

/** `service_mode`: 1 hall, 2 to take away, 3 delivery. */
const SERVICE_MODES: Partial<Record<TillOrder['serviceType'], number>> = { DINE_IN: 1, PICK_UP: 2 };
const DELIVERY_MODE = 3;

/** What our order is found by: an incoming order has no field for an id of ours, so it is in the comment. */
export const posterMark = ({ ref }: Pick<TillOrder, 'ref'>): string =>
  `[dx-${ref.replaceAll('-', '').slice(0, 16)}]`;

function addressOf({ address }: TillOrder) {
  if (!address) return {};
  const { text, details, lat, lon } = address;
  return { client_address: { address1: text, comment: details, lat: String(lat), lng: String(lon) } };
}

/** `payment` is for prepaid orders alone; its currency must be the account's. */
const paymentOf = ({ isPaid, total }: TillOrder) =>
  isPaid ? { payment: { type: 1, sum: toTiyin(total), currency: 'UZS' } } : {};

/**
 * The body of `incomingOrders.createIncomingOrder`. Choices are part of the price and named in the comment: whether Poster
 * adds its own price of a modification to a given `price` is not documented.
 */
export function posterOrderBody(order: TillOrder): object {
  const { phone, guestName, deliverAt, timeZone, delivery, number, comment } = order;
  return {
    spot_id: Number(order.tillBranchId),
    phone: `+${phone}`,
    skip_phone_validation: true,
    ...(guestName && { first_name: guestName }),
    service_mode: SERVICE_MODES[order.serviceType] ?? DELIVERY_MODE,
    ...(deliverAt && { delivery_time: localStamp(deliverAt, timeZone) }),
    ...(delivery > 0 && { delivery_price: toTiyin(delivery) }),
    ...addressOf(order),
    comment: [`№${number}`, posterMark(order), comment].filter(Boolean).join(' '),
    products: order.lines.map(({ tillProductId, count, unitPrice }) => ({
      product_id: Number(tillProductId),
      count,
      price: toTiyin(unitPrice),
    })),
    ...paymentOf(order),
  };
}
