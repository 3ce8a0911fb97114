import * as v from 'valibot';

import { LocalizedText } from '../../kernel/localized-text.ts';
import { orNull } from '../../kernel/wire.ts';

/**
 * What the values of a column are. `seconds` and `minutes` are times that something took, `percent` is of 100, `month` is the first
 * day of one; `name` is a text, or a text in the merchant's languages. The others are keys that the screen has labels for.
 */
export type ColumnKind =
  | 'weekday'
  | 'hour'
  | 'count'
  | 'money'
  | 'percent'
  | 'seconds'
  | 'minutes'
  | 'branch'
  | 'name'
  | 'courier'
  | 'class'
  | 'guests'
  | 'month'
  | 'points'
  | 'provider';

/** The columns of each table of the reports, in their order. A column of money is whole so'm, and may be below zero. */
export const REPORT_COLUMNS = {
  /** Orders and revenue by weekday, 1 for Monday, of the business day and hour of the wall clock. */
  HEAT: { weekday: 'weekday', hour: 'hour', orders: 'count', revenue: 'money' },
  /** Every dish that was sold or is on the menu, with its ABC class; null: never sold in the period. */
  DISHES: { dish: 'name', class: 'class', count: 'count', amount: 'money', share: 'percent' },
  MODIFIERS: { modifier: 'name', count: 'count', amount: 'money' },
  /**
   * Dishes by branch that the stop-list took off sale: for how many hours in which the branch was open, and what they would have sold
   * (D103). The first row is all of them.
   */
  STOPS: { branch: 'branch', dish: 'name', hours: 'count', missed: 'count', loss: 'money' },
  /** The same for options of dishes. */
  OPTION_STOPS: { branch: 'branch', modifier: 'name', hours: 'count', missed: 'count', loss: 'money' },
  /** Orders handed over: half of them, and nine of ten, were accepted within so long. Orders for a chosen time have no promise. */
  SERVICE: {
    branch: 'branch',
    orders: 'count',
    acceptHalf: 'seconds',
    acceptMost: 'seconds',
    promised: 'count',
    kept: 'percent',
    late: 'count',
    delayed: 'count',
    delay: 'minutes',
  },
  /** What each member of staff accepted, proposed to change and returned. */
  STAFF: {
    person: 'name',
    accepted: 'count',
    acceptHalf: 'seconds',
    edits: 'count',
    refunds: 'count',
    refunded: 'money',
  },
  COURIERS: { courier: 'courier', runs: 'count', onWay: 'minutes', received: 'money', handedIn: 'money' },
  /** Guests whose first order ever is in the period, and those with an order before it. */
  GUESTS: { kind: 'guests', guests: 'count', orders: 'count', revenue: 'money' },
  /** Guests by the month of their first order, and how many of them ordered again in each of the next months. */
  COHORTS: {
    month: 'month',
    guests: 'count',
    after1: 'percent',
    after2: 'percent',
    after3: 'percent',
    after4: 'percent',
    after5: 'percent',
    after6: 'percent',
  },
  /** The points of the brand: what moved in the period, by kind, and what is owed now. */
  POINTS: { points: 'points', guests: 'count', amount: 'money' },
  /** The margins are those of the lines whose dish has a cost; null: none has. */
  PROMOTIONS: {
    promotion: 'name',
    orders: 'count',
    discount: 'money',
    revenue: 'money',
    newGuests: 'count',
    marginBefore: 'money',
    marginAfter: 'money',
    costKnown: 'percent',
  },
  /** Payments by provider with their fiscal receipts, and refunds with theirs. */
  RECEIPTS: {
    provider: 'provider',
    payments: 'count',
    amount: 'money',
    receipts: 'count',
    missing: 'count',
    refunds: 'count',
    refundReceipts: 'count',
  },
  /** Dishes that were sold without a MXIK code. */
  NO_CODE: { dish: 'name', count: 'count', amount: 'money' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ColumnKind>>>>;

/** A table of the reports beside the sales. */
export type ReportTableName = keyof typeof REPORT_COLUMNS;

/** Every table of the reports. */
export const REPORT_TABLES = Object.keys(REPORT_COLUMNS) as [ReportTableName, ...ReportTableName[]];

/** The column of a table that is compared with the period before; a table without one has no comparison. */
export const COMPARED_COLUMN: Readonly<Partial<Record<ReportTableName, string>>> = {
  DISHES: 'amount',
  MODIFIERS: 'amount',
  STOPS: 'loss',
  OPTION_STOPS: 'loss',
  SERVICE: 'kept',
  STAFF: 'accepted',
  COURIERS: 'runs',
  GUESTS: 'revenue',
  PROMOTIONS: 'orders',
};

/** Tables that count the revenue, of which the definition is written below. */
export const TABLES_OF_REVENUE: readonly ReportTableName[] = ['HEAT', 'GUESTS', 'PROMOTIONS'];

/** A value: a number, a key or a name; null where it is not known. */
export const ReportValue = v.union([v.number(), v.string(), v.null(), LocalizedText]);
export type ReportValue = v.InferOutput<typeof ReportValue>;

/** A row of a table: its values by column, and the key that it has in every period. */
export const ReportRow = v.object({ key: v.string(), values: v.record(v.string(), ReportValue) });
export type ReportRow = v.InferOutput<typeof ReportRow>;

/** The rows of a table, in its order. */
export const ReportRows = v.object({
  rows: v.array(ReportRow),
  /** The first business day of which the table knows everything; null: it knows all days. */
  knownFrom: orNull(v.string()),
});
export type ReportRows = v.InferOutput<typeof ReportRows>;
