import { toSentAddress } from '@dasturxon/core/address';
import type { PlaceOrder, Quote } from '@dasturxon/core/order';
import { originOf } from '@dasturxon/core/order';
import { DEFAULT_PAYMENT, type PaymentType } from '@dasturxon/core/payment';
import type { LineIdentity } from '@dasturxon/core/cart';
import { normalizePhone } from '@dasturxon/core/format';

import type { SentDraft } from './quote.ts';
import type { DraftChoices } from './order-draft.ts';

/** Checkout's inputs besides the choices. */
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

type Features = Readonly<Record<'tips' | 'promo' | 'cashback' | 'receiver', boolean>>;

/** The choices without those of parts that the brand has switched off since: the guest no longer sees them. */
export function offeredChoices(choices: DraftChoices, features: Features): DraftChoices {
  return {
    ...choices,
    promoCode: features.promo ? choices.promoCode : '',
    cashback: features.cashback ? choices.cashback : 0,
    tip: features.tips ? choices.tip : 0,
    hasReceiver: features.receiver && choices.hasReceiver,
  };
}

const text = (text: string) => text.trim() || null;

const EVERYWHERE = {
  branch: null,
  address: null,
  addressType: null,
  hallId: null,
  tableId: null,
  courierComment: null,
};

/** Where it goes: to the door, to a table, or the guest comes for it. */
function toPlace(choices: DraftChoices, { serviceType, deliveryBranchId }: CheckoutFacts) {
  const { address, branchId, hallId, tableId } = choices;
  if (serviceType === 'DELIVERY') {
    const courierComment = text(choices.courierComment);
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

/** The choices in wire format, without prices. */
export function toOrderDraft(choices: DraftChoices, facts: CheckoutFacts): SentDraft {
  const { serviceType, later, sendCheque } = facts;
  const { day, time } = later ? choices : NO_TIME;
  return {
    serviceType,
    ...toPlace(choices, facts),
    cityId: choices.cityId,
    paymentType: facts.payment ?? DEFAULT_PAYMENT,
    cartItems: facts.lines.map(({ productId, count, modifiers }) => ({
      productId,
      count,
      modifiers: [...modifiers],
    })),
    later,
    day,
    time,
    comment: text(choices.comment),
    ifMissing: choices.ifMissing,
    promoCode: text(choices.promoCode),
    cashback: choices.cashback,
    // A server of before the release does not know the field.
    ...(choices.tip > 0 && { tip: choices.tip }),
    receiver: toReceiver(facts.receiver),
    sendCheque,
    sendChequePhone: sendCheque ? normalizePhone(choices.sendChequePhone) : null,
    ...originOf(facts.platform, facts),
  };
}

const NO_TIME = { day: null, time: null };

/** The part of a draft that decides its price: a changed comment does not. */
export function toPricedDraft(draft: SentDraft): SentDraft {
  const {
    receiver: _r,
    comment: _c,
    allergies: _a,
    courierComment: _k,
    ifMissing: _m,
    changeFrom: _f,
    cutlery: _t,
    leaveAtDoor: _d,
    entrancePicture: _e,
    isGift: _g,
    cartItems,
    sendCheque: _s,
    sendChequePhone: _p,
    ...priced
  } = draft;
  const items = cartItems.map(({ comment: _n, ifMissing: _o, ...item }) => item);
  return { ...priced, cartItems: items, day: null, time: null, later: false };
}

/** The body of an order: the draft, and what the guest was shown that they cost. */
export function toPlaceOrder(draft: SentDraft, shown: Quote): PlaceOrder {
  const { productCount, productPrice, productDiscount, totalPrice, totalDiscount } = shown;
  const { totalProductPrice, totalProductDiscount, deliveryPrice, deliveryDiscount, servicePrice } = shown;
  return {
    ...draft,
    // A server of before the release does not know the field.
    ...(shown.mark && { quote: shown.mark }),
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
