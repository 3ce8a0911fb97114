import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { createdAt, merchantId } from '../columns.ts';
import { notifications } from '../content.ts';
import { sessions } from '../customers.ts';

/**
 * The web push of one signed-in device: it ends with the session. The address and its keys are sealed: they are
 * all that is needed to notify the device.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    merchantId: merchantId(),
    sessionId: text().notNull(),
    userId: text().notNull(),
    /** SHA-256 of the address: a browser has one subscription, that of its last account. */
    endpointHash: text().notNull(),
    sealed: text().notNull(),
    language: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.sessionId] }),
    foreignKey({
      columns: [t.merchantId, t.sessionId],
      foreignColumns: [sessions.merchantId, sessions.id],
    }).onDelete('cascade'),
    uniqueIndex('push_subscriptions_browser').on(t.merchantId, t.endpointHash),
    index('push_subscriptions_user').on(t.merchantId, t.userId),
  ],
);

/** One message on its way to one device, which it reaches at most once. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    merchantId: merchantId(),
    notificationId: text().notNull(),
    sessionId: text().notNull(),
    state: text().$type<'WAITING' | 'SENT' | 'GONE' | 'GIVEN_UP'>().notNull().default('WAITING'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.notificationId, t.sessionId] }),
    foreignKey({
      columns: [t.merchantId, t.notificationId],
      foreignColumns: [notifications.merchantId, notifications.id],
    }).onDelete('cascade'),
    check('push_deliveries_state', sql`${t.state} in ('WAITING', 'SENT', 'GONE', 'GIVEN_UP')`),
  ],
);
