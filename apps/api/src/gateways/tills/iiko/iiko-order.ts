import { localStamp } from '@dasturxon/core/time';

import type { TillOrder } from '../port/till.ts';

/** What of an account decides about the body. */
type Account = { organizationId: string; deliveryProductId: string | null };

/** A till that does not take the order within so many seconds drops it. */
const TRANSPORT_SECONDS = 30;

/** The terminal's own time, without a zone. */
const terminalTime = (at: Date, zone: string) => `${localStamp(at, zone)}.000`;

/** Where it is delivered. Each of these objects is a tagged union: without its `type` the order is lost. */
function deliveryPoint({ address }: TillOrder) {
  if (!address) return {};
  const { lat, lon, text, details } = address;
  return {
    deliveryPoint: {
      coordinates: { latitude: lat, longitude: lon },
      // Street and house are one text with us: the restaurant reads it, the till does not look it up.
      address: { type: 'legacy', street: { name: text, city: '' }, house: '-' },
      comment: details,
    },
  };
}

/** Paid online only with a type of payment that the merchant has entered; the comment names the payment in every case. */
const paymentsOf = ({ isPaid, tillPaymentId, total }: TillOrder) =>
  isPaid && tillPaymentId
    ? {
        payments: [
          {
            paymentTypeKind: 'External',
            sum: total,
            paymentTypeId: tillPaymentId,
            isProcessedExternally: true,
            isPrepay: true,
            isFiscalizedExternally: true,
          },
        ],
      }
    : {};

/** There is no field for the price of a delivery: it is a product of the till, or a line of the comment. */
function deliveryItem({ delivery }: TillOrder, { deliveryProductId }: Account) {
  if (delivery === 0 || deliveryProductId === null) return [];
  return [{ type: 'Product', productId: deliveryProductId, amount: 1, price: delivery }];
}

/** The body of `deliveries/create`; money is so'm. */
export function iikoOrderBody(order: TillOrder, account: Account): object {
  const { ref, number, phone, guestName, serviceType, comment, delivery, deliverAt } = order;
  const isUnpriced = delivery > 0 && account.deliveryProductId === null;
  return {
    organizationId: account.organizationId,
    terminalGroupId: order.tillBranchId,
    createOrderSettings: { transportToFrontTimeout: TRANSPORT_SECONDS, checkStopList: true },
    order: {
      id: ref,
      externalNumber: String(number),
      sourceKey: 'dasturxon',
      phone: `+${phone}`,
      orderServiceType: serviceType === 'DELIVERY' ? 'DeliveryByCourier' : 'DeliveryByClient',
      completeBefore: deliverAt && terminalTime(deliverAt, order.timeZone),
      customer: { type: 'one-time', name: guestName ?? 'Mijoz' },
      comment: [comment, isUnpriced && `Yetkazib berish: ${delivery} soʻm`].filter(Boolean).join('. '),
      ...deliveryPoint(order),
      items: [
        ...order.lines.map(({ tillProductId, count, unitPrice }) => ({
          type: 'Product',
          productId: tillProductId,
          amount: count,
          price: unitPrice,
        })),
        ...deliveryItem(order, account),
      ],
      ...paymentsOf(order),
    },
  };
}
