import type { ReportTableName } from '@dasturxon/core/report';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Labels<Key extends string = string> = Readonly<Record<Key, MessageDescriptor>>;

/** The titles of the tables. */
export const TABLE_LABELS: Labels<ReportTableName> = {
  HEAT: msg`Weekdays and hours`,
  DISHES: msg`Dishes`,
  MODIFIERS: msg`Options of dishes`,
  STOPS: msg`Stopped dishes`,
  OPTION_STOPS: msg`Stopped options`,
  SERVICE: msg`Speed and promises`,
  STAFF: msg`Staff`,
  COURIERS: msg`Couriers`,
  GUESTS: msg`New and returning guests`,
  COHORTS: msg`Guests who ordered again`,
  POINTS: msg`Points`,
  PROMOTIONS: msg`Promotions`,
  RECEIPTS: msg`Fiscal receipts`,
  NO_CODE: msg`Sold without a MXIK code`,
};

const AMOUNT = msg`Sold for`;

/** The titles of the columns. */
export const COLUMN_LABELS: Labels = {
  weekday: msg`Weekday`,
  hour: msg`Hour`,
  orders: msg`Orders`,
  revenue: msg`Revenue`,
  dish: msg`Dish`,
  modifier: msg`Option`,
  class: msg`Class`,
  count: msg`Count`,
  amount: AMOUNT,
  share: msg`Share, %`,
  branch: msg`Branch`,
  hours: msg`Hours stopped`,
  missed: msg`Not sold, estimate`,
  loss: msg`Loss, estimate`,
  acceptHalf: msg`Half accepted within, min`,
  acceptMost: msg`9 of 10 accepted within, min`,
  promised: msg`With a promised time`,
  kept: msg`Promise kept, %`,
  late: msg`Late`,
  delayed: msg`Delayed by the kitchen`,
  delay: msg`Average delay, min`,
  person: msg`Member of staff`,
  accepted: msg`Accepted orders`,
  edits: msg`Edits`,
  refunds: msg`Refunds`,
  refunded: msg`Returned`,
  courier: msg`Courier`,
  runs: msg`Deliveries`,
  onWay: msg`Minutes on average`,
  received: msg`Cash received`,
  handedIn: msg`Cash handed in`,
  kind: msg`Kind`,
  guests: msg`Guests`,
  month: msg`First order`,
  points: msg`Movement`,
  promotion: msg`Promotion`,
  discount: msg`Discounts`,
  newGuests: msg`New guests`,
  marginBefore: msg`Margin before discount`,
  marginAfter: msg`Margin after discount`,
  costKnown: msg`Lines with a food cost, %`,
  provider: msg`Provider`,
  payments: msg`Payments`,
  receipts: msg`With a receipt`,
  missing: msg`Without a receipt`,
  refundReceipts: msg`Refund receipts`,
};

/** Titles that one table has otherwise. */
export const OWN_LABELS: Readonly<Partial<Record<ReportTableName, Labels>>> = {
  POINTS: { amount: msg`Points` },
  RECEIPTS: { amount: msg`Amount` },
  SERVICE: { orders: msg`Handed over` },
};

/** What the keys in tables mean. */
export const KEY_LABELS: Labels = {
  NEW: msg`First order in the period`,
  RETURNING: msg`Ordered before`,
  OWED: msg`Owed to guests now`,
  EARN: msg`Earned`,
  SPEND: msg`Spent`,
  REFUND: msg`Returned to guests`,
  EDIT: msg`Returned after an edit`,
  REVOKE: msg`Taken back`,
  ADJUST: msg`Adjusted by staff`,
  YANDEX: msg`Courier service`,
  CUSTOM: msg`Another courier service`,
};

const ESTIMATE = msg`Hours in which the branch is open by its present hours. Estimate: the average sales of the same weekday and hour in the four weeks before. A stop of several weeks makes it too low.`;

/** What is to be known of a table, written below it. */
export const TABLE_NOTES: Readonly<Partial<Record<ReportTableName, MessageDescriptor>>> = {
  HEAT: msg`An hour after midnight belongs to the weekday before.`,
  DISHES: msg`A: dishes that bring 80% of the money together. B: the next 15%. C: the rest. Without a class: on the menu, not sold in the period. Before discounts of the whole order.`,
  MODIFIERS: msg`What options added to the price of dishes.`,
  STOPS: ESTIMATE,
  OPTION_STOPS: ESTIMATE,
  SERVICE: msg`A promise is kept if the order was not late and the kitchen did not delay it. An order for a chosen time has no promise.`,
  STAFF: msg`Orders accepted by themselves or by the till are of no person.`,
  COHORTS: msg`Guests by the month of their first order, and how many per cent of them ordered again in each month after it.`,
  POINTS: msg`Points are of the whole brand, whatever branch is chosen above.`,
  PROMOTIONS: msg`An order with two promotions is in both lines. A new guest: this was the first order. Margin: the price of dishes with a food cost, less that cost as it is now, before and after their part of the discount. Options have no cost, and returns are not subtracted.`,
  RECEIPTS: msg`Payments by card and app. Providers that make receipts without an answer are listed without one.`,
};

/** The line that defines the revenue. */
export const REVENUE_NOTE = msg`Revenue: orders handed over, after discounts, without delivery and tips, less what was returned for them. A day ends at 5 in the morning.`;
