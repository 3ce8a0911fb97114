import type { PaymentType } from '../../payment/payment.schema.ts';
import type { ServiceType } from '../schemas/service-type.schema.ts';
import { isPaidBeforehand } from '../timing/unpaid-expiry.ts';
import type { Handover } from './handover.schema.ts';

type Order = { serviceType: ServiceType; paymentType: PaymentType };

/**
 * What a guest can ask for the hand-over of an order (B23): change where a courier takes cash, the door where nothing is
 * collected at it, cutlery where the food is taken away, a picture of the entrance (B60) where it is brought, a gift
 * (B65) where its receiver pays nothing.
 */
export function offeredHandover({ serviceType, paymentType }: Order): Record<keyof Handover, boolean> {
  const isDelivery = serviceType === 'DELIVERY';
  return {
    changeFrom: isDelivery && paymentType === 'CASH',
    cutlery: serviceType !== 'DINE_IN',
    leaveAtDoor: isDelivery && isPaidBeforehand(paymentType),
    entrancePicture: isDelivery,
    isGift: serviceType !== 'DINE_IN' && isPaidBeforehand(paymentType),
  };
}

/**
 * The part of a hand-over that applies to an order; the rest is left out, also after another way to pay was chosen. Without a
 * receiver it is no gift.
 */
export function keptHandover(asked: Handover, order: Order & { receiver: object | null }): Handover {
  const offered = offeredHandover(order);
  return {
    changeFrom: offered.changeFrom ? asked.changeFrom : null,
    cutlery: offered.cutlery ? asked.cutlery : null,
    leaveAtDoor: offered.leaveAtDoor && asked.leaveAtDoor,
    entrancePicture: offered.entrancePicture ? asked.entrancePicture : null,
    isGift: offered.isGift && asked.isGift && order.receiver !== null,
  };
}
