import * as v from 'valibot';

import { Address, AddressType } from '../../address/address.schema.ts';
import { User } from '../../auth/user.schema.ts';
import { BranchRef } from '../../branch/branch-ref.schema.ts';
import { LocalizedText } from '../../kernel/localized-text.ts';
import { flag, Id, Instant, listOf, MoneyAmount, orElse, orNull } from '../../kernel/wire.ts';
import { PaymentMethod, PaymentType } from '../../payment/payment.schema.ts';
import { AppliedPromotion } from '../../promo/applied-promotion.schema.ts';
import { Promo } from '../../promo/promo.schema.ts';
import { TIME_SHAPE } from '../timing/day-and-time.ts';
import { handoverEntries } from '../handover/handover.schema.ts';
import { IfMissing } from './if-missing.schema.ts';
import { CartItem } from './order-line.schema.ts';
import { OrderDevice, OrderSource } from './order-source.schema.ts';
import { OrderStatus } from './order-status.schema.ts';
import { totalsEntries } from './order-totals.schema.ts';
import { DeliveryProvider, ServiceType } from './service-type.schema.ts';

/** A day as checkout sends it. */
export const Day = v.pipe(v.string(), v.isoDate());
/** A time of day as checkout sends it, `HH:MM`. */
export const TimeOfDay = v.pipe(v.string(), v.regex(TIME_SHAPE));

/** Another person who takes the order (IMP-10). */
export const Receiver = v.object({ name: v.string(), phone: v.string() });
export type Receiver = v.InferOutput<typeof Receiver>;

const timing = {
  cityId: orNull(Id),
  pickupValid: flag(),
  day: orNull(Day),
  time: orNull(TimeOfDay),
  later: flag(),
  deliveryAt: orNull(Instant),
  deliveryTariffId: orNull(Id),
  deliveryType: orNull(DeliveryProvider),
  serviceType: orElse(ServiceType, 'DELIVERY'),
  hallId: orNull(Id),
  tableId: orNull(Id),
  serviceId: orNull(Id),
  servicePrice: orElse(MoneyAmount, 0),
  waiterId: orNull(Id),
};

const notes = {
  sendCheque: flag(),
  sendChequePhone: orNull(v.string()),
  courierComment: orNull(v.string()),
  note: orNull(v.string()),
  comment: orNull(v.string()),
  allergies: orNull(v.string()),
  receiver: orNull(Receiver),
  ifMissing: orNull(IfMissing),
  ...handoverEntries,
  user: orNull(User),
};

const payment = {
  promo: orNull(Promo),
  promoId: orNull(Id),
  promoCode: orNull(v.string()),
  /** The code and what applied by itself; empty for an order that was placed before these were kept. */
  promotions: listOf(AppliedPromotion),
  payment: orNull(PaymentMethod),
  paymentType: orElse(PaymentType, 'CASH'),
  cashback: orElse(MoneyAmount, 0),
  /** For the courier or the team (B35). */
  tip: orElse(MoneyAmount, 0),
};

/** The fields that a draft and an order share (ENT-35…39), without the lines. */
export const orderEntries = {
  ...timing,
  ...notes,
  ...payment,
  ...totalsEntries,
  addressType: orNull(AddressType),
  address: orNull(Address),
  branch: orNull(BranchRef),
  merchant: orNull(v.object({ id: Id, name: orNull(LocalizedText) })),
  orderDevice: orElse(OrderDevice, 'CLIENT_WEB'),
  source: orElse(OrderSource, 'CLIENT_WEB'),
  status: orElse(OrderStatus, 'OPEN'),
};

/** Everything that a device keeps of an order before it is placed (ENT-35…39); `OrderDraft` is what it sends of that. */
export const OrderContent = v.object({ ...orderEntries, cartItems: listOf(CartItem) });
export type OrderContent = v.InferOutput<typeof OrderContent>;
