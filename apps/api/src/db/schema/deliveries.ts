import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { createdAt, merchantId, moment, money } from './columns.ts';
import { users } from './customers.ts';
import { orders } from './orders.ts';
import { branches } from './places.ts';

/**
 * One call of a courier for an order. Its id is the courier service's idempotency key and, for couriers who are no users
 * of ours, what the order's `courierId` names. `finishedAt` closes it; an order has at most one that is open.
 */
export const deliveries = pgTable(
  'deliveries',
  {
    merchantId: merchantId(),
    id: text().notNull(),
    orderId: text().notNull(),
    provider: text().notNull(),
    /** An own courier's user. */
    courierUserId: text(),
    /** The courier service's id of it. */
    claimId: text(),
    claimVersion: integer().notNull().default(1),
    claimUpdatedAt: moment(),
    courierStatus: text(),
    firstName: text(),
    phone: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    positionAt: moment(),
    /** What the courier service asks, whole so'm. */
    price: money(),
    finishedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({ columns: [t.merchantId, t.orderId], foreignColumns: [orders.merchantId, orders.id] }),
    foreignKey({ columns: [t.merchantId, t.courierUserId], foreignColumns: [users.merchantId, users.id] }),
    uniqueIndex('deliveries_open')
      .on(t.merchantId, t.orderId)
      .where(sql`finished_at is null`),
    uniqueIndex('deliveries_claim').on(t.merchantId, t.claimId),
    index('deliveries_age').using('brin', t.createdAt),
    index('deliveries_courier')
      .on(t.merchantId, t.courierUserId)
      .where(sql`finished_at is null`),
    check('deliveries_provider', sql`${t.provider} in ('OWN', 'YANDEX', 'CUSTOM')`),
    check('deliveries_price', sql`${t.price} >= 0`),
  ],
);

/**
 * Cash of an own courier: received from a guest, or handed in to the branch. Rows are only ever added; a courier holds what
 * was received less what was handed in. An order has at most one RECEIVED.
 */
export const courierCash = pgTable(
  'courier_cash',
  {
    merchantId: merchantId(),
    id: text().notNull(),
    courierId: text().notNull(),
    branchId: text().notNull(),
    kind: text().notNull(),
    /** Whole so'm. */
    amount: money().notNull(),
    orderId: text(),
    /** The member of staff who took it. */
    takenBy: text(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({ columns: [t.merchantId, t.courierId], foreignColumns: [users.merchantId, users.id] }),
    foreignKey({ columns: [t.merchantId, t.orderId], foreignColumns: [orders.merchantId, orders.id] }),
    foreignKey({ columns: [t.merchantId, t.branchId], foreignColumns: [branches.merchantId, branches.id] }),
    uniqueIndex('courier_cash_order')
      .on(t.merchantId, t.orderId)
      .where(sql`kind = 'RECEIVED'`),
    index('courier_cash_courier').on(t.merchantId, t.courierId, t.branchId),
    check('courier_cash_kind', sql`${t.kind} in ('RECEIVED', 'HANDED_IN')`),
    check('courier_cash_amount', sql`${t.amount} > 0`),
  ],
);
