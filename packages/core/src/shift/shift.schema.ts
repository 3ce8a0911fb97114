import * as v from 'valibot';

import { Id, Instant, listOf, MoneyAmount, orNull } from '../kernel/wire.ts';
import { PaymentType } from '../payment/payment.schema.ts';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const SignedMoney = v.pipe(v.number(), v.safeInteger());
const Counted = v.object({ count: Count, amount: SignedMoney });

/** What a branch did in a shift. Sums are whole so'm. */
export const ShiftReport = v.object({
  branchId: Id,
  /** The shifts of a branch are numbered from 1. */
  number: Count,
  since: Instant,
  until: Instant,
  /** Orders handed over, by their totals. */
  sold: Counted,
  /** Of these, those whose money an aggregator collects. */
  outside: Counted,
  /** Rejected by staff, or by the clock since they were not answered. */
  rejected: Counted,
  /** Cancelled by guests, or not paid in time. */
  canceled: Counted,
  /** What was received and returned, by way to pay. */
  payments: listOf(v.object({ type: PaymentType, received: SignedMoney, refunded: SignedMoney })),
  /** Cash in the till: left by the shift before, received, handed in by couriers, returned to guests. */
  till: v.object({
    left: MoneyAmount,
    received: SignedMoney,
    handedIn: SignedMoney,
    refunded: SignedMoney,
    expected: SignedMoney,
  }),
  /** Own couriers with cash of the branch. */
  couriers: listOf(v.object({ id: Id, name: orNull(v.string()), amount: MoneyAmount })),
  /** Orders that are not finished; a later one counts from its release on. */
  openOrders: Count,
  refundsWaiting: Count,
  ticketsWaiting: Count,
});
export type ShiftReport = v.InferOutput<typeof ShiftReport>;

/** A shift that was closed. It never changes. */
export const ClosedShift = v.object({
  id: Id,
  report: ShiftReport,
  /** Cash that was counted in the till, and the part of it that stays there. */
  counted: MoneyAmount,
  leftInTill: MoneyAmount,
  /** Counted less expected. */
  difference: SignedMoney,
  note: orNull(v.string()),
  /** Who closed it. */
  by: orNull(v.string()),
});
export type ClosedShift = v.InferOutput<typeof ClosedShift>;
