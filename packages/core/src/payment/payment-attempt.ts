import { ok, refuse, type Result } from '../kernel/result.ts';
import type { Tiyin } from './tiyin.ts';

/** How far an attempt to pay an order has come. */
export const PAYMENT_STATES = ['CREATED', 'PENDING', 'PAID', 'CANCELED', 'REFUNDED'] as const;
/**
 * CREATED: the guest was sent to the provider. PENDING: the provider has begun, the order is frozen. PAID: the money is
 * the merchant's, except for what was refunded of it. CANCELED: nothing was paid. REFUNDED: everything went back.
 */
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Why an attempt ended without money, or gave it back. */
export type PaymentReason =
  | 'TIMEOUT'
  | 'DECLINED'
  | 'SWITCHED'
  | 'ORDER_CANCELED'
  | 'PROVIDER'
  | 'STAFF'
  | 'EDITED';

/** The part of an attempt that its state machine governs. `refunded` is what has gone back of `amount`. */
export type PaymentProgress = {
  state: PaymentState;
  amount: Tiyin;
  refunded: Tiyin;
  reason: PaymentReason | null;
};

/**
 * Events of an attempt, by a provider, a guest or a clock. SETTLE can still be rejected. RECEIVE cannot: the provider
 * has charged already.
 */
export type PaymentEvent =
  | { type: 'BEGIN' }
  | { type: 'SETTLE' }
  | { type: 'RECEIVE' }
  | { type: 'CANCEL'; reason: PaymentReason }
  | { type: 'REFUND'; amount: Tiyin; reason: PaymentReason };

/** Why an attempt does not do what it is asked to. */
export type PaymentError = {
  code: 'payment.closed' | 'payment.alreadyPaid' | 'payment.notPaid' | 'payment.refundTooLarge';
};

/** An attempt afterwards. A repeat changes nothing and has not moved. */
export type PaymentMoved = { progress: PaymentProgress; moved: boolean };

type Answer = Result<PaymentMoved, PaymentError>;

const same = (progress: PaymentProgress): Answer => ok({ progress, moved: false });
const moved = (progress: PaymentProgress): Answer => ok({ progress, moved: true });

function begin(at: PaymentProgress): Answer {
  if (at.state === 'PENDING') return same(at);
  if (at.state === 'CREATED') return moved({ ...at, state: 'PENDING' });
  return refuse(at.state === 'PAID' ? 'payment.alreadyPaid' : 'payment.closed');
}

function settle(at: PaymentProgress, isReceived: boolean): Answer {
  if (at.state === 'PAID') return same(at);
  const isOpen = at.state === 'CREATED' || at.state === 'PENDING';
  if (isOpen || (isReceived && at.state === 'CANCELED')) return moved({ ...at, state: 'PAID', reason: null });
  return refuse('payment.closed');
}

function cancel(at: PaymentProgress, reason: PaymentReason): Answer {
  if (at.state === 'PAID') return refuse('payment.alreadyPaid');
  if (at.state === 'CANCELED' || at.state === 'REFUNDED') return same(at);
  return moved({ ...at, state: 'CANCELED', reason });
}

function refund(at: PaymentProgress, { amount, reason }: { amount: Tiyin; reason: PaymentReason }): Answer {
  if (at.state === 'REFUNDED') return same(at);
  if (at.state !== 'PAID') return refuse('payment.notPaid');
  const refunded = at.refunded + amount;
  if (amount <= 0 || refunded > at.amount) return refuse('payment.refundTooLarge');
  const state = refunded === at.amount ? 'REFUNDED' : 'PAID';
  return moved({ ...at, refunded, state, reason });
}

/** An attempt after an event, or why it stays as it was (T45, T46). No event ever creates or loses money. */
export function applyPaymentEvent(at: PaymentProgress, event: PaymentEvent): Answer {
  switch (event.type) {
    case 'BEGIN':
      return begin(at);
    case 'SETTLE':
      return settle(at, false);
    case 'RECEIVE':
      return settle(at, true);
    case 'CANCEL':
      return cancel(at, event.reason);
    case 'REFUND':
      return refund(at, event);
  }
}

/** Whether an attempt keeps every other one from its order. */
export function isLiveState(state: PaymentState): boolean {
  return state === 'PENDING' || state === 'PAID';
}

/**
 * What cancelling its order does to an attempt (T48, F20, I22): what is open is cancelled, what was paid for the order
 * is refunded, what was paid for its edits too, null is nothing. A surplus is on its way back already.
 */
export function endOfAttempt(attempt: {
  state: PaymentState;
  isSurplus: boolean;
}): 'CANCEL' | 'REFUND' | null {
  const { state, isSurplus } = attempt;
  if (state === 'CREATED' || state === 'PENDING') return 'CANCEL';
  return state === 'PAID' && !isSurplus ? 'REFUND' : null;
}

/** What an attempt holds for the merchant. */
export function leftOf({ state, amount, refunded }: PaymentProgress): Tiyin {
  return state === 'PAID' ? amount - refunded : 0;
}
