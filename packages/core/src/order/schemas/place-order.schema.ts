import * as v from 'valibot';

import { AddressInputMode, AddressType } from '../../address/address.schema.ts';
import { TIP_AT_MOST } from '../../cart/fees/tip.ts';
import { Id, Latitude, Longitude, MoneyAmount, orElse, orNull, WirePhone } from '../../kernel/wire.ts';
import {
  ADDRESS_MAX,
  ALLERGIES_MAX,
  COMMENT_MAX,
  NAME_LENGTH,
  PROMO_CODE_MAX,
  TITLE_MAX,
} from '../../validation/bounds.ts';
import { PaymentType } from '../../payment/payment.schema.ts';
import { sentHandover } from '../handover/handover.schema.ts';
import { IfMissing } from './if-missing.schema.ts';
import { PlacedItem } from './order-line.schema.ts';
import { Day, TimeOfDay } from './order-content.schema.ts';
import { QuoteMark } from './quote.schema.ts';
import { GuestSource, OrderDevice } from './order-source.schema.ts';
import { ServiceType } from './service-type.schema.ts';

const textUpTo = (longest: number) => orNull(v.pipe(v.string(), v.maxLength(longest)));
const expectation = orNull(MoneyAmount);

/** Where to bring it, as an order carries it: the place itself, so that a saved address can change later. */
export const PlacedAddress = v.strictObject({
  id: orNull(Id),
  type: orNull(AddressType),
  latitude: Latitude,
  longitude: Longitude,
  streetName: textUpTo(ADDRESS_MAX.street),
  houseNumber: textUpTo(ADDRESS_MAX.house),
  details: textUpTo(ADDRESS_MAX.details),
  name: textUpTo(TITLE_MAX),
  description: textUpTo(COMMENT_MAX),
  cityId: orNull(Id),
  comment: textUpTo(COMMENT_MAX),
  inputMode: v.optional(AddressInputMode),
});
export type PlacedAddress = v.InferOutput<typeof PlacedAddress>;

/** What is asked for, without what the guest expects it to cost. */
const draft = {
  serviceType: ServiceType,
  branch: orNull(v.strictObject({ id: Id })),
  addressType: orNull(AddressType),
  address: orNull(PlacedAddress),
  cityId: orNull(Id),
  hallId: orNull(Id),
  tableId: orNull(Id),
  paymentType: orElse(PaymentType, 'CASH'),
  cartItems: v.pipe(v.array(PlacedItem), v.minLength(1), v.maxLength(200)),
  later: orElse(v.boolean(), false),
  day: orNull(Day),
  time: orNull(TimeOfDay),
  comment: textUpTo(COMMENT_MAX),
  /** What the guest must not be served, for the kitchen (BO-291). */
  allergies: textUpTo(ALLERGIES_MAX),
  courierComment: textUpTo(COMMENT_MAX),
  note: textUpTo(COMMENT_MAX),
  ifMissing: orNull(IfMissing),
  ...sentHandover,
  promoCode: textUpTo(PROMO_CODE_MAX),
  cashback: orElse(MoneyAmount, 0),
  /** For the courier or the team, in so'm (B35). */
  tip: orElse(v.pipe(MoneyAmount, v.maxValue(TIP_AT_MOST)), 0),
  receiver: orNull(
    v.strictObject({
      name: v.pipe(v.string(), v.minLength(NAME_LENGTH.min), v.maxLength(NAME_LENGTH.max)),
      phone: WirePhone,
    }),
  ),
  sendCheque: orElse(v.boolean(), false),
  sendChequePhone: orNull(WirePhone),
  orderDevice: orElse(OrderDevice, 'CLIENT_WEB'),
  source: orElse(GuestSource, 'CLIENT_WEB'),
};

/** Body of a quote: everything that is chosen for an order, without what the guest was shown that it costs. */
export const OrderDraft = v.strictObject(draft);
export type OrderDraft = v.InferOutput<typeof OrderDraft>;

/**
 * Body of POST orders. There is no price of a line in it: an unknown field is refused. The totals are what the
 * guest was shown; a total that the server does not reach is `price_changed`.
 */
export const PlaceOrder = v.strictObject({
  ...draft,
  /** The quote that the guest agreed to, once (C1). Without one, as from an older page, the totals alone are compared. */
  quote: orNull(QuoteMark),
  productCount: orNull(v.pipe(v.number(), v.minValue(0))),
  productPrice: expectation,
  productDiscount: expectation,
  totalPrice: MoneyAmount,
  totalDiscount: expectation,
  totalProductPrice: expectation,
  totalProductDiscount: expectation,
  deliveryPrice: expectation,
  deliveryDiscount: expectation,
  servicePrice: expectation,
});
export type PlaceOrder = v.InferOutput<typeof PlaceOrder>;

/** Body of a quote for a guest on the phone: no cashback is spent, no tip given, no gift made and no origin named by staff. */
export const PhoneOrderDraft = v.omit(OrderDraft, [
  'cashback',
  'tip',
  'isGift',
  'orderDevice',
  'source',
  'sendCheque',
  'sendChequePhone',
]);
export type PhoneOrderDraft = v.InferOutput<typeof PhoneOrderDraft>;
