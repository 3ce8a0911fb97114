import type { Address } from '@dasturxon/core/address';
import { addLine, type Cart, cartLines, EMPTY_CART, lineKey } from '@dasturxon/core/cart';
import {
  type Handover,
  type IfMissing,
  keptHandover,
  type LineNote,
  type OfferedServiceType,
  type PhoneOrderDraft,
} from '@dasturxon/core/order';
import type { PaymentType } from '@dasturxon/core/payment';
import type { LastOrder } from '@dasturxon/core/staff';

/** The delivery address: the guest's or one of the search, without the id of a saved address. */
export type CallAddress = Pick<
  Address,
  'latitude' | 'longitude' | 'streetName' | 'houseNumber' | 'details' | 'comment'
>;

/** A time of a later order; null: as soon as possible. */
export type CallTime = { day: string; time: string } | null;

/** The draft of a guest's order by phone. */
export type Call = {
  phone: string;
  name: string;
  cart: Cart;
  service: OfferedServiceType;
  branchId: string | null;
  address: CallAddress | null;
  tableId: string | null;
  at: CallTime;
  payment: PaymentType;
  comment: string;
  /** What the guest must not be served. */
  allergies: string;
  /** What the guest wants when a dish has run out. */
  ifMissing: IfMissing;
  /** What the guest asks for the hand-over; what does not apply is left out of the order. */
  handover: Handover;
  /** What the guest asks about single dishes, by the keys of the cart's lines. */
  notes: Readonly<Record<string, LineNote>>;
};

/** A dish that the guest asks nothing about. */
export const NO_NOTE: LineNote = { comment: null, ifMissing: null };

/** An empty draft. A waiter takes orders only for tables. */
export const newCall = (service: OfferedServiceType, branchId: string | null): Call => ({
  phone: '',
  name: '',
  cart: EMPTY_CART,
  service,
  branchId,
  address: null,
  tableId: null,
  at: null,
  payment: 'CASH',
  comment: '',
  allergies: '',
  ifMissing: 'CALL',
  handover: { changeFrom: null, cutlery: null, leaveAtDoor: false, entrancePicture: null, isGift: false },
  notes: {},
});

/** The address alone: an order by phone names no saved address by its id. */
export const placeOf = ({
  latitude,
  longitude,
  streetName,
  houseNumber,
  details,
  comment,
}: CallAddress): CallAddress => ({ latitude, longitude, streetName, houseNumber, details, comment });

/** The call with the dishes of a past order that are still sold, what was asked about them, its service and its address. */
export function repeated(call: Call, order: LastOrder, isSold: (productId: string) => boolean): Call {
  const sold = order.lines.filter(({ productId }) => isSold(productId));
  const cart = sold.reduce(
    (filled, { productId, count, modifiers }) =>
      addLine(filled, {
        productId,
        count,
        modifiers: modifiers.map(({ id, count: of }) => ({ id, count: of })),
      }),
    EMPTY_CART,
  );
  const isDelivery = order.serviceType === 'DELIVERY' && order.address !== null;
  return {
    ...call,
    cart,
    notes: Object.fromEntries(
      sold.map((line) => [lineKey(line), { comment: line.comment, ifMissing: line.ifMissing }]),
    ),
    service: isDelivery ? 'DELIVERY' : 'PICK_UP',
    branchId: isDelivery ? null : order.branchId,
    address: isDelivery && order.address ? placeOf(order.address) : null,
  };
}

/** Whether enough is known to ask what it costs. */
export const isPriceable = ({ phone, cart, service, address, branchId, tableId }: Call): boolean =>
  phone.replace(/\D/g, '').length >= 9 &&
  cartLines(cart).length > 0 &&
  (service === 'DELIVERY' ? address !== null : branchId !== null) &&
  (service !== 'DINE_IN' || tableId !== null);

const NO_PLACE = { id: null, type: null, name: null, description: null, cityId: null };

/** The fields that an order by phone leaves empty. */
const EMPTY = {
  addressType: null,
  cityId: null,
  hallId: null,
  courierComment: null,
  note: null,
  promoCode: null,
  receiver: null,
};

/** Where the order goes. A delivery goes to the branch that the server picks by the address. */
function whereOf({ service, branchId, address, tableId }: Call) {
  const branch = branchId === null ? null : { id: branchId };
  if (service === 'DELIVERY')
    return { branch: null, address: address && { ...address, ...NO_PLACE }, tableId: null };
  return { branch, address: null, tableId: service === 'DINE_IN' ? tableId : null };
}

/** The draft of the order. */
export function toDraft(call: Call): PhoneOrderDraft {
  const { cart, service, at, payment, comment, allergies, ifMissing, handover, notes } = call;
  // A call names no receiver, and so makes no gift.
  const { isGift: _none, ...kept } = keptHandover(handover, {
    serviceType: service,
    paymentType: payment,
    receiver: null,
  });
  return {
    ...EMPTY,
    ...whereOf(call),
    ...kept,
    serviceType: service,
    paymentType: payment,
    cartItems: cartLines(cart).map(({ key, productId, count, modifiers }) => ({
      productId,
      count,
      modifiers: modifiers.map(({ id, count: of }) => ({ id, count: of })),
      comment: notes[key]?.comment?.trim() || null,
      ifMissing: notes[key]?.ifMissing ?? null,
    })),
    later: at !== null,
    day: at?.day ?? null,
    time: at?.time ?? null,
    comment: comment.trim() || null,
    allergies: allergies.trim() || null,
    ifMissing,
  };
}
