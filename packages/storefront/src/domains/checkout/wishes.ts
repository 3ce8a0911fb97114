import { toSentAddress } from '@dasturxon/core/address';
import type { PlaceOrder, Quote } from '@dasturxon/core/order';
import { originOf } from '@dasturxon/core/order';
import { DEFAULT_PAYMENT, type PaymentType } from '@dasturxon/core/payment';
import type { LineIdentity } from '@dasturxon/core/cart';
import { normalizePhone } from '@dasturxon/core/format';

import type { Wishes } from './quote.ts';
import type { OrderDraft } from './order-draft.ts';

/** What checkout knows beside the draft. */
export type CheckoutFacts = {
  lines: readonly (LineIdentity & { count: number })[];
  serviceType: 'DELIVERY' | 'PICK_UP' | 'DINE_IN';
  /** Also true when the guest chose "now" and the branch is closed. */
  later: boolean;
  payment: PaymentType | null;
  /** The open branch that the guest chose for a delivery; null leaves the choice to the server. */
  deliveryBranchId?: string | null;
  /** Another person takes the order; their phone as typed. */
  receiver: { name: string; phone: string } | null;
  sendCheque: boolean;
  platform: Parameters<typeof originOf>[0];
  isMobile: boolean;
};

const words = (text: string) => text.trim() || null;

const EVERYWHERE = {
  branch: null,
  address: null,
  addressType: null,
  hallId: null,
  tableId: null,
  courierComment: null,
};

/** Where it goes: to the door, to a table, or the guest comes for it. */
function toPlace(draft: OrderDraft, { serviceType, deliveryBranchId }: CheckoutFacts) {
  const { address, branchId, hallId, tableId } = draft;
  if (serviceType === 'DELIVERY') {
    const courierComment = words(draft.courierComment);
    const sent = address && toSentAddress(address);
    const branch = address && deliveryBranchId ? { id: deliveryBranchId } : null;
    return { ...EVERYWHERE, branch, address: sent, addressType: address?.type ?? null, courierComment };
  }
  const branch = branchId ? { id: branchId } : null;
  return serviceType === 'DINE_IN' ? { ...EVERYWHERE, branch, hallId, tableId } : { ...EVERYWHERE, branch };
}

function toReceiver(receiver: CheckoutFacts['receiver']) {
  return receiver && { name: receiver.name.trim(), phone: normalizePhone(receiver.phone) ?? receiver.phone };
}

/** The draft as the wire wants it: what is asked for, never what it costs. */
export function toWishes(draft: OrderDraft, facts: CheckoutFacts): Wishes {
  const { serviceType, later, sendCheque } = facts;
  const { day, time } = later ? draft : NO_TIME;
  return {
    serviceType,
    ...toPlace(draft, facts),
    cityId: draft.cityId,
    paymentType: facts.payment ?? DEFAULT_PAYMENT,
    cartItems: facts.lines.map(({ productId, count, modifiers }) => ({
      productId,
      count,
      modifiers: [...modifiers],
    })),
    later,
    day,
    time,
    comment: words(draft.comment),
    promoCode: words(draft.promoCode),
    cashback: draft.cashback,
    receiver: toReceiver(facts.receiver),
    sendCheque,
    sendChequePhone: sendCheque ? normalizePhone(draft.sendChequePhone) : null,
    ...originOf(facts.platform, facts),
  };
}

const NO_TIME = { day: null, time: null };

/** What is worth asking the price of: a change of words does not change it. */
export function toQuoteWishes(wishes: Wishes): Wishes {
  const {
    receiver: _r,
    comment: _c,
    courierComment: _k,
    sendCheque: _s,
    sendChequePhone: _p,
    ...priced
  } = wishes;
  return { ...priced, day: null, time: null, later: false };
}

/** The body of an order: the wishes, and what the guest was shown that they cost. */
export function toPlaceOrder(wishes: Wishes, shown: Quote): PlaceOrder {
  const { productCount, productPrice, productDiscount, totalPrice, totalDiscount } = shown;
  const { totalProductPrice, totalProductDiscount, deliveryPrice, deliveryDiscount, servicePrice } = shown;
  return {
    ...wishes,
    productCount,
    productPrice,
    productDiscount,
    totalPrice,
    totalDiscount,
    totalProductPrice,
    totalProductDiscount,
    deliveryPrice,
    deliveryDiscount,
    servicePrice,
  } as PlaceOrder;
}
