import {
  type Api,
  type ApiError,
  describeError,
  type OrderDetails,
  placeOrder,
  placeOrderAtTime,
  readPriceChanged,
} from '@dasturxon/core/api';
import { clearAfterSuccess, isPaidBeforehand, type PlaceOrder, type Quote } from '@dasturxon/core/order';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { formatAddressDetails, readAddressDetails } from '@dasturxon/core/address';

import { noteCommerceEventAtom } from '../../../domains/analytics/commerce-events.ts';
import { orderQuery } from '../../../domains/orders/orders.ts';
import { type SentDraft, quoteQuery } from '../../../domains/checkout/quote.ts';
import { askToSignIn } from '../../../domains/account/sign-in-first.ts';
import type { Deps } from '../../../hosts/deps.ts';
import { go } from '../../../router/navigation.ts';
import { clearCartAtom } from '../../../domains/cart/cart.ts';
import { type DraftChoices, EMPTY_DRAFT, orderDraftAtom } from '../../../domains/checkout/order-draft.ts';
import { handoverAfterSuccess, handoverAtom } from '../../../domains/checkout/handover.ts';
import { languageAtom } from '../../../store/language.ts';
import { notifyAtom } from '../../../store/notices.ts';
import { type OrderAttempt, orderAttemptAtom } from '../../../domains/checkout/order-attempt.ts';
import { payNowAtom } from '../../../domains/payment/paying.ts';
import { hasOrderPillAtom } from '../../../domains/orders/running-orders.ts';
import { placedOrdersAtom } from '../../../domains/orders/placed-orders.ts';
import { attemptFor, isFinalAnswer } from './attempt.ts';
import { purchaseOf } from './purchase-of.ts';
import { diffQuotes } from '../quote/diff-quotes.ts';
import { toPlaceOrder } from '../../../domains/checkout/to-order-draft.ts';
import type { Store } from '../../../store/store.ts';
import { isLeavingAtom } from '../../../domains/session/is-leaving.ts';
import { sessionAtom } from '../../../domains/session/session.ts';

/** What is ordered, what its price was asked for, and the price that was shown. */
export type QuotedDraft = {
  draft: SentDraft;
  asked: SentDraft;
  shown: Quote;
  /** Sent again at a new quote of the same sums. */
  isRenewed?: boolean;
};
/** Why an order was not placed, or what it costs now. */
type Unplaced = { failure: unknown; change: (QuotedDraft & { quote: Quote }) | null };

type Sender = Pick<Deps, 'now' | 'haptic' | 'knowsCustomers'> & {
  store: Store;
  api: Api;
  cache: QueryClient;
  i18n: I18n;
};

/** Facts that an error may have found out of date: they are asked for anew, so that what is gone is seen to be gone. */
const MOVING = ['branches', 'cashback', 'menu', 'payment-methods', 'quote', 'slots'];
const isMoving = ({ queryKey }: { queryKey: readonly unknown[] }) => MOVING.includes(String(queryKey[0]));

/**
 * Sends the order and goes to it; answers what went wrong or what has changed, and nothing of an order that was placed.
 * One that stays unanswered keeps its key, so that the next try is the same order.
 */
export async function sendOrder(order: QuotedDraft, sender: Sender): Promise<Unplaced | null> {
  const { store, now } = sender;
  const attempt = attemptFor(store.get(orderAttemptAtom), {
    choices: JSON.stringify(order.draft),
    body: toPlaceOrder(
      { ...order.draft, promoCode: order.asked.promoCode ?? null },
      order.shown,
    ) satisfies PlaceOrder,
    now: now().getTime(),
    newKey: () => crypto.randomUUID(),
  });
  store.set(orderAttemptAtom, attempt);
  const { data, error } = await sendOnce(attempt, sender);
  if (data || isFinalAnswer(error)) store.set(orderAttemptAtom, null);
  if (data) {
    finish(data, sender);
    return null;
  }
  const unplaced = refused(order, error, sender);
  const renewed = renewedOf(order, { error, unplaced });
  return renewed ? sendOrder(renewed, sender) : unplaced;
}

/** Sends the attempt; once more when the host has signed the customer in again meanwhile. */
async function sendOnce(attempt: OrderAttempt, { store, api, knowsCustomers }: Sender) {
  const outcome = await send(api, attempt);
  const isLost = outcome.error?.status === 401 && knowsCustomers;
  return isLost && (await isSignedInAgain(store)) ? send(api, attempt) : outcome;
}

const LAPSED: readonly (string | undefined)[] = ['quote.expired', 'quote.altered'];

/** A quote that is only too old or of another session: at the sums that the guest saw the order goes on, once (C1). */
function renewedOf(
  order: QuotedDraft,
  { error, unplaced: { change } }: { error: ApiError | null; unplaced: Unplaced },
): QuotedDraft | null {
  if (!change || order.isRenewed || !LAPSED.includes(error?.code)) return null;
  const isSame = diffQuotes(order.shown, change.quote).length === 0;
  return isSame ? { ...order, shown: change.quote, isRenewed: true } : null;
}

async function send(api: Api, { body, key }: OrderAttempt) {
  const call = { body, idempotencyKey: key };
  return body.later ? api(placeOrderAtTime, call) : api(placeOrder, call);
}

function finish(placed: OrderDetails, { store, api, cache, i18n, haptic }: Sender): void {
  const { cardId } = store.get(orderDraftAtom);
  store.set(clearCartAtom);
  store.set(orderDraftAtom, draftAfterSuccess);
  store.set(handoverAtom, handoverAfterSuccess);
  store.set(notifyAtom, { tone: 'success', text: i18n._(msg`Thank you! Your order has been placed.`) });
  haptic('success');
  store.set(placedOrdersAtom, (orders) => orders + 1);
  store.set(hasOrderPillAtom, true);
  if (!placed.isTest) store.set(noteCommerceEventAtom, purchaseOf(placed, store.get(languageAtom)));
  void cache.invalidateQueries({ queryKey: ['orders'] });
  // Each quote is ordered with once.
  cache.removeQueries({ queryKey: ['quote'] });
  // The order's screen shows this at once and refetches: a payment or change since comes with the next answer.
  cache.setQueryData(orderQuery(api, placed.id).queryKey, placed, { updatedAt: 0 });
  if (isPaidBeforehand(placed.paymentType) && !placed.isPaid)
    store.set(payNowAtom, {
      orderId: placed.id,
      cardId: (placed.paymentType === 'PAYME' && cardId) || null,
    });
  go(`/profile/orders/${placed.id}`, { replace: true });
}

/** Leads to sharing the phone, and back here afterwards (SES-10). */
function askForPhone(error: ApiError, { store }: Sender): void {
  store.set(notifyAtom, { text: describeError(error, store.get(languageAtom)) });
  askToSignIn(store, '/checkout', { replace: false });
}

function refused(order: QuotedDraft, failure: ApiError | null, sender: Sender): Unplaced {
  const { cache, api, haptic } = sender;
  haptic('error');
  if (failure?.code === 'order.phoneMissing') askForPhone(failure, sender);
  const quote = (failure && readPriceChanged(failure)?.quote) ?? null;
  if (!quote) {
    if (isFinalAnswer(failure)) void cache.invalidateQueries({ predicate: isMoving });
    return { failure, change: null };
  }
  cache.setQueryData(quoteQuery(api, order.asked).queryKey, quote);
  // Whether the same is to be ordered once more is the guest's to decide: the next tap does, at the new quote.
  const isUsed = failure?.code === 'quote.used';
  return isUsed ? { failure, change: null } : { failure: null, change: { ...order, quote } };
}

/** Longer than any exchange of who it is takes; who watches for refused tokens may not have come. */
const WITHIN_MS = 20_000;

/** Waits for the outcome of a refused token; returns whether the host has signed the customer in again. */
function isSignedInAgain(store: Store): Promise<boolean> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      leave();
      resolve(!store.get(isLeavingAtom) && store.get(sessionAtom) !== null);
    };
    const look = () => void (store.get(isLeavingAtom) || end());
    const timer = setTimeout(end, WITHIN_MS);
    const leave = store.sub(isLeavingAtom, look);
    look();
  });
}

/** Fields of the draft for the receiver and the receipt (IMP-09, IMP-10). */
const PEOPLE = ['hasReceiver', 'receiverName', 'receiverPhone', 'sendCheque'] as const;

/**
 * The draft after its order was placed: comments, promo, cashback, receiver, later-flag and the extra fields of the
 * address are set back; how, where and how to pay stay (ST-07, ST-08).
 */
export function draftAfterSuccess(draft: DraftChoices): DraftChoices {
  const { address } = draft;
  const cleared = clearAfterSuccess(draft);
  const details = clearAfterSuccess(readAddressDetails(address));
  return {
    ...cleared,
    comment: EMPTY_DRAFT.comment,
    courierComment: EMPTY_DRAFT.courierComment,
    promoCode: EMPTY_DRAFT.promoCode,
    tip: EMPTY_DRAFT.tip,
    ...Object.fromEntries(PEOPLE.map((name) => [name, EMPTY_DRAFT[name]])),
    address: address && { ...address, details: formatAddressDetails({ ...details, comment: '' }) },
  };
}
