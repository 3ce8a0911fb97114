import type { TillKind, TillState, TillTask } from '@dasturxon/core/staff';
import type { OrderStatus } from '@dasturxon/core/order';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { createdAt, merchantId, moment, wire } from '../columns.ts';
import { merchants } from '../merchants.ts';
import { orders } from '../orders.ts';

/** The till that a merchant's orders are sent to, with its sealed account. */
export const tillAccounts = pgTable(
  'till_accounts',
  {
    merchantId: text().primaryKey(),
    kind: text().$type<TillKind>().notNull(),
    sealedAccount: text().notNull(),
    /** `pushAt` and `leads` (TillSettings). */
    settings: wire(),
    /** No call before this moment: the till did not answer. */
    retryAt: moment(),
    /** When it is asked next about orders and stops. */
    watchAt: createdAt(),
    /** When the stop-list was read last, completely. */
    stopsReadAt: moment(),
    comparedAt: moment(),
    /** What differed between the till's menu and ours at `comparedAt` (MenuDifference). */
    comparison: wire(),
    lastAnswerAt: moment(),
    lastError: text(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] }),
    check('till_accounts_kind', sql`${t.kind} in ('POSTER', 'IIKO', 'JOWI')`),
  ],
);

/** An order on its way to the till. */
export const tillOrders = pgTable(
  'till_orders',
  {
    merchantId: merchantId(),
    orderId: text().notNull(),
    kind: text().$type<TillKind>().notNull(),
    state: text().$type<TillState>().notNull().default('NOT_SENT'),
    /** Our reference of the order in the till; another one after a rejection. */
    ref: text().notNull(),
    tillOrderId: text(),
    number: text(),
    /** The furthest status that the till has reported. */
    status: text().$type<OrderStatus>(),
    message: text(),
    /** A call whose answer is unknown may have created it. */
    isUncertain: boolean().notNull().default(false),
    /** How many look-ups in a row have not found it. */
    absences: integer().notNull().default(0),
    attempts: integer().notNull().default(0),
    todo: text().$type<TillTask>(),
    enteredBy: text(),
    /** How often the lines had been changed when it was sent. */
    sentRevision: integer().notNull().default(0),
    startedAt: createdAt(),
    nextAt: moment(),
    /** While a worker calls the till for it. */
    busyUntil: moment(),
    updatedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.orderId] }),
    foreignKey({ columns: [t.merchantId, t.orderId], foreignColumns: [orders.merchantId, orders.id] }),
    index('till_orders_age').on(t.merchantId, t.startedAt),
    check('till_orders_state', sql`${t.state} in ('NOT_SENT', 'SENT', 'TAKEN', 'REFUSED', 'BY_HAND')`),
  ],
);
