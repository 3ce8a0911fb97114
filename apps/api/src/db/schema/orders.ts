import type { LadderRung } from '@dasturxon/core/order';
import type { PaymentType } from '@dasturxon/core/payment';
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

import { createdAt, merchantId, moment, money, transactionId, wire } from './columns.ts';
import { users } from './customers.ts';
import { merchants } from './merchants.ts';
import { branches } from './places.ts';

/** An order. Money, status and keys are columns; `data` is what the customer wrote and later facts (ENT-35…40). */
export const orders = pgTable(
  'orders',
  {
    merchantId: merchantId(),
    id: text().notNull(),
    number: bigint({ mode: 'number' }).notNull(),
    userId: text().notNull(),
    /** Keyed hash of the guest's phone: open orders are counted by it, also after the account is deleted (T42). */
    phoneHash: text(),
    branchId: text().notNull(),
    status: text().notNull(),
    serviceType: text().notNull(),
    paymentType: text().$type<PaymentType>().notNull(),
    isPaid: boolean().notNull().default(false),
    productCount: integer().notNull(),
    productPrice: money().notNull(),
    productDiscount: money().notNull(),
    totalProductPrice: money().notNull(),
    totalProductDiscount: money().notNull(),
    totalDiscount: money().notNull(),
    deliveryPrice: money().notNull(),
    deliveryDiscount: money().notNull(),
    servicePrice: money().notNull(),
    cashback: money().notNull(),
    /** For the courier or the team (B35); part of `totalPrice` alone. */
    tip: money().notNull().default(0),
    totalPrice: money().notNull(),
    promoId: text(),
    /** The quote that it was placed with: each is ordered with once (C1). */
    quoteId: text(),
    /** The moment a later order is wanted at; null: as soon as possible. */
    deliveryAt: moment(),
    courierId: text(),
    /** When the order reached the kitchen and the answer ladder began; null while it waits for payment. */
    kitchenSince: moment(),
    /** The last rung of the answer ladder that was done. */
    ladderRung: text().$type<LadderRung>(),
    ladderAt: moment(),
    acceptedTime: moment(),
    readyTime: moment(),
    deliveredAt: moment(),
    data: wire(),
    /** How far the kitchen is (KitchenState of core). */
    kitchen: wire(),
    /** Grows with each write but those of `kitchen`; kept by a trigger, like `changedIn`. */
    version: integer().notNull().default(1),
    /**
     * The version of the last write that staff decide on, kept by the trigger: what the till answers, that the guest was notified
     * of a delay, a shared link and a later tip do not count. Null for an order not written since the column exists: `version`.
     */
    decidedVersion: integer(),
    /** The transaction of the last write, null before the first since the column exists (see board-changes.ts). */
    changedIn: transactionId(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    index('orders_changed').on(t.merchantId, t.changedIn),
    // Rows lie in the order of their time: the index is small and finds the old ones (PRIV-01).
    index('orders_age').using('brin', t.createdAt),
    unique('orders_number').on(t.merchantId, t.number),
    unique('orders_quote').on(t.merchantId, t.quoteId),
    foreignKey({ columns: [t.merchantId, t.userId], foreignColumns: [users.merchantId, users.id] }),
    foreignKey({ columns: [t.merchantId, t.branchId], foreignColumns: [branches.merchantId, branches.id] }),
    index('orders_user').on(t.merchantId, t.userId, t.createdAt.desc()),
    index('orders_open_phone')
      .on(t.merchantId, t.phoneHash)
      .where(sql`status in ('OPEN', 'CREATED', 'AT_TIME') and not is_paid`),
    // A board reads what was finished today beside what is open.
    index('orders_updated').on(t.merchantId, t.updatedAt),
    index('orders_live')
      .on(t.merchantId, t.status)
      .where(sql`status not in ('CLOSED', 'CANCELED')`),
    check(
      'orders_status',
      sql`${t.status} in ('OPEN', 'CREATED', 'AT_TIME', 'ACCEPTED', 'COOKING', 'DONE', 'ATTACHED', 'ON_WAY', 'DELIVERED', 'CLOSED', 'CANCELED')`,
    ),
    check(
      'orders_service',
      sql`${t.serviceType} in ('DELIVERY', 'PICK_UP', 'DINE_IN', 'YANDEX_EATS', 'EXPRESS_24')`,
    ),
    check(
      'orders_payment',
      sql`${t.paymentType} in ('CASH', 'CLICK', 'PAYNET', 'TERMINAL', 'PAYME', 'UZUM', 'OTHER', 'RAHMAT', 'CLICK_MINI_APP')`,
    ),
    check(
      'orders_money',
      sql`${t.productPrice} >= 0 and ${t.productDiscount} >= 0 and ${t.totalProductPrice} >= 0 and ${t.totalProductDiscount} >= 0 and ${t.deliveryPrice} >= 0 and ${t.deliveryDiscount} between 0 and ${t.deliveryPrice} and ${t.servicePrice} >= 0 and ${t.cashback} >= 0 and ${t.tip} >= 0 and ${t.totalPrice} >= 0`,
    ),
    check(
      'orders_total',
      sql`${t.totalPrice} = ${t.productPrice} - ${t.totalProductDiscount} + ${t.deliveryPrice} - ${t.deliveryDiscount} + ${t.servicePrice} - ${t.cashback} + ${t.tip}`,
    ),
  ],
);

/** A line as it was sold: the snapshot does not follow the menu. */
export const orderLines = pgTable(
  'order_lines',
  {
    merchantId: merchantId(),
    orderId: text().notNull(),
    line: integer().notNull(),
    productId: text().notNull(),
    count: integer().notNull(),
    unitPrice: money().notNull(),
    price: money().notNull(),
    data: wire(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.orderId, t.line] }),
    foreignKey({ columns: [t.merchantId, t.orderId], foreignColumns: [orders.merchantId, orders.id] }),
    check('order_lines_count', sql`${t.count} > 0`),
    check('order_lines_money', sql`${t.unitPrice} >= 0 and ${t.price} >= 0`),
  ],
);

/** An edit of an order's lines: proposed to the guest, then applied or not (C.7). One of an order waits at a time. */
export const orderEdits = pgTable(
  'order_edits',
  {
    merchantId: merchantId(),
    id: text().notNull(),
    orderId: text().notNull(),
    /** PROPOSED, then APPLIED, DECLINED, LAPSED without an answer, or WITHDRAWN. */
    state: text().$type<OrderEditState>().notNull(),
    /** GUEST: asked on the order's page and by the bot. PHONE: staff asked by phone. */
    consent: text().$type<'GUEST' | 'PHONE'>().notNull(),
    /** The lines, sums and effects that were proposed (`EditedOrder`). */
    edited: wire(),
    proposedBy: text(),
    proposedByName: text(),
    createdAt: createdAt(),
    until: moment(),
    decidedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({ columns: [t.merchantId, t.orderId], foreignColumns: [orders.merchantId, orders.id] }),
    uniqueIndex('order_edits_open')
      .on(t.merchantId, t.orderId)
      .where(sql`state = 'PROPOSED'`),
    check('order_edits_state', sql`${t.state} in ('PROPOSED', 'APPLIED', 'DECLINED', 'LAPSED', 'WITHDRAWN')`),
    check('order_edits_consent', sql`${t.consent} in ('GUEST', 'PHONE')`),
  ],
);

/** How far an edit has come. */
export type OrderEditState = 'PROPOSED' | 'APPLIED' | 'DECLINED' | 'LAPSED' | 'WITHDRAWN';

/** One row per change of an order; the id is the event stream's Last-Event-ID. */
export const orderHistory = pgTable(
  'order_history',
  {
    merchantId: merchantId(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    orderId: text().notNull(),
    event: text().notNull(),
    fromStatus: text(),
    toStatus: text(),
    actorId: text(),
    actorRole: text(),
    data: wire(),
    at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({ columns: [t.merchantId, t.orderId], foreignColumns: [orders.merchantId, orders.id] }),
    index('order_history_order').on(t.merchantId, t.orderId, t.id),
    // A report reads a year of ends without the rows.
    index('order_history_ends')
      .on(t.merchantId, t.at, t.orderId, t.fromStatus, t.toStatus)
      .where(sql`to_status in ('DELIVERED', 'CLOSED', 'CANCELED')`),
    check(
      'order_history_event',
      sql`${t.event} in ('PAID', 'UPDATE', 'PAID_AND_CHANGE_STATUS', 'CHANGE_STATUS', 'CHANGE_COURIER_STATUS', 'CHANGE_PAYMENT_TYPE', 'CHANGE_DELIVERY_TYPE')`,
    ),
  ],
);

/** The last order number of a merchant. */
export const orderCounters = pgTable(
  'order_counters',
  { merchantId: text().primaryKey(), last: bigint({ mode: 'number' }).notNull().default(0) },
  (t) => [foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] })],
);

/** What a key already produced. Written with the thing itself, so a key is consumed by success alone. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    merchantId: merchantId(),
    userId: text().notNull(),
    key: text().notNull(),
    endpoint: text().notNull(),
    bodyHash: text().notNull(),
    status: integer().notNull(),
    answer: jsonb().$type<unknown>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.userId, t.key] }),
    foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] }),
    index('idempotency_keys_age').on(t.merchantId, t.createdAt),
  ],
);

/** How many later orders a branch has taken for one slot. */
export const slotUses = pgTable(
  'slot_uses',
  {
    merchantId: merchantId(),
    branchId: text().notNull(),
    slot: moment().notNull(),
    used: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.branchId, t.slot] }),
    foreignKey({ columns: [t.merchantId, t.branchId], foreignColumns: [branches.merchantId, branches.id] }),
    check('slot_uses_used', sql`${t.used} >= 0`),
  ],
);
