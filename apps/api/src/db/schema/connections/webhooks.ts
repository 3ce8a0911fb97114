import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { createdAt, merchantId, moment } from '../columns.ts';
import { orders } from '../orders.ts';

/** An address that a merchant wants the events of its orders sent to, with its sealed secrets, the newest first. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    merchantId: merchantId(),
    id: text().notNull(),
    url: text().notNull(),
    sealedSecrets: text().notNull(),
    createdAt: createdAt(),
    removedAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.merchantId, t.id] })],
);

/** An event for one endpoint. The sealed body is sent with the same bytes each time. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    merchantId: merchantId(),
    id: text().notNull(),
    endpointId: text().notNull(),
    orderId: text().notNull(),
    orderVersion: integer().notNull(),
    sealedBody: text().notNull(),
    state: text().$type<'WAITING' | 'DELIVERED' | 'GIVEN_UP'>().notNull().default('WAITING'),
    attempts: integer().notNull().default(0),
    /** How the last attempt ended: an HTTP status, or why there was none. */
    lastResult: text(),
    createdAt: createdAt(),
    doneAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({
      columns: [t.merchantId, t.endpointId],
      foreignColumns: [webhookEndpoints.merchantId, webhookEndpoints.id],
    }),
    foreignKey({ columns: [t.merchantId, t.orderId], foreignColumns: [orders.merchantId, orders.id] }),
    uniqueIndex('webhook_deliveries_once').on(t.merchantId, t.endpointId, t.orderId, t.orderVersion),
    index('webhook_deliveries_age').on(t.merchantId, t.createdAt),
    check('webhook_deliveries_state', sql`${t.state} in ('WAITING', 'DELIVERED', 'GIVEN_UP')`),
  ],
);
