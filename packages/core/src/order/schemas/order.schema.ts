import * as v from 'valibot';

import { CourierStatus } from '../../courier/courier-status.schema.ts';
import { flag, Id, Instant, listOf, MoneyAmount, orElse, orNull } from '../../kernel/wire.ts';
import { OfferedBranch } from './offered-branch.schema.ts';
import { OrderLine } from './order-line.schema.ts';
import { orderEntries } from './order-content.schema.ts';

/** A placed order (ENT-40): the request, its state, and its lines as they were sold. */
export const Order = v.object({
  id: Id,
  ...orderEntries,
  cartItems: listOf(OrderLine),
  /** The promised moment of a later order. */
  atTime: orNull(Instant),
  acceptedTime: orNull(Instant),
  readyTime: orNull(Instant),
  deliveredAt: orNull(Instant),
  /** A tip that was given after it had arrived, beside the total, in so'm (B35). */
  lateTip: orElse(MoneyAmount, 0),
  /** Minutes. */
  cookingTime: orNull(v.number()),
  /** Staff chose the minutes until it is ready when they accepted it; they count from then. */
  isReadyPromised: flag(),
  /** Minutes that a busy branch added to the promise when the order was placed. */
  busyMinutes: orElse(v.number(), 0),
  /** Minutes that its branch needed lately, when it was placed; null where too few orders are measured (B52). */
  measuredMinutes: orNull(v.number()),
  courierId: orNull(Id),
  courierPaid: orNull(MoneyAmount),
  courierStatus: CourierStatus,
  eatsId: orNull(v.string()),
  grade: orNull(v.pipe(v.number(), v.minValue(1), v.maxValue(5))),
  isPaid: flag(),
  /** Unanswered for so long that the guest was notified (ESCALATE of the answer ladder). */
  isSlowlyAnswered: flag(),
  /** Its guest was notified that it is past the promised time, in its present status. */
  isLate: flag(),
  /** A link shows it to people who are not signed in (B37). */
  isShared: flag(),
  /** The test order of a brand's set-up: no analytics count it (BO-334). */
  isTest: flag(),
  /** By how many minutes the kitchen has extended its promise. */
  delayedMinutes: orElse(v.number(), 0),
  /** Where the guest may order instead; set when the order was cancelled without an answer. */
  offeredBranch: orNull(OfferedBranch),
  number: orElse(v.pipe(v.number(), v.safeInteger()), 0),
  operatorId: orNull(Id),
  posterOrderId: orNull(v.string()),
  /** Never shown to a guest (IMP-17). */
  posterErrorMessage: orNull(v.string()),
  /** The quote that it was placed with; null for an order without one. */
  quoteId: orNull(Id),
  /** Metres from branch to address. */
  distance: orNull(v.number()),
  /** Why it was cancelled: a code, and a text (IMP-17). */
  reason: orNull(v.string()),
  reasonComment: orNull(v.string()),
  /** When it was placed. */
  timestamp: orNull(Instant),
});
export type Order = v.InferOutput<typeof Order>;
