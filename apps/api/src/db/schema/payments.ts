import type { PartState, PaymentReason, PaymentState, PaymentType } from '@dasturxon/core/payment';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { createdAt, merchantId, moment } from './columns.ts';
import { users } from './customers.ts';
import { merchants } from './merchants.ts';
import { orders } from './orders.ts';

/** Whole tiyin. */
const tiyin = () => bigint({ mode: 'number' });

/**
 * An attempt to pay an order. `number` is our id towards providers, `providerId` their id of the transaction or invoice.
 * `providerPaymentId` is their id of the payment where it differs: Click's payment document, Multicard's payment. One
 * payment is credited to one attempt. One attempt of an order is live; `isSurplus` marks money that came although the order could not take it any more, and is on its way back.
 */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    merchantId: merchantId(),
    id: text().notNull(),
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    orderId: text().notNull(),
    provider: text().$type<PaymentType>().notNull(),
    providerId: text(),
    providerPaymentId: text(),
    state: text().$type<PaymentState>().notNull(),
    reason: text().$type<PaymentReason>(),
    amount: tiyin().notNull(),
    refunded: tiyin().notNull().default(0),
    isSurplus: boolean().notNull().default(false),
    /** Pays what an edit added to a paid order, online or collected by staff on hand-over. */
    isExtra: boolean().notNull().default(false),
    /** The part of an order of several payers that it pays; null for the whole order. */
    part: integer(),
    /** The provider's own time of the transaction, in milliseconds. */
    providerTime: bigint({ mode: 'number' }),
    createdAt: createdAt(),
    /** When the provider began. */
    begunAt: moment(),
    paidAt: moment(),
    canceledAt: moment(),
    expiresAt: moment(),
    /** Facts that the adapter needs again: its reason code, a page URL, receipts. No secrets. */
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({ columns: [t.merchantId, t.orderId], foreignColumns: [orders.merchantId, orders.id] }),
    unique('payment_attempts_number').on(t.merchantId, t.number),
    uniqueIndex('payment_attempts_provider')
      .on(t.merchantId, t.provider, t.providerId)
      .where(sql`provider_id is not null`),
    uniqueIndex('payment_attempts_payment')
      .on(t.merchantId, t.provider, t.providerPaymentId)
      .where(sql`state in ('PAID', 'REFUNDED')`),
    uniqueIndex('payment_attempts_live')
      .on(t.merchantId, t.orderId, sql`coalesce(part, -1)`)
      .where(sql`state in ('PENDING', 'PAID') and not is_surplus and not is_extra`),
    index('payment_attempts_order').on(t.merchantId, t.orderId),
    index('payment_attempts_time').on(t.merchantId, t.provider, t.providerTime),
    check(
      'payment_attempts_state',
      sql`${t.state} in ('CREATED', 'PENDING', 'PAID', 'CANCELED', 'REFUNDED')`,
    ),
    check('payment_attempts_money', sql`${t.amount} > 0 and ${t.refunded} between 0 and ${t.amount}`),
    check('payment_attempts_refunded', sql`(${t.state} = 'REFUNDED') = (${t.refunded} = ${t.amount})`),
  ],
);

/** What one of several payers pays of an order, in whole so'm. The open and paid parts of an order sum to its total. */
export const orderParts = pgTable(
  'order_parts',
  {
    merchantId: merchantId(),
    orderId: text().notNull(),
    part: integer().notNull(),
    memberId: text().notNull(),
    isHost: boolean().notNull().default(false),
    amount: bigint({ mode: 'number' }).notNull(),
    counts: jsonb().$type<number[]>().notNull(),
    state: text().$type<PartState>().notNull().default('OPEN'),
    /** How its payer pays; null: as the order is paid. */
    paymentType: text().$type<PaymentType>(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.orderId, t.part] }),
    foreignKey({ columns: [t.merchantId, t.orderId], foreignColumns: [orders.merchantId, orders.id] }),
    check('order_parts_state', sql`${t.state} in ('OPEN', 'PAID', 'DROPPED')`),
    check('order_parts_amount', sql`${t.amount} > 0`),
  ],
);

/** A call of a provider as it came, sealed (it may name a payer), and what it was answered. */
export const paymentInbox = pgTable(
  'payment_inbox',
  {
    merchantId: merchantId(),
    id: text().notNull(),
    provider: text().notNull(),
    operation: text().notNull(),
    sealedBody: text().notNull(),
    /** RECEIVED, then REFUSED (it did not prove itself), APPLIED, or FAILED (we broke; the provider asks again). */
    outcome: text().notNull().default('RECEIVED'),
    note: text(),
    status: integer(),
    answer: text(),
    receivedAt: createdAt(),
    answeredAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] }),
    index('payment_inbox_age').on(t.merchantId, t.receivedAt),
    check('payment_inbox_outcome', sql`${t.outcome} in ('RECEIVED', 'REFUSED', 'APPLIED', 'FAILED')`),
  ],
);

/** Double entry: the lines of one entry sum to zero (enforced by a trigger), and no line is ever changed. */
export const moneyJournal = pgTable(
  'money_journal',
  {
    merchantId: merchantId(),
    entryId: text().notNull(),
    line: integer().notNull(),
    /** `at.PAYME`: held by a provider or as cash; `orders`: paid by guests; `tips`: given afterwards; `owed`: to be refunded. */
    account: text().notNull(),
    amount: tiyin().notNull(),
    orderId: text().notNull(),
    attemptId: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.entryId, t.line] }),
    foreignKey({ columns: [t.merchantId, t.orderId], foreignColumns: [orders.merchantId, orders.id] }),
    foreignKey({
      columns: [t.merchantId, t.attemptId],
      foreignColumns: [paymentAttempts.merchantId, paymentAttempts.id],
    }),
    index('money_journal_order').on(t.merchantId, t.orderId),
    index('money_journal_age').using('brin', t.createdAt),
    check('money_journal_amount', sql`${t.amount} <> 0`),
  ],
);

/** A refund: written in the transaction that causes it, executed by a job or manually. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    merchantId: merchantId(),
    id: text().notNull(),
    attemptId: text().notNull(),
    orderId: text().notNull(),
    amount: tiyin().notNull(),
    /** DUE, DONE, or MANUAL: the provider cannot, so that staff has to. */
    state: text().notNull().default('DUE'),
    reason: text().$type<PaymentReason>().notNull(),
    note: text(),
    createdAt: createdAt(),
    doneAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({
      columns: [t.merchantId, t.attemptId],
      foreignColumns: [paymentAttempts.merchantId, paymentAttempts.id],
    }),
    foreignKey({ columns: [t.merchantId, t.orderId], foreignColumns: [orders.merchantId, orders.id] }),
    index('payment_refunds_order').on(t.merchantId, t.orderId),
    check('payment_refunds_state', sql`${t.state} in ('DUE', 'DONE', 'MANUAL')`),
    check('payment_refunds_amount', sql`${t.amount} > 0`),
  ],
);

/** A card as the provider's token; the number and the cvv are never stored (D14, T51). */
export const savedCards = pgTable(
  'saved_cards',
  {
    merchantId: merchantId(),
    id: text().notNull(),
    userId: text().notNull(),
    provider: text().$type<PaymentType>().notNull(),
    sealedToken: text().notNull(),
    /** Keyed hash of masked number, month and holder: the same card is not listed twice. */
    mark: text().notNull(),
    maskedNumber: text().notNull(),
    expire: text(),
    phone: text(),
    name: text(),
    type: text(),
    isVerified: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({ columns: [t.merchantId, t.userId], foreignColumns: [users.merchantId, users.id] }),
    unique('saved_cards_mark').on(t.merchantId, t.userId, t.mark),
  ],
);
