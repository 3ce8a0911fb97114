import * as v from 'valibot';

import { Role } from '../../auth/user.schema.ts';
import { CourierStatus } from '../../courier/courier-status.schema.ts';
import { Instant, orNull } from '../../kernel/wire.ts';
import { PaymentType } from '../../payment/payment.schema.ts';
import { OrderStatus } from './order-status.schema.ts';
import { DeliveryProvider } from './service-type.schema.ts';

/** What can happen to an order (ENUM-13). */
export const ORDER_EVENT_TYPES = [
  'PAID',
  'UPDATE',
  'PAID_AND_CHANGE_STATUS',
  'CHANGE_STATUS',
  'CHANGE_COURIER_STATUS',
  'CHANGE_PAYMENT_TYPE',
  'CHANGE_DELIVERY_TYPE',
] as const;
/** What happened to an order (ENUM-13). */
export const OrderEventType = v.picklist(ORDER_EVENT_TYPES);
export type OrderEventType = v.InferOutput<typeof OrderEventType>;

/** One line of an order's history (ST-12). `id` only grows, so a reader resumes after the last one it saw. */
export const OrderHistoryEvent = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  type: OrderEventType,
  status: OrderStatus,
  courierStatus: CourierStatus,
  paymentType: orNull(PaymentType),
  deliveryType: orNull(DeliveryProvider),
  /** The author; null is the platform. */
  role: orNull(Role),
  reason: orNull(v.string()),
  at: Instant,
});
export type OrderHistoryEvent = v.InferOutput<typeof OrderHistoryEvent>;
