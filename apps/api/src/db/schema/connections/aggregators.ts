import type { Aggregator } from '@dasturxon/core/order';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { createdAt, merchantId, moment, wire } from '../columns.ts';
import { users } from '../customers.ts';
import { orders } from '../orders.ts';

/** The client that an aggregator signs in with at a merchant, with its sealed secret. */
export const aggregatorAccounts = pgTable(
  'aggregator_accounts',
  {
    merchantId: merchantId(),
    kind: text().$type<Aggregator>().notNull(),
    sealedSecret: text().notNull(),
    /** The customer that its orders are written for: its guests are not known to the merchant. */
    userId: text().notNull(),
    /** `branchIds` (AggregatorSettings). */
    settings: wire(),
    signedInAt: moment(),
    menuReadAt: moment(),
    orderedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.kind] }),
    foreignKey({ columns: [t.merchantId, t.userId], foreignColumns: [users.merchantId, users.id] }),
    check('aggregator_accounts_kind', sql`${t.kind} in ('YANDEX_EATS', 'EXPRESS_24')`),
  ],
);

/** A live token of an aggregator's client. Only its SHA-256 is here. */
export const aggregatorTokens = pgTable(
  'aggregator_tokens',
  {
    merchantId: merchantId(),
    tokenHash: text().notNull(),
    kind: text().$type<Aggregator>().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.tokenHash] }),
    foreignKey({
      columns: [t.merchantId, t.kind],
      foreignColumns: [aggregatorAccounts.merchantId, aggregatorAccounts.kind],
    }),
    index('aggregator_tokens_expiry').on(t.expiresAt),
  ],
);

/** An order by the aggregator's own id: each becomes one order of ours, or was refused and may be sent again. */
export const aggregatorOrders = pgTable(
  'aggregator_orders',
  {
    merchantId: merchantId(),
    kind: text().$type<Aggregator>().notNull(),
    eatsId: text().notNull(),
    /** Null while it is refused. */
    orderId: text(),
    /** The last thing about it that staff should know: why it was refused, or what of it does not fit. */
    message: text(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.kind, t.eatsId] }),
    foreignKey({ columns: [t.merchantId, t.orderId], foreignColumns: [orders.merchantId, orders.id] }),
    uniqueIndex('aggregator_orders_order').on(t.merchantId, t.orderId),
    index('aggregator_orders_age').on(t.merchantId, t.updatedAt),
  ],
);
