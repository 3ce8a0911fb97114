import * as v from 'valibot';

import { flag, MoneyAmount, orNull } from '../kernel/wire.ts';
import type { OrderStatus } from '../order/schemas/order-status.schema.ts';
import { reachesKitchen } from '../order/status/reaches-kitchen.ts';
import type { PaymentType } from '../payment/payment.schema.ts';

/** The choices of how many orders a kitchen may cook before staff accept further ones by hand. */
export const COOKED_AT_ONCE = [3, 5, 8, 12, 20] as const;

/** Whether a branch accepts orders by itself, and which. */
export const AutoAccept = v.object({
  isOn: flag(),
  /** The highest total, in so'm; null: any. */
  maxTotal: orNull(MoneyAmount),
  /** With this many orders being cooked the next one waits for a person. */
  maxCooking: v.fallback(v.optional(v.picklist(COOKED_AT_ONCE), 8), 8),
});
export type AutoAccept = v.InferOutput<typeof AutoAccept>;

/** The setting as a manager saves it: every field is required, and none is coerced. */
export const SavedAutoAccept = v.strictObject({
  isOn: v.boolean(),
  maxTotal: v.nullable(MoneyAmount),
  maxCooking: v.picklist(COOKED_AT_ONCE),
});

/** A branch whose manager has not chosen: its staff accept every order. */
export const ACCEPT_BY_HAND: AutoAccept = { isOn: false, maxTotal: null, maxCooking: 8 };

/** What decides whether an order is accepted by itself. */
export type AutoAcceptFacts = {
  order: { status: OrderStatus; paymentType: PaymentType; isPaid: boolean; totalPrice: number };
  /** Whether the guest has received an order before. */
  isKnownGuest: boolean;
  /** Whether a dish of the order was stopped or sold out since it was placed. */
  hasStoppedLine: boolean;
  branch: {
    isPaused: boolean;
    /** Orders that are accepted and not ready. */
    cooking: number;
    /** How many of those are past their promised time. */
    late: number;
  };
};

const isAble = ({ isPaused, late, cooking }: AutoAcceptFacts['branch'], maxCooking: number) =>
  !isPaused && late === 0 && cooking < maxCooking;

/**
 * Whether a branch accepts a new order by itself (BO-68): paid or of a known guest, not above the set total, everything in stock. A
 * branch that is paused, late or at its limit leaves it to a person. An order that waits for its online payment is never accepted.
 */
export function acceptsByItself(
  { isOn, maxTotal, maxCooking }: AutoAccept,
  { order, isKnownGuest, hasStoppedLine, branch }: AutoAcceptFacts,
): boolean {
  const isTrusted = order.isPaid || isKnownGuest;
  const isCheapEnough = maxTotal === null || order.totalPrice <= maxTotal;
  const isNew = order.status === 'CREATED' && reachesKitchen(order);
  return isOn && isNew && isAble(branch, maxCooking) && isTrusted && isCheapEnough && !hasStoppedLine;
}
